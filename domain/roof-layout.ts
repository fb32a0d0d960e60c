import type { Orientation } from '../engine/roof/panel-places.ts';
import { ROOF_SHAPES, type HouseSize, type RoofShape } from '../engine/roof/roof-shape.ts';
import { toCentimetre } from './roof/centimetre.ts';
import { foundHouseText, readFoundHouse, type FoundHouse } from './roof/found-house.ts';
import { obstacleText, readObstacle, type Obstacle } from './roof/obstacle.ts';
import {
  isOutbuilding,
  MOST_OUTBUILDINGS,
  outbuildingText,
  readOutbuilding,
  type Outbuilding,
} from './roof/outbuilding.ts';

// The drawing of a roof: its shape and size, and what is on the faces with panels. Slope, direction
// and numbers of panels belong to the calculator and are stored only there. In an address, a report
// and the database it is one short text, `l-shape_15_8_5.6*0p_3-7_c3.1x2.2*1l`: the shape and the
// house's sizes in metres, what stands beside it (`_6x4x10x0`: length, width, slope, turn), then a
// part for each face with panels, in the order of the calculator's faces: its number in the shape, p(ortrait) or l(andscape), the removed places, and every chimney
// (c) and window (w) by its lower left corner. Where a house was found in the height model, its
// faces stand in place of shape and sizes (roof/found-house.ts).

export type LayoutFace = {
  /** Which face of the shape, from 0, the front. */
  readonly face: number;
  readonly orientation: Orientation;
  /** Places a person removed, by their number from 0, the top row first. */
  readonly removed: readonly number[];
  readonly obstacles: readonly Obstacle[];
};

/** The faces with panels, in the order of the calculator's. */
type LaidOut = { readonly faces: readonly LayoutFace[] };

export type TypicalLayout = LaidOut &
  HouseSize & {
    readonly shape: RoofShape;
    /** Their faces come after the house's own; left out: none. */
    readonly outbuildings?: readonly Outbuilding[];
  };
export type FoundLayout = LaidOut & { readonly shape: 'found'; readonly house: FoundHouse };
export type RoofLayout = TypicalLayout | FoundLayout;

export const LAYOUT_LIMITS = {
  lengthM: [3, 40],
  widthM: [3, 25],
  wingM: [1, 25],
} as const;
export const MOST_OBSTACLES = 6;
const MOST_PLACES = 999;
const LONGEST_TYPICAL = 1000;
/** A found house of many corners is long; an address still carries it. */
export const LONGEST_FOUND = 3000;

/** Faces that each shape has. */
export const FACES_OF: Readonly<Record<RoofShape, number>> = {
  gable: 2,
  'l-shape': 4,
  hip: 4,
  'lean-to': 1,
  flat: 1,
};

export function roofLayoutText(layout: RoofLayout): string {
  return [houseText(layout), ...layout.faces.map(faceText)].join('*');
}

function houseText(layout: RoofLayout): string {
  if (layout.shape === 'found') return foundHouseText(layout.house);
  const { shape, lengthM, widthM, wingM, outbuildings = [] } = layout;
  const sizes = [lengthM, widthM, wingM].map(toCentimetre);
  return [shape, ...sizes, ...outbuildings.map(outbuildingText)].join('_');
}

function faceText({ face, orientation, removed, obstacles }: LayoutFace): string {
  const parts = [
    `${face}${orientation.charAt(0)}`,
    removed.join('-'),
    ...obstacles.map(obstacleText),
  ];
  return parts.join('_').replace(/(?<!_)_+$/, '');
}

/** @returns null for a text that does not describe a drawing */
export function readRoofLayout(text: string): RoofLayout | null {
  if (text.length > (text.startsWith('found_') ? LONGEST_FOUND : LONGEST_TYPICAL)) return null;
  const [house = '', ...parts] = text.split('*');
  const faces = parts.map(readFace);
  if (faces.length === 0 || !faces.every((face) => face !== null)) return null;
  const numbers = new Set(faces.map(({ face }) => face));
  const layout = readHouse(house, faces);
  if (layout === null || numbers.size !== faces.length) return null;
  return faces.every(({ face }) => face < faceCount(layout)) ? layout : null;
}

/** Faces that the house has, with panels or without. */
export function faceCount(layout: RoofLayout): number {
  if (layout.shape === 'found') return layout.house.faces.length;
  return FACES_OF[layout.shape] + (layout.outbuildings?.length ?? 0);
}

function readHouse(text: string, faces: readonly LayoutFace[]): RoofLayout | null {
  const found = readFoundHouse(text);
  if (found !== null) return { shape: 'found', house: found, faces };
  const [name = '', ...measures] = text.split('_');
  const sizes = measures.slice(0, 3);
  const shape = ROOF_SHAPES.find((one) => one === name);
  if (shape === undefined || sizes.length !== 3 || !sizes.every((size) => NUMBER.test(size))) {
    return null;
  }
  const [lengthM, widthM, wingM] = sizes.map(Number) as [number, number, number];
  const outbuildings = measures.slice(3).map(readOutbuilding);
  if (!outbuildings.every((one) => one !== null)) return null;
  const beside = outbuildings.length > 0 ? { outbuildings } : {};
  const layout = { shape, lengthM, widthM, wingM, ...beside, faces };
  return isHouse(layout) ? layout : null;
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

/** Whether a house can have these sizes, and these beside it: within the limits, and as its shape requires. */
export function isHouse({
  shape,
  outbuildings = [],
  ...size
}: Pick<TypicalLayout, 'shape' | 'outbuildings' | keyof HouseSize>): boolean {
  const isWithin = (name: keyof HouseSize) =>
    size[name] >= LAYOUT_LIMITS[name][0] && size[name] <= LAYOUT_LIMITS[name][1];
  if (!isWithin('lengthM') || !isWithin('widthM')) return false;
  if (outbuildings.length > MOST_OUTBUILDINGS || !outbuildings.every(isOutbuilding)) return false;
  if (shape === 'hip') return size.lengthM >= size.widthM;
  if (shape === 'l-shape') return size.lengthM > size.widthM && isWithin('wingM');
  return true;
}
