import type { ComparedColumn } from '../compare-view.ts';
import { RangedCell, type RangedRow } from '../range-rows.tsx';
import { ColumnPart, Panel } from './panel.tsx';

/** Figures with their ranges, on one axis for all columns. */
export function Ranged({
  rows,
  columns,
}: {
  readonly rows: readonly RangedRow[];
  readonly columns: readonly ComparedColumn[];
}) {
  return rows.map((row) => (
    <Panel key={row.key} title={row.label} help={row.help === '' ? undefined : row.help}>
      {columns.map((column) => (
        <ColumnPart key={column.letter} column={column}>
          <RangedCell row={row} column={column} />
        </ColumnPart>
      ))}
    </Panel>
  ));
}
