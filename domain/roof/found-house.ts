import { CERTAINTIES, ROOF_SOURCES, type Certainty, type HousePoint } from './found-roof.ts';
import type { RoofSource } from './found-roof.ts';
import { obstacleText, readObstacle, type Obstacle } from './obstacle.ts';
import { isDay } from '../calendar-days.ts';

// A house as the height model shows it, kept with a calculation. In an address, a report and the database it is one
// text, `found_dhm_2026-11-20~30_-8_2.4_s_h0-0-…_-520_340_…_c3.1x2.2x0.8~…`: where it is from and when the heights
// were read, then a part for each face: slope and true direction [°], lowest corner above the ground [m], how sure
// (s, f, u), what stands around in twelve directions, the corners [cm] and what stands on it.

export type FoundHouseFace = {
  /** The direction as the calculator has it, 0 under 3° of slope. */
  readonly slopeDeg: number;
  readonly azimuthDeg: number;
  readonly eavesM: number;
  readonly certainty: Certainty;
  /** Twelve elevations from true north clockwise [°]. */
  readonly horizonDeg: readonly number[];
  /** Counter-clockwise seen from above. */
  readonly outline: readonly HousePoint[];
  readonly obstacles: readonly Obstacle[];
};

export type FoundHouse = {
  readonly source: RoofSource;
  /** When the heights were read, YYYY-MM-DD. */
  readonly date: string;
  readonly faces: readonly FoundHouseFace[];
};

/** One digit names a face; more than this are the smallest parts of a large house. */
export const MOST_FOUND_FACES = 10;
const MOST_CORNERS = 40;
const FARTHEST_CM = 10_000;
const BETWEEN_FACES = '~';
const HORIZON_DIRECTIONS = 12;

export function foundHouseText({ source, date, faces }: FoundHouse): string {
  return [`found_${source}_${date}`, ...faces.map(faceText)].join(BETWEEN_FACES);
}

function faceText(face: FoundHouseFace): string {
  return [
    face.slopeDeg,
    face.azimuthDeg,
    face.eavesM,
    face.certainty.charAt(0),
    `h${face.horizonDeg.join('-')}`,
    ...face.outline.flat().map((metres) => Math.round(metres * 100) + 0),
    ...face.obstacles.map(obstacleText),
  ].join('_');
}

/** @returns null for a text that describes no found house */
export function readFoundHouse(text: string): FoundHouse | null {
  const [head = '', ...parts] = text.split(BETWEEN_FACES);
  const [, sourceText, date] = /^found_([a-z]+)_(\d{4}-\d\d-\d\d)$/.exec(head) ?? [];
  const source = ROOF_SOURCES.find((one) => one === sourceText);
  if (source === undefined || date === undefined || !isDay(date)) return null;
  if (parts.length < 1 || parts.length > MOST_FOUND_FACES) return null;
  const faces = parts.map(readFace);
  return faces.every((face) => face !== null) ? { source, date, faces } : null;
}

const DECIMAL = /^-?\d{1,3}(\.\d{1,2})?$/;

function readFace(text: string): FoundHouseFace | null {
  const [slopeText = '', azimuthText = '', eavesText = '', mark, horizonText = '', ...rest] =
    text.split('_');
  const certainty = CERTAINTIES.find((one) => one.charAt(0) === mark);
  const numbers = [slopeText, azimuthText, eavesText];
  if (certainty === undefined || !numbers.every((one) => DECIMAL.test(one))) return null;
  const [slopeDeg, azimuthDeg, eavesM] = numbers.map(Number) as [number, number, number];
  if (slopeDeg < 0 || slopeDeg > 75 || Math.abs(azimuthDeg) > 180) return null;
  const horizonDeg = readHorizon(horizonText);
  const isCorner = (part: string) => /^-?\d{1,5}$/.test(part);
  const corners = rest.filter(isCorner).map(Number);
  const obstacles = rest.filter((part) => !isCorner(part)).map(readObstacle);
  const isWithin = corners.every((cm) => Math.abs(cm) <= FARTHEST_CM);
  if (horizonDeg === null || corners.length % 2 !== 0 || !isWithin) return null;
  if (corners.length < 6 || corners.length > 2 * MOST_CORNERS) return null;
  if (!obstacles.every((obstacle) => obstacle !== null)) return null;
  const outline = Array.from({ length: corners.length / 2 }, (_, at): HousePoint => [
    corners[2 * at]! / 100,
    corners[2 * at + 1]! / 100,
  ]);
  if (planAreaM2(outline) < LEAST_FACE_M2) return null;
  return { slopeDeg, azimuthDeg, eavesM, certainty, horizonDeg, outline, obstacles };
}

function readHorizon(text: string): readonly number[] | null {
  if (!text.startsWith('h')) return null;
  const parts = text.slice(1).split('-');
  const isHorizon = parts.every((part) => /^\d{1,2}$/.test(part));
  return isHorizon && parts.length === HORIZON_DIRECTIONS ? parts.map(Number) : null;
}

/** Smaller is no face [m² on the ground]. */
export const LEAST_FACE_M2 = 1;

/** On the ground [m²]; below 0 for corners that run clockwise. */
export function planAreaM2(outline: readonly HousePoint[]): number {
  return (
    outline.reduce((sum, [x, y], index) => {
      const [nextX, nextY] = outline[(index + 1) % outline.length]!;
      return sum + x * nextY - nextX * y;
    }, 0) / 2
  );
}
