import './prices.css';
import { Fragment, useRef, type ClipboardEvent, type FocusEvent, type KeyboardEvent } from 'react';
import type { PriceLine } from '../../../../domain/prices/price-lines.ts';
import { m } from '../../../../messages/compiled/messages.js';
import { moveBy, stepOf, toNextError } from './grid-keys.ts';
import type { GridProps } from './grid-props.ts';
import { GridLine } from './grid-line.tsx';
import { groupName, unitName } from './price-words.ts';

const keyAt = (target: EventTarget): string | null =>
  target instanceof HTMLInputElement ? (target.dataset['cell'] ?? null) : null;

/** Every price, a line each, as a sheet for arrow keys and pasting. */
export function PriceGrid(props: GridProps) {
  const { draft, problems, restore, paste, shown, textOf, type } = props;
  const began = useRef({ key: '', text: '' });
  const onFocus = (event: FocusEvent<HTMLTableElement>) => {
    const key = keyAt(event.target);
    if (key !== null) began.current = { key, text: textOf(key) };
  };
  const lines = shown.lines.filter(({ isShown }) => isShown);
  const rows = lines.map(({ keys }) => keys);
  const groups = new Set(lines.map(({ line }) => line.group));
  // A hidden cell can't be where the tab key leads.
  const isHere = props.current === null || rows.some((keys) => keys.includes(props.current ?? ''));
  const current = isHere ? props.current : (rows[0]?.[0] ?? null);
  const onKeyDown = (event: KeyboardEvent<HTMLTableElement>) => {
    const key = keyAt(event.target);
    if (key === null) return;
    if (event.key === 'Escape') {
      // First what is being typed, then what was typed before.
      const { key: at, text } = began.current;
      return at === key && text !== textOf(key) ? type(key, text) : restore(key);
    }
    if (event.key === 'F8') {
      event.preventDefault();
      return toNextError(event.currentTarget, problems, key);
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
    <div className="@container overflow-x-auto">
      <table
        role="grid"
        aria-label={m.prices_grid()}
        className="w-full min-w-[44rem] border-collapse"
        onFocus={onFocus}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
      >
        <thead>
          <tr className="bg-kalk-50 text-blaek-600">
            <th scope="col" className="border border-hairline">
              <span className="sr-only">{m.prices_column_number()}</span>
            </th>
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
                className={`border border-hairline px-3 py-2 font-normal whitespace-nowrap ${index === 0 ? 'sticky left-0 z-1 bg-kalk-50 text-left' : 'text-right'}`}
              >
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.lines.map((row, index) => (
            <Fragment key={row.keys.join()}>
              {row.line.group !== shown.lines[index - 1]?.line.group && (
                <GroupRow line={row.line} isShown={groups.has(row.line.group)} />
              )}
              <GridLine {...props} row={row} current={current} />
            </Fragment>
          ))}
          {lines.length === 0 && <NoLine showAll={shown.showAll} />}
        </tbody>
      </table>
    </div>
  );
}

function NoLine({ showAll }: { readonly showAll: () => void }) {
  return (
    <tr>
      <td role="gridcell" colSpan={8} className="border border-hairline px-3 py-2">
        {m.prices_no_line()}{' '}
        <button
          type="button"
          onClick={showAll}
          className="min-h-11 text-gran-700 underline underline-offset-4"
        >
          {m.prices_show_all()}
        </button>
      </td>
    </tr>
  );
}

type GroupRowProps = { readonly line: PriceLine; readonly isShown: boolean };

function GroupRow({ line, isShown }: GroupRowProps) {
  return (
    <tr className="bg-kalk-50" hidden={!isShown}>
      <th
        scope="colgroup"
        colSpan={8}
        className="border border-hairline px-3 py-2 text-left font-normal text-blaek-600"
      >
        <strong className="text-blaek">{groupName(line.group)}</strong> {unitName(line)}
      </th>
    </tr>
  );
}
