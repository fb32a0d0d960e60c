import * as z from 'zod/mini';
import { isSafeBase } from './safe-base.ts';

export type SmsSettings =
  | {
      readonly kind: 'gatewayapi';
      readonly url: string;
      readonly token: string;
      readonly from: string;
    }
  /** Messages stay in the outbox and are read there. */
  | { readonly kind: 'local' }
  | { readonly kind: 'off' };

export type CaptchaSettings = {
  readonly siteKey: string;
  readonly secret: string;
  readonly url: string;
};

export type IdentitySettings = {
  readonly sms: SmsSettings;
  /** SMS that the whole site sends in an hour: above it something is wrong, and somebody should look. */
  readonly smsPerHour: number;
  /** null: the site checks by itself. */
  readonly captcha: CaptchaSettings | null;
};

/** The European one keeps messages inside the EU. */
const GATEWAYAPI = 'https://gatewayapi.eu';
const RECAPTCHA = 'https://www.google.com';
const DEFAULT_SENDER = 'Solrig';

const written = (form: RegExp, error: string) =>
  z.optional(z.string().check(z.regex(form, { error })));
const base = (example: string) =>
  z.optional(
    z.string().check(
      z.refine<string>(isSafeBase, {
        error: `must be an https address without a question, such as ${example}`,
      }),
    ),
  );

export const identityVariables = {
  SMS: z._default(z.enum(['on', 'off'], { error: 'must be on or off' }), 'on'),
  GATEWAYAPI_TOKEN: written(/^[\w.-]+$/, 'must be the token of an API key'),
  GATEWAYAPI_URL: base(GATEWAYAPI),
  SMS_FROM: written(/^(?:[A-Za-z0-9 ]{1,11}|\d{1,15})$/, 'must be up to 11 letters and digits'),
  SMS_PER_HOUR: z._default(
    z.pipe(
      z.string().check(
        z.refine<string>((value) => /^[1-9]\d{0,3}$/.test(value), {
          error: 'must be a whole number from 1 to 9999',
        }),
      ),
      z.transform(Number),
    ),
    300,
  ),
  RECAPTCHA_SITE_KEY: written(/^[\w-]+$/, 'must be a site key'),
  RECAPTCHA_SECRET: written(/^[\w-]+$/, 'must be a secret key'),
  RECAPTCHA_URL: base(RECAPTCHA),
};
const object = z.object(identityVariables);
type Given = z.infer<typeof object>;

export function contradictionsInIdentity(given: Given, isDeployed: boolean): readonly string[] {
  const problems: string[] = [];
  const needs = (name: keyof Given, other: keyof Given) => {
    if (given[name] !== undefined && given[other] === undefined) {
      problems.push(`${name} is set without ${other}; set both or none.`);
    }
  };
  if (given.GATEWAYAPI_TOKEN !== undefined && given.SMS === 'off') {
    problems.push('GATEWAYAPI_TOKEN is set although SMS=off; leave one of them out.');
  }
  if (isDeployed && given.SMS === 'on' && given.GATEWAYAPI_TOKEN === undefined) {
    problems.push('GATEWAYAPI_TOKEN is needed with APP_URL; or set SMS=off to send no SMS.');
  }
  needs('GATEWAYAPI_URL', 'GATEWAYAPI_TOKEN');
  needs('SMS_FROM', 'GATEWAYAPI_TOKEN');
  needs('RECAPTCHA_SITE_KEY', 'RECAPTCHA_SECRET');
  needs('RECAPTCHA_SECRET', 'RECAPTCHA_SITE_KEY');
  needs('RECAPTCHA_URL', 'RECAPTCHA_SITE_KEY');
  return problems;
}

export function identitySettingsFrom(given: Given): IdentitySettings {
  const { RECAPTCHA_SITE_KEY: siteKey, RECAPTCHA_SECRET: secret } = given;
  return {
    sms: smsSettingsFrom(given),
    smsPerHour: given.SMS_PER_HOUR,
    captcha:
      siteKey === undefined || secret === undefined
        ? null
        : { siteKey, secret, url: given.RECAPTCHA_URL ?? RECAPTCHA },
  };
}

function smsSettingsFrom(given: Given): SmsSettings {
  if (given.SMS === 'off') return { kind: 'off' };
  const { GATEWAYAPI_TOKEN: token, GATEWAYAPI_URL: url = GATEWAYAPI } = given;
  if (token === undefined) return { kind: 'local' };
  return { kind: 'gatewayapi', url, token, from: given.SMS_FROM ?? DEFAULT_SENDER };
}
