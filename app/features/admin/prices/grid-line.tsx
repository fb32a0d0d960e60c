import { useId, useState } from 'react';
import type { DraftProblem } from '../../../../domain/prices/draft-problem.ts';
import { isBlank } from '../../../../domain/number-text.ts';
import { typedPrice } from '../../../../domain/prices/price-cells.ts';
import { lineKey, pricesIn } from '../../../../domain/prices/price-lines.ts';
import { salesPriceOre } from '../../../../engine/quote/price-list.ts';
import { m } from '../../../../messages/compiled/messages.js';
import { getLocale } from '../../../../messages/compiled/runtime.js';
import { kronerOf, percent } from '../../../../words/format.ts';
import { numberMode } from '../../../ui/number-input.ts';
import { AlertIcon } from '../../../ui/icons.tsx';
import { AuthorMark } from './author-mark.tsx';
import { baseText, readerText } from './cell-texts.ts';
import type { GridProps } from './grid-props.ts';
import { lineName, problemWords } from './price-words.ts';
import type { SheetLine } from './use-shown-lines.ts';

type GridLineProps = GridProps & { readonly row: SheetLine };

const CELL = 'border border-hairline px-3 text-right tabular-nums';

/** A line of the sheet; below it, what is wrong with its cells. */
export function GridLine(props: GridLineProps) {
  const { draft, row, problems, textOf } = props;
  const { line, number, isShown } = row;
  const locale = getLocale();
  const key = lineKey(line);
  const own = pricesIn(draft.base.book).get(key) ?? null;
  const keys = { cost: `${key}.cost`, price: `${key}.price` };
  const typed = {
    ...filled('cost', textOf(keys.cost)),
    ...filled('price', textOf(keys.price)),
  };
  const { price } = typedPrice(key, own, typed, locale);
  const wrong = problems.filter((problem) => Object.values(keys).includes(problem.key));
  const name = lineName(line, draft.catalogue);
  const before = own === null ? null : salesPriceOre(own);
  const after = price === null ? null : salesPriceOre(price);
  const difference = before === null || after === null ? 0 : after - before;
  const author = [draft.cells[keys.cost], draft.cells[keys.price]].find((cell) => cell);
  return (
    <>
      <tr className="h-9" hidden={!isShown}>
        <td role="gridcell" className={`${CELL} text-blaek-600`}>
          {number}
        </td>
        <th
          scope="row"
          className="sticky left-0 z-1 min-w-52 border border-hairline bg-white px-3 text-left font-normal"
        >
          {name}
        </th>
        {(
          [
            ['cost', m.prices_column_cost()],
            ['price', m.prices_column_price()],
          ] as const
        ).map(([cell, column]) => (
          <Cell
            key={cell}
            {...props}
            cellKey={keys[cell]}
            label={`${name}: ${column}`}
            problem={wrong.find((problem) => problem.key === keys[cell])}
          />
        ))}
        <td role="gridcell" className={`${CELL} text-blaek-600`}>
          {price === null || after === null || after === 0 || wrong.length > 0
            ? '–'
            : percent((after - price.costOre) / after, locale, 1)}
        </td>
        <td role="gridcell" className={`${CELL} text-blaek-600`}>
          {before === null ? '–' : kronerOf(before, locale)}
        </td>
        <td role="gridcell" className={CELL}>
          {difference === 0 ? '–' : `${difference > 0 ? '+' : ''}${kronerOf(difference, locale)}`}
        </td>
        <td role="gridcell" className={CELL}>
          {author !== undefined && <AuthorMark author={author} />}
        </td>
      </tr>
      {wrong.map((problem) => (
        <ProblemRow key={problem.key} {...props} problem={problem} />
      ))}
    </>
  );
}

const filled = (cell: 'cost' | 'price', text: string) => (isBlank(text) ? {} : { [cell]: text });

type CellProps = GridProps & {
  readonly cellKey: string;
  readonly label: string;
  readonly problem: DraftProblem | undefined;
};

function Cell(props: CellProps) {
  const { draft, cellKey, label, problem, textOf, type, current, setCurrent, shown } = props;
  const changed = draft.cells[cellKey];
  const text = textOf(cellKey);
  const isChanged = changed !== undefined || text !== baseText(draft.base.book, cellKey);
  const isTheirs = changed !== undefined && !changed.isYou;
  const look =
    problem !== undefined
      ? 'bg-white text-tegl-600 outline-2 -outline-offset-2 outline-tegl-600'
      : isChanged
        ? isTheirs
          ? 'cell-theirs bg-[#e3edf3] font-semibold'
          : 'cell-mine bg-sol-100 font-semibold'
        : '';
  const noteId = useId();
  const [isTyping, setIsTyping] = useState(false);
  // As all the others are written, once somebody has left it; what is posted stays as it was typed.
  const isLive = current !== null;
  const isAsTyped = isTyping || !isLive;
  return (
    <td role="gridcell" className="relative border border-hairline p-0">
      <input
        type="text"
        inputMode={numberMode(0)}
        autoComplete="off"
        name={isLive ? undefined : cellKey}
        data-cell={cellKey}
        aria-label={label}
        aria-invalid={problem === undefined ? undefined : true}
        aria-describedby={problem !== undefined || isChanged ? noteId : undefined}
        tabIndex={current === null || current === cellKey ? 0 : -1}
        maxLength={40}
        value={isAsTyped ? text : readerText(cellKey, text)}
        onFocus={() => {
          setCurrent(cellKey);
          shown.hold(cellKey);
        }}
        onChange={(event) => {
          setIsTyping(true);
          type(cellKey, event.target.value);
        }}
        onBlur={() => setIsTyping(false)}
        className={`h-9 w-full min-w-24 scroll-mb-20 px-3 text-right tabular-nums focus:focus-ring ${look}`}
      />
      {isLive && <input type="hidden" name={cellKey} value={text} />}
      {(problem !== undefined || isChanged) && (
        <span id={noteId} className="sr-only">
          {problem === undefined ? m.prices_cell_changed() : problemWords(problem)}
        </span>
      )}
    </td>
  );
}

function ProblemRow(props: GridProps & { readonly problem: DraftProblem }) {
  const { draft, problem, type, restore } = props;
  const { key, meant } = problem;
  const column = key.endsWith('.cost') ? m.prices_column_cost() : m.prices_column_price();
  const base = baseText(draft.base.book, key);
  const remedy = 'min-h-9 font-semibold text-tegl-600 underline underline-offset-4';
  return (
    <tr className="bg-tegl-100 text-tegl-600">
      <td role="gridcell" colSpan={8} className="border border-hairline px-3">
        {/* As wide as what is seen of the sheet, however far it is moved sideways. */}
        <span className="sticky left-3 flex w-[calc(100cqw-1.625rem)] flex-wrap items-center gap-x-3">
          <AlertIcon size={18} />
          <span className="py-2">
            {column}: {problemWords(problem)} {m.prices_until_then({ number: draft.base.number })}
          </span>
          <span className="ml-auto flex gap-4">
            {meant !== null && (
              <button type="button" className={remedy} onClick={() => type(key, meant)}>
                {m.prices_put_right({ text: meant })}
              </button>
            )}
            {base !== '' && (
              <button type="button" className={remedy} onClick={() => restore(key)}>
                {m.prices_keep_base({ text: base })}
              </button>
            )}
          </span>
        </span>
      </td>
    </tr>
  );
}
