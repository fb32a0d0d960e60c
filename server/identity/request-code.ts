import type { Transaction } from 'kysely';
import { danishMobile } from '../../domain/danish-phone.ts';
import { fail, ok, type Result } from '../../domain/result.ts';
import { holdCounters, type Counter } from '../counters.ts';
import type { Tables } from '../db/tables.ts';
import { sendHeld } from '../outbox/send.ts';
import { countersFor } from '../outbox/sending-limits.ts';
import type { Services } from '../services.ts';
import { command, type Change } from '../use-case/use-case.ts';
import { codeMessage, type CodePurpose, type ConfirmPurpose } from './code-message.ts';
import type { ChallengeAnswer, Verdict, Work } from './captcha/port.ts';
import { guessesAt, nextCodeForm } from './guess-budget.ts';
import { isKnownBrowser } from './known-browser.ts';
import { sendBudget, unproved, type Share, type Waiting } from './send-budget.ts';
import { noteSignIn } from './sign-in-log.ts';
import * as rules from './sign-in-rules.ts';
import {
  browserHashOf,
  codeMac,
  newBrowserToken,
  newCode,
  type CodeOwner,
} from './sign-in-secrets.ts';
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

export type CodeRefusal =
  | { readonly kind: 'off' }
  | { readonly kind: 'invalid-number' }
  | { readonly kind: 'machine' }
  /** Nothing proves a person yet; doing this work can. */
  | { readonly kind: 'proof-needed'; readonly work: Work }
  | {
      readonly kind: 'too-many-codes';
      readonly which: Waiting;
      readonly waitMs: number;
    }
  | { readonly kind: 'too-many-tries'; readonly waitMs: number };

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
    sendOnce(transaction, services, { owner, isKnown, verdict, request }),
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

type Sent = {
  readonly expiresAt: string;
  /** Browsers that have never signed in get no code for a while after this one; others do. */
  readonly isLastForUnknown: boolean;
};

type Sending = {
  readonly owner: CodeOwner;
  readonly isKnown: boolean;
  readonly verdict: Verdict;
  readonly request: CodeRequest;
};

async function sendOnce(
  transaction: Transaction<Tables>,
  services: Services,
  { owner, isKnown, verdict, request }: Sending,
): Promise<Result<Sent, CodeRefusal>> {
  const { secret } = services;
  const { phone } = owner;
  const budget = sendBudget({ phone, address: request.address, isKnown }, services);
  const asked = { kind: 'sms', purpose: 'sign-in-code', recipient: phone } as const;
  const outgoing = countersFor(asked, null, services);
  const subjects = budget.map(({ subject }) => subject);
  const whereItLeaves = outgoing.map(({ subject }) => subject);
  const guesses = guessesAt(phone, isKnown, secret);
  const once = verdict.kind === 'machine' ? null : verdict.once;
  const held = await holdCounters(
    transaction,
    [...subjects, ...whereItLeaves, guesses, ...(once === null ? [] : [once])],
    services.now,
  );
  const { now } = held;
  const before = await transaction
    .selectFrom('phone_codes')
    .select([
      'purpose',
      'digits',
      'tries',
      'most_tries',
      'sent_at',
      'expires_at',
      'used_at',
      'is_known',
    ])
    .where('browser_hash', '=', owner.browserHash)
    .where('phone', '=', phone)
    .executeTakeFirst();
  const isOpen =
    before !== undefined && before.used_at === null && Date.parse(before.expires_at) > +now;
  // A double press: the first message is on its way. For another purpose there is none yet.
  if (
    isOpen &&
    before.purpose === owner.purpose &&
    Date.parse(before.sent_at) + rules.RESEND_AFTER_MS > +now
  ) {
    return ok({ expiresAt: before.expires_at, isLastForUnknown: false });
  }
  if (isOpen && before.tries >= before.most_tries) {
    return fail({ kind: 'too-many-tries', waitMs: Date.parse(before.expires_at) - +now });
  }
  const isFresh = once === null || held.count(once, rules.DAY_MS) === 0;
  const isProved = verdict.kind === 'proved' && isFresh;
  const isShown = isFresh && once !== null;
  if (!isProved && !isShown && services.personCheck.asksAlways) {
    return fail({ kind: 'proof-needed', work: services.personCheck.work(now) });
  }
  const waitOf = (share: Share) => held.waitMs(isProved ? share : unproved(share));
  const refused = budget.find((share) => waitOf(share) > 0);
  if (refused !== undefined) {
    return fail({ kind: 'too-many-codes', which: refused.which, waitMs: waitOf(refused) });
  }
  const counted = subjects.filter((subject) => !whereItLeaves.includes(subject));
  await held.note([...counted, ...(once === null ? [] : [once])]);
  // A new message brings no new set of tries.
  const form = isOpen
    ? { digits: before.digits, most_tries: before.most_tries, is_known: before.is_known }
    : await nextCodeForm(transaction, held, { phone, isKnown, counter: guesses, now });
  const code = newCode(form.digits);
  const expiresAt = new Date(+now + rules.CODE_LIFE_MS);
  const row = {
    purpose: owner.purpose,
    code_mac: codeMac(code, owner, secret),
    ...form,
    tries: isOpen ? before.tries : 0,
    sent_at: now.toISOString(),
    expires_at: expiresAt.toISOString(),
    used_at: null,
  };
  await transaction
    .insertInto('phone_codes')
    .values({ ...row, browser_hash: owner.browserHash, phone })
    .onConflict((conflict) => conflict.columns(['browser_hash', 'phone']).doUpdateSet(row))
    .execute();
  const { purpose, locale, host } = request;
  const message = codeMessage({ purpose, phone, code, locale, host, secret });
  await sendHeld(transaction, services, held, [message], { from: null, expiresAt });
  const isFull = (counters: readonly Counter[]) =>
    counters.some((counter) => held.waitMs(counter) > 0);
  const ofAll = budget.filter(({ which }) => which === 'all');
  const isLastForUnknown = !isKnown && isFull(ofAll) && !isFull(outgoing);
  return ok({ expiresAt: expiresAt.toISOString(), isLastForUnknown });
}
