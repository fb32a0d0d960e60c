import { m } from '../../../../messages/compiled/messages.js';
import { BandHelp, bandOf, kwpAxis } from '../compare-bars.tsx';
import { axisOver, type CompareView } from '../compare-view.ts';
import * as words from '../compare-words.ts';
import { PriceBand } from '../price-band.tsx';
import { Panel } from './panel.tsx';

/** What each costs in all, and for each kWp beside the usual. */
export function Prices({ view }: { readonly view: CompareView }) {
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
