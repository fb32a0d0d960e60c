import { useCallback, useRef, useState } from 'react';
import type { CalculatorState } from '../../../domain/calculator-state.ts';

/** Steps of one drag, or of one key held down, are one change. */
const ONE_CHANGE_MS = 1000;

type History = {
  readonly past: readonly CalculatorState[];
  readonly given: CalculatorState;
  readonly future: readonly CalculatorState[];
  /** The last change is a step of something that is being dragged. */
  readonly isDragged: boolean;
};

/** @param kind changes of one kind in a row are taken back as one; without it each is one of its own
 * @param isDragged a step of a slider or a handle: the next one may come in the next frame */
export type Change = (
  next: (given: CalculatorState) => CalculatorState,
  kind?: string,
  isDragged?: boolean,
) => void;

/** What was said, what was said before, and what was taken back. */
export function useHistory(first: CalculatorState) {
  const [{ past, given, future, isDragged }, setHistory] = useState<History>(() =>
    beginWith(first),
  );
  const last = useRef<{ kind: string | undefined; at: number } | null>(null);
  const change = useCallback<Change>((next, kind, isStep = false) => {
    const at = performance.now();
    const isSame =
      kind !== undefined && kind === last.current?.kind && at - last.current.at < ONE_CHANGE_MS;
    last.current = { kind, at };
    setHistory((before) => ({
      past: isSame ? before.past : [...before.past, before.given],
      given: next(before.given),
      future: [],
      isDragged: isStep,
    }));
  }, []);
  // They take what stands when they are called, and stay the same: what follows a drag may be a frame behind.
  const step = useCallback((to: (history: History) => History) => {
    last.current = { kind: undefined, at: 0 };
    setHistory(to);
  }, []);
  const sinceChangeMs = useCallback(() => performance.now() - (last.current?.at ?? 0), []);
  const undo = useCallback(() => step(stepBack), [step]);
  const redo = useCallback(() => step(stepForth), [step]);
  return {
    given,
    isDragged,
    change,
    /** Begins with other figures, which nobody has said yet. */
    begin: (kept: CalculatorState) => setHistory(beginWith(kept)),
    isTouched: () => last.current !== null,
    sinceChangeMs,
    undo: past.length > 0 ? undo : null,
    redo: future.length > 0 ? redo : null,
  };
}

const beginWith = (given: CalculatorState): History => ({
  past: [],
  given,
  future: [],
  isDragged: false,
});

function stepBack({ past, given, future, ...rest }: History): History {
  const to = past.at(-1);
  if (to === undefined) return { past, given, future, ...rest };
  return { past: past.slice(0, -1), given: to, future: [...future, given], isDragged: false };
}

function stepForth({ past, given, future, ...rest }: History): History {
  const to = future.at(-1);
  if (to === undefined) return { past, given, future, ...rest };
  return { past: [...past, given], given: to, future: future.slice(0, -1), isDragged: false };
}
