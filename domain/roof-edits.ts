import type { Orientation, PanelSize } from '../engine/roof/panel-places.ts';
import type { HouseSize } from '../engine/roof/roof-shape.ts';
import { MOST_ROOF_FACES } from '../engine/estimate-input.ts';
import { LIMITS } from './calculator-limits.ts';
import {
  drawnRoof,
  equinoxNoonDeg,
  type CountedFace,
  type DrawnFace,
  type DrawnRoof,
} from './drawn-roof.ts';
import { houseShape } from './roof/house-faces.ts';
import { isHouse, MOST_OBSTACLES, type LayoutFace, type RoofLayout } from './roof-layout.ts';
import { toCentimetre } from './roof/centimetre.ts';
import { obstacleSize, type Obstacle, type ObstacleKind } from './roof/obstacle.ts';

// What a person can do to the drawing of a roof. Every change returns the layout together with the
// calculator's faces, or null if it is impossible: no panel left, or an impossible house.

export type RoofEdit = { readonly layout: RoofLayout; readonly faces: readonly CountedFace[] };

/** What the drawing depends on besides the layout. */
export type RoofGround = {
  readonly panel: PanelSize;
  readonly lat: number;
};

/** Of a found house, which has slopes and directions of its own. */
export const NO_SETTING = { slopeDeg: 0, frontDeg: 0 } as const;

const [, MOST_PANELS] = LIMITS.calculatedNumberOfPanels;

/** From here on, every free place counts as deliberately free. */
export function settled({ faces, layout }: DrawnRoof): readonly LayoutFace[] {
  return layout.faces.map((face) => ({
    ...face,
    removed: freeOf(faces[face.face]!.places),
  }));
}

/**
 * The faces with as many panels as their layout has room for; those without any are no longer laid
 * out.
 */
export function counted(
  layout: RoofLayout,
  { slopeDeg, frontDeg }: Pick<DrawnRoof, 'slopeDeg' | 'frontDeg'>,
  { panel, lat }: RoofGround,
): RoofEdit | null {
  if (layout.faces.length === 0 || layout.faces.length > MOST_ROOF_FACES) return null;
  if (layout.shape !== 'found' && !isHouse(layout)) return null;
  const { faces: shapes } = shapeOf(layout, { slopeDeg, frontDeg }, lat);
  const all = layout.faces.map(({ face }): CountedFace => ({
    slope: shapes[face]!.panelSlopeDeg,
    azimuth: shapes[face]!.azimuthDeg,
    numberOfPanels: Infinity,
  }));
  const full = drawnRoof(layout, all, panel, lat);
  if (full === null) return null;
  let room = MOST_PANELS;
  const kept = layout.faces.flatMap((face, index) => {
    const { places } = full.faces[face.face]!;
    const laid = places.flatMap(({ state }, place) => (state === 'panel' ? [place] : []));
    const on = laid.slice(0, room);
    room -= on.length;
    const removed = [...face.removed, ...laid.slice(on.length)].filter((place) => place in places);
    if (on.length === 0) return [];
    return [{ face: { ...face, removed }, count: { ...all[index]!, numberOfPanels: on.length } }];
  });
  if (kept.length === 0) return null;
  return {
    layout: { ...layout, faces: kept.map(({ face }) => face) },
    faces: kept.map(({ count }) => count),
  };
}

export function shapeOf(
  layout: RoofLayout,
  { slopeDeg, frontDeg }: Pick<DrawnRoof, 'slopeDeg' | 'frontDeg'>,
  lat: number,
) {
  return houseShape(layout, { slopeDeg, frontDeg, sunHeightDeg: equinoxNoonDeg(lat) });
}

function withFace(
  roof: DrawnRoof,
  ground: RoofGround,
  face: number,
  change: (laidOut: LayoutFace) => LayoutFace,
): RoofEdit | null {
  const faces = settled(roof).map((one) => (one.face === face ? change(one) : one));
  return counted({ ...roof.layout, faces }, roof, ground);
}

/** Removes a panel, or puts one on a free place. */
export function togglePlace(roof: DrawnRoof, ground: RoofGround, face: number, place: number) {
  return withFace(roof, ground, face, (laidOut) => ({
    ...laidOut,
    removed: laidOut.removed.includes(place)
      ? laidOut.removed.filter((one) => one !== place)
      : [...laidOut.removed, place].toSorted((a, b) => a - b),
  }));
}

/** Fills all free places of a face with panels. */
export function fillFace(roof: DrawnRoof, ground: RoofGround, face: number) {
  return withFace(roof, ground, face, (laidOut) => ({ ...laidOut, removed: [] }));
}

export function turnPanels(
  roof: DrawnRoof,
  ground: RoofGround,
  face: number,
  orientation: Orientation,
) {
  return withFace(roof, ground, face, (laidOut) => ({ ...laidOut, orientation, removed: [] }));
}

