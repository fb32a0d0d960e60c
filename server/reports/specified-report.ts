import type { Kysely, Selectable } from 'kysely';
import { fail, ok, type Result } from '../../domain/result.ts';
import {
  CALCULATION_COLUMNS,
  readCalculation,
  type Calculation,
} from '../calculations/read-calculation.ts';
import { readState } from '../../domain/stored-state.ts';
import { readOrLog } from '../db/json.ts';
import type { Tables } from '../db/tables.ts';
import type { ReportTable } from '../db/tables/reports.ts';
import { byUpdateNames } from '../field-names.ts';
import type { Services } from '../services.ts';
import { orUnavailable, type Unavailable } from '../use-case/unavailable.ts';
import { query } from '../use-case/use-case.ts';
import { NOT_LOADED, readCalculatorData } from './calculator-data.ts';
import { isOwn, withCalculations } from './live-reports.ts';
import type { NoSuchReport } from './replace-calculation.ts';

/** A report by the specification's names; what this server adds to it comes last. */
export type SpecifiedReport = Readonly<Record<string, unknown>>;

/** One's own report by the specification's names. */
export const readReport = query(
  { name: 'report.read', access: 'user' },
  async (
    { db, log }: Pick<Services, 'db' | 'log'>,
    who,
    { reportId }: { readonly reportId: string },
  ): Promise<Result<SpecifiedReport, NoSuchReport | Unavailable>> =>
    orUnavailable<Result<SpecifiedReport, NoSuchReport>>(log, NOT_LOADED, async () => {
      const report = await specifiedReport({ db, log }, who.uid, reportId);
      return report === null ? fail({ kind: 'not-found' }) : ok(report);
    }),
);

/**
 * With the owner's name and address as they last told them.
 * @returns null where there is none that can be read, or it is somebody else's
 */
export async function specifiedReport(
  { db, log }: Pick<Services, 'db' | 'log'>,
  uid: string,
  reportId: string,
): Promise<SpecifiedReport | null> {
  const row = await reportsToTell(db).where(isOwn(uid, reportId)).executeTakeFirst();
  if (row === undefined) return null;
  const place = { log, table: 'reports', id: row.report_id };
  const state = readOrLog(row.calculator_state, readState, place);
  if (state === null) return null;
  const { fullName, email } = (await readCalculatorData({ db, log }, uid)) ?? {};
  return {
    ...specifiedReportOf(row, { ...readCalculation(row), state }),
    ...((fullName ?? '') === '' ? {} : { fullName }),
    ...((email ?? '') === '' ? {} : { email }),
  };
}

/** Reports with all that is told of one. */
export function reportsToTell(db: Kysely<Tables>) {
  return withCalculations(db).selectAll('reports').select(CALCULATION_COLUMNS);
}

/** A report's calculation, with what was answered. */
type Calculated = Pick<Calculation, 'estimate' | 'pvgisResponse'> & { readonly state: object };

/** What a report's own row holds: the person who owns it is kept once, with the calculator's data. */
export function specifiedReportOf(
  row: Selectable<ReportTable>,
  { estimate, pvgisResponse, state }: Calculated,
): SpecifiedReport {
  const { system } = estimate;
  const fields = {
    reportId: row.report_id,
    ownerUid: row.owner_uid,
    ...(row.user_phone_number === null ? {} : { userPhoneNumber: row.user_phone_number }),
    createdAt: row.created_at,
    ...state,
    latestPvgisResponse: pvgisResponse,
    dinSolcellePartnerPrice: { totalPrice: row.total_price_ore / 100 },
    calculatedNumberOfPanels: system.numberOfPanels,
    batteryUnitCounts: system.batteryUnitCounts,
    selectedBatteryUnitsDetails: Object.entries(system.batteryUnitCounts).map(
      ([modelId, count]) => ({ modelId, count }),
    ),
    selectedPanelManufacturer: system.panelManufacturer,
    panelPeakPowerW: system.panelPeakPowerW,
    panelAreaM2: system.panelAreaM2,
    selectedInverterModelId: system.inverterModelId,
  };
  return {
    ...fields,
    ...byUpdateNames(fields),
    title: row.title,
    version: row.version,
    updatedAt: row.updated_at,
    recalculatedAt: row.recalculated_at,
    engineVersion: estimate.engineVersion,
    priceBookVersion: estimate.priceBookVersion,
  };
}
