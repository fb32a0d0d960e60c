import { ColumnLinks } from '../column-links.tsx';
import { ColumnMark } from '../column-mark.tsx';
import type { CompareView } from '../compare-view.ts';
import * as words from '../compare-words.ts';
import { Facts } from './facts.tsx';
import { Gain } from './gain.tsx';
import { Items } from './items.tsx';
import { Odd } from './odd.tsx';
import { Prices } from './prices.tsx';

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
    <div className="flex flex-col gap-4 min-[70rem]:hidden">
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
