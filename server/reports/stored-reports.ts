import { sql, type Kysely, type Selectable, type SqlBool } from 'kysely';
import type { CalculatorState } from '../../domain/calculator-state.ts';
import type { FrozenFigures } from '../../domain/report/frozen-figures.ts';
import { isReportId, reportIdIn } from '../../domain/report/report-id.ts';
import type { ReportSummary } from '../../domain/report/report-summary.ts';
import { isSameHouse } from '../../domain/same-house.ts';
import { readState } from '../../domain/stored-state.ts';
import { MOST_COMPARED, UNDO_MINUTES } from '../../domain/report/report-limits.ts';
import type { Estimate } from '../../engine/estimate-figures.ts';
import { CALCULATION_COLUMNS, readCalculation } from '../calculations/read-calculation.ts';
import { readJson, readOrLog } from '../db/json.ts';
import type { Database } from '../db/database.ts';
import type { Tables } from '../db/tables.ts';
import type { CalculationTable } from '../db/tables/calculations.ts';
import type { ReportTable } from '../db/tables/reports.ts';
import type { Services } from '../services.ts';
import { isOf, isOwn, withCalculations } from './live-reports.ts';

export const REPORTS_PER_PAGE = 10;

/** Where a page of the list begins: after this report. */
export type ListPosition = { readonly createdAt: string; readonly reportId: string };

export type ReportPage = {
  readonly reports: readonly ReportSummary[];
  /** null: there are no older ones. */
  readonly next: ListPosition | null;
};

const SUMMARY_COLUMNS = [
  'reports.report_id',
  'version',
  'title',
  'reports.created_at',
  'address',
  'postcode',
  'roof_type',
  'building_type',
  'peak_power',
  'battery_kwh',
  'annual_kwh',
  'total_price_ore',
  'saving_ore',
  'payback_years',
  'calculator_state',
  'calculation.price_book_version',
  'share_token_hash',
  'share_expires_at',
] as const;

type SummaryRow = Pick<Selectable<CalculationTable>, 'price_book_version'> &
  Omit<
    Selectable<ReportTable>,
    | 'owner_uid'
    | 'user_phone_number'
    | 'calculation_id'
    | 'updated_at'
    | 'deleted_at'
    | 'recalculated_at'
  >;

/** A user's reports, newest first, a page at a time. Costs the same however many there are. */
export async function listReports(
  services: Pick<Services, 'db' | 'priceBook' | 'now'>,
  uid: string,
  after: ListPosition | null = null,
): Promise<ReportPage> {
  let query = ofOwner(services.db, uid)
    .select(SUMMARY_COLUMNS)
    .orderBy('reports.created_at', 'desc')
    .orderBy('reports.report_id', 'desc')
    .limit(REPORTS_PER_PAGE + 1);
  if (after !== null && isPosition(after)) {
    query = query.where(({ eb, refTuple, tuple }) =>
      eb(
        refTuple('reports.created_at', 'reports.report_id'),
        '<',
        tuple(after.createdAt, after.reportId),
      ),
    );
  }
  const found = await query.execute();
  const shown = found.slice(0, REPORTS_PER_PAGE);
  const last = found.length > shown.length ? shown.at(-1) : undefined;
  return {
    reports: await summaries(services, shown),
    next: last === undefined ? null : { createdAt: last.created_at, reportId: last.report_id },
  };
}

/** What is none, as an address may hold it, is no position: the list begins at its beginning. */
function isPosition({ createdAt, reportId }: ListPosition): boolean {
  return /^[\d:.TZ-]{1,30}$/.test(createdAt) && isReportId(reportId);
}

/** The named reports of a user, cheapest first; those that are not theirs are left out. */
export async function reportsToCompare(
  services: Pick<Services, 'db' | 'priceBook' | 'now'>,
  uid: string,
  reportIds: readonly string[],
): Promise<readonly ReportSummary[]> {
  const wanted = reportIds.filter(isReportId).slice(0, MOST_COMPARED);
  if (wanted.length === 0) return [];
  const rows = await ofOwner(services.db, uid)
    .select(SUMMARY_COLUMNS)
    .where('reports.report_id', 'in', wanted)
    .orderBy('total_price_ore')
    .orderBy('reports.created_at')
    .execute();
  return summaries(services, rows);
}

export type OwnReport = {
  readonly summary: ReportSummary;
  readonly state: CalculatorState;
  readonly estimate: Estimate;
  /** null: an older report, kept before its pages' figures were. */
  readonly figures: FrozenFigures | null;
};

