import type { Transaction } from 'kysely';
import type { QuotedLine } from '../../domain/staff/quotes.ts';
import { fail, ok, type Result } from '../../domain/result.ts';
import { CALCULATION_COLUMNS, readCalculation } from '../calculations/read-calculation.ts';
import { readCatalogue } from '../catalogue/queries.ts';
import type { Database } from '../db/database.ts';
import { encodeJson } from '../db/json.ts';
import { newId } from '../db/new-id.ts';
import type { Tables } from '../db/tables.ts';
import type { LeadEventKind } from '../../domain/staff/leads.ts';
import type { Services } from '../services.ts';
import { storedBook } from '../pricing/stored-book.ts';
import { costOf, lineCosts, type LineCost } from './line-costs.ts';
import { totalsOf, withLines, type ReadQuote, type StoredQuote } from './quote-figures.ts';

/** sent: it is not a draft any more. changed: somebody else changed it meanwhile. withdrawn: the request is. */
export type QuoteRefusal = { readonly kind: 'not-found' | 'sent' | 'changed' | 'withdrawn' };

/** A quote's request and its frozen calculation, as they stand. */
export async function calculationOf(db: Database | Transaction<Tables>, calculationId: string) {
  const row = await db
    .selectFrom('calculations as calculation')
    .select([...CALCULATION_COLUMNS, 'calculation.price_book_version'])
    .where('calculation_id', '=', calculationId)
    .executeTakeFirstOrThrow();
  return { ...readCalculation(row), priceBookVersion: row.price_book_version };
}

/** What each line costs us; none is known where the book of its prices is gone, or never kept. */
export async function costsOf(
  db: Database | Transaction<Tables>,
  calculationId: string,
  lines: readonly QuotedLine[],
): Promise<readonly LineCost[]> {
  const { input, estimate, priceBookVersion } = await calculationOf(db, calculationId);
  const isKnown = await db
    .selectFrom('price_books')
    .select('version')
    .where('version', '=', priceBookVersion)
    .executeTakeFirst();
  if (isKnown === undefined) return lines.map(() => ({ rule: null, costOre: null }));
  const book = await storedBook(db, priceBookVersion);
  const catalogue = await readCatalogue(db as Database);
  return lineCosts(lines, { book, catalogue, input, system: estimate.system });
}

/** A draft that may be changed. version: as it was read. */
export async function findDraftQuote(
  transaction: Transaction<Tables>,
  { id, version }: { readonly id: string; readonly version: number },
): Promise<Result<StoredQuote, QuoteRefusal>> {
  const quote = await transaction
    .selectFrom('quotes')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  if (quote === undefined) return fail({ kind: 'not-found' });
  if (quote.status !== 'draft') return fail({ kind: 'sent' });
  if (quote.version !== version) return fail({ kind: 'changed' });
  const offer = await transaction
    .selectFrom('offer_requests')
    .select('status')
    .where('id', '=', quote.offer_id)
    .executeTakeFirstOrThrow();
  return offer.status === 'withdrawn' ? fail({ kind: 'withdrawn' }) : ok(quote);
}

/** The same with its lines, where they are to be changed or sent. One whose lines can't be read is not found. */
export async function readDraftQuote(
  transaction: Transaction<Tables>,
  { log, ...named }: Parameters<typeof findDraftQuote>[1] & Pick<Services, 'log'>,
): Promise<Result<ReadQuote, QuoteRefusal>> {
  const draft = await findDraftQuote(transaction, named);
  if (!draft.ok) return draft;
  const quote = withLines(draft.value, log);
  return quote === null ? fail({ kind: 'not-found' }) : ok(quote);
}

type Becomes = {
  readonly lines: readonly QuotedLine[];
  readonly calculationId: string;
  readonly priceBookVersion: string;
  readonly isExample: boolean;
  readonly vatPercent: number;
  readonly byUid: string;
  readonly now: Date;
};

/** What a draft's lines come to, as its columns. */
export async function figuresOf(transaction: Transaction<Tables>, becomes: Becomes) {
  const { lines, calculationId } = becomes;
  const totals = totalsOf(lines, becomes.vatPercent);
  return {
    calculation_id: calculationId,
    price_book_version: becomes.priceBookVersion,
    is_example: becomes.isExample ? 1 : 0,
    vat_percent: becomes.vatPercent,
    lines: encodeJson(lines),
    total_ex_vat_ore: totals.totalExVatOre,
    vat_ore: totals.vatOre,
    total_ore: totals.totalOre,
    cost_ore: costOf(await costsOf(transaction, calculationId, lines)),
    changed_at: becomes.now.toISOString(),
    changed_by: becomes.byUid,
  };
}

/** What a draft is made from, where only its lines become others. */
export const unchanged = (quote: ReadQuote) => ({
  calculationId: quote.calculation_id,
  priceBookVersion: quote.price_book_version,
  isExample: quote.is_example === 1,
  vatPercent: quote.vat_percent,
});

/** Writes a draft anew, if it is still the one that was read. */
export async function changeDraftQuote(
  transaction: Transaction<Tables>,
  quote: Pick<StoredQuote, 'id' | 'version'>,
  becomes: Becomes,
): Promise<Result<{ readonly id: string }, QuoteRefusal>> {
  const { numUpdatedRows } = await transaction
    .updateTable('quotes')
    .set({ ...(await figuresOf(transaction, becomes)), version: quote.version + 1 })
    .where('id', '=', quote.id)
    .where('version', '=', quote.version)
    .where('status', '=', 'draft')
    .executeTakeFirst();
  return numUpdatedRows === 0n ? fail({ kind: 'changed' }) : ok({ id: quote.id });
}

/** What happened to a quote, in its lead's timeline; the note is its number. */
export async function tellOfQuote(
  transaction: Transaction<Tables>,
  quote: Pick<StoredQuote, 'offer_id' | 'number'>,
  event: { readonly kind: LeadEventKind; readonly actorUid: string | null; readonly now: Date },
): Promise<void> {
  await transaction
    .insertInto('offer_events')
    .values({
      id: newId(event.now),
      offer_id: quote.offer_id,
      at: event.now.toISOString(),
      kind: event.kind,
      actor_uid: event.actorUid,
      note: String(quote.number),
    })
    .execute();
}
