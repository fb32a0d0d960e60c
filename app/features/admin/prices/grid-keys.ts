import type { KeyboardEvent } from 'react';
import type { DraftProblem } from '../../../../domain/prices/draft-problem.ts';

export type Step = { readonly down: number; readonly across: number };

/** Where a key leads in the sheet; null: nowhere, it is for the cell itself. */
export function stepOf(event: KeyboardEvent): Step | null {
  const { key, target } = event;
  if (event.ctrlKey || event.metaKey || event.altKey || !(target instanceof HTMLInputElement)) {
    return null;
  }
  const { selectionStart: start, selectionEnd: end, value } = target;
  // Within the text an arrow moves the caret.
  const isWhole = start === 0 && end === value.length;
  switch (key) {
    case 'ArrowDown':
    case 'Enter':
      return { down: 1, across: 0 };
    case 'ArrowUp':
      return { down: -1, across: 0 };
    case 'ArrowLeft':
      return isWhole || end === 0 ? { down: 0, across: -1 } : null;
    case 'ArrowRight':
      return isWhole || start === value.length ? { down: 0, across: 1 } : null;
    default:
      return null;
  }
}

/** What Ctrl Z, Ctrl Y and Ctrl Shift Z ask for; null: another key, or within what lines are found by. */
export function wayOf(event: KeyboardEvent): 'undo' | 'redo' | null {
  const { key, target } = event;
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return null;
  if (target instanceof HTMLInputElement && target.type === 'search') return null;
  if (key.toLowerCase() === 'z') return event.shiftKey ? 'redo' : 'undo';
  return key.toLowerCase() === 'y' ? 'redo' : null;
}

/** To a cell of the sheet, or to the field of a rule, which opens. */
export function goTo(form: HTMLElement | null, key: string): void {
  const field = form?.querySelector<HTMLElement>(
    `[data-cell="${CSS.escape(key)}"],[name="${CSS.escape(key)}"]`,
  );
  const rule = field?.closest('details');
  if (rule) rule.open = true;
  field?.focus();
}

export function moveBy(
  grid: HTMLElement,
  rows: readonly (readonly string[])[],
  from: string,
  { down, across }: Step,
): void {
  const row = rows.findIndex((keys) => keys.includes(from));
  const column = (rows[row]?.indexOf(from) ?? 0) + across;
  focusCell(grid, rows[row + down]?.[column]);
}

export function focusCell(grid: HTMLElement, key: string | undefined): void {
  if (key === undefined) return;
  const cell = grid.querySelector<HTMLInputElement>(`[data-cell="${CSS.escape(key)}"]`);
  cell?.focus();
  cell?.select();
}

/** The next wrong cell after this one, and the first again after the last. */
export function toNextError(
  grid: HTMLElement,
  problems: readonly DraftProblem[],
  from: string,
): void {
  const wrong = new Set(problems.map(({ key }) => key));
  const cells = [...grid.querySelectorAll<HTMLInputElement>('[data-cell]')].map(
    ({ dataset }) => dataset['cell'] ?? '',
  );
  const after = [...cells.slice(cells.indexOf(from) + 1), ...cells];
  focusCell(
    grid,
    after.find((key) => wrong.has(key)),
  );
}
