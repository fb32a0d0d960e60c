import { m } from '../../messages/compiled/messages.js';
import { decimal } from '../../words/format.ts';
import type { Locale } from '../../words/locale.ts';
import { DataTable } from '../ui/data-table.tsx';
import type { ClimateChartProps } from './climate-chart.tsx';
import { climateTitle } from './climate-text.ts';

export type ClimateTableProps = Pick<ClimateChartProps, 'yearlyKg' | 'firstYear'> & {
  locale: Locale;
};

/** The figures behind the climate chart, a row a year, the sum last. */
export function ClimateTable({ yearlyKg, firstYear, locale }: ClimateTableProps) {
  const sumUntil = (count: number) => yearlyKg.slice(0, count).reduce((sum, kg) => sum + kg, 0);
  const rows = yearlyKg.map((kg, index) => ({
    key: String(index + 1),
    label: `${index + 1} (${firstYear + index})`,
    cells: [decimal(kg, locale), decimal(sumUntil(index + 1), locale)],
  }));
  return (
    <DataTable
      caption={climateTitle(yearlyKg, locale)}
      hideCaption
      corner={m.charts_economy_table_corner({}, { locale })}
      columns={[
        { key: 'kg', label: m.charts_climate_table_kg({}, { locale }) },
        { key: 'sum', label: m.charts_climate_table_sum({}, { locale }) },
      ]}
      rows={rows}
      totals={{
        key: 'total',
        label: m.charts_total({}, { locale }),
        cells: [decimal(sumUntil(yearlyKg.length), locale)],
      }}
    />
  );
}
