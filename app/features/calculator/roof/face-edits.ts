import type { DrawnFace, DrawnRoof } from '../../../../domain/drawn-roof.ts';
import {
  moveObstacle,
  removeObstacle,
  togglePlace,
  type RoofGround,
} from '../../../../domain/roof-edits.ts';
import { moveCorner, type CornerMove } from '../../../../domain/roof/corner-move.ts';
import { moveSide } from '../../../../domain/roof/found-sides.ts';
import type { Obstacle } from '../../../../domain/roof/obstacle.ts';
import type { Roof } from './use-roof.ts';

export type CornerEdits = {
  readonly ground: RoofGround;
  readonly move: (move: CornerMove) => void;
};

/** What can be done to a face in its drawing. */
export type FaceEdits = {
  readonly toggle: (place: number) => void;
  readonly move: (index: number, to: Pick<Obstacle, 'alongM' | 'upM'>) => void;
  readonly remove: (index: number) => void;
  /** null: the sides follow from the house's measures. */
  readonly moveSide: ((side: number, byM: number) => void) | null;
  readonly corners: CornerEdits;
};

export function faceEdits(
  { apply, ground }: Roof,
  drawn: DrawnRoof,
  { face }: DrawnFace,
): FaceEdits {
  const isFound = drawn.layout.shape === 'found';
  return {
    toggle: (place) => apply(togglePlace(drawn, ground, face, place), `place ${place}`),
    move: (index, to) => apply(moveObstacle(drawn, ground, face, index, to), `move ${index}`),
    remove: (index) => apply(removeObstacle(drawn, ground, face, index), 'remove'),
    moveSide: isFound
      ? (side, byM) => apply(moveSide(drawn, ground, { face, side, byM }), `side ${side}`)
      : null,
    corners: {
      ground,
      move: (move) => apply(moveCorner(drawn, ground, move), `corner ${move.corner}`),
    },
  };
}
