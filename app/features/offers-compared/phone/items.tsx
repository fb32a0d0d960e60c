import { Children, type ReactNode } from 'react';
import {
  INCLUDED_ITEMS,
  type IncludedItem,
} from '../../../../domain/offers-compared/received-offer.ts';
import { m } from '../../../../messages/compiled/messages.js';
import { QuestionIcon } from '../../../ui/action-icons.tsx';
import { CheckIcon, TriangleIcon } from '../../../ui/icons.tsx';
import type { ComparedColumn } from '../compare-view.ts';
import { ColumnMark } from '../column-mark.tsx';
import { isNeedless } from '../compare-words.ts';
import { itemName } from '../finding-words.ts';
import { MissingNote } from '../item-cell.tsx';
import { missingOf } from '../missing-items.ts';
import { Questions } from '../questions.tsx';
import { Panel } from './panel.tsx';

/** What is in the price, what is missing with its usual price, and what to ask. */
export function Items({ columns }: { readonly columns: readonly ComparedColumn[] }) {
  return (
    <Panel title={m.compare_group_items()}>
      {/* Each sign says whose it is; the row of marks is for the eye. */}
      <div aria-hidden="true" className="sticky top-16 z-1 -mx-4 bg-white px-4 py-2">
        <Signs>
          {columns.map(({ letter }) => (
            <ColumnMark key={letter} letter={letter} />
          ))}
        </Signs>
      </div>
      <ul>
        {INCLUDED_ITEMS.map((item) => (
          <li key={item} className="border-t border-hairline py-2.5">
            <span className="flex flex-wrap items-center gap-2">
              <span className="flex-1 basis-24">{itemName(item)}</span>
              <Signs>
                {columns.map((column) => (
                  <ItemSign key={column.letter} column={column} item={item} />
                ))}
              </Signs>
            </span>
            {columns.map((column) => (
              <span key={column.letter} className="mt-1 block text-14 empty:hidden">
                <MissingNote column={column} item={item} name={`${column.letter}: `} />
                {isNeedless(column, item) ? `${column.letter}: ${m.compare_needless()}` : null}
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

/** One under the other in every row, a finger wide while there is room. */
function Signs({ children }: { readonly children: readonly ReactNode[] }) {
  return (
    <span
      className="ml-auto grid max-w-full auto-cols-fr grid-flow-col"
      style={{ width: `${children.length * 2.75}rem` }}
    >
      {Children.map(children, (child) => (
        <span className="flex justify-center">{child}</span>
      ))}
    </span>
  );
}

function ItemSign({
  column,
  item,
}: {
  readonly column: ComparedColumn;
  readonly item: IncludedItem;
}) {
  const who = column.letter ?? column.name;
  const missing = missingOf(column, item);
  if (isNeedless(column, item)) return <span aria-hidden="true">–</span>;
  if (missing === undefined) {
    return (
      <>
        <CheckIcon className="text-gran-700" />
        <span className="sr-only">{`${who}: ${m.compare_with()}`}</span>
      </>
    );
  }
  return missing.usual !== null ? (
    <TriangleIcon className="text-sol-700" />
  ) : (
    <QuestionIcon className="text-sol-700" />
  );
}
