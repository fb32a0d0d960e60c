import type { Transaction } from 'kysely';
import { fail, ok, type Result } from '../../domain/result.ts';
import type { Locale } from '../../words/locale.ts';
import { CLOCKS_APART_MS, holdCounters, type Counter } from '../counters.ts';
import type { Tables } from '../db/tables.ts';
import { sendHeld } from '../outbox/send.ts';
import { countersFor } from '../outbox/sending-limits.ts';
import type { Services } from '../services.ts';
import type { Verdict, Work } from './captcha/port.ts';
import { codeMessage, type CodePurpose } from './code-message.ts';
import { guessesAt, nextCodeForm } from './guess-budget.ts';
import { sendBudget, unproved, type Share, type Waiting } from './send-budget.ts';
import * as rules from './sign-in-rules.ts';
import { codeMac, newCode, type CodeOwner } from './sign-in-secrets.ts';

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

type Sent = {
  readonly expiresAt: string;
  /** Browsers that have never signed in get no code for a while after this one; others do. */
  readonly isLastForUnknown: boolean;
};

type Sending = {
  readonly owner: CodeOwner;
  readonly isKnown: boolean;
  readonly verdict: Verdict;
  /** From where it is asked for, and where it is typed in. */
  readonly request: {
    readonly purpose: CodePurpose;
    readonly address: string;
    readonly host: string;
    readonly locale: Locale;
  };
};

/**
 * Writes a code's message with everything that counts it, in one transaction. A double press sends nothing twice.
 */
export async function sendCode(
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
  const stored = await transaction
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
  // Written by a clock that ran ahead: it holds up no code once the clock is right.
  const isAhead = Date.parse(stored?.sent_at ?? '') > +now + CLOCKS_APART_MS;
  const before = isAhead ? undefined : stored;
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
