import type { Transaction } from 'kysely';
import { danishMobile } from '../../domain/danish-phone.ts';
import { fail, ok, type Result } from '../../domain/result.ts';
import { counterOf, holdCounters, type Counter } from '../counters.ts';
import { inTransaction } from '../db/in-transaction.ts';
import type { Tables } from '../db/tables.ts';
import { enqueue } from '../outbox/messages.ts';
import type { Services } from '../services.ts';
import { codeMessage, type CodePurpose } from './code-message.ts';
import type { ChallengeAnswer, Verdict } from './captcha/port.ts';
import { guessesAt, nextCodeForm } from './guess-budget.ts';
import * as rules from './sign-in-rules.ts';
import {
  browserHashOf,
  codeMac,
  newBrowserToken,
  newCode,
  type CodeOwner,
} from './sign-in-secrets.ts';

export type CodeRequest = {
  readonly purpose: CodePurpose;
  readonly phone: string;
  /** Of the browser that asks, from its cookie; null: it has none yet. */
  readonly browserToken: string | null;
  /** As addressGroup counts it. */
  readonly address: string;
  readonly locale: 'da' | 'en';
  /** Where the code is typed in. */
  readonly host: string;
  /** What only machines fill in. */
  readonly trap: string;
  readonly challenge: ChallengeAnswer;
};

export type CodeRefusal =
  | { readonly kind: 'off' }
  | { readonly kind: 'invalid-number' }
  | { readonly kind: 'machine' }
  /** which: whose turn it is to wait. */
  | {
      readonly kind: 'too-many-codes';
      readonly which: 'number' | 'address' | 'all';
      readonly waitMs: number;
    }
  | { readonly kind: 'too-many-tries'; readonly waitMs: number };

/** The cookie's token and when the code that was sent ends. Says the same for known and unknown numbers. */
export type SentCode = {
  readonly browserToken: string;
  readonly phone: string;
  readonly expiresAt: string;
};

/** Sends a code to a number. Nobody learns whether the number has been here before: no one asks for it yet. */
export async function requestCode(
  services: Services,
  request: CodeRequest,
): Promise<Result<SentCode, CodeRefusal>> {
  const { settings, secret, log } = services;
  if (settings.sms.kind === 'off') return fail({ kind: 'off' });
  const phone = danishMobile(request.phone);
  if (phone === null) return fail({ kind: 'invalid-number' });
  if (request.trap !== '') return fail({ kind: 'machine' });
  const verdict = await services.personCheck.judge(request.challenge, services.now());
  if (verdict.kind === 'machine') return fail({ kind: 'machine' });
  const browserToken = request.browserToken ?? newBrowserToken();
  const owner = { browserHash: browserHashOf(browserToken), phone, purpose: request.purpose };
  const counters = countersOf(owner, request.address, secret, settings.smsPerHour);
  const sent = await inTransaction(services.db, (transaction) =>
    sendOnce(transaction, services, { owner, verdict, counters, request }),
  );
  if (!sent.ok) return sent;
  if (sent.value.isLastOfAll) {
    log.error({ perHour: settings.smsPerHour }, 'sign-in codes: the cap of the site is reached');
  }
  return ok({ browserToken, phone, expiresAt: sent.value.expiresAt });
}

type Counters = {
  readonly sends: Readonly<Record<'number' | 'address' | 'all', Counter>>;
  readonly unproved: Counter;
  readonly guesses: string;
};

function countersOf(
  owner: CodeOwner,
  address: string,
  secret: string,
  smsPerHour: number,
): Counters {
  const ofAddress = counterOf('send-address', address, secret);
  return {
    sends: {
      number: {
        subject: counterOf('send-number', owner.phone, secret),
        limits: rules.SENDS_PER_NUMBER,
      },
      address: { subject: ofAddress, limits: rules.SENDS_PER_ADDRESS },
      all: { subject: 'send-all', limits: rules.sendsInAll(smsPerHour) },
    },
    unproved: { subject: ofAddress, limits: rules.SENDS_PER_ADDRESS_UNPROVED },
    guesses: guessesAt(owner.phone, secret),
  };
}

type Sent = {
  readonly expiresAt: string;
  /** Nobody gets a code after this one for a while. */
  readonly isLastOfAll: boolean;
};

type Sending = {
  readonly owner: CodeOwner;
  readonly verdict: Verdict;
  readonly counters: Counters;
  readonly request: CodeRequest;
};

async function sendOnce(
  transaction: Transaction<Tables>,
  services: Services,
  { owner, verdict, counters, request }: Sending,
): Promise<Result<Sent, CodeRefusal>> {
  const { number, address, all } = counters.sends;
  const once = verdict.kind === 'proved' ? verdict.once : null;
  const held = await holdCounters(
    transaction,
    [
      ...[number, address, all].map(({ subject }) => subject),
      counters.guesses,
      ...(once === null ? [] : [once]),
    ],
    services.now,
  );
  const { now } = held;
  const before = await transaction
    .selectFrom('phone_codes')
    .select(['purpose', 'digits', 'tries', 'most_tries', 'sent_at', 'expires_at', 'used_at'])
    .where('browser_hash', '=', owner.browserHash)
    .where('phone', '=', owner.phone)
    .executeTakeFirst();
  const isOpen =
    before !== undefined && before.used_at === null && Date.parse(before.expires_at) > +now;
  // A double press: the first one's message is on its way. For another purpose there is none yet.
  if (
    isOpen &&
    before.purpose === owner.purpose &&
    Date.parse(before.sent_at) + rules.RESEND_AFTER_MS > +now
  ) {
    return ok({ expiresAt: before.expires_at, isLastOfAll: false });
  }
  if (isOpen && before.tries >= before.most_tries) {
    return fail({ kind: 'too-many-tries', waitMs: Date.parse(before.expires_at) - +now });
  }
  const isProved =
    verdict.kind === 'proved' && (once === null || held.count(once, rules.DAY_MS) === 0);
  const waits = [
    ['number', held.waitMs(number)],
    ['address', held.waitMs(isProved ? address : counters.unproved)],
    ['all', held.waitMs(all)],
  ] as const;
  const refused = waits.find(([, waitMs]) => waitMs > 0);
  if (refused !== undefined) {
    return fail({ kind: 'too-many-codes', which: refused[0], waitMs: refused[1] });
  }
  await held.note([
    ...[number, address, all].map(({ subject }) => subject),
    ...(once === null ? [] : [once]),
  ]);
  // A new message is no new set of tries.
  const form = isOpen
    ? { digits: before.digits, most_tries: before.most_tries }
    : await nextCodeForm(transaction, held, { phone: owner.phone, counter: counters.guesses, now });
  const code = newCode(form.digits);
  const expiresAt = new Date(+now + rules.CODE_LIFE_MS);
  const row = {
    purpose: owner.purpose,
    code_mac: codeMac(code, owner, services.secret),
    ...form,
    tries: isOpen ? before.tries : 0,
    sent_at: now.toISOString(),
    expires_at: expiresAt.toISOString(),
    used_at: null,
  };
  await transaction
    .insertInto('phone_codes')
    .values({ ...row, browser_hash: owner.browserHash, phone: owner.phone })
    .onConflict((conflict) => conflict.columns(['browser_hash', 'phone']).doUpdateSet(row))
    .execute();
  const { purpose, locale, host } = request;
  await enqueue(
    transaction,
    [codeMessage({ purpose, phone: owner.phone, code, locale, host, secret: services.secret })],
    { now, expiresAt },
  );
  return ok({ expiresAt: expiresAt.toISOString(), isLastOfAll: held.waitMs(all) > 0 });
}