/** A report with its frozen result; null where there is none that can be read, or it is somebody else's. */
export async function ownReport(
  services: Pick<Services, 'db' | 'log' | 'priceBook' | 'now'>,
  uid: string,
  reportId: string,
): Promise<OwnReport | null> {
  const row = await withCalculations(services.db)
    .select([...SUMMARY_COLUMNS, ...CALCULATION_COLUMNS])
    .where(isOwn(uid, reportId))
    .executeTakeFirst();
  if (row === undefined) return null;
  const place = { log: services.log, table: 'reports', id: row.report_id };
  const state = readOrLog(row.calculator_state, readState, place);
  if (state === null) return null;
  const [summary] = await summaries(services, [row]);
  const { estimate, figures } = readCalculation(row);
  return { summary: summary!, state, estimate, figures };
}

/** How many of a user's newest reports are looked through. */
const LOOKED_THROUGH = 50;

export type ReportOfHouse = Pick<ReportSummary, 'reportId' | 'version' | 'title' | 'batteryKwh'> & {
  readonly state: CalculatorState;
};

/** The newest report of the same house, which a calculation may be a change of; null: there is none that can be read. */
export async function newestOfHouse(
  { db, log }: Pick<Services, 'log'> & { readonly db: Kysely<Tables> },
  uid: string,
  state: CalculatorState,
): Promise<ReportOfHouse | null> {
  const rows = await db
    .selectFrom('reports')
    .select(['report_id', 'version', 'title', 'battery_kwh', 'calculator_state'])
    .where(isOf(uid))
    .orderBy('created_at', 'desc')
    .orderBy('report_id', 'desc')
    .limit(LOOKED_THROUGH)
    .execute();
  for (const row of rows) {
    const { report_id: reportId, version, title, battery_kwh: batteryKwh } = row;
    const place = { log, table: 'reports', id: reportId };
    const earlier = readOrLog(row.calculator_state, readState, place);
    if (earlier === null || !isSameHouse(earlier, state)) continue;
    return { reportId, version, title, batteryKwh: batteryKwh ?? 0, state: earlier };
  }
  return null;
}

/** A report of the user's that was deleted and can still be had back. */
export async function lastDeleted(
  { db, now }: Pick<Services, 'db' | 'now'>,
  uid: string,
  reportId: string,
): Promise<{ readonly title: string | null; readonly batteryKwh: number } | null> {
  const since = new Date(now().getTime() - UNDO_MINUTES * 60_000).toISOString();
  const row = await db
    .selectFrom('reports')
    .select(['title', 'battery_kwh'])
    .where('report_id', '=', reportIdIn(reportId))
    .where('owner_uid', '=', uid)
    .where('deleted_at', '>', since)
    .executeTakeFirst();
  return row === undefined ? null : { title: row.title, batteryKwh: row.battery_kwh ?? 0 };
}

function ofOwner(db: Database, uid: string) {
  return withCalculations(db).where(isOf(uid));
}

async function summaries(
  { db, priceBook, now }: Pick<Services, 'db' | 'priceBook' | 'now'>,
  rows: readonly SummaryRow[],
): Promise<readonly ReportSummary[]> {
  if (rows.length === 0) return [];
  const [book, wished] = await Promise.all([
    priceBook(),
    db
      .selectFrom('offer_requests')
      .innerJoin('leads as own', 'own.id', 'offer_requests.id')
      .innerJoin('leads', (join) =>
        join.on(sql<SqlBool>`leads.id = coalesce(own.merged_into, own.id)`),
      )
      .select(['saved_report_id', 'leads.stage'])
      .where(
        'saved_report_id',
        'in',
        rows.map((row) => row.report_id),
      )
      .where('status', '!=', 'withdrawn')
      .orderBy('offer_requests.id')
      .execute(),
  ]);
  // Of several the newest: where it stands is what one wants to know.
  const stages = new Map(wished.map((offer) => [offer.saved_report_id, offer.stage]));
  const time = now().toISOString();
  return rows.map((row) => ({
    reportId: row.report_id,
    version: row.version,
    title: row.title,
    createdAt: row.created_at,
    address: row.address,
    postcode: row.postcode,
    roofType: row.roof_type,
    buildingType: row.building_type,
    peakPower: row.peak_power,
    batteryKwh: row.battery_kwh ?? 0,
    annualKwh: row.annual_kwh ?? 0,
    totalPriceOre: row.total_price_ore,
    savingOre: row.saving_ore ?? 0,
    paybackYears: row.payback_years,
    priceBookVersion: row.price_book_version,
    hasOldPrices: row.price_book_version !== book.id,
    offerStage: stages.get(row.report_id) ?? null,
    isUnreadable: !readJson(row.calculator_state, readState).ok,
    sharedUntil:
      row.share_token_hash !== null && (row.share_expires_at ?? '') > time
        ? row.share_expires_at
        : null,
  }));
}
