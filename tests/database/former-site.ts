import { readFileSync } from 'node:fs';
import { readExport, type ExportFile } from '../../server/import/export-file.ts';
import { importExport } from '../../server/import/import-export.ts';
import { CALCULATION_COLUMNS } from '../../server/calculations/read-calculation.ts';
import type { Outcome } from '../../server/import/outcome.ts';
import { dataAsJson } from '../../server/privacy/my-data-json.ts';
import type { Services } from '../../server/services.ts';

export function exportOf(content: object | string): ExportFile {
  const file = readExport(typeof content === 'string' ? content : JSON.stringify(content));
  if (!file.ok) throw new Error(file.error.reason);
  return file.value;
}

/** One case of everything. */
export function formerSite(): ExportFile {
  const path = new URL('../fixtures/former-site-export.json', import.meta.url);
  return exportOf(readFileSync(path, 'utf8'));
}

export const importOf = (
  services: Services,
  write: boolean,
  file = formerSite(),
): Promise<readonly Outcome[]> => importExport(services, file, { write });

const TABLES = [
  'imported_documents',
  'users',
  'solar_panels',
  'reports',
  'former_reports',
  'user_report_index',
  'user_calculator_data',
  'admins',
  'admin_requests',
] as const;

/** Everything an import may write to, table by table. */
export async function contentsOf({
  db,
}: Services): Promise<Readonly<Record<string, readonly string[]>>> {
  const tables = await Promise.all(
    TABLES.map(async (table) => {
      const rows = await db.selectFrom(table).selectAll().execute();
      return [table, rows.map((row) => JSON.stringify(row)).sort()] as const;
    }),
  );
  const contents = Object.fromEntries(tables);
  // A calculation gets a new id each time, so it is listed with its report.
  const calculated = await db
    .selectFrom('reports')
    .innerJoin(
      'calculations as calculation',
      'calculation.calculation_id',
      'reports.calculation_id',
    )
    .selectAll('reports')
    .select([...CALCULATION_COLUMNS, 'calculation.created_at as calculated_at'])
    .orderBy('report_id')
    .execute();
  const reports = calculated.map(({ calculation_id: _id, ...row }) => JSON.stringify(row));
  return { ...contents, reports };
}

/** The database as it was before an import. */
export async function forgetImport({ db }: Services): Promise<void> {
  for (const table of TABLES) {
    if (table !== 'solar_panels') await db.deleteFrom(table).execute();
  }
  await db.deleteFrom('solar_panels').where('model', '=', 'NEWCO').execute();
}

type OwnData = {
  readonly formerReports: readonly Readonly<Record<string, unknown>>[];
};

/** The file of the user's own data. */
export async function ownDataOf(
  services: Services,
  person: { readonly uid: string; readonly phone: string | null },
): Promise<OwnData> {
  let text = '';
  for await (const part of dataAsJson(services, person, () => undefined)) text += part;
  return JSON.parse(text) as OwnData;
}

export const count = (outcomes: readonly Outcome[], result: Outcome['result']): number =>
  outcomes.filter((outcome) => outcome.result === result).length;
