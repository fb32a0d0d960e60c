import type { Kysely } from 'kysely';
import { REHEARSED_REPORTS, rehearse, type Rehearsal } from '../../domain/prices/rehearsal.ts';
import type { EstimateInput } from '../../engine/estimate-input.ts';
import type { PriceBook } from '../../engine/quote/price-book.ts';
import { salesPrices } from '../../engine/quote/price-list.ts';
import { CALCULATION_COLUMNS, readCalculation } from '../calculations/read-calculation.ts';
import { readCatalogue } from '../catalogue/queries.ts';
import type { Tables } from '../db/tables.ts';
import { isLive, withCalculations } from '../reports/live-reports.ts';

/** What a draft does to the latest reports. It is reckoned anew each time: whose they are is kept with no draft. */
export async function tryDraft(
  db: Kysely<Tables>,
  { base, book }: { readonly base: PriceBook; readonly book: PriceBook },
): Promise<Rehearsal> {
  return rehearse(await latestInputs(db), await readCatalogue(db), {
    before: salesPrices(base),
    after: salesPrices(book),
  });
}

/** What the latest reports were calculated from. */
export async function latestInputs(
  db: Kysely<Tables>,
): Promise<readonly { readonly reportId: string; readonly input: EstimateInput }[]> {
  const rows = await latestReports(db);
  return rows.flatMap(({ report_id: reportId, ...row }) => {
    const { input } = readCalculation(row);
    return input === null ? [] : [{ reportId, input }];
  });
}

/** The newest reports of all, each with its frozen calculation. */
export function latestReports(db: Kysely<Tables>) {
  return withCalculations(db)
    .select(['reports.report_id', ...CALCULATION_COLUMNS])
    .where(isLive)
    .orderBy('reports.created_at', 'desc')
    .orderBy('reports.report_id', 'desc')
    .limit(REHEARSED_REPORTS)
    .execute();
}
