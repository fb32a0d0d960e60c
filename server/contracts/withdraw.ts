import type { Transaction } from 'kysely';
import * as z from 'zod/mini';
import { isDay } from '../../domain/calendar-days.ts';
import { emailOrEmpty, personName } from '../../domain/contact-details.ts';
import type { EnteredHow, WithdrawalHow } from '../../domain/contract/contract.ts';
import { isLate } from '../../domain/contract/withdrawal-period.ts';
import { fail, ok, type Result } from '../../domain/result.ts';
import { NO_DUE } from '../../domain/staff/lead-due.ts';
import { withdrawalDeclaration } from '../../words/withdrawal-words.ts';
import type { Locale } from '../../words/locale.ts';
import { danishDayOf } from '../danish-day.ts';
import type { Tables } from '../db/tables.ts';
import { clientGroups } from '../http/client-address.ts';
import { holdLeads } from '../leads/hold-leads.ts';
import { changeLead } from '../leads/lead-changes.ts';
import { send } from '../outbox/send.ts';
import { tellOfQuote } from '../quotes/stored-quote.ts';
import { hashOfToken } from '../receipt.ts';
import type { Services } from '../services.ts';
import type { AuditSubject } from '../use-case/audit-log.ts';
import { command, type Change } from '../use-case/use-case.ts';
import type { Who } from '../use-case/who.ts';
import { contractRow, shownContract, type StoredContract } from './stored-contract.ts';
import { withdrawalReceipt, withdrawalStaffNotice } from './withdrawal-messages.ts';

type Needs = Pick<Services, 'now' | 'secret' | 'settings' | 'log'> & { readonly change: Change };

export type WithdrawnBy = {
  readonly token: string;
  /** As the customer writes them; where the receipt goes. */
  readonly name: string;
  readonly email: string;
};
type Unsaid = { readonly kind: 'no-name' | 'no-email' };
type Done<Failure extends string = never> = Result<null, { readonly kind: 'not-found' | Failure }>;

/**
 * The customer's withdrawal. It is always taken, and twice is one: the first stands, with its receipt. After the last day
 * it is stamped late, and a person answers.
 */
export const withdraw = command(
  { name: 'contract.withdraw', access: 'customer', idempotent: 'always', audit: 'contract' },
  async (
    { change, ...services }: Needs,
    who,
    { token, ...typed }: WithdrawnBy,
    locale: Locale,
  ): Promise<Done<Unsaid['kind']>> => {
    const signed = readSigned(typed);
    if (!signed.ok) return signed;
    const { name, email } = signed.value;
    if (email === null) return fail({ kind: 'no-email' as const });
    return change<Done>(async (transaction, about) => {
      const row = await contractRow(transaction, {
        column: 'token_hash',
        value: hashOfToken(token),
      });
      if (row === undefined) return fail({ kind: 'not-found' });
      const at = services.now();
      const said = { how: 'page', name, email, locale, receivedAt: at, sentOn: null } as const;
      await take(transaction, services, { row, who, said, about });
      return ok(null);
    });
  },
);

export type EnteredWithdrawal = {
  readonly quoteId: string;
  readonly how: EnteredHow;
  /** ISO dates in Denmark. sentOn: of a letter or a mail; empty: the same day. */
  readonly receivedOn: string;
  readonly sentOn: string;
  readonly name: string;
  /** Empty: the receipt goes where the contract went. */
  readonly email: string;
};

/** A withdrawal that came by mail, letter or phone, as staff enter it. Who sent it in time is in time. */
export const enterWithdrawal = command(
  { name: 'contract.enter-withdrawal', access: 'staff', idempotent: 'always', audit: 'contract' },
  async (
    { change, ...services }: Needs,
    who,
    { quoteId, how, receivedOn, sentOn, ...typed }: EnteredWithdrawal,
  ): Promise<Done<Unsaid['kind'] | 'no-such-day'>> => {
    const signed = readSigned(typed);
    if (!signed.ok) return signed;
    return change<Done<'no-such-day'>>(async (transaction, about) => {
      const row = await contractRow(transaction, { column: 'quote_id', value: quoteId });
      if (row === undefined) return fail({ kind: 'not-found' });
      const now = services.now();
      const days = [danishDayOf(new Date(row.ordered_at)), sentOn, receivedOn, danishDayOf(now)];
      const known = days.filter((day) => day !== '');
      const isInOrder = known.every((day, index) => index === 0 || known[index - 1]! <= day);
      if (!isDay(receivedOn) || !known.every(isDay) || !isInOrder) {
        return fail({ kind: 'no-such-day' });
      }
      await take(transaction, services, {
        row,
        who,
        said: {
          ...signed.value,
          how,
          locale: row.locale,
          receivedAt: receivedOn === danishDayOf(now) ? now : middayOf(receivedOn),
          sentOn: sentOn === '' || sentOn === receivedOn ? null : sentOn,
        },
        about,
      });
      return ok(null);
    });
  },
);

