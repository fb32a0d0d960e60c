import { m } from '../../messages/compiled/messages.js';
import { decimal } from '../../words/format.ts';
import type { Locale } from '../../words/locale.ts';
import { DataTable } from '../ui/data-table.tsx';
import { bySpan } from './tornado-figures.ts';
import type { TornadoRow } from '../../words/report/tornado-rows.ts';

export type TornadoTableProps = {
  rows: readonly TornadoRow[];
  resultYears: number;
  locale: Locale;
};

/** The figures behind the tornado, the one with the largest effect first. */
export function TornadoTable({ rows, resultYears, locale }: TornadoTableProps) {
  const written = (end: TornadoRow['ends'][number] | undefined) => {
    if (!end) return '';
    const reached =
      end.years === null ? m.charts_tornado_never({}, { locale }) : decimal(end.years, locale, 1);
    return `${end.value} → ${reached}`;
  };
  const sorted = bySpan(rows, resultYears);
  const shorter = (row: TornadoRow) =>
    row.ends.find((end) => end.years !== null && end.years < resultYears);
  const longer = (row: TornadoRow) =>
    row.ends.find((end) => end.years === null || end.years >= resultYears);
  return (
    <DataTable
      caption={m.charts_tornado_subtitle({}, { locale })}
      hideCaption
      corner={m.charts_tornado_table_corner({}, { locale })}
      columns={[
        { key: 'shorter', label: m.charts_tornado_table_shorter({}, { locale }) },
        { key: 'longer', label: m.charts_tornado_table_longer({}, { locale }) },
      ]}
      rows={sorted.map((row) => ({
        key: row.key,
        label: row.name,
        cells: [written(shorter(row)), written(longer(row))],
      }))}
    />
  );
}
