import type { FaceRectangle, Orientation } from '../engine/roof/panel-places.ts';
import { ROOF_SHAPES, type HouseSize, type RoofShape } from '../engine/roof/roof-shape.ts';

// The drawing of a roof: its shape and size, and what is on the faces with panels. Slope, direction
// and numbers of panels belong to the calculator and are stored only there. In an address, a report
// and the database it is one short text, `l-shape_15_8_5.6*0p_3-7_c3.1x2.2*1l`: the shape and the
// house's sizes in metres, then a part for each face with panels, in the order of the calculator's
// faces: its number in the shape, p(ortrait) or l(andscape), the removed places, and every chimney
// (c) and window (w) by its lower left corner.

export const OBSTACLE_KINDS = ['chimney', 'window'] as const;
export type ObstacleKind = (typeof OBSTACLE_KINDS)[number];

/** Lower left corner on its face [m]. */
export type Obstacle = {
  readonly kind: ObstacleKind;
  readonly alongM: number;
  readonly upM: number;
};

export type LayoutFace = {
  /** Which face of the shape, from 0, the front. */
  readonly face: number;
  readonly orientation: Orientation;
  /** Places a person removed, by their number from 0, the top row first. */
  readonly removed: readonly number[];
  readonly obstacles: readonly Obstacle[];
};

export type RoofLayout = HouseSize & {
  readonly shape: RoofShape;
  /** The faces with panels, in the order of the calculator's. */
  readonly faces: readonly LayoutFace[];
};

/** Usual sizes [m]: a brick chimney, and the commonest roof window, 78 × 118 cm. */
export const OBSTACLE_SIZES: Readonly<
  Record<ObstacleKind, Pick<FaceRectangle, 'widthM' | 'heightM'>>
> = {
  chimney: { widthM: 0.6, heightM: 0.6 },
  window: { widthM: 0.78, heightM: 1.18 },
};

export const LAYOUT_LIMITS = {
  lengthM: [3, 40],
  widthM: [3, 25],
  wingM: [1, 25],
} as const;
export const MOST_OBSTACLES = 6;
const MOST_PLACES = 999;
export const LONGEST_LAYOUT = 1000;

/** Faces that each shape has. */
export const FACES_OF: Readonly<Record<RoofShape, number>> = {
  gable: 2,
  'l-shape': 4,
  hip: 4,
  'lean-to': 1,
  flat: 1,
};

/** Metres to a centimetre, as the text holds them. */
export const toCentimetre = (metres: number) => Math.round(metres * 100) / 100;

export function roofLayoutText({ shape, lengthM, widthM, wingM, faces }: RoofLayout): string {
  const house = [shape, ...[lengthM, widthM, wingM].map(toCentimetre)].join('_');
  return [house, ...faces.map(faceText)].join('*');
}

function faceText({ face, orientation, removed, obstacles }: LayoutFace): string {
  const things = obstacles.map(
    ({ kind, alongM, upM }) => `${kind.charAt(0)}${toCentimetre(alongM)}x${toCentimetre(upM)}`,
  );
  const parts = [`${face}${orientation.charAt(0)}`, removed.join('-'), ...things];
  return parts.join('_').replace(/_+$/, '');
}

/** @returns null for a text that does not describe a drawing */
export function readRoofLayout(text: string): RoofLayout | null {
  if (text.length > LONGEST_LAYOUT) return null;
  const [house = '', ...parts] = text.split('*');
  const [name = '', ...sizes] = house.split('_');
  const shape = ROOF_SHAPES.find((one) => one === name);
  if (shape === undefined || sizes.length !== 3 || !sizes.every((size) => NUMBER.test(size))) {
    return null;
  }
  const [lengthM, widthM, wingM] = sizes.map(Number) as [number, number, number];
  const faces = parts.map(readFace);
  if (faces.length === 0 || !faces.every((face) => face !== null)) return null;
  const numbers = new Set(faces.map(({ face }) => face));
  const isOfShape = faces.every(({ face }) => face < FACES_OF[shape]);
  const layout = { shape, lengthM, widthM, wingM, faces };
  return numbers.size === faces.length && isOfShape && isHouse(layout) ? layout : null;
}

const NUMBER = /^\d{1,3}(\.\d{1,2})?$/;

function readFace(text: string): LayoutFace | null {
  const [first = '', removedText = '', ...things] = text.split('_');
  const [, number, letter] = /^(\d)([pl])$/.exec(first) ?? [];
  const removed = removedText === '' ? [] : removedText.split('-').map(readPlace);
  const obstacles = things.map(readObstacle);
  if (number === undefined || things.length > MOST_OBSTACLES) return null;
  if (!removed.every((place) => place !== null)) return null;
  if (!obstacles.every((obstacle) => obstacle !== null)) return null;
  const orientation = letter === 'p' ? 'portrait' : 'landscape';
  return { face: Number(number), orientation, removed, obstacles };
}

function readPlace(text: string): number | null {
  return /^\d{1,3}$/.test(text) && Number(text) <= MOST_PLACES ? Number(text) : null;
}

function readObstacle(text: string): Obstacle | null {
  const [, letter, along = '', up = ''] = /^([cw])([\d.]+)x([\d.]+)$/.exec(text) ?? [];
  if (!NUMBER.test(along) || !NUMBER.test(up)) return null;
  const kind = letter === 'c' ? 'chimney' : 'window';
  return { kind, alongM: Number(along), upM: Number(up) };
}

/** Whether a house can have these sizes: within the limits, and as its shape requires. */
export function isHouse({ shape, ...size }: Pick<RoofLayout, 'shape' | keyof HouseSize>): boolean {
  const isWithin = (name: keyof HouseSize) =>
    size[name] >= LAYOUT_LIMITS[name][0] && size[name] <= LAYOUT_LIMITS[name][1];
  if (!isWithin('lengthM') || !isWithin('widthM')) return false;
  if (shape === 'hip') return size.lengthM >= size.widthM;
  if (shape === 'l-shape') return size.lengthM > size.widthM && isWithin('wingM');
  return true;
}
