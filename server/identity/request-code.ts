import { danishMobile } from '../../domain/danish-phone.ts';
import { fail, ok, type Result } from '../../domain/result.ts';
import type { Services } from '../services.ts';
import { command, type Change } from '../use-case/use-case.ts';
import type { CodePurpose, ConfirmPurpose } from './code-message.ts';
import type { ChallengeAnswer, Verdict } from './captcha/port.ts';
import { isKnownBrowser } from './known-browser.ts';
import { sendCode, type CodeRefusal } from './send-code.ts';
import { noteSignIn } from './sign-in-log.ts';
import { browserHashOf, newBrowserToken } from './sign-in-secrets.ts';
import type { Locale } from '../../words/locale.ts';

type Needs = Services & { readonly change: Change };

/** The browser that asks, and where the code is typed in. */
type Browser = {
  /** From its cookie; null: it has none yet. */
  readonly browserToken: string | null;
  readonly host: string;
};

/** Signed in with Google: there is no number to send a code to. */
export type NoPhone = { readonly kind: 'no-phone' };

type SignInAsker = {
  /** From the cookie of a browser that has signed in before; null: it has none. */
  readonly knownToken: string | null;
  /** A hidden field that only machines fill in. */
  readonly trap: string;
  readonly challenge: ChallengeAnswer;
};

type CodeRequest = Browser & {
  readonly purpose: CodePurpose;
  readonly phone: string;
  /** The client's own address. */
  readonly address: string;
  readonly locale: Locale;
  /** signed-in: with the requested number. */
  readonly asker: 'signed-in' | SignInAsker;
};

/** The cookie's token and when the code expires. The same for known and unknown numbers. */
export type SentCode = {
  readonly browserToken: string;
  readonly phone: string;
  readonly expiresAt: string;
};

/**
 * Sends the code that signs in to a number. Nobody learns whether the number is already known here.
 * Recorded in the sign-in log, by daily hashes.
 */
export const askForSignInCode = command(
  { name: 'session.ask-for-code', access: 'anyone', idempotent: 'no', audit: null },
  (
    services: Needs,
    who,
    { knownToken, trap, challenge, ...asked }: Browser & SignInAsker & { readonly phone: string },
    locale: Locale,
  ) => {
    const asker = { knownToken, trap, challenge };
    return send(services, {
      ...asked,
      asker,
      purpose: 'sign-in',
      address: who.network,
      locale,
    });
  },
);

/** Sends a code to the user's own phone, to confirm one thing. */
export const askForOwnCode = command(
  { name: 'user.ask-for-code', access: 'user', idempotent: 'no', audit: null },
  async (
    services: Needs,
    { phone, network: address },
    asked: Browser & { readonly purpose: ConfirmPurpose },
    locale: Locale,
  ): Promise<Result<SentCode, CodeRefusal | NoPhone>> =>
    phone === null
      ? fail({ kind: 'no-phone' })
      : send(services, { ...asked, asker: 'signed-in', phone, address, locale }),
);

async function send(services: Needs, request: CodeRequest): Promise<Result<SentCode, CodeRefusal>> {
  const { address, purpose } = request;
  const sent = await tryToSend(services, request);
  if (sent.ok) {
    const { isKnown, ...answer } = sent.value;
    noteSignIn(services, { event: 'code-sent', purpose, address, phone: answer.phone, isKnown });
    return ok(answer);
  }
  const { kind: code } = sent.error;
  const which = 'which' in sent.error ? { which: sent.error.which } : {};
  const phone = danishMobile(request.phone);
  noteSignIn(services, { event: 'code-refused', purpose, address, phone, code, ...which });
  return sent;
}

async function tryToSend(
  services: Needs,
  request: CodeRequest,
): Promise<Result<SentCode & { readonly isKnown: boolean }, CodeRefusal>> {
  const { settings, log } = services;
  if (settings.sms.kind === 'off') return fail({ kind: 'off' });
  const phone = danishMobile(request.phone);
  if (phone === null) return fail({ kind: 'invalid-number' });
  const { isKnown, verdict } = await judge(services, request.asker, phone);
  if (verdict.kind === 'machine') return fail({ kind: 'machine' });
  const browserToken = request.browserToken ?? newBrowserToken();
  const owner = { browserHash: browserHashOf(browserToken), phone, purpose: request.purpose };
  const sent = await services.change((transaction) =>
    sendCode(transaction, services, { owner, isKnown, verdict, request }),
  );
  if (!sent.ok) return sent;
  if (sent.value.isLastForUnknown) {
    log.error(
      { perHour: settings.smsPerHour },
      'sign-in codes: what is left is for browsers that have signed in before',
    );
  }
  return ok({ browserToken, phone, expiresAt: sent.value.expiresAt, isKnown });
}

/**
 * A browser that has signed in to the number has proved a person: nothing more is asked, here or at
 * Google.
 */
async function judge(services: Services, asker: CodeRequest['asker'], phone: string) {
  const proved: Verdict = { kind: 'proved', once: null };
  if (asker === 'signed-in') return { isKnown: true, verdict: proved };
  const { knownToken, trap, challenge } = asker;
  if (trap !== '') return { isKnown: false, verdict: { kind: 'machine' } as const };
  const isKnown = await isKnownBrowser(services, { token: knownToken, phone });
  const verdict = isKnown ? proved : await services.personCheck.judge(challenge, services.now());
  return { isKnown, verdict };
}
