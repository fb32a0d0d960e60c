import { ColumnLinks } from '../column-links.tsx';
import { ColumnMark } from '../column-mark.tsx';
import type { CompareView } from '../compare-view.ts';
import { OfferDate } from '../offer-date.tsx';
import { endRows, kwpRow } from '../range-rows.tsx';
import { Facts } from './facts.tsx';
import { Items } from './items.tsx';
import { Odd } from './odd.tsx';
import { Prices } from './prices.tsx';
import { Ranged } from './ranged.tsx';

/**
 * The same comparison where columns have no room: who is who, what it costs, what is in it, what is left. Two and two
 * where there is room for that.
 */
export function ComparePhone({ view }: { readonly view: CompareView }) {
  const { columns } = view;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 tablet:grid-cols-2 min-[70rem]:hidden print:hidden">
      <ul className="border-t-[1.5px] border-blaek tablet:col-span-2">
        {columns.map((column) => (
          <li
            key={column.letter}
            className="flex min-h-15 flex-wrap items-center gap-x-3 border-b border-hairline py-1"
          >
            <ColumnMark letter={column.letter} />
            <span className="min-w-0 flex-1 basis-32">
              <span className="block font-semibold [overflow-wrap:anywhere]">{column.name}</span>
              <OfferDate column={column} view={view} />
            </span>
            <ColumnLinks column={column} view={view} />
          </li>
        ))}
      </ul>
      <Prices view={view} />
      <Ranged rows={[kwpRow(columns)]} columns={columns} />
      <Facts view={view} />
      <Items columns={columns} />
      <Odd columns={columns} />
      <Ranged rows={endRows(columns)} columns={columns} />
    </div>
  );
}
