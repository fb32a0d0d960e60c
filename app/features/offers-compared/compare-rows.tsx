import type { ReactNode } from 'react';
import {
  GUARANTEED_PARTS,
  INCLUDED_ITEMS,
} from '../../../domain/offers-compared/received-offer.ts';
import { m } from '../../../messages/compiled/messages.js';
import type { ComparedColumn, CompareView } from './compare-view.ts';
import * as words from './compare-words.ts';
import { itemName, partName } from './finding-words.ts';
import { GuaranteeYears } from './guarantee-years.tsx';
import { ItemCell } from './item-cell.tsx';
import { OddFindings, oddOf } from './odd-findings.tsx';
import { Questions } from './questions.tsx';
import { endRows, kwpRow, RangedCell, type RangedRow } from './range-rows.tsx';

/** A row of the comparison: what it is called, and what each column says in it. */
export type Row = {
  readonly key: string;
  readonly label: ReactNode;
  readonly help?: ReactNode;
  readonly cell: (column: ComparedColumn) => ReactNode;
};

export function whatRows(view: CompareView): readonly Row[] {
  const { columns, ownBatteryKwh } = view;
  return [
    {
      key: 'price',
      label: m.compare_row_price(),
      help: words.priceHelp(view),
      cell: (column) => (
        <>
          <span className="block text-22 font-semibold whitespace-nowrap">
            {words.basisText(column)}
          </span>
          {words.basisLines(column).map((line) => (
            <span key={line} className="block text-blaek-600">
              {line}
            </span>
          ))}
        </>
      ),
    },
    ranged(kwpRow(columns)),
    {
      key: 'battery',
      label: m.compare_row_battery(),
      cell: (column) => (
        <Two
          first={words.batteryText(column, ownBatteryKwh)}
          second={words.batteryMore(column, ownBatteryKwh)}
        />
      ),
    },
    {
      key: 'system',
      label: m.compare_row_system(),
      cell: (column) => <Two first={words.systemText(column)} second={words.systemMore(column)} />,
    },
    {
      key: 'inverter',
      label: m.compare_row_inverter(),
      cell: (column) => {
        const text = words.inverterText(column);
        return text === null ? (
          <ItemCell column={column} item="inverter" />
        ) : (
          <Two first={text} second={words.inverterMore(column)} />
        );
      },
    },
    {
      key: 'guarantee',
      label: m.compare_row_guarantee(),
      help: words.ownGuaranteesText(view),
      cell: (column) => (
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1">
          {GUARANTEED_PARTS.map((part) => (
            <div key={part} className="contents">
              <dt className="text-blaek-600 first-letter:uppercase">{partName(part)}</dt>
              <dd className="font-semibold">
                <GuaranteeYears column={column} part={part} />
              </dd>
            </div>
          ))}
        </dl>
      ),
    },
    ...oddRow(columns),
  ];
}

/** Where nothing is odd anywhere it is no row. */
const oddRow = (columns: readonly ComparedColumn[]): readonly Row[] =>
  columns.every((column) => oddOf(column).length === 0)
    ? []
    : [
        {
          key: 'odd',
          label: m.compare_row_odd(),
          cell: (column) => (
            <OddFindings
              column={column}
              none={column.offer === null ? '–' : m.compare_nothing_odd()}
            />
          ),
        },
      ];

const ranged = (row: RangedRow): Row => ({
  key: row.key,
  label: row.label,
  help: row.help === '' ? undefined : row.help,
  cell: (column) => <RangedCell row={row} column={column} />,
});

export function itemRows(): readonly Row[] {
  return INCLUDED_ITEMS.filter((item) => item !== 'inverter').map((item) => ({
    key: item,
    label: itemName(item),
    cell: (column) => <ItemCell column={column} item={item} />,
  }));
}

export const outcomeRows = ({ columns }: CompareView): readonly Row[] => [
  ...endRows(columns).map(ranged),
  {
    key: 'ask',
    label: m.compare_row_ask(),
    cell: (column) => (column.offer === null ? '–' : <Questions column={column} />),
  },
];

function Two({ first, second }: { readonly first: string; readonly second: string | null }) {
  return (
    <>
      <span className="block font-semibold">{first}</span>
      {second === null ? null : <span className="block text-blaek-600">{second}</span>}
    </>
  );
}
