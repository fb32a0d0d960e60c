import { useRef, useState } from 'react';
import {
  drawnRoof,
  guessedRoof,
  type CountedFace,
  type DrawnRoof,
} from '../../../../domain/drawn-roof.ts';
import { readRoofLayout } from '../../../../domain/roof-layout.ts';
import type { RoofEdit, RoofGround } from '../../../../domain/roof-edits.ts';
import type { EstimateRun } from '../../../../engine/estimate.ts';
import type { EstimateFigures } from '../../../../engine/estimate-figures.ts';
import { panelOf } from '../../../../engine/quote/system-choice.ts';
import type { Calculator } from '../use-calculator.ts';
import { roofInState } from './roof-in-state.ts';

/** Steps of one drag, or of one key held down, are one change. */
const ONE_CHANGE_MS = 1000;

export type Roof = {
  readonly ground: RoofGround;
  readonly counted: readonly CountedFace[];
  /** null: the faces are not those of a typical roof. */
  readonly drawn: DrawnRoof | null;
  /** True while nobody has said what the house is like. */
  readonly isGuess: boolean;
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
  const { given, state, run, replace, contextOf, undo, redo } = calculator;
  const [before, setBefore] = useState<EstimateFigures | null>(null);
  const last = useRef({ kind: '', at: 0 });
  const { catalogue } = contextOf(given);
  const model = panelOf(catalogue, run.input.selectedPanelManufacturer);
  if (model === undefined) return null;
  const ground: RoofGround = { panel: { longM: model.x, shortM: model.y }, lat: state.lat };
  const counted = countedFaces(run);
  const said = state.roofLayout === null ? null : readRoofLayout(state.roofLayout);
  const drawn = said === null ? null : drawnRoof(said, counted, ground.panel, ground.lat);
  const guess = () => guessedRoof(counted, ground.panel, state.roofType === 'flat', ground.lat);
  /** A step to and fro says nothing of what the last change did. */
  const stepped = (step: (() => void) | null) =>
    step === null
      ? null
      : () => {
          setBefore(null);
          step();
        };
  return {
    ground,
    counted,
    drawn: drawn ?? guess(),
    isGuess: drawn === null,
    apply(edit, kind, isDragged) {
      if (edit === null) return;
      const now = performance.now();
      const isSame = kind === last.current.kind && now - last.current.at < ONE_CHANGE_MS;
      last.current = { kind, at: now };
      if (!isSame) setBefore(run.estimate);
      replace(roofInState(calculator, edit, drawn), `roof-${kind}`, isDragged);
    },
    undo: stepped(undo),
    redo: stepped(redo),
    before,
  };
}

function countedFaces({ estimate }: EstimateRun): readonly CountedFace[] {
  return estimate.yield.faces.map(({ slope, azimuth, numberOfPanels }) => ({
    slope,
    azimuth,
    numberOfPanels,
  }));
}
