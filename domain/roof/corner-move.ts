import type { FacePoint, HouseSize, PlanPoint } from '../../engine/roof/roof-shape.ts';
import type { DrawnFace, DrawnRoof } from '../drawn-roof.ts';
import { counted, recounted, shapeOf, type RoofEdit, type RoofGround } from '../roof-edits.ts';
import { FACES_OF, isHouse, LAYOUT_LIMITS, type TypicalLayout } from '../roof-layout.ts';
import { toCentimetre } from './centimetre.ts';
import { moveFoundCorner, withMovedPoint } from './found-sides.ts';
import { outbuildingOf } from './outbuilding-edits.ts';
import { OUTBUILDING_LIMITS, type Outbuilding } from './outbuilding.ts';

/** A corner of a face, and how far it is moved on the plan, whose front lies to the south [m]. */
export type CornerMove = {
  readonly face: number;
  readonly corner: number;
  readonly by: PlanPoint;
};

/**
 * The house with a corner moved. A typical roof keeps its right angles, so its measures follow: what lies across from
 * the corner stays. A ridge goes along the house only.
 * @returns null: a found house, or a house that can't be
 */
export function withMovedCorner(
  roof: DrawnRoof,
  ground: RoofGround,
  move: CornerMove,
): TypicalLayout | null {
  const { layout } = roof;
  if (layout.shape === 'found') return null;
  const beside = outbuildingOf(roof, move.face);
  const next =
    beside === null
      ? { ...layout, ...houseSize(layout, pullsOf(layout, roof, ground, move), move.by) }
      : {
          ...layout,
          outbuildings: layout.outbuildings!.with(move.face - FACES_OF[layout.shape], {
            ...beside,
            ...outbuildingSize(beside, move),
          }),
        };
  return isHouse(next) ? next : null;
}

/**
 * The face's outline once a corner is moved, on the plan as it is: the plan itself is drawn anew about its middle.
 * @returns null: no house can be like that
 */
export function movedOutline(
  roof: DrawnRoof,
  ground: RoofGround,
  move: CornerMove,
): readonly PlanPoint[] | null {
  const { layout } = roof;
  const was = roof.faces[move.face]!;
  if (layout.shape === 'found') {
    const moved = withMovedPoint(was.outline, move.corner, onFace(was, move.by));
    return moved === null ? null : moved.map(was.onPlan);
  }
  const next = withMovedCorner(roof, ground, move);
  if (next === null) return null;
  const is = shapeOf(next, roof, ground.lat).faces[move.face]!;
  const outline = is.outline.map(is.onPlan);
  const wasAt = (corner: number) => was.onPlan(was.outline[corner]!);
  const shifted = (east: number, south: number) =>
    outline.map(({ eastM, southM }) => ({ eastM: eastM + east, southM: southM + south }));
  if (outbuildingOf(roof, move.face) !== null) {
    const across = (move.corner + 2) % 4;
    const [stays, moved] = [wasAt(across), outline[across]!];
    return shifted(stays.eastM - moved.eastM, stays.southM - moved.southM);
  }
  // The corner goes as far as the measures that follow it have changed.
  const pulls = pullsOf(layout, roof, ground, move);
  const by = (name: keyof HouseSize) => pulls[name] * (next[name] - layout[name]);
  const [from, to] = [wasAt(move.corner), outline[move.corner]!];
  const south = by('widthM') + by('wingM');
  const isRidge = pulls.widthM === 0 && pulls.wingM === 0;
  return shifted(
    from.eastM + by('lengthM') - to.eastM,
    isRidge ? 0 : from.southM + south - to.southM,
  );
}

