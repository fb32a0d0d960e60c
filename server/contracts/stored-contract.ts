import { createHash } from 'node:crypto';
import type { Selectable, Transaction } from 'kysely';
import {
  readAgreed,
  storableSnapshot,
  type ContractSnapshot,
  type ShownContract,
  type ShownWithdrawal,
} from '../../domain/contract/contract.ts';
import {
  isLate,
  promiseBegins,
  withdrawalPeriod,
} from '../../domain/contract/withdrawal-period.ts';
import { storableFacts } from '../../domain/company/facts.ts';
import { PAPER_KINDS } from '../../domain/company/papers.ts';
import { maskedEmail } from '../../domain/masked-contact.ts';
import type { ShownQuote } from '../../domain/staff/quotes.ts';
import type { Locale } from '../../words/locale.ts';
import { orderTexts } from '../../words/contract-words.ts';
import { companyInForce, companyVersion } from '../company/stored-company.ts';
import { danishDayOf } from '../danish-day.ts';
import type { Database } from '../db/database.ts';
import { encodeJson, readJson } from '../db/json.ts';
import { newId } from '../db/new-id.ts';
import type { Tables } from '../db/tables.ts';
import type { ContractTable, WithdrawalTable } from '../db/tables/contracts.ts';

type Db = Database | Transaction<Tables>;
export type StoredContract = Selectable<ContractTable>;

type Ordering = {
  readonly quoteId: string;
  readonly offerId: string;
  readonly tokenHash: string;
  /** The version of the company's facts that the quote was sent with; null: none was known. */
  readonly companyVersion: number | null;
  readonly quote: ShownQuote;
  readonly name: string;
  readonly email: string | null;
  /** The language of the page on which it was ordered. */
  readonly locale: Locale;
  readonly at: Date;
};

/**
 * Freezes what was ordered, in the transaction of the order.
 * @returns SHA-256 of the snapshot, hexadecimal
 */
export async function freezeContract(
  transaction: Transaction<Tables>,
  ordering: Ordering,
): Promise<string> {
  const { quote, locale, at } = ordering;
  const version = ordering.companyVersion;
  // A quote from before there were versions is ordered under what is known now.
  const company = await (version === null || version === 0
    ? companyInForce(transaction)
    : companyVersion(transaction, version));
  const ids = PAPER_KINDS.flatMap((kind) => company.papers[kind] ?? []);
  const papers =
    ids.length === 0
      ? []
      : await transaction
          .selectFrom('company_papers')
          .select(['kind', 'id', 'sha256'])
          .where('id', 'in', ids)
          .orderBy('id')
          .execute();
  const { number, isExample, facts } = company;
  const snapshot = {
    quote,
    company: { number, isExample, facts },
    papers,
    texts: orderTexts(quote, locale),
  } satisfies ContractSnapshot;
  const text = encodeJson(
    storableSnapshot({
      ...snapshot,
      company: { number, isExample, facts: storableFacts(facts) },
    }),
  );
  const sha256 = createHash('sha256').update(text).digest('hex');
  await transaction
    .insertInto('contracts')
    .values({
      id: newId(at),
      quote_id: ordering.quoteId,
      offer_id: ordering.offerId,
      token_hash: ordering.tokenHash,
      ordered_at: at.toISOString(),
      locale,
      name: ordering.name,
      email: ordering.email,
      snapshot: text,
      sha256,
      delivered_on: null,
    })
    .execute();
  return sha256;
}

/** By what a contract is found. */
type By = { readonly column: 'quote_id' | 'token_hash'; readonly value: string };

/**
 * A contract as it stands; undefined: no such one.
 * @param today the Danish day
 */
export async function findContract(
  db: Db,
  by: By,
  today: string,
): Promise<ShownContract | undefined> {
  const found = await contractRow(db, by);
  return found === undefined ? undefined : shownContract(db, found, today);
}

export async function contractRow(
  db: Db,
  { column, value }: By,
): Promise<StoredContract | undefined> {
  return db.selectFrom('contracts').selectAll().where(column, '=', value).executeTakeFirst();
}

/** @param today the Danish day */
export async function shownContract(
  db: Db,
  row: StoredContract,
  today: string,
): Promise<ShownContract> {
  const agreed = readJson(row.snapshot, readAgreed);
  if (!agreed.ok) throw new Error(`contract ${row.id} cannot be read`);
  const orderedOn = danishDayOf(new Date(row.ordered_at));
  const { company } = agreed.value;
  const withdrawn = await db
    .selectFrom('withdrawals')
    .selectAll()
    .where('contract_id', '=', row.id)
    .executeTakeFirst();
  const period = withdrawalPeriod({
    withdrawalStarts: company.withdrawalStarts,
    orderedOn,
    promisedFrom: promiseBegins(orderedOn, company.deliveryFromWeeks),
    deliveredOn: row.delivered_on,
  });
  return {
    ...agreed.value,
    id: row.id,
    orderedAt: row.ordered_at,
    name: row.name,
    email: row.email,
    deliveredOn: row.delivered_on,
    sha256: row.sha256,
    period,
    isOver: isLate(period, today),
    withdrawal: withdrawn === undefined ? null : shownWithdrawal(withdrawn),
  };
}

const shownWithdrawal = (row: Selectable<WithdrawalTable>): ShownWithdrawal => ({
  receivedAt: row.received_at,
  sentOn: row.sent_on,
  how: row.how,
  name: row.name,
  email: row.email === null ? null : maskedEmail(row.email),
  said: row.said,
  isLate: row.is_late === 1,
});
