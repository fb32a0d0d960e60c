import { MOST_ROOF_FACES } from '../engine/estimate-input.ts';
import type { HouseSize, RoofShape } from '../engine/roof/roof-shape.ts';
import { usualSlopeOf } from './calculator-defaults.ts';
import { drawnRoof, type DrawnRoof } from './drawn-roof.ts';
import { counted, shapeOf, type RoofEdit, type RoofGround } from './roof-edits.ts';
import { FACES_OF, isHouse, type LayoutFace, type RoofLayout } from './roof-layout.ts';

/** Starting sizes, to be changed: common single-family houses. */
const TYPICAL: Readonly<Record<RoofShape, HouseSize>> = {
  gable: { lengthM: 12, widthM: 8, wingM: 4 },
  'l-shape': { lengthM: 15, widthM: 8, wingM: 5.6 },
  hip: { lengthM: 14, widthM: 9, wingM: 4 },
  'lean-to': { lengthM: 10, widthM: 5, wingM: 4 },
  flat: { lengthM: 12, widthM: 10, wingM: 4 },
};
/** What is flatter than any roof of tiles was flat. */
const LEAST_PITCH_DEG = 15;
const PITCHED_SLOPE_DEG = 30;

/**
 * Starts with a typical roof: its front faces as the first face did, and the faces closest to south
 * get as many panels as there were.
 */
export function beginWith(
  shape: RoofShape,
  ground: RoofGround,
  {
    slope,
    azimuth,
    panels,
    size: given,
  }: { slope: number; azimuth: number; panels: number; size?: Partial<HouseSize> },
): RoofEdit | null {
  const wasFlat = slope < LEAST_PITCH_DEG;
  const pitched = wasFlat || slope > 60 ? PITCHED_SLOPE_DEG : slope;
  const house = { slopeDeg: shape === 'flat' ? usualSlopeOf('flat') : pitched, frontDeg: azimuth };
  const size = { ...TYPICAL[shape], ...given };
  if (!isHouse({ shape, ...size })) return null;
  const empty: RoofLayout = { shape, ...size, faces: [] };
  const { faces: shapes } = shapeOf(empty, house, ground.lat);
  const sunniest = Array.from({ length: FACES_OF[shape] }, (_, face) => face).toSorted(
    (a, b) => Math.abs(shapes[a]!.azimuthDeg) - Math.abs(shapes[b]!.azimuthDeg),
  );
  const orientation = shape === 'flat' ? 'landscape' : 'portrait';
  const inOrder = sunniest.map(
    (face) => ({ face, orientation, removed: [], obstacles: [] }) as const,
  );
  return filledInOrder(empty, inOrder, house, ground, panels);
}

/** Puts panels on one face after the other until there are enough. */
export function filledInOrder(
  house: RoofLayout,
  inOrder: readonly LayoutFace[],
  setting: Pick<DrawnRoof, 'slopeDeg' | 'frontDeg'>,
  ground: RoofGround,
  panels: number,
): RoofEdit | null {
  let left = panels;
  const faces: LayoutFace[] = [];
  for (const alone of inOrder.slice(0, MOST_ROOF_FACES)) {
    if (left <= 0) break;
    const full = counted({ ...house, faces: [alone] }, setting, ground);
    const room = full?.faces[0]?.numberOfPanels ?? 0;
    if (full === null || room === 0) continue;
    faces.push({ ...alone, removed: withoutLast(full, ground, room - left) });
    left -= room;
  }
  return counted({ ...house, faces }, setting, ground);
}

/** The removed places of a layout's only face, and its last panels besides. */
function withoutLast(
  { layout, faces }: RoofEdit,
  { panel, lat }: RoofGround,
  surplus: number,
): readonly number[] {
  const [only] = layout.faces;
  const drawn = drawnRoof(layout, faces, panel, lat)?.faces[only!.face];
  const laid = (drawn?.places ?? []).flatMap(({ state }, index) =>
    state === 'panel' ? [index] : [],
  );
  const last = surplus > 0 ? laid.slice(-surplus) : [];
  return [...only!.removed, ...last].toSorted((a, b) => a - b);
}
