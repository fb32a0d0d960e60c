import type { YearFlows } from '../economy/flow-table.ts';
import type { StandingPanels } from '../estimate-input.ts';

/** Last calendar year in which the home is settled over the year as a whole; null: every moment counts. */
export const nettedUntil = (standing: StandingPanels | null): number | null =>
  standing?.settlement === 'yearly' ? standing.yearlyUntil : null;

/**
 * A year under the old yearly settlement: what is sold is set against what is bought, kWh for kWh, whenever either was.
 * Only the rest passes the bill: bought at the mean price of what was bought, tariffs and tax among it, or sold at the
 * mean price of what was sold.
 * @param flows of the meter [kWh, DKK]
 * @returns the same year as it is settled; production and what is useful stay
 */
export function netted(flows: YearFlows): YearFlows {
  const { importedKwh, exportedKwh } = flows;
  const bothKwh = Math.min(importedKwh, exportedKwh);
  const left = (kwh: number) => (kwh > 0 ? (kwh - bothKwh) / kwh : 0);
  return {
    ...flows,
    importedKwh: importedKwh - bothKwh,
    importedVariableDkk: flows.importedVariableDkk * left(importedKwh),
    exportedKwh: exportedKwh - bothKwh,
    exportedSpotDkk: flows.exportedSpotDkk * left(exportedKwh),
  };
}
