import { sql, type SqlBool } from 'kysely';
import { isReportId, reportIdIn } from '../../domain/report/report-id.ts';
import { ok } from '../../domain/result.ts';
import type { StaffReportPage, StaffReportSearch } from '../../domain/staff/reports.ts';
import type { Database } from '../db/database.ts';
import { referenceOf } from '../reference.ts';
import { isLive, withCalculations } from '../reports/live-reports.ts';
import type { Services } from '../services.ts';
import { query } from '../use-case/use-case.ts';

const PAGE = 50;

/**
 * Everybody's saved reports, newest first. Found by number or postcode and not by address or person: whoever saved one
 * has not asked anybody to look at their home.
 */
export const listStaffReports = query(
  { name: 'report.list-as-staff', access: 'staff' },
  async (
    { db, addresses }: Pick<Services, 'db' | 'addresses'>,
    _who,
    { q, after, most = PAGE }: StaffReportSearch,
  ) => {
    const last = placeOf(after);
    const rows = await withCalculations(db)
      .select([
        'reports.report_id',
        'reports.created_at',
        'postcode',
        'peak_power',
        'battery_kwh',
        'total_price_ore',
        'saving_ore',
        'calculation.price_book_version',
      ])
      .where(isLive)
      .$if(q.trim() !== '', (of) => of.where(soughtBy(q)))
      .where(({ eb, refTuple, tuple }) =>
        eb(
          refTuple('reports.created_at', 'reports.report_id'),
          '<',
          tuple(last.createdAt, last.id),
        ),
      )
      .orderBy('reports.created_at', 'desc')
      .orderBy('reports.report_id', 'desc')
      .limit(most + 1)
      .execute();
    const shown = rows.slice(0, most);
    const leads = await leadsOf(
      db,
      shown.map(({ report_id: id }) => id),
    );
    const end = rows.length > most ? shown.at(-1) : undefined;
    return ok<StaffReportPage>({
      rows: shown.map((row) => ({
        id: row.report_id,
        reference: referenceOf(row.report_id),
        createdAt: row.created_at,
        postcode: row.postcode ?? '',
        town: addresses.townOf(row.postcode ?? '') ?? '',
        peakPowerKw: row.peak_power,
        batteryKwh: row.battery_kwh ?? 0,
        priceOre: row.total_price_ore,
        savingOre: row.saving_ore,
        priceBookVersion: row.price_book_version,
        lead: leads.get(row.report_id) ?? null,
      })),
      next: end === undefined ? null : `${end.created_at}~${end.report_id}`,
    });
  },
);

/** Each of them has an index of its own. What is neither a number nor a postcode is nobody's. */
function soughtBy(typed: string) {
  const text = typed.trim();
  const digits = text.replaceAll('-', '').toLowerCase();
  if (/^\d{4}$/.test(text)) return sql<SqlBool>`reports.postcode = ${text}`;
  if (/^[\da-f]{10}$/.test(digits)) return sql<SqlBool>`substr(reports.report_id, 27) = ${digits}`;
  return sql<SqlBool>`reports.report_id = ${reportIdIn(text)}`;
}

/** After every moment: without a bound SQLite would sort a million reports for the first page. */
const BEGINNING = { createdAt: '9999', id: '' };

/** Where a page ended; what is nowhere that a page can end is the beginning. */
function placeOf(after: string | null) {
  const [, createdAt, id] = /^([\d:.TZ-]{1,30})~(.{1,80})$/.exec(after ?? '') ?? [];
  return createdAt !== undefined && id !== undefined && isReportId(id)
    ? { createdAt, id }
    : BEGINNING;
}

/** Of several requests made of one report the newest. */
async function leadsOf(db: Database, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, { readonly id: string; readonly name: string }>();
  const asked = await db
    .selectFrom('offer_requests')
    .select(['id', 'name', 'saved_report_id'])
    .where('saved_report_id', 'in', ids)
    .orderBy('id')
    .execute();
  return new Map(asked.map(({ id, name, saved_report_id: of }) => [of ?? '', { id, name }]));
}
