import type { Edits } from '../../../../domain/prices/draft.ts';

/** One thing that was done to the sheet: what its cells held before and after. */
export type SheetStep = {
  readonly id: number;
  /** Moment, ISO. */
  readonly at: string;
  readonly before: Edits;
  readonly after: Edits;
};

export type SheetHistory = {
  readonly done: readonly SheetStep[];
  readonly undone: readonly SheetStep[];
  /** Whether what is typed next is a step of its own. */
  readonly isSealed: boolean;
};

export const NO_HISTORY: SheetHistory = { done: [], undone: [], isSealed: true };

/** More than anybody takes back one by one. */
const MOST_STEPS = 200;

/** With what was just done. Letters typed one after the other into one cell are one step. */
export function recorded(history: SheetHistory, step: Omit<SheetStep, 'id'>): SheetHistory {
  const { done, isSealed } = history;
  const last = done.at(-1);
  const [key, ...more] = Object.keys(step.after);
  const goesOn = !isSealed && last !== undefined && more.length === 0 && isOnly(last, key);
  const next = goesOn
    ? { ...last, at: step.at, after: step.after }
    : { ...step, id: (last?.id ?? 0) + 1 };
  const kept = (goesOn ? done.slice(0, -1) : done).slice(1 - MOST_STEPS);
  return { done: [...kept, next], undone: [], isSealed: false };
}

const isOnly = ({ after }: SheetStep, key: string | undefined) =>
  Object.keys(after).length === 1 && key !== undefined && Object.hasOwn(after, key);

export const sealed = (history: SheetHistory): SheetHistory =>
  history.isSealed ? history : { ...history, isSealed: true };

export type Taken = { readonly history: SheetHistory; readonly step: SheetStep };

/** @param id of the step; left out: the last one */
export function undone(history: SheetHistory, id?: number): Taken | null {
  const step = id === undefined ? history.done.at(-1) : history.done.find((one) => one.id === id);
  if (step === undefined) return null;
  const done = history.done.filter((one) => one !== step);
  return { step, history: { done, undone: [...history.undone, step], isSealed: true } };
}

export function redone(history: SheetHistory): Taken | null {
  const step = history.undone.at(-1);
  if (step === undefined) return null;
  const left = history.undone.slice(0, -1);
  const done = [...history.done, step].toSorted((a, b) => a.id - b.id);
  return { step, history: { done, undone: left, isSealed: true } };
}

/**
 * What cells are put to. One that somebody else, or a later step, has changed since is left as it is.
 * @param from what the cells hold if nothing came in between
 * @param isSame whether two texts of a cell say the same
 */
export function putBack(
  from: Edits,
  to: Edits,
  textOf: (key: string) => string,
  isSame: (key: string, one: string, other: string) => boolean = (_key, one, other) =>
    one === other,
): Edits {
  return Object.fromEntries(
    Object.entries(to).filter(([key]) => isSame(key, textOf(key), from[key] ?? '')),
  );
}
