import './prices.css';
import { Fragment, type ClipboardEvent, type KeyboardEvent } from 'react';
import type { PriceLine } from '../../../../domain/prices/price-lines.ts';
import { m } from '../../../../messages/compiled/messages.js';
import { cellKeysOf, gridLines } from './grid-rows.ts';
import { moveBy, stepOf, toNextError } from './grid-keys.ts';
import type { GridProps } from './grid-props.ts';
import { GridLine } from './grid-line.tsx';
import { groupName, unitName } from './price-words.ts';

const keyAt = (target: EventTarget): string | null =>
  target instanceof HTMLInputElement ? (target.dataset['cell'] ?? null) : null;

/** Every price, a line each, as a sheet for arrow keys and pasting. */
export function PriceGrid(props: GridProps) {
  const { draft, problems, restore, paste, undoPaste } = props;
  const lines = gridLines(draft);
  const rows = lines.map(cellKeysOf);
  const onKeyDown = (event: KeyboardEvent<HTMLTableElement>) => {
    const key = keyAt(event.target);
    if (key === null) return;
    if (event.key === 'Escape') return restore(key);
    if (event.key === 'F8') {
      event.preventDefault();
      return toNextError(event.currentTarget, problems, key);
    }
    if (event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey)) {
      if (undoPaste()) event.preventDefault();
      return;
    }
    const step = stepOf(event);
    if (step === null) return;
    event.preventDefault();
    moveBy(event.currentTarget, rows, key, step);
  };
  const onPaste = (event: ClipboardEvent<HTMLTableElement>) => {
    const key = keyAt(event.target);
    const text = event.clipboardData.getData('text/plain');
    if (key === null || !/[\t\n]/.test(text.trimEnd())) return;
    event.preventDefault();
    paste(text, rows, key);
  };
  return (
    <div className="overflow-x-auto">
      <table
        role="grid"
        aria-label={m.prices_grid()}
        className="w-full min-w-[44rem] border-collapse"
        onKeyDown={onKeyDown}
        onPaste={onPaste}
      >
        <thead>
          <tr className="bg-kalk-50 text-blaek-600">
            {[
              m.prices_column_item(),
              m.prices_column_cost(),
              m.prices_column_price(),
              m.prices_column_share(),
              m.prices_column_base({ number: draft.base.number }),
              m.prices_column_difference(),
              m.prices_column_by(),
            ].map((name, index) => (
              <th
                key={name}
                scope="col"
                className={`border border-hairline px-3 py-2 font-normal ${index === 0 ? 'sticky left-0 z-1 bg-kalk-50 text-left' : 'text-right'}`}
              >
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line, index) => (
            <Fragment key={rows[index]?.join()}>
              {line.group !== lines[index - 1]?.group && <GroupRow line={line} />}
              <GridLine {...props} line={line} />
            </Fragment>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function GroupRow({ line }: { readonly line: PriceLine }) {
  return (
    <tr className="bg-kalk-50">
      <th
        scope="colgroup"
        colSpan={7}
        className="border border-hairline px-3 py-2 text-left font-normal text-blaek-600"
      >
        <strong className="text-blaek">{groupName(line.group)}</strong> {unitName(line)}
      </th>
    </tr>
  );
}
