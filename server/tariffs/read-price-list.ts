import { sql } from 'kysely';
import { LISTED_CHARGES } from '../../domain/tariffs/listed-charges.ts';
import { keptPeriods } from '../../domain/tariffs/price-periods.ts';
import { inTransaction } from '../db/in-transaction.ts';
import type { EnergiDataError } from '../providers/energi-data/ask-energi-data.ts';
import type { PriceListPage, TariffSource } from '../providers/tariffs/datahub-pricelist.ts';
import type { Services } from '../services.ts';
import { storedPeriods, storePeriods } from './price-list-store.ts';

// The service allows one question a minute for a data set, so the list is read company by company beside everything
// else. How far it has come stands in the database: a server that starts again goes on where it stopped.

/** The service's limit, since 26 August 2025. */
const BETWEEN_CALLS_MS = 60_000;
const LONGEST_REST_MS = 3_600_000;
/** After as many failures in a row a company is left until staff ask again. */
const MOST_FAILURES = 4;

type Needs = Pick<Services, 'db' | 'now'> & { readonly tariffSource: TariffSource };
type Turn = { readonly gln: string; readonly offset: number; readonly total: number | null };

/**
 * Asks about the next company, if one is wanted and a question is allowed by now.
 * @returns whether something was asked
 */
export async function readNextOfPriceList(needs: Needs): Promise<boolean> {
  const turn = await takeTurn(needs);
  if (turn === null) return false;
  const charges = LISTED_CHARGES.filter(({ gln }) => gln === turn.gln);
  const page = await needs.tariffSource.pageOf(charges, turn.offset);
  if (page.ok) await keepPage(needs, turn, page.value);
  else await noteFailure(needs, turn.gln, page.error);
  return true;
}

/** Of several servers on one database only one gets a turn. */
async function takeTurn({ db, now }: Needs): Promise<Turn | null> {
  const time = now();
  const at = time.toISOString();
  const justNow = new Date(time.getTime() - BETWEEN_CALLS_MS).toISOString();
  const longest = new Date(time.getTime() + LONGEST_REST_MS).toISOString();
  return inTransaction(db, async (transaction) => {
    const all = await transaction
      .selectFrom('price_list_readings')
      .selectAll()
      .orderBy('gln')
      .execute();
    // A time in the future is a clock that ran ahead, not a question just asked.
    const isBlocked = all.some(
      ({ asked_at: asked, rest_until: rest }) =>
        (asked !== null && asked > justNow && asked <= at) ||
        (rest !== null && rest > at && rest <= longest),
    );
    const next = all.find(isWanted);
    if (isBlocked || next === undefined) return null;
    const taken = await transaction
      .updateTable('price_list_readings')
      .set({ asked_at: at })
      .where('gln', '=', next.gln)
      .where(sql<boolean>`asked_at is not distinct from ${next.asked_at}`)
      .executeTakeFirst();
    if (taken.numUpdatedRows === 0n) return null;
    return { gln: next.gln, offset: next.next_offset, total: next.total };
  });
}

type Reading = {
  readonly wished_at: string;
  readonly read_at: string | null;
  readonly failures: number;
};

/** Whether a company's rows are still to be read. */
export function isWanted({ wished_at: wished, read_at: read, failures }: Reading): boolean {
  return (read === null || read < wished) && failures < MOST_FAILURES;
}

/** Stores what came; the company is read once as many rows came as there are. */
async function keepPage({ db, now }: Needs, turn: Turn, page: PriceListPage): Promise<void> {
  const { gln, offset } = turn;
  const came = offset + page.received;
  // Rows that were added or lost between two pages move the others: the company is read from its start again.
  const hasMoved = offset > 0 && turn.total !== page.total;
  const isWhole = !hasMoved && came >= page.total;
  const isStuck = !isWhole && page.received === 0;
  await inTransaction(db, async (transaction) => {
    await storePeriods(
      transaction,
      gln,
      keptPeriods(await storedPeriods(transaction, gln), page.rows),
    );
    await transaction
      .updateTable('price_list_readings')
      .set({
        failures: isStuck ? sql<number>`failures + 1` : 0,
        failure: isStuck ? 'unreadable' : null,
        rest_until: null,
        next_offset: isWhole || hasMoved ? 0 : came,
        total: page.total,
        ...(isWhole ? { read_at: now().toISOString(), rows_read: page.total } : {}),
      })
      .where('gln', '=', gln)
      .execute();
  });
}

async function noteFailure({ db, now }: Needs, gln: string, error: EnergiDataError): Promise<void> {
  const restMs = Math.min(LONGEST_REST_MS, 1000 * (error.retryAfterS ?? 0));
  await db
    .updateTable('price_list_readings')
    .set({
      failures: sql<number>`failures + 1`,
      failure: error.kind,
      rest_until: restMs > 0 ? new Date(now().getTime() + restMs).toISOString() : null,
    })
    .where('gln', '=', gln)
    .execute();
}
