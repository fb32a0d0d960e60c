import type { FaceYield } from '../engine/estimate-figures.ts';
import {
  areNearer,
  OBSTACLE_DISTANCE_M,
  type FaceRectangle,
  type PanelSize,
} from '../engine/roof/panel-places.ts';
import type { PlanPoint } from '../engine/roof/roof-shape.ts';
import { houseShape, type HouseFaceShape, type Setting } from './roof/house-faces.ts';
import { obstacleSize, type Obstacle } from './roof/obstacle.ts';
import { FACES_OF, type LayoutFace, type RoofLayout } from './roof-layout.ts';

/**
 * panel: there is one. free: none, though there could be. blocked: a chimney or window is in the
 * way.
 */
export type PlaceState = 'panel' | 'free' | 'blocked';

export type DrawnPlace = FaceRectangle & { readonly state: PlaceState };
export type DrawnObstacle = FaceRectangle & Pick<Obstacle, 'kind' | 'sideM'>;

export type DrawnFace = HouseFaceShape & {
  /** Which face of the house, from 0. */
  readonly face: number;
  /** What was laid out on it; null: it has no panels. */
  readonly layout: LayoutFace | null;
  readonly places: readonly DrawnPlace[];
  readonly obstacles: readonly DrawnObstacle[];
  /** Panels of the calculator that do not fit in the drawing. */
  readonly panelsWithoutPlace: number;
};

export type DrawnRoof = {
  readonly layout: RoofLayout;
  readonly extent: PlanPoint;
  readonly houseExtent: PlanPoint;
  /** Of the house's first face with panels; without one, of the carport or shed beside it. */
  readonly slopeDeg: number;
  /** Where the front faces, as in PVGIS [°]; 0 for a found house, whose plan has north up as it is. */
  readonly frontDeg: number;
  readonly faces: readonly DrawnFace[];
};

/** One of the calculator's faces, with what is on it. */
export type CountedFace = Pick<FaceYield, 'slope' | 'azimuth' | 'numberOfPanels'>;

/** A steeper one is a wall, whose size on the ground says nothing about its height. */
const STEEPEST_DEG = 75;

/**
 * Noon sun at the equinoxes [°]: from then on, all summer, no row of racks shades the next at noon.
 */
export function equinoxNoonDeg(lat: number): number {
  return 90 - lat;
}

/**
 * The roof as drawn: the layout's shape with the calculator's faces on it.
 * @param counted the calculator's faces in order; their slopes, directions and numbers take
 * precedence
 * @returns null if they are not faces of such a roof, because they were changed since or are too
 * many
 */
export function drawnRoof(
  layout: RoofLayout,
  counted: readonly CountedFace[],
  panel: PanelSize,
  lat: number,
): DrawnRoof | null {
  const [first] = counted;
  const [firstFace] = layout.faces;
  if (first === undefined || firstFace === undefined) return null;
  if (counted.length !== layout.faces.length) return null;
  const ownFaces = layout.shape === 'found' ? Infinity : FACES_OF[layout.shape];
  const onHouse = layout.faces.findIndex(({ face }) => face < ownFaces);
  const { slope: slopeDeg } = counted[Math.max(0, onHouse)]!;
  if (slopeDeg > STEEPEST_DEG) return null;
  const setting = (frontDeg: number): Setting => ({
    slopeDeg,
    frontDeg,
    sunHeightDeg: equinoxNoonDeg(lat),
  });
  const towardsFront = houseShape(layout, setting(0)).faces[firstFace.face]!.azimuthDeg;
  const frontDeg = layout.shape === 'found' ? 0 : wrappedDeg(first.azimuth - towardsFront);
  const { faces: shapes, extent, houseExtent } = houseShape(layout, setting(frontDeg));
  const isOfRoof = counted.every(({ slope, azimuth }, index) => {
    const { panelSlopeDeg, azimuthDeg } = shapes[layout.faces[index]!.face]!;
    return slope === panelSlopeDeg && Math.abs(((azimuth - azimuthDeg + 540) % 360) - 180) < 0.01;
  });
  if (!isOfRoof) return null;
  const faces = shapes.map((shape, face): DrawnFace => {
    const index = layout.faces.findIndex((one) => one.face === face);
    const laidOut = layout.faces[index] ?? null;
    const drawn = { ...shape, face, layout: laidOut };
    if (laidOut === null) {
      return { ...drawn, places: [], obstacles: shape.seen.map(sized), panelsWithoutPlace: 0 };
    }
    const all = shape.placesFor(panel, laidOut.orientation);
    return { ...drawn, ...filled(all, laidOut, counted[index]!.numberOfPanels) };
  });
  return { layout, extent, houseExtent, slopeDeg, frontDeg, faces };
}

const sized = (one: Obstacle): FaceRectangle & Obstacle => ({ ...one, ...obstacleSize(one) });

/** Over −180 to 180. */
export function wrappedDeg(deg: number): number {
  return deg > 180 ? deg - 360 : deg <= -180 ? deg + 360 : deg;
}

/**
 * As many panels as the calculator has, on the first places that are neither blocked nor kept free.
 */
function filled(all: readonly FaceRectangle[], face: LayoutFace, numberOfPanels: number) {
  const obstacles = face.obstacles.map(sized);
  let left = numberOfPanels;
  const places = all.map((place, index): DrawnPlace => {
    if (obstacles.some((obstacle) => areNearer(place, obstacle, OBSTACLE_DISTANCE_M))) {
      return { ...place, state: 'blocked' };
    }
    if (face.removed.includes(index) || left === 0) return { ...place, state: 'free' };
    left -= 1;
    return { ...place, state: 'panel' };
  });
  return { places, obstacles, panelsWithoutPlace: left };
}

/** A house with room for this many panels: drawn until a visitor enters the size of theirs. */
export function guessedRoof(
  counted: readonly CountedFace[],
  panel: PanelSize,
  isFlat: boolean,
  lat: number,
): DrawnRoof | null {
  const shape = isFlat ? 'flat' : 'gable';
  if (counted.length > FACES_OF[shape]) return null;
  const faces = counted.map((_, face): LayoutFace => ({
    face,
    orientation: isFlat ? 'landscape' : 'portrait',
    removed: [],
    obstacles: [],
  }));
  for (let lengthM = 12; lengthM <= 40; lengthM += 1) {
    const layout = { shape, lengthM, widthM: 8, wingM: 4, faces } as const;
    const roof = drawnRoof(layout, counted, panel, lat);
    if (roof === null) return null;
    if (lengthM === 40 || roof.faces.every((face) => face.panelsWithoutPlace === 0)) return roof;
  }
  return null;
}
