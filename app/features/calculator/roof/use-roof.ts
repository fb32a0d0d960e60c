import { useRef, useState } from 'react';
import type { RoofEdit } from '../../../../domain/roof-edits.ts';
import type { EstimateFigures } from '../../../../engine/estimate-figures.ts';
import type { Calculator } from '../use-calculator.ts';
import { roofInState } from './roof-in-state.ts';
import { roofOf, type RoofAsDrawn } from './roof-of.ts';

/** Steps of one drag, or of one key held down, are one change. */
const ONE_CHANGE_MS = 1000;

export type Roof = RoofAsDrawn & {
  /**
   * @param kind changes of one kind in a row are taken back as one
   * @param isDragged a step of a slider or a handle
   */
  readonly apply: (edit: RoofEdit | null, kind: string, isDragged?: boolean) => void;
  /** The figures before the last change of the roof. */
  readonly before: EstimateFigures | null;
  readonly undo: Calculator['undo'];
  readonly redo: Calculator['redo'];
};

/** The roof as it is drawn, and what can be done to it. null: the catalogue has no size of the panel. */
export function useRoof(calculator: Calculator): Roof | null {
  const { run, replace, undo, redo } = calculator;
  const [before, setBefore] = useState<EstimateFigures | null>(null);
  const last = useRef({ kind: '', at: 0 });
  const roof = roofOf(calculator);
  if (roof === null) return null;
  /** A step to and fro says nothing of what the last change did. */
  const stepped = (step: (() => void) | null) =>
    step === null
      ? null
      : () => {
          setBefore(null);
          step();
        };
  return {
    ...roof,
    apply(edit, kind, isDragged) {
      if (edit === null) return;
      const now = performance.now();
      const isSame = kind === last.current.kind && now - last.current.at < ONE_CHANGE_MS;
      last.current = { kind, at: now };
      if (!isSame) setBefore(run.estimate);
      replace(
        roofInState(calculator, edit, roof.isGuess ? null : roof.drawn),
        `roof-${kind}`,
        isDragged,
      );
    },
    undo: stepped(undo),
    redo: stepped(redo),
    before,
  };
}
