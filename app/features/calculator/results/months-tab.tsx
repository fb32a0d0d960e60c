import { getLocale } from '../../../../messages/compiled/runtime.js';
import type { EstimateRun } from '../../../../engine/estimate.ts';
import { MonthsChart } from '../../../charts/months-chart.tsx';
import { MonthsTable } from '../../../charts/months-table.tsx';
import { ChartWithTable } from './chart-with-table.tsx';

export default function MonthsTab({ run }: { run: EstimateRun }) {
  const locale = getLocale();
  const months = run.estimate.energy.monthly;
  return (
    <ChartWithTable
      chart={<MonthsChart months={months} locale={locale} />}
      table={<MonthsTable months={months} locale={locale} />}
    />
  );
}