/** A moment that is on this day in Denmark, in summer and in winter. */
const middayOf = (day: string) => new Date(`${day}T11:00:00Z`);

/** Name and address as they were typed; null: no address. */
export function readSigned(
  typed: Pick<WithdrawnBy, 'name' | 'email'>,
): Result<{ readonly name: string; readonly email: string | null }, Unsaid> {
  const name = z.safeParse(personName, typed.name);
  if (!name.success) return fail({ kind: 'no-name' });
  const email = z.safeParse(emailOrEmpty, typed.email);
  if (!email.success) return fail({ kind: 'no-email' });
  return ok({ name: name.data, email: email.data === '' ? null : email.data });
}

type Taking = {
  readonly row: StoredContract;
  readonly who: Who;
  readonly said: {
    readonly how: WithdrawalHow;
    readonly name: string;
    readonly email: string | null;
    readonly locale: Locale;
    readonly receivedAt: Date;
    readonly sentOn: string | null;
  };
  readonly about: (subject: AuditSubject) => void;
};

async function take(
  transaction: Transaction<Tables>,
  services: Omit<Needs, 'change'>,
  { row, who, said, about }: Taking,
): Promise<void> {
  const { how, name, email, locale, receivedAt, sentOn } = said;
  await holdLeads(transaction, [row.offer_id]);
  const now = services.now();
  const today = danishDayOf(now);
  const before = await shownContract(transaction, row, today);
  const late = isLate(before.period, sentOn ?? danishDayOf(receivedAt));
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('withdrawals')
    .values({
      contract_id: row.id,
      received_at: receivedAt.toISOString(),
      sent_on: sentOn,
      how,
      by_uid: who.kind === 'staff' ? who.uid : null,
      locale,
      name,
      email,
      said: withdrawalDeclaration(before, locale),
      is_late: late ? 1 : 0,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows !== 1n) return;
  const contract = await shownContract(transaction, row, today);
  const withdrawal = contract.withdrawal!;
  const hasLead = await tellLead(transaction, row, { number: contract.number, late, who, now });
  const offerId = hasLead ? row.offer_id : null;
  // Whoever called or wrote a letter gets the receipt where the contract went.
  const to = email ?? row.email;
  const messages = [
    withdrawalStaffNotice({ contract, withdrawal }, offerId, services.settings),
    ...(to === null
      ? []
      : [withdrawalReceipt({ contract, withdrawal }, { email: to, locale }, services.settings)]),
  ];
  await send(transaction, services, messages, {
    ...(offerId === null ? {} : { offerId }),
    from: clientGroups(who.network),
  });
  about({ id: row.id, after: { how, isLate: late, receivedAt: receivedAt.toISOString() } });
}

type Telling = {
  readonly number: number;
  readonly late: boolean;
  readonly who: Who;
  readonly now: Date;
};

/**
 * In the lead's timeline; what was withdrawn in time ends the lead, and what came late waits for an answer.
 * @returns false: the lead was erased
 */
async function tellLead(
  transaction: Transaction<Tables>,
  { offer_id: offerId }: StoredContract,
  { number, late, who, now }: Telling,
): Promise<boolean> {
  const lead = await transaction
    .selectFrom('offer_requests')
    .select('id')
    .where('id', '=', offerId)
    .executeTakeFirst();
  if (lead === undefined) return false;
  await tellOfQuote(
    transaction,
    { offer_id: offerId, number },
    { kind: 'contract-withdrawn', actorUid: who.kind === 'staff' ? who.uid : null, now },
  );
  // A lead whose request was taken back changes no more; the withdrawal is taken all the same.
  await changeLead(transaction, {
    id: offerId,
    version: null,
    kind: 'moved',
    actorUid: null,
    fields: late
      ? { step: 'contact', due: `${danishDayOf(now)} 24:00` }
      : { stage: 'lost', step: 'none', due: NO_DUE },
    now,
  });
  return true;
}
