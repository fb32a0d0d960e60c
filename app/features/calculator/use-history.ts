import { useCallback, useRef, useState } from 'react';
import type { CalculatorState } from '../../../domain/calculator-state.ts';

/** Steps of one drag, or of one key held down, are one change. */
const ONE_CHANGE_MS = 1000;

type History = {
  readonly past: readonly CalculatorState[];
  readonly given: CalculatorState;
  readonly future: readonly CalculatorState[];
};

/** @param kind changes of one kind in a row are taken back as one; without it each is one of its own */
export type Change = (next: (given: CalculatorState) => CalculatorState, kind?: string) => void;

/** What was said, what was said before, and what was taken back. */
export function useHistory(first: CalculatorState) {
  const [{ past, given, future }, setHistory] = useState<History>({
    past: [],
    given: first,
    future: [],
  });
  const last = useRef<{ kind: string | undefined; at: number } | null>(null);
  const change = useCallback<Change>((next, kind) => {
    const at = performance.now();
    const isSame =
      kind !== undefined && kind === last.current?.kind && at - last.current.at < ONE_CHANGE_MS;
    last.current = { kind, at };
    setHistory((before) => ({
      past: isSame ? before.past : [...before.past, before.given],
      given: next(before.given),
      future: [],
    }));
  }, []);
  const step = ({
    given: to,
    ...around
  }: Omit<History, 'given'> & { given: History['given'] | undefined }) =>
    to === undefined
      ? null
      : () => {
          last.current = { kind: undefined, at: 0 };
          setHistory({ given: to, ...around });
        };
  return {
    given,
    change,
    /** Begins with other figures, which nobody has said yet. */
    begin: (kept: CalculatorState) => setHistory({ past: [], given: kept, future: [] }),
    isTouched: () => last.current !== null,
    undo: step({ past: past.slice(0, -1), given: past.at(-1), future: [...future, given] }),
    redo: step({ past: [...past, given], given: future.at(-1), future: future.slice(0, -1) }),
  };
}
