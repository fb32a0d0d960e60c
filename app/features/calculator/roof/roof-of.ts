import {
  drawnRoof,
  guessedRoof,
  type CountedFace,
  type DrawnRoof,
} from '../../../../domain/drawn-roof.ts';
import { readRoofLayout } from '../../../../domain/roof-layout.ts';
import type { RoofGround } from '../../../../domain/roof-edits.ts';
import { panelOf } from '../../../../engine/quote/system-choice.ts';
import type { Calculator } from '../use-calculator.ts';

export type RoofAsDrawn = {
  readonly ground: RoofGround;
  readonly counted: readonly CountedFace[];
  /** null: the faces are not those of a typical roof. */
  readonly drawn: DrawnRoof | null;
  /** True while nobody has said what the house is like. */
  readonly isGuess: boolean;
};

/** The roof of a calculation. null: the catalogue has no size of the panel. */
export function roofOf({ given, state, run, contextOf }: Calculator): RoofAsDrawn | null {
  const { catalogue } = contextOf(given);
  const model = panelOf(catalogue, run.input.selectedPanelManufacturer);
  if (model === undefined) return null;
  const ground: RoofGround = { panel: { longM: model.x, shortM: model.y }, lat: state.lat };
  const counted = run.estimate.yield.faces.map(
    ({ slope, azimuth, numberOfPanels }): CountedFace => ({ slope, azimuth, numberOfPanels }),
  );
  const said = state.roofLayout === null ? null : readRoofLayout(state.roofLayout);
  const drawn = said === null ? null : drawnRoof(said, counted, ground.panel, ground.lat);
  const guess = () => guessedRoof(counted, ground.panel, state.roofType === 'flat', ground.lat);
  return { ground, counted, drawn: drawn ?? guess(), isGuess: drawn === null };
}
