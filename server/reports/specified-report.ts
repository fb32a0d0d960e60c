import type { Kysely, Selectable } from 'kysely';
import type { CalculatorState } from '../../domain/calculator-state.ts';
import { reportIdIn } from '../../domain/report/report-id.ts';
import type { Estimate } from '../../engine/estimate-figures.ts';
import { decodeJson } from '../db/json.ts';
import type { Tables } from '../db/tables.ts';
import type { ReportTable } from '../db/tables/reports.ts';
import { byUpdateNames } from '../field-names.ts';
import { readCalculatorData } from './calculator-data.ts';

/** A report by the specification's names; what this server adds to it comes last. */
export type SpecifiedReport = Readonly<Record<string, unknown>>;

/**
 * With the owner's name and address as they last told them.
 * @returns null where there is none, or it is somebody else's
 */
export async function specifiedReport(
  db: Kysely<Tables>,
  uid: string,
  reportId: string,
): Promise<SpecifiedReport | null> {
  const row = await db
    .selectFrom('reports')
    .selectAll()
    .where('report_id', '=', reportIdIn(reportId))
    .where('owner_uid', '=', uid)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (row === undefined) return null;
  const { fullName, email } = (await readCalculatorData({ db }, uid)) ?? {};
  return {
    ...specifiedReportOf(row),
    ...((fullName ?? '') === '' ? {} : { fullName }),
    ...((email ?? '') === '' ? {} : { email }),
  };
}

/** What a report's own row holds: the person who owns it is kept once, with the calculator's data. */
export function specifiedReportOf(row: Selectable<ReportTable>): SpecifiedReport {
  const state = decodeJson(row.calculator_state) as CalculatorState;
  const estimate = decodeJson(row.result) as Estimate;
  const { system } = estimate;
  const fields = {
    reportId: row.report_id,
    ownerUid: row.owner_uid,
    ...(row.user_phone_number === null ? {} : { userPhoneNumber: row.user_phone_number }),
    createdAt: row.created_at,
    ...state,
    latestPvgisResponse: row.pvgis_response === null ? null : decodeJson(row.pvgis_response),
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
    engineVersion: row.engine_version,
    priceBookVersion: row.price_book_version,
  };
}
