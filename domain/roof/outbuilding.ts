import { outlineAreaM2, type FacePoint, type PlanPoint } from '../../engine/roof/roof-shape.ts';
import { toCentimetre } from './centimetre.ts';

/** A face that stands beside the house, with one slope of its own: a carport, a shed, a conservatory. */
export type Outbuilding = {
  /** Along its eave [m]. */
  readonly lengthM: number;
  /** Across it, on the ground [m]. */
  readonly widthM: number;
  readonly slopeDeg: number;
  /** Where it faces against the front of the house [°], over −180 to 180; it turns with the house. */
  readonly turnDeg: number;
};

export const OUTBUILDING_LIMITS = {
  lengthM: [1, 40],
  widthM: [1, 25],
  slopeDeg: [0, 60],
  turnDeg: [-179, 180],
} as const;
export const MOST_OUTBUILDINGS = 2;

/** A single carport under a roof of sheets. */
export const USUAL_OUTBUILDING: Outbuilding = {
  lengthM: 6,
  widthM: 4,
  slopeDeg: 10,
  turnDeg: 0,
};

/** Between the house and what stands beside it, on the drawing only [m]. */
const APART_M = 1.5;

export function isOutbuilding(one: Outbuilding): boolean {
  const names = ['lengthM', 'widthM', 'slopeDeg', 'turnDeg'] as const;
  return names.every(
    (name) => one[name] >= OUTBUILDING_LIMITS[name][0] && one[name] <= OUTBUILDING_LIMITS[name][1],
  );
}

export function outbuildingText({ lengthM, widthM, slopeDeg, turnDeg }: Outbuilding): string {
  return [lengthM, widthM, slopeDeg, turnDeg].map(toCentimetre).join('x');
}

const WRITTEN = /^(\d{1,2}(?:\.\d{1,2})?)x(\d{1,2}(?:\.\d{1,2})?)x(\d{1,2})x(-?\d{1,3})$/;

/** @returns null for what describes none */
export function readOutbuilding(text: string): Outbuilding | null {
  const written = WRITTEN.exec(text);
  if (written === null) return null;
  const [lengthM, widthM, slopeDeg, turnDeg] = written.slice(1).map(Number) as [
    number,
    number,
    number,
    number,
  ];
  const read = { lengthM, widthM, slopeDeg, turnDeg };
  return isOutbuilding(read) && text === outbuildingText(read) ? read : null;
}

/** Its face: the outline in its own measures, and how steep and where. */
export function outbuildingFace({ lengthM, widthM, slopeDeg, turnDeg }: Outbuilding) {
  const upM = widthM / Math.cos(radians(slopeDeg));
  const outline: readonly FacePoint[] = [
    [0, 0],
    [lengthM, 0],
    [lengthM, upM],
    [0, upM],
  ];
  return { outline, slopeDeg, turnDeg, areaM2: outlineAreaM2(outline) };
}

export type Placed = {
  /** From its own measures to the plan of the house. */
  readonly onPlan: (point: FacePoint) => PlanPoint;
};

/**
 * Beside one another to the right of the house, in line with its front as far as they are not deeper.
 * @param house how far the house itself reaches
 * @returns where each stands, and how far all reach together
 */
export function placedOutbuildings(
  outbuildings: readonly Outbuilding[],
  house: PlanPoint,
): { readonly placed: readonly Placed[]; readonly extent: PlanPoint } {
  let { eastM } = house;
  const southM = Math.max(house.southM, ...outbuildings.map((one) => reachOf(one).southM));
  const placed = outbuildings.map((one): Placed => {
    const turned = turnedBy(one);
    const corners = outbuildingFace(one).outline.map(turned);
    const west = Math.min(...corners.map((corner) => corner.eastM));
    const south = Math.max(...corners.map((corner) => corner.southM));
    const front = Math.max(house.southM, reachOf(one).southM);
    const [shiftEast, shiftSouth] = [eastM + APART_M - west, front - south];
    eastM += APART_M + reachOf(one).eastM;
    return {
      onPlan(point) {
        const at = turned(point);
        return { eastM: at.eastM + shiftEast, southM: at.southM + shiftSouth };
      },
    };
  });
  return { placed, extent: { eastM, southM } };
}

/** From its own measures to the plan, about its own corner. */
function turnedBy({ slopeDeg, turnDeg }: Outbuilding): Placed['onPlan'] {
  const [cos, sin] = [Math.cos(radians(turnDeg)), Math.sin(radians(turnDeg))];
  const flat = Math.cos(radians(slopeDeg));
  return ([along, up]) => {
    const inward = up * flat;
    return { eastM: along * cos + inward * sin, southM: along * sin - inward * cos };
  };
}

function reachOf(one: Outbuilding): PlanPoint {
  const corners = outbuildingFace(one).outline.map(turnedBy(one));
  const span = (axis: keyof PlanPoint) =>
    Math.max(...corners.map((corner) => corner[axis])) -
    Math.min(...corners.map((corner) => corner[axis]));
  return { eastM: span('eastM'), southM: span('southM') };
}

const radians = (deg: number) => (deg * Math.PI) / 180;
