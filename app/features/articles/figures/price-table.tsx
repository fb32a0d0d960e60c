import { m } from '../../../../messages/compiled/messages.js';
import { getLocale } from '../../../../messages/compiled/runtime.js';
import { decimal } from '../../../../words/format.ts';
import { DataTable } from '../../../ui/data-table.tsx';
import type { StackPart } from './price-stack.tsx';

type PriceTableProps = {
  readonly title: string;
  readonly corner: string;
  readonly rows: readonly {
    readonly label: string;
    readonly parts: readonly StackPart[];
    readonly totalDkk: number;
  }[];
};

/** The figures of stacked prices: each part and their sum. */
export function PriceTable({ title, corner, rows }: PriceTableProps) {
  const figure = (dkk: number) => decimal(dkk, getLocale(), 2);
  return (
    <DataTable
      caption={title}
      hideCaption
      corner={corner}
      columns={[
        ...rows[0]!.parts.map(({ part, name }) => ({ key: part, label: name })),
        { key: 'total', label: m.figures_price_total(), strong: true },
      ]}
      rows={rows.map(({ label, parts, totalDkk }) => ({
        key: label,
        label,
        cells: [...parts.map(({ dkk }) => figure(dkk)), figure(totalDkk)],
      }))}
    />
  );
}
