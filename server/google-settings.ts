import * as z from 'zod/mini';
import { isSafeBase } from './safe-base.ts';

export type GoogleSettings =
  | {
      readonly kind: 'openid';
      readonly issuer: string;
      readonly clientId: string;
      readonly clientSecret: string;
    }
  /** Sample people of this server's own, to be chosen from. */
  | { readonly kind: 'local' }
  /** Nobody signs in to the admin area. */
  | { readonly kind: 'off' };

export const GOOGLE_ISSUER = 'https://accounts.google.com';

export const googleVariables = {
  GOOGLE: z._default(z.enum(['on', 'off'], { error: 'must be on or off' }), 'on'),
  GOOGLE_CLIENT_ID: z.optional(
    z.string().check(z.regex(/^[\w.-]+$/, { error: 'must be the id of an OAuth client' })),
  ),
  GOOGLE_CLIENT_SECRET: z.optional(
    z.string().check(z.regex(/^\S+$/, { error: 'must be the secret of that OAuth client' })),
  ),
  GOOGLE_ISSUER: z.optional(
    z.string().check(
      z.refine<string>(isSafeBase, {
        error: `must be an https address without a question, such as ${GOOGLE_ISSUER}`,
      }),
    ),
  ),
};
const object = z.object(googleVariables);
type Given = z.infer<typeof object>;

export function contradictionsInGoogle(given: Given, isDeployed: boolean): readonly string[] {
  const { GOOGLE_CLIENT_ID: id, GOOGLE_CLIENT_SECRET: secret } = given;
  const problems: string[] = [];
  if (given.GOOGLE === 'off' && id !== undefined) {
    problems.push('GOOGLE_CLIENT_ID is set although GOOGLE=off; leave one of them out.');
  }
  if ((id === undefined) !== (secret === undefined)) {
    problems.push('GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET belong together; set both or none.');
  }
  if (given.GOOGLE_ISSUER !== undefined && id === undefined) {
    problems.push('GOOGLE_ISSUER is set without GOOGLE_CLIENT_ID; set both or none.');
  }
  if (isDeployed && given.GOOGLE === 'on' && id === undefined) {
    problems.push(
      'GOOGLE_CLIENT_ID is needed with APP_URL; or set GOOGLE=off to let nobody into the admin area.',
    );
  }
  return problems;
}

export function googleSettingsFrom(given: Given): GoogleSettings {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret } = given;
  if (given.GOOGLE === 'off') return { kind: 'off' };
  if (clientId === undefined || clientSecret === undefined) return { kind: 'local' };
  return { kind: 'openid', issuer: given.GOOGLE_ISSUER ?? GOOGLE_ISSUER, clientId, clientSecret };
}
