import { useId, useRef } from 'react';
import type { ReactNode } from 'react';
import { useScrolls } from './use-scrolls.ts';

export type DataColumn = { key: string; label: ReactNode; strong?: boolean | undefined };
export type DataRow = {
  key: string;
  label: ReactNode;
  cells: readonly ReactNode[];
  /** A main row; the rows that belong to it are indented. */
  level?: 'main' | 'part' | undefined;
};

export type DataTableProps = {
  caption: ReactNode;
  hideCaption?: boolean | undefined;
  /** Above the row heads, usually the unit. */
  corner: ReactNode;
  columns: readonly DataColumn[];
  rows: readonly DataRow[];
  totals?: DataRow | undefined;
};

function TableRow({
  row,
  columns,
  isTotal,
}: {
  row: DataRow;
  columns: readonly DataColumn[];
  isTotal: boolean;
}) {
  // "10–11" and "25 (2051)" don't wrap; words may wrap on a phone.
  const isShort = typeof row.label === 'string' && row.label.length <= 10;
  const weight = isTotal || row.level === 'main' ? 'font-semibold' : 'font-normal';
  return (
    <tr className={`border-b border-hairline ${isTotal ? 'border-t-[1.5px] border-t-blaek' : ''}`}>
      <th
        scope="row"
        className={`py-1.5 pr-3 text-left ${weight} ${row.level === 'part' ? 'pl-3' : isShort ? 'whitespace-nowrap' : ''}`}
      >
        {row.label}
      </th>
      {columns.map((column, index) => (
        <td
          key={column.key}
          className={`py-1.5 pl-2 text-right whitespace-nowrap ${isTotal || column.strong ? 'font-semibold' : ''}`}
        >
          {row.cells[index]}
        </td>
      ))}
    </tr>
  );
}

/**
 * A real table: row heads first, figures right-aligned, totals last. Wide ones scroll by
 * themselves.
 */
export function DataTable(props: DataTableProps) {
  const { caption, hideCaption, corner, columns, rows, totals } = props;
  const captionId = useId();
  const box = useRef<HTMLDivElement>(null);
  const scrolls = useScrolls(box);
  return (
    <div
      ref={box}
      className="table-scroll"
      // Without a pointer it scrolls with the arrow keys, once focused.
      {...(scrolls ? { tabIndex: 0, role: 'region', 'aria-labelledby': captionId } : {})}
    >
      <table className="w-full border-collapse text-14">
        <caption
          id={captionId}
          className={hideCaption ? 'sr-only' : 'pb-2 text-left font-semibold'}
        >
          {caption}
        </caption>
        <thead>
          <tr className="border-b-[1.5px] border-blaek text-blaek-600">
            <th scope="col" className="py-1.5 text-left font-normal">
              {corner}
            </th>
            {columns.map((column) => (
              <th
                key={column.key}
                scope="col"
                className="py-1.5 pl-2 text-right align-bottom font-normal"
              >
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <TableRow key={row.key} row={row} columns={columns} isTotal={false} />
          ))}
        </tbody>
        {totals ? (
          <tfoot>
            <TableRow row={totals} columns={columns} isTotal />
          </tfoot>
        ) : null}
      </table>
    </div>
  );
}
