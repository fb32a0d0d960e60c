import { m } from '../../../messages/compiled/messages.js';
import { getLocale } from '../../../messages/compiled/runtime.js';
import { dotsWithin, type MoneyRange } from '../../../engine/range/money-range.ts';
import { decimal } from '../../../words/format.ts';
import { dotStacks } from '../../charts/dot-stacks.ts';
import { DataTable } from '../../ui/data-table.tsx';

/** The dots of each year, and how many there are so far. */
export function PaybackTable({ range }: { range: MoneyRange }) {
  const locale = getLocale();
  const reached = range.paybackYears.filter((payback) => payback !== null);
  const rows = dotStacks(reached, 1).map(({ from, values }) => ({
    key: String(from),
    label: m.range_table_year_row({ from: decimal(from, locale), to: decimal(from + 1, locale) }),
    cells: [decimal(values.length, locale), decimal(dotsWithin(range, from + 1), locale)],
  }));
  const never = range.paybackYears.length - reached.length;
  return (
    <DataTable
      caption={m.range_title()}
      hideCaption
      corner={m.range_table_year()}
      columns={[
        { key: 'count', label: m.range_table_count() },
        { key: 'sum', label: m.range_table_sum() },
      ]}
      rows={rows}
      totals={{
        key: 'never',
        label: m.range_count_never(),
        cells: [decimal(never, locale), decimal(range.paybackYears.length, locale)],
      }}
    />
  );
}
