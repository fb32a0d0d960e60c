import { INCLUDED_ITEMS } from '../../../domain/offers-compared/received-offer.ts';
import { m } from '../../../messages/compiled/messages.js';
import { CheckIcon } from '../../ui/icons.tsx';
import { ColumnLinks } from './column-links.tsx';
import { ColumnMark } from './column-mark.tsx';
import { outcomeRows, whatRows, type Row } from './compare-rows.tsx';
import type { ComparedColumn, CompareView } from './compare-view.ts';
import * as words from './compare-words.ts';
import { itemName } from './finding-words.ts';

type OwnEstimateProps = {
  readonly view: CompareView;
  readonly column: ComparedColumn;
};

/** Our own calculation, for as long as there is no offer to hold against it: nothing here compares. */
export function OwnEstimate({ view, column }: OwnEstimateProps) {
  const rows = [...whatRows(view), itemsRow(), ...outcomeRows(view)];
  return (
    <section
      aria-labelledby="own-title"
      className="rounded-card border border-hairline bg-kalk-100 p-4 tablet:p-6"
    >
      <div className="flex items-start gap-3">
        <ColumnMark letter={null} />
        <div className="min-w-0">
          <h2 id="own-title" className="text-22 font-semibold">
            {column.name}
          </h2>
          <p className="text-14 text-blaek-600">{words.dateText(column, view)}</p>
        </div>
      </div>
      <p className="pt-4">
        <strong className="block text-28 font-semibold">{words.basisText(column)}</strong>
        {words.basisLines(column).join(' ')}
      </p>
      <dl className="mt-4 text-14">
        {rows
          .filter(({ key }) => SHOWN.has(key))
          .map(({ key, label, help, cell }) => (
            <div
              key={key}
              className="grid gap-x-4 border-t border-hairline py-3 tablet:grid-cols-[9rem_minmax(0,1fr)]"
            >
              <dt className="text-blaek-600">{label}</dt>
              <dd>
                {cell(column)}
                {help === undefined ? null : (
                  <span className="block pt-1 text-blaek-600">{help}</span>
                )}
              </dd>
            </div>
          ))}
      </dl>
      <ColumnLinks column={column} view={view} />
    </section>
  );
}

const SHOWN: ReadonlySet<string> = new Set([
  'battery',
  'system',
  'inverter',
  'guarantee',
  'items',
  'saving',
  'payback',
]);

const itemsRow = (): Row => ({
  key: 'items',
  label: m.compare_group_items(),
  cell: () => (
    <ul>
      {INCLUDED_ITEMS.map((item) => (
        <li key={item} className="flex items-center gap-2">
          <CheckIcon className="shrink-0 text-gran-700" />
          {itemName(item)}
        </li>
      ))}
    </ul>
  ),
});
