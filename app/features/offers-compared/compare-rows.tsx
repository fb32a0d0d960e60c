import type { ReactNode } from 'react';
import {
  GUARANTEED_PARTS,
  INCLUDED_ITEMS,
} from '../../../domain/offers-compared/received-offer.ts';
import { m } from '../../../messages/compiled/messages.js';
import { BandHelp, bandOf, kwpAxis } from './compare-bars.tsx';
import type { ComparedColumn, CompareView } from './compare-view.ts';
import * as words from './compare-words.ts';
import { itemName, partName } from './finding-words.ts';
import { gainAxis, GainBar, gainHelp } from './gain-bar.tsx';
import { GuaranteeYears } from './guarantee-years.tsx';
import { ItemCell } from './item-cell.tsx';
import { OddFindings } from './odd-findings.tsx';
import { PriceBand } from './price-band.tsx';
import { Questions } from './questions.tsx';

/** A row of the comparison: what it is called, and what each column says in it. */
export type Row = {
  readonly key: string;
  readonly label: ReactNode;
  readonly help?: ReactNode;
  readonly cell: (column: ComparedColumn) => ReactNode;
};

export function whatRows(view: CompareView, ownBatteryKwh: number): readonly Row[] {
  const domain = kwpAxis(view);
  return [
    {
      key: 'price',
      label: m.compare_row_price(),
      help: m.compare_row_price_help(),
      cell: (column) => (
        <>
          <span className="block text-22 font-semibold whitespace-nowrap">
            {words.basisText(column)}
          </span>
          {words.basisLines(column).map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
        </>
      ),
    },
    {
      key: 'kwp',
      label: m.compare_row_kwp(),
      help: <BandHelp view={view} />,
      cell: (column) => (
        <>
          <span className="block">
            <strong className="font-semibold">{words.perKwpText(column.basis.mid, column)}</strong>
            {column.basis.added.high === 0 ? null : (
              <span className="text-blaek-600">
                {' '}
                ·{' '}
                {m.compare_written_short({
                  price: words.perKwpText(column.basis.writtenDkk, column),
                })}
              </span>
            )}
          </span>
          <PriceBand {...bandOf(column, view, domain)} />
        </>
      ),
    },
    {
      key: 'system',
      label: m.compare_row_system(),
      cell: (column) => <Two first={words.systemText(column)} second={words.yieldText(column)} />,
    },
    {
      key: 'panels',
      label: m.compare_row_panels(),
      cell: (column) => <Two first={words.panelsText(column)} second={words.panelsMore(column)} />,
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
    {
      key: 'odd',
      label: m.compare_row_odd(),
      cell: (column) => (
        <OddFindings column={column} none={column.offer === null ? '–' : m.compare_nothing_odd()} />
      ),
    },
  ];
}

export function itemRows(): readonly Row[] {
  return INCLUDED_ITEMS.filter((item) => item !== 'inverter').map((item) => ({
    key: item,
    label: itemName(item),
    cell: (column) => <ItemCell column={column} item={item} />,
  }));
}

export function endRows(view: CompareView): readonly Row[] {
  const axis = gainAxis(view);
  return [
    {
      key: 'gain',
      label: m.compare_row_gain(),
      help: gainHelp(axis),
      cell: (column) => (
        <div className="flex flex-col gap-2">
          <span className="text-22 font-semibold whitespace-nowrap">{words.gainText(column)}</span>
          <GainBar column={column} axis={axis} />
          <span>{words.paybackText(column)}</span>
        </div>
      ),
    },
    {
      key: 'ask',
      label: m.compare_row_ask(),
      cell: (column) => (column.offer === null ? '–' : <Questions column={column} />),
    },
  ];
}

function Two({ first, second }: { readonly first: string; readonly second: string | null }) {
  return (
    <>
      <span className="block font-semibold">{first}</span>
      {second === null ? null : <span className="block text-blaek-600">{second}</span>}
    </>
  );
}
