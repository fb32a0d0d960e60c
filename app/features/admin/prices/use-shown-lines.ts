import { useState } from 'react';
import type { DraftProblem } from '../../../../domain/prices/draft-problem.ts';
import type { PriceLine } from '../../../../domain/prices/price-lines.ts';
import type { PriceDraft } from '../../../../domain/staff/prices.ts';
import { baseText } from './cell-texts.ts';
import { cellKeysOf, gridLines } from './grid-rows.ts';
import { lineMatches } from './line-matches.ts';
import { groupName, lineName } from './price-words.ts';

export type SheetLine = {
  readonly line: PriceLine;
  readonly keys: readonly string[];
  /** Its number in the whole sheet, so that two people can talk of line 8. */
  readonly number: number;
  readonly isShown: boolean;
};

export type ShownLines = {
  readonly lines: readonly SheetLine[];
  readonly changed: number;
  readonly sought: string;
  readonly seek: (sought: string) => void;
  readonly isOnlyChanged: boolean;
  readonly onlyChanged: (isOnly: boolean) => void;
  readonly showAll: () => void;
  /** Leaves out every line but those of these cells, until something else is asked for. */
  readonly showOnly: (keys: readonly string[]) => void;
  readonly isNamed: boolean;
  /** The line of this cell stays, whatever is typed there, until something else is looked for. */
  readonly hold: (key: string) => void;
};

type Sheet = {
  readonly draft: PriceDraft;
  readonly problems: readonly DraftProblem[];
  readonly textOf: (key: string) => string;
};

/**
 * Which lines of the sheet are shown. The others stay in the form, hidden: it is sent as a whole. A line with a wrong
 * cell is always shown, since it holds up the trial.
 */
export function useShownLines({ draft, problems, textOf }: Sheet): ShownLines {
  const [sought, setSought] = useState('');
  const [isOnlyChanged, setOnlyChanged] = useState(false);
  const [held, setHeld] = useState<string | null>(null);
  const [named, setNamed] = useState<readonly string[] | null>(null);
  const wrong = new Set(problems.map(({ key }) => key));
  const all = gridLines(draft).map((line, index) => {
    const keys = cellKeysOf(line);
    const isChanged = keys.some((key) => textOf(key) !== baseText(draft.base.book, key));
    const isKept = keys.some((key) => wrong.has(key) || key === held);
    const name = `${groupName(line.group)} ${lineName(line, draft.catalogue)}`;
    const isShown =
      isKept ||
      ((isChanged || !isOnlyChanged) &&
        (named === null || keys.some((key) => named.includes(key))) &&
        lineMatches(name, sought));
    return { line, keys, number: index + 1, isShown, isChanged };
  });
  return {
    lines: all,
    changed: all.filter(({ isChanged }) => isChanged).length,
    sought,
    seek: (text) => {
      setHeld(null);
      setNamed(null);
      setSought(text);
    },
    isOnlyChanged,
    onlyChanged: (isOnly) => {
      setHeld(null);
      setNamed(null);
      setOnlyChanged(isOnly);
    },
    showAll: () => {
      setNamed(null);
      setSought('');
      setOnlyChanged(false);
    },
    showOnly: (keys) => {
      setHeld(null);
      setSought('');
      setOnlyChanged(false);
      setNamed(keys);
    },
    isNamed: named !== null,
    hold: setHeld,
  };
}
