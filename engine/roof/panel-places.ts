import type { FacePoint } from './roof-shape.ts';

/** From the outline to the nearest panel [m]: usual practice, so that wind and a fitter's hand have room. Assumption. */
export const EDGE_DISTANCE_M = 0.3;
/** Between two panels, for the clamp that holds both [m]. Assumption. */
export const CLAMP_GAP_M = 0.02;
/** From a chimney or a window to the nearest panel [m]. Assumption. */
export const OBSTACLE_DISTANCE_M = 0.1;

export type Orientation = 'portrait' | 'landscape';

export type PanelSize = {
  /** Long side [m]. */
  readonly longM: number;
  /** Short side [m]. */
  readonly shortM: number;
};

/** A rectangle on a face: its lower left corner and its size [m]. */
export type FaceRectangle = {
  readonly alongM: number;
  readonly upM: number;
  readonly widthM: number;
  readonly heightM: number;
};

/** Panels on racks of a flat roof: they cover less ground than they are high, and stand apart. */
export type Rack = {
  readonly slopeDeg: number;
  /** Height of the sun from which on no row shades the next [°]. */
  readonly sunHeightDeg: number;
};

type Extent = readonly [leftM: number, rightM: number];
type Row = { readonly upM: number; readonly extent: Extent };

// Against the rounding of sums: a row that fits exactly fits.
const EPSILON_M = 1e-9;
const radians = (deg: number) => (deg * Math.PI) / 180;

/**
 * Where panels can lie on a face: rows along the eave, columns in line over all rows, as many as fit, then moved to
 * the middle of what is left over.
 * @param outline of the face [m], convex, counter-clockwise
 * @param panel [m]
 * @param orientation portrait: the long side up the slope
 * @param rack null: flat on the face
 * @returns the top row first, each from the left; none where none fits
 * @throws RangeError a panel without size
 */
export function panelPlaces(
  outline: readonly FacePoint[],
  { longM, shortM }: PanelSize,
  orientation: Orientation,
  rack: Rack | null = null,
): readonly FaceRectangle[] {
  if (!(longM > 0 && shortM > 0)) throw new RangeError(`panel of ${longM} × ${shortM} m`);
  const [widthM, upM] = orientation === 'portrait' ? [shortM, longM] : [longM, shortM];
  const heightM = rack === null ? upM : upM * Math.cos(radians(rack.slopeDeg));
  const rowGapM =
    rack === null
      ? CLAMP_GAP_M
      : CLAMP_GAP_M +
        (upM * Math.sin(radians(rack.slopeDeg))) / Math.tan(radians(rack.sunHeightDeg));
  const topM = Math.max(...outline.map(([, up]) => up)) - EDGE_DISTANCE_M;
  const roomM = topM - EDGE_DISTANCE_M;
  const rowCount = Math.floor((roomM + rowGapM + EPSILON_M) / (heightM + rowGapM));
  if (rowCount < 1) return [];
  const slackM = roomM - (rowCount * (heightM + rowGapM) - rowGapM);
  let best: readonly FaceRectangle[] = [];
  // In the middle where that costs no panel, else by the eave, where slanting sides leave most room, or by the ridge.
  for (const share of [0.5, 0, 1]) {
    const rows = Array.from({ length: rowCount }, (_, index): Row => {
      const row = EDGE_DISTANCE_M + share * slackM + index * (heightM + rowGapM);
      return { upM: row, extent: extentOf(outline, row, row + heightM) };
    });
    const places = fullest(rows, widthM).map((place) => ({ ...place, widthM, heightM }));
    if (places.length > best.length) best = places;
  }
  return best.toSorted((a, b) => b.upM - a.upM || a.alongM - b.alongM);
}

/** What lies inside all sides, by the edge's distance, over the whole height of a row. */
function extentOf(outline: readonly FacePoint[], fromM: number, toM: number): Extent {
  let left = -Infinity;
  let right = Infinity;
  outline.forEach(([along, up], index) => {
    const [nextAlong, nextUp] = outline[(index + 1) % outline.length]!;
    const [dAlong, dUp] = [nextAlong - along, nextUp - up];
    if (dUp === 0) return;
    const sideways = (EDGE_DISTANCE_M * Math.hypot(dAlong, dUp)) / Math.abs(dUp);
    const crossings = [fromM, toM].map((height) => along + ((height - up) * dAlong) / dUp);
    // Counter-clockwise: a side that rises is on the right.
    if (dUp > 0) right = Math.min(right, ...crossings.map((crossing) => crossing - sideways));
    else left = Math.max(left, ...crossings.map((crossing) => crossing + sideways));
  });
  return [left, right];
}

type Corner = Pick<FaceRectangle, 'alongM' | 'upM'>;

/** The columns, begun at any row's left or ended at its right, that hold most panels. */
function fullest(rows: readonly Row[], widthM: number): readonly Corner[] {
  let best: number | null = null;
  let most = 0;
  // Rows of equal width begin in the same place.
  const starts = new Set(rows.flatMap(({ extent: [left, right] }) => [left, right - widthM]));
  for (const start of starts) {
    let count = 0;
    for (const row of rows) {
      const [first, last] = columnsIn(row, start, widthM);
      count += Math.max(0, last - first + 1);
    }
    if (count > most) [best, most] = [start, count];
  }
  return best === null ? [] : centred(cornersFrom(best, rows, widthM), rows, widthM);
}

/** The first and the last column that lie in a row; the last is lower where none does. */
function columnsIn(
  { extent: [left, right] }: Row,
  start: number,
  widthM: number,
): readonly [first: number, last: number] {
  const pitchM = widthM + CLAMP_GAP_M;
  return [
    Math.ceil((left - start - EPSILON_M) / pitchM),
    Math.floor((right - widthM - start + EPSILON_M) / pitchM),
  ];
}

function cornersFrom(start: number, rows: readonly Row[], widthM: number): readonly Corner[] {
  const pitchM = widthM + CLAMP_GAP_M;
  return rows.flatMap((row) => {
    const [first, last] = columnsIn(row, start, widthM);
    return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => ({
      alongM: start + (first + index) * pitchM,
      upM: row.upM,
    }));
  });
}

/** Moved sideways to where the least room on both sides is equal. */
function centred(
  corners: readonly Corner[],
  rows: readonly Row[],
  widthM: number,
): readonly Corner[] {
  let [leftM, rightM] = [Infinity, Infinity];
  for (const { alongM, upM } of corners) {
    const [left, right] = rows.find((row) => row.upM === upM)!.extent;
    leftM = Math.min(leftM, alongM - left);
    rightM = Math.min(rightM, right - alongM - widthM);
  }
  return corners.map(({ alongM, upM }) => ({ alongM: alongM + (rightM - leftM) / 2, upM }));
}

/** Whether two rectangles come nearer to each other than a distance [m]. */
export function areNearer(a: FaceRectangle, b: FaceRectangle, distanceM: number): boolean {
  return (
    a.alongM < b.alongM + b.widthM + distanceM - EPSILON_M &&
    b.alongM < a.alongM + a.widthM + distanceM - EPSILON_M &&
    a.upM < b.upM + b.heightM + distanceM - EPSILON_M &&
    b.upM < a.upM + a.heightM + distanceM - EPSILON_M
  );
}
