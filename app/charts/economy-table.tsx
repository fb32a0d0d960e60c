import { m } from '../../messages/compiled/messages.js';
import { decimal } from '../../words/format.ts';
import type { Locale } from '../../words/locale.ts';
import { DataTable } from '../ui/data-table.tsx';
import type { ChartEconomy } from './economy-figures.ts';
import { economyTitle, edgeWords } from './economy-text.ts';

export type EconomyTableProps = { economy: ChartEconomy; firstYear: number; locale: Locale };

/** The figures behind the economy chart, a row a year, the sum last. */
export function EconomyTable({ economy, firstYear, locale }: EconomyTableProps) {
  const whole = (dkk: number) => decimal(Math.round(dkk), locale);
  const { above, below } = edgeWords(economy, locale);
  const sum = economy.cashFlow.reduce((total, row) => total + row.savingDkk, 0);
  return (
    <DataTable
      caption={economyTitle(economy, locale)}
      hideCaption
      corner={m.charts_economy_table_corner({}, { locale })}
      columns={[
        { key: 'flow', label: m.charts_economy_table_flow({}, { locale }) },
        { key: 'p10', label: below },
        { key: 'p50', label: m.charts_economy_table_sum({}, { locale }), strong: true },
        { key: 'p90', label: above },
      ]}
      rows={economy.cashFlow.map((row) => ({
        key: String(row.year),
        label:
          row.year === 0
            ? m.charts_economy_table_purchase({}, { locale })
            : `${row.year} (${firstYear + row.year - 1})`,
        cells: [row.savingDkk, row.cumulativeP10Dkk, row.cumulativeDkk, row.cumulativeP90Dkk].map(
          whole,
        ),
      }))}
      totals={{ key: 'total', label: m.charts_total({}, { locale }), cells: [whole(sum)] }}
    />
  );
}
