import { useCallback, useState } from 'react';
import { neutralCell, type Edits } from '../../../../domain/prices/draft.ts';
import { getLocale } from '../../../../messages/compiled/runtime.js';
import {
  NO_HISTORY,
  putBack,
  recorded,
  redone,
  sealed,
  undone,
  type SheetStep,
  type Taken,
} from './sheet-history.ts';

/** What was taken back or done again last, and the cells that were changed by it. */
export type LastTaken = {
  readonly way: 'undone' | 'redone';
  readonly step: SheetStep;
  readonly keys: readonly string[];
};

export type SheetTexts = {
  /** Texts that the server does not have yet. */
  readonly typed: Edits;
  readonly textOf: (key: string) => string;
  readonly type: (key: string, text: string) => void;
  /** Several cells at once: one step. */
  readonly typeAll: (texts: Edits) => void;
  /** What is typed next is a step of its own. */
  readonly seal: () => void;
  readonly taken: (sent: Edits) => void;
  /** The latest last. */
  readonly steps: readonly SheetStep[];
  readonly canRedo: boolean;
  /** @param id of a step; left out: the last one. @returns null: there is nothing to take back */
  readonly undo: (id?: number) => LastTaken | null;
  readonly redo: () => LastTaken | null;
};

/** A figure that the server keeps in its own writing is still the one that was typed. */
const isSame = (key: string, one: string, other: string): boolean => {
  const locale = getLocale();
  return neutralCell(key, one, locale) === neutralCell(key, other, locale);
};

/**
 * The texts of a sheet, with what was done to them.
 * @param ground the text of every cell as the server has it
 */
export function useSheetTexts(ground: Edits): SheetTexts {
  const [typed, setTyped] = useState<Edits>({});
  const [history, setHistory] = useState(NO_HISTORY);
  const textOf = (key: string) => typed[key] ?? ground[key] ?? '';
  const typeAll = (texts: Edits) => {
    const before = Object.fromEntries(Object.keys(texts).map((key) => [key, textOf(key)]));
    setHistory((now) => recorded(now, { at: new Date().toISOString(), before, after: texts }));
    setTyped((now) => ({ ...now, ...texts }));
  };
  const take = (taking: Taken | null, way: LastTaken['way']): LastTaken | null => {
    if (taking === null) return null;
    const { before, after } = taking.step;
    const texts =
      way === 'undone'
        ? putBack(after, before, textOf, isSame)
        : putBack(before, after, textOf, isSame);
    setHistory(taking.history);
    setTyped((now) => ({ ...now, ...texts }));
    return { way, step: taking.step, keys: Object.keys(texts) };
  };
  return {
    typed,
    textOf,
    typeAll,
    type: (key, text) => typeAll({ [key]: text }),
    seal: useCallback(() => setHistory(sealed), []),
    taken: useCallback((sent: Edits) => {
      setTyped((now) =>
        Object.fromEntries(Object.entries(now).filter(([key, text]) => sent[key] !== text)),
      );
    }, []),
    steps: history.done,
    canRedo: history.undone.length > 0,
    undo: (id) => take(undone(history, id), 'undone'),
    redo: () => take(redone(history), 'redone'),
  };
}