/** The house with a corner moved. The panels that fit follow. */
export function moveCorner(roof: DrawnRoof, ground: RoofGround, move: CornerMove): RoofEdit | null {
  if (roof.layout.shape === 'found') {
    const { face, corner, by } = move;
    return moveFoundCorner(roof, ground, { face, corner, by: onFace(roof.faces[face]!, by) });
  }
  const layout = withMovedCorner(roof, ground, move);
  if (layout === null || !isHouse(layout)) return null;
  return counted({ ...layout, faces: recounted(roof, layout, roof, ground) }, roof, ground);
}

/** A way on the plan as a way on the face that lies aslant over it. */
function onFace({ onPlan }: DrawnFace, { eastM, southM }: PlanPoint): FacePoint {
  const [origin, along, up] = [onPlan([0, 0]), onPlan([1, 0]), onPlan([0, 1])];
  const [alongEast, alongSouth] = [along.eastM - origin.eastM, along.southM - origin.southM];
  const [upEast, upSouth] = [up.eastM - origin.eastM, up.southM - origin.southM];
  const area = alongEast * upSouth - alongSouth * upEast;
  return [
    (eastM * upSouth - southM * upEast) / area,
    (alongEast * southM - alongSouth * eastM) / area,
  ];
}

type Pulls = { readonly [Name in keyof HouseSize]: -1 | 0 | 1 };

/** Which measures follow a corner of the house, growing with it to the east or south, or against it. */
function pullsOf(
  layout: TypicalLayout,
  roof: DrawnRoof,
  ground: RoofGround,
  { face, corner }: Pick<CornerMove, 'face' | 'corner'>,
): Pulls {
  const cornerOf = (size: Partial<HouseSize>): PlanPoint => {
    const shape = shapeOf({ ...layout, ...size }, roof, ground.lat).faces[face]!;
    return shape.onPlan(shape.outline[corner]!);
  };
  const was = cornerOf({});
  const { lengthM, widthM, wingM } = layout;
  // How far the corner goes when a measure grows by a metre: all of it, half of it as a ridge does, or not at all.
  const withLength = cornerOf({ lengthM: lengthM + 1 }).eastM - was.eastM;
  const withWing = cornerOf({ wingM: wingM + 1 }).southM - was.southM;
  const wider = cornerOf({ widthM: widthM + 1, lengthM: lengthM + 1 });
  const withWidth = wider.southM - was.southM;
  const isOfWing = withWing > 0.5;
  return {
    lengthM: withLength > 0.5 ? 1 : -1,
    widthM: isOfWing ? 0 : withWidth > 0.75 ? 1 : withWidth < 0.25 ? -1 : 0,
    wingM: isOfWing ? 1 : 0,
  };
}

function houseSize(layout: TypicalLayout, pulls: Pulls, { eastM, southM }: PlanPoint): HouseSize {
  const { lengthM, widthM, wingM } = LAYOUT_LIMITS;
  return {
    lengthM: within(lengthM, layout.lengthM + pulls.lengthM * eastM),
    widthM: within(widthM, layout.widthM + pulls.widthM * southM),
    wingM: within(wingM, layout.wingM + pulls.wingM * southM),
  };
}

/** Its corners go round from the left end of the eave. */
function outbuildingSize(
  { lengthM, widthM, turnDeg }: Outbuilding,
  { corner, by }: CornerMove,
): Pick<Outbuilding, 'lengthM' | 'widthM'> {
  const turn = (turnDeg * Math.PI) / 180;
  const alongM = by.eastM * Math.cos(turn) + by.southM * Math.sin(turn);
  const inwardM = by.eastM * Math.sin(turn) - by.southM * Math.cos(turn);
  const isRight = corner === 1 || corner === 2;
  return {
    lengthM: within(OUTBUILDING_LIMITS.lengthM, lengthM + (isRight ? alongM : -alongM)),
    widthM: within(OUTBUILDING_LIMITS.widthM, widthM + (corner >= 2 ? inwardM : -inwardM)),
  };
}

function within([least, most]: readonly [number, number], value: number): number {
  return toCentimetre(Math.min(most, Math.max(least, value)));
}