/** Starts putting panels on a face that has none, or removes all from one. */
export function setFaceUsed(roof: DrawnRoof, ground: RoofGround, face: number, isUsed: boolean) {
  const others = settled(roof).filter((one) => one.face !== face);
  const orientation = roof.layout.shape === 'flat' ? 'landscape' : 'portrait';
  const added: LayoutFace = {
    face,
    orientation,
    removed: [],
    obstacles: roof.faces[face]!.seen,
  };
  const faces = isUsed ? [...others, added] : others;
  return counted({ ...roof.layout, faces }, roof, ground);
}

export function addObstacle(
  roof: DrawnRoof,
  ground: RoofGround,
  face: number,
  kind: ObstacleKind,
): RoofEdit | null {
  const drawn = roof.faces[face];
  if (drawn?.layout == null || drawn.layout.obstacles.length >= MOST_OBSTACLES) return null;
  const [widest, highest] = reachOf(drawn.outline);
  const { widthM, heightM } = obstacleSize({ kind });
  // A chimney goes by the ridge, a window in the middle.
  const upM = kind === 'chimney' ? highest - heightM - 0.5 : (highest - heightM) / 2;
  const added = onFace({ kind, alongM: (widest - widthM) / 2, upM }, drawn.outline);
  return withFace(roof, ground, face, (laidOut) => ({
    ...laidOut,
    obstacles: [...laidOut.obstacles, added],
  }));
}

export function moveObstacle(
  roof: DrawnRoof,
  ground: RoofGround,
  face: number,
  index: number,
  to: Pick<Obstacle, 'alongM' | 'upM'>,
) {
  const { outline } = roof.faces[face]!;
  return withFace(roof, ground, face, (laidOut) => ({
    ...laidOut,
    obstacles: laidOut.obstacles.map((one, at) =>
      at === index ? onFace({ ...one, ...to }, outline) : one,
    ),
  }));
}

export function removeObstacle(roof: DrawnRoof, ground: RoofGround, face: number, index: number) {
  return withFace(roof, ground, face, (laidOut) => ({
    ...laidOut,
    obstacles: laidOut.obstacles.filter((_, at) => at !== index),
  }));
}

/** Another length, width or wing. The panels that fit follow. */
export function resizeHouse(
  roof: DrawnRoof,
  ground: RoofGround,
  size: Partial<HouseSize>,
): RoofEdit | null {
  if (roof.layout.shape === 'found') return null;
  const layout = { ...roof.layout, ...size };
  if (!isHouse(layout)) return null;
  return counted({ ...layout, faces: recounted(roof, layout, roof, ground) }, roof, ground);
}

/** Turns the whole house, or changes its slope. The panels that fit follow. */
export function turnHouse(
  roof: DrawnRoof,
  ground: RoofGround,
  to: Partial<Pick<DrawnRoof, 'slopeDeg' | 'frontDeg'>>,
): RoofEdit | null {
  if (roof.layout.shape === 'found') return null;
  const turned = { slopeDeg: roof.slopeDeg, frontDeg: roof.frontDeg, ...to };
  // A steeper face is longer, so its places are counted anew.
  const isSteeper = to.slopeDeg !== undefined && to.slopeDeg !== roof.slopeDeg;
  const faces = isSteeper ? recounted(roof, roof.layout, turned, ground) : settled(roof);
  return counted({ ...roof.layout, faces }, turned, ground);
}

/**
 * Where the number of places changes, the numbers of the free ones lose their meaning: a full face stays full, any
 * other keeps as many panels as it had, as far as they fit.
 */
export function recounted(
  roof: DrawnRoof,
  layout: RoofLayout,
  setting: Pick<DrawnRoof, 'slopeDeg' | 'frontDeg'>,
  { panel, lat }: RoofGround,
): readonly LayoutFace[] {
  return settled(roof).map((face) => {
    const { places: before } = roof.faces[face.face]!;
    const alone = { ...layout, faces: [{ ...face, removed: [] }] };
    const shape = shapeOf(alone, setting, lat).faces[face.face]!;
    const isFull = freeOf(before).length === 0;
    const one = {
      slope: shape.panelSlopeDeg,
      azimuth: shape.azimuthDeg,
      numberOfPanels: isFull ? Infinity : before.filter(({ state }) => state === 'panel').length,
    };
    const after = drawnRoof(alone, [one], panel, lat)?.faces[face.face]?.places ?? [];
    return after.length === before.length ? face : { ...face, removed: freeOf(after) };
  });
}

function freeOf(places: DrawnFace['places']): readonly number[] {
  return places.flatMap(({ state }, index) => (state === 'free' ? [index] : []));
}

function reachOf(outline: DrawnFace['outline']): readonly [number, number] {
  return [Math.max(...outline.map(([along]) => along)), Math.max(...outline.map(([, up]) => up))];
}

/** Within the bounding box of the face, to a centimetre. */
function onFace(obstacle: Obstacle, outline: DrawnFace['outline']): Obstacle {
  const [widest, highest] = reachOf(outline);
  const { widthM, heightM } = obstacleSize(obstacle);
  const within = (value: number, most: number) => toCentimetre(Math.max(0, Math.min(value, most)));
  return {
    ...obstacle,
    alongM: within(obstacle.alongM, widest - widthM),
    upM: within(obstacle.upM, highest - heightM),
  };
}
