import { getLocale } from '../../../../messages/compiled/runtime.js';
import type { EstimateRun } from '../../../../engine/estimate.ts';
import { ClimateChart } from '../../../charts/climate-chart.tsx';
import { ClimateTable } from '../../../charts/climate-table.tsx';
import { ChartWithTable } from './chart-with-table.tsx';
import { co2YearsKg } from './co2-years.ts';

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
