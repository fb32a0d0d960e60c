import type { ReactNode } from 'react';
import {
  GUARANTEED_PARTS,
  INCLUDED_ITEMS,
} from '../../../domain/offers-compared/received-offer.ts';
import { m } from '../../../messages/compiled/messages.js';
import { CheckIcon, QuestionIcon, TriangleIcon } from '../../ui/icons.tsx';
import { ColumnLinks } from './column-links.tsx';
import { ColumnMark } from './column-mark.tsx';
import { BandHelp, bandOf, gainAxis, GainBar, kwpAxis } from './compare-bars.tsx';
import { axisOver, type ComparedColumn, type CompareView } from './compare-view.ts';
import * as words from './compare-words.ts';
import { itemName, partName } from './finding-words.ts';
import { MissingNote, missingOf } from './item-cell.tsx';
import { OddFindings, oddOf } from './odd-findings.tsx';
import { PriceBand } from './price-band.tsx';
import { Questions } from './questions.tsx';

/** The same comparison where columns have no room: who is who, what it costs, what is in it, what is left. */
export function ComparePhone({
  view,
  ownBatteryKwh,
}: {
  readonly view: CompareView;
  readonly ownBatteryKwh: number;
}) {
  const { columns } = view;
  return (
    <div className="flex flex-col gap-4 min-[1120px]:hidden">
      <ul className="border-t-[1.5px] border-blaek">
        {columns.map((column) => (
          <li
            key={column.letter}
            className="flex min-h-15 items-center gap-3 border-b border-hairline py-1"
          >
            <ColumnMark letter={column.letter} />
            <span className="min-w-0 flex-1">
              <span className="block font-semibold [overflow-wrap:anywhere]">{column.name}</span>
              <span className="block text-14 text-blaek-600">{words.dateText(column, view)}</span>
            </span>
            <ColumnLinks column={column} view={view} />
          </li>
        ))}
      </ul>
      <Prices view={view} />
      <Facts columns={columns} ownBatteryKwh={ownBatteryKwh} />
      <Items columns={columns} />
      <Odd columns={columns} />
      <Gain view={view} />
    </div>
  );
}

function Panel({
  title,
  help,
  children,
}: {
  readonly title: string;
  readonly help?: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <section className="rounded-card border border-hairline bg-white p-4">
      <h2 className="text-18 font-semibold">{title}</h2>
      {help === undefined ? null : <p className="text-14 text-blaek-600">{help}</p>}
      <div className="pt-3">{children}</div>
    </section>
  );
}

function Prices({ view }: { readonly view: CompareView }) {
  const { columns } = view;
  const axis = axisOver(columns.flatMap(({ basis }) => [basis.writtenDkk, basis.high]));
  const perKwp = kwpAxis(view);
  return (
    <>
      <Panel title={m.compare_row_price()} help={m.compare_row_price_help()}>
        {columns.map((column) => (
          <div
            key={column.letter}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-3"
          >
            <PriceBand
              {...bandOf({ ...column, kwp: 1 }, { ...view, usualPerKwp: null }, axis)}
              label={words.letterName(column)}
            />
            <strong className="min-w-26 text-right font-semibold whitespace-nowrap max-[359px]:text-14">
              {words.basisText(column)}
            </strong>
          </div>
        ))}
        <ul className="pt-2 text-14 text-blaek-600">
          {columns
            .filter(
              ({ offer, basis }) =>
                offer !== null && (offer.vat === 'excl' || basis.added.high > 0),
            )
            .map((column) => (
              <li
                key={column.letter}
              >{`${column.letter}: ${words.basisLines(column).join(' ')}`}</li>
            ))}
        </ul>
      </Panel>
      <Panel title={m.compare_row_kwp()} help={<BandHelp view={view} />}>
        {columns.map((column) => (
          <div
            key={column.letter}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-3"
          >
            <PriceBand {...bandOf(column, view, perKwp)} />
            <strong className="min-w-22 text-right font-semibold whitespace-nowrap max-[359px]:text-14">
              {words.perKwpText(column.basis.mid, column)}
            </strong>
          </div>
        ))}
      </Panel>
    </>
  );
}

function Facts({
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
          : (words.guaranteeText(column, part) ?? m.compare_not_named_ask()),
    })),
  ];
  const width = `${100 / columns.length}%`;
  return (
    <table
      role="table"
      className="block w-full overflow-hidden rounded-card border border-hairline bg-white"
    >
      <caption className="sr-only">{m.compare_table()}</caption>
      <thead role="rowgroup" className="block">
        <tr role="row" className="flex border-b-[1.5px] border-blaek bg-white">
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
                className="px-3 pb-2 font-semibold [overflow-wrap:anywhere] max-[359px]:text-14"
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

function Items({ columns }: { readonly columns: readonly ComparedColumn[] }) {
  return (
    <Panel title={m.compare_group_items()}>
      <ul>
        {INCLUDED_ITEMS.map((item) => (
          <li key={item} className="border-t border-hairline py-2.5">
            <span className="flex items-center gap-2">
              <span className="flex-1">{itemName(item)}</span>
              {columns.map((column) => (
                <span key={column.letter} className="flex w-11 justify-center">
                  <ItemSign
                    column={column}
                    isMissing={missingOf(column, item) !== undefined}
                    isPriced={missingOf(column, item)?.usual !== null}
                  />
                </span>
              ))}
            </span>
            {columns.map((column) => (
              <span key={column.letter} className="mt-1 block text-14 empty:hidden">
                <MissingNote column={column} item={item} name={`${column.letter}: `} />
              </span>
            ))}
          </li>
        ))}
      </ul>
      <div className="flex flex-col gap-3 pt-2">
        {columns
          .filter(({ letter }) => letter !== null)
          .map((column) => (
            <div key={column.letter}>
              <Questions column={column} />
            </div>
          ))}
      </div>
    </Panel>
  );
}

function ItemSign({
  column,
  isMissing,
  isPriced,
}: {
  readonly column: ComparedColumn;
  readonly isMissing: boolean;
  readonly isPriced: boolean;
}) {
  const who = column.letter ?? column.name;
  if (!isMissing) {
    return (
      <>
        <CheckIcon className="text-gran-700" />
        <span className="sr-only">{`${who}: ${m.compare_with()}`}</span>
      </>
    );
  }
  return isPriced ? (
    <TriangleIcon className="text-sol-700" />
  ) : (
    <QuestionIcon className="text-sol-700" />
  );
}

function Odd({ columns }: { readonly columns: readonly ComparedColumn[] }) {
  const odd = columns.filter((column) => oddOf(column).length > 0);
  if (odd.length === 0) return null;
  return (
    <Panel title={m.compare_row_odd()}>
      {odd.map((column) => (
        <div key={column.letter} className="flex items-start gap-3 border-t border-hairline py-3">
          <ColumnMark letter={column.letter} />
          <OddFindings column={column} none="" />
        </div>
      ))}
    </Panel>
  );
}

function Gain({ view }: { readonly view: CompareView }) {
  const axis = gainAxis(view);
  return (
    <Panel title={m.compare_row_gain()} help={m.compare_row_gain_help()}>
      {view.columns.map((column) => (
        <div key={column.letter} className="border-t border-hairline py-3">
          <div className="flex items-center gap-3 pb-1">
            <ColumnMark letter={column.letter} />
            <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">{column.name}</span>
            <strong className="text-18 font-semibold whitespace-nowrap">
              {words.gainText(column)}
            </strong>
          </div>
          <GainBar column={column} domain={axis} />
          <p className="text-14">{words.paybackText(column)}</p>
        </div>
      ))}
    </Panel>
  );
}
