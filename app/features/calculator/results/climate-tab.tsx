import { getLocale } from '../../../../messages/compiled/runtime.js';
import { CO2_FALL_PERCENT_PER_YEAR } from '../../../../engine/data/co2.ts';
import type { EstimateRun } from '../../../../engine/estimate.ts';
import { ClimateChart } from '../../../charts/climate-chart.tsx';
import { ClimateTable } from '../../../charts/climate-table.tsx';
import { ChartWithTable } from './chart-with-table.tsx';

export default function ClimateTab({ run }: { run: EstimateRun }) {
  const figures = {
    yearlyKg: co2YearsKg(run),
    firstYear: run.input.firstYear,
    locale: getLocale(),
  };
  return (
    <ChartWithTable chart={<ClimateChart {...figures} />} table={<ClimateTable {...figures} />} />
  );
}

/** CO₂ saved in every year [kg]: the first year's, less what the grid gets cleaner and the panels lose. */
function co2YearsKg({ estimate, input }: EstimateRun): readonly number[] {
  const kept =
    (1 - CO2_FALL_PERCENT_PER_YEAR / 100) * (1 - input.assumptions.panelDegradationPercent / 100);
  const years = estimate.economy.cashFlow.length - 1;
  return Array.from(
    { length: years },
    (_, index) => estimate.climate.co2SavedKgFirstYear * kept ** index,
  );
}
