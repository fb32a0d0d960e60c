import { GUARANTEED_PARTS } from '../../../../domain/offers-compared/received-offer.ts';
import { m } from '../../../../messages/compiled/messages.js';
import { ColumnMark } from '../column-mark.tsx';
import type { ComparedColumn } from '../compare-view.ts';
import * as words from '../compare-words.ts';
import { partName } from '../finding-words.ts';

/** What is put up, and what it is guaranteed for: a table whose row names stand above their cells. */
export function Facts({
  columns,
  ownBatteryKwh,
}: {
  readonly columns: readonly ComparedColumn[];
  readonly ownBatteryKwh: number;
}) {
  const rows = [
    { label: m.compare_row_system(), cell: words.systemText },
    { label: m.compare_row_panels(), cell: words.panelsText },
    {
      label: m.compare_row_inverter(),
      cell: (column: ComparedColumn) => words.inverterText(column) ?? m.compare_missing(),
    },
    {
      label: m.compare_row_battery(),
      cell: (column: ComparedColumn) => words.batteryText(column, ownBatteryKwh),
    },
    ...GUARANTEED_PARTS.map((part) => ({
      label: m.compare_guarantee_on({ part: partName(part) }),
      cell: (column: ComparedColumn) =>
        column.offer === null
          ? '–'
          : (words.guaranteeText(column, part) ?? (
              <span className="text-sol-700">{m.compare_not_named_ask()}</span>
            )),
    })),
  ];
  const width = `${100 / columns.length}%`;
  const own = 100 - 100 / columns.length;
  return (
    <table
      role="table"
      className="block w-full overflow-hidden rounded-card border border-hairline bg-white"
      // Our own column, the last, stands on a ground of its own through the rows of names too.
      style={{
        backgroundImage: `linear-gradient(to right, transparent ${own}%, var(--color-kalk-100) ${own}%)`,
      }}
    >
      <caption className="sr-only">{m.compare_table()}</caption>
      <thead role="rowgroup" className="block">
        <tr role="row" className="flex border-b-[1.5px] border-blaek">
          {columns.map((column) => (
            <th
              key={column.letter}
              role="columnheader"
              scope="col"
              style={{ width }}
              className="px-3 py-2 text-left"
            >
              <ColumnMark letter={column.letter} />
              <span className="sr-only">{column.name}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className="block">
        {rows.map(({ label, cell }) => (
          <tr
            key={label}
            role="row"
            className="flex flex-wrap border-b border-hairline last:border-b-0"
          >
            <th
              role="rowheader"
              scope="row"
              className="w-full px-3 pt-2 text-left text-14 font-normal text-blaek-600"
            >
              {label}
            </th>
            {columns.map((column) => (
              <td
                key={column.letter}
                role="cell"
                style={{ width }}
                className="px-3 pb-2 font-semibold [overflow-wrap:anywhere] max-[22.4375rem]:text-14"
              >
                {cell(column)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
