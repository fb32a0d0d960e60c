import type { CSSProperties, ReactNode } from 'react';
import { GUARANTEED_PARTS } from '../../../../domain/offers-compared/received-offer.ts';
import { m } from '../../../../messages/compiled/messages.js';
import { ColumnMark } from '../column-mark.tsx';
import type { ComparedColumn, CompareView } from '../compare-view.ts';
import * as words from '../compare-words.ts';
import { partName } from '../finding-words.ts';
import { GuaranteeYears } from '../guarantee-years.tsx';
import { missingWord } from '../item-cell.tsx';
import { missingOf } from '../missing-items.ts';

type Fact = {
  readonly label: string;
  readonly cell: (column: ComparedColumn) => ReactNode;
  readonly second?: (column: ComparedColumn) => string | null;
};

/** What is put up, and what it is guaranteed for: a table whose row names stand above their cells. */
export function Facts({ view }: { readonly view: CompareView }) {
  const { columns, ownBatteryKwh } = view;
  const ownGuarantees = words.ownGuaranteesText(view);
  const rows: readonly Fact[] = [
    { label: m.compare_row_system(), cell: words.systemText, second: words.systemMore },
    {
      label: m.compare_row_inverter(),
      cell: (column) => words.inverterText(column) ?? <NoInverter column={column} />,
      second: words.inverterMore,
    },
    {
      label: m.compare_row_battery(),
      cell: (column) => words.batteryText(column, ownBatteryKwh),
      second: (column) => words.batteryMore(column, ownBatteryKwh),
    },
    ...GUARANTEED_PARTS.map((part) => ({
      label: m.compare_guarantee_on({ part: partName(part) }),
      cell: (column: ComparedColumn) => <GuaranteeYears column={column} part={part} />,
    })),
  ];
  const widths = {
    '--column': `${100 / columns.length}%`,
    '--own': `${100 - 100 / columns.length}%`,
  } as CSSProperties;
  return (
    <div className="@container">
      <table
        role="table"
        // Our own column, the last, stands on a ground of its own through the rows of names too.
        className={`block w-full rounded-card border border-hairline bg-white ${columns.at(-1)?.letter === null ? '@[14rem]:bg-[linear-gradient(to_right,transparent_var(--own),var(--color-kalk-100)_var(--own))]' : ''}`}
        style={widths}
      >
        <caption className="sr-only">{m.compare_table()}</caption>
        <thead role="rowgroup" className="contents">
          <tr
            role="row"
            className="sticky top-16 z-1 flex rounded-t-card border-b-[1.5px] border-blaek bg-white @max-[14rem]:sr-only"
          >
            {columns.map((column) => (
              <th
                key={column.letter}
                role="columnheader"
                scope="col"
                className={`w-(--column) px-3 py-2 text-left ${column.letter === null ? 'rounded-tr-card bg-kalk-100' : ''}`}
              >
                <ColumnMark letter={column.letter} />
                <span className="sr-only">{column.name}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className="block">
          {rows.map(({ label, cell, second }) => (
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
                  className="w-full px-3 pb-2 font-semibold [overflow-wrap:anywhere] max-[22.4375rem]:text-14 @[14rem]:w-(--column)"
                >
                  {/* Where the text is that large, one stands under the other. */}
                  <span className="mr-2 @[14rem]:hidden">
                    <ColumnMark letter={column.letter} size={20} />
                  </span>
                  {cell(column)}
                  <span className="block text-14 font-normal text-blaek-600 empty:hidden">
                    {second?.(column)}
                  </span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {ownGuarantees === undefined ? null : (
        <p className="pt-2 text-14 text-blaek-600">{ownGuarantees}</p>
      )}
    </div>
  );
}

/** What it usually costs stands further down, where everything has its row. */
function NoInverter({ column }: { readonly column: ComparedColumn }) {
  const missing = missingOf(column, 'inverter');
  return missing === undefined ? null : (
    <span className="text-sol-700">{missingWord(missing)}</span>
  );
}
