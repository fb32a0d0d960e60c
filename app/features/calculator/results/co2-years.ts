import { CO2_FALL_PERCENT_PER_YEAR } from '../../../../engine/data/co2.ts';
import type { EstimateRun } from '../../../../engine/estimate.ts';

/** CO₂ saved in every year [kg]: the first year's, less what the grid gets cleaner and the panels lose. */
export function co2YearsKg({ estimate, input }: EstimateRun): readonly number[] {
  const kept =
    (1 - CO2_FALL_PERCENT_PER_YEAR / 100) * (1 - input.assumptions.panelDegradationPercent / 100);
  const years = estimate.economy.cashFlow.length - 1;
  return Array.from(
    { length: years },
    (_, index) => estimate.climate.co2SavedKgFirstYear * kept ** index,
  );
}
