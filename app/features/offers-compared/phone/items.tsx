import { INCLUDED_ITEMS } from '../../../../domain/offers-compared/received-offer.ts';
import { m } from '../../../../messages/compiled/messages.js';
import { QuestionIcon } from '../../../ui/action-icons.tsx';
import { CheckIcon, TriangleIcon } from '../../../ui/icons.tsx';
import type { ComparedColumn } from '../compare-view.ts';
import { itemName } from '../finding-words.ts';
import { MissingNote, missingOf } from '../item-cell.tsx';
import { Questions } from '../questions.tsx';
import { Panel } from './panel.tsx';

/** What is in the price, what is missing with its usual price, and what to ask. */
export function Items({ columns }: { readonly columns: readonly ComparedColumn[] }) {
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
