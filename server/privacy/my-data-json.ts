import type { Selectable } from 'kysely';
import { readState } from '../../domain/stored-state.ts';
import { readCalculation, type CalculationRow } from '../calculations/read-calculation.ts';
import { decodeJson } from '../db/json.ts';
import type { FormerReportTable, ReportTable } from '../db/tables/reports.ts';
import { reportsToTell, specifiedReportOf } from '../reports/specified-report.ts';
import type { Services } from '../services.ts';
import { ownRowsOf, personalData, type DataOwner } from './my-data.ts';
import { toldFields } from './told-fields.ts';

/** Reports read at a time, so that they are never all in memory together. */
const BATCH = 10;

type StoredReport = Selectable<ReportTable> & CalculationRow;
type FormerReport = Selectable<FormerReportTable>;

/** Everything that is stored about a person as JSON, piece by piece. */
export async function* dataAsJson(
  services: Services,
  person: DataOwner,
  onReport: (report: StoredReport) => void,
): AsyncGenerator<string> {
  const data = await personalData(services, person);
  const head = JSON.stringify(
    { format: 'solrig-my-data', madeAt: services.now().toISOString(), ...data },
    null,
    1,
  );
  yield `${head.slice(0, -2)},\n "formerReports": [`;
  let comma = '';
  for await (const row of formerReportsOf(services, person)) {
    yield `${comma}\n${JSON.stringify(formerReportData(row))}`;
    comma = ',';
  }
  yield '],\n "reports": [';
  comma = '';
  for await (const row of reportsOf(services, person.uid)) {
    onReport(row);
    yield `${comma}\n${JSON.stringify(reportData(row))}`;
    comma = ',';
  }
  yield ']}\n';
}

/** As it came from the former site. */
function formerReportData(row: FormerReport) {
  return {
    reportId: row.report_id,
    createdAt: row.created_at,
    ...(decodeJson(row.document) as object),
  };
}

/** With the whole result, including deleted ones that can still be restored. */
function reportData(row: StoredReport) {
  const calculation = readCalculation(row);
  return {
    ...specifiedReportOf(row, {
      ...calculation,
      state: toldFields(row.calculator_state, readState),
    }),
    deletedAt: row.deleted_at,
    sharedUntil: row.share_token_hash === null ? null : row.share_expires_at,
    result: calculation.estimate,
  };
}

async function* reportsOf({ db }: Services, uid: string): AsyncGenerator<StoredReport> {
  let after: StoredReport | undefined;
  for (;;) {
    let query = reportsToTell(db)
      .where('owner_uid', '=', uid)
      .orderBy('reports.created_at')
      .orderBy('reports.report_id')
      .limit(BATCH);
    const last = after;
    if (last !== undefined) {
      query = query.where(({ eb, refTuple, tuple }) =>
        eb(
          refTuple('reports.created_at', 'reports.report_id'),
          '>',
          tuple(last.created_at, last.report_id),
        ),
      );
    }
    const rows = await query.execute();
    yield* rows;
    after = rows.at(-1);
    if (rows.length < BATCH) return;
  }
}

async function* formerReportsOf({ db }: Services, person: DataOwner): AsyncGenerator<FormerReport> {
  let after = '';
  for (;;) {
    const rows = await db
      .selectFrom('former_reports')
      .selectAll()
      .where('report_id', '>', after)
      .where(ownRowsOf('former_reports', person))
      .orderBy('report_id')
      .limit(BATCH)
      .execute();
    yield* rows;
    const last = rows.at(-1);
    if (last === undefined || rows.length < BATCH) return;
    after = last.report_id;
  }
}
