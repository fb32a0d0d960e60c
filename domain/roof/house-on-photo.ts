import { signedAreaM2, type GridPoint } from '../../engine/roof/grid-polygon.ts';
import { toCentimetre } from './centimetre.ts';

// A house that somebody has outlined on an aerial photograph.

export type PhotoPoint = { readonly lat: number; readonly lon: number };

export type HouseOnPhoto = {
  /** Seen from above, eaves and all [m²]. */
  readonly areaM2: number;
  /** Sides of the smallest rectangle around it, the longer one first [m]. */
  readonly lengthM: number;
  readonly widthM: number;
  /** Where its long side faces that is nearer to south [°], as in PVGIS: 0 south, −90 east, 90 west. */
  readonly frontDeg: number;
};

/** WGS 84. */
const EQUATOR_M = 6_378_137;
const ECCENTRICITY_SQUARED = 0.006_694_379_990_14;
const LEAST_M2 = 1;

/**
 * Area, length, width and direction of an outline. A street is small enough to be flat: 100 m away the error
 * is below a centimetre.
 * @param corners in their order; the last is joined to the first
 * @returns null for fewer than three corners, for a line, and for an outline that crosses itself
 */
export function houseOnPhoto(corners: readonly PhotoPoint[]): HouseOnPhoto | null {
  const outline = inMetres(corners);
  if (outline.length < 3 || crossesItself(outline)) return null;
  const areaM2 = Math.abs(signedAreaM2(outline));
  if (areaM2 < LEAST_M2) return null;
  const box = smallestBox(outline);
  const [lengthM, widthM] =
    box.alongM >= box.acrossM ? [box.alongM, box.acrossM] : [box.acrossM, box.alongM];
  // Counter-clockwise from east, as the side runs; the front looks across it.
  const ridgeDeg = box.alongM >= box.acrossM ? box.deg : box.deg + 90;
  return {
    areaM2: toCentimetre(areaM2),
    lengthM: toCentimetre(lengthM),
    widthM: toCentimetre(widthM),
    frontDeg: facingSouth(ridgeDeg),
  };
}

/** East and north of the first corner [m], by the ellipsoid's two radii there. */
function inMetres(corners: readonly PhotoPoint[]): readonly GridPoint[] {
  const [first] = corners;
  if (first === undefined) return [];
  const lat = (first.lat * Math.PI) / 180;
  const flat = 1 - ECCENTRICITY_SQUARED * Math.sin(lat) ** 2;
  const northM = ((EQUATOR_M * (1 - ECCENTRICITY_SQUARED)) / flat ** 1.5) * (Math.PI / 180);
  const eastM = (EQUATOR_M / Math.sqrt(flat)) * Math.cos(lat) * (Math.PI / 180);
  return corners.map(({ lat: at, lon }) => [(lon - first.lon) * eastM, (at - first.lat) * northM]);
}

/** The rectangle around it with the least area has a side along one of its own. */
function smallestBox(outline: readonly GridPoint[]) {
  let best = { alongM: Infinity, acrossM: Infinity, deg: 0 };
  outline.forEach(([x, y], index) => {
    const [toX, toY] = outline[(index + 1) % outline.length]!;
    const angle = Math.atan2(toY - y, toX - x);
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const along = outline.map(([east, north]) => east * cos + north * sin);
    const across = outline.map(([east, north]) => north * cos - east * sin);
    const alongM = Math.max(...along) - Math.min(...along);
    const acrossM = Math.max(...across) - Math.min(...across);
    if (alongM * acrossM < best.alongM * best.acrossM - 1e-9) {
      best = { alongM, acrossM, deg: (angle * 180) / Math.PI };
    }
  });
  return best;
}

/** Of the two directions across a ridge, in whole degrees, the one nearer to south; west where neither is. */
function facingSouth(ridgeDeg: number): number {
  // A ridge from east to west faces south; turned counter-clockwise by 10° it faces 10° east of south.
  const across = ((((-ridgeDeg + 90) % 180) + 180) % 180) - 90;
  const deg = Math.round(across);
  return deg === -90 ? 90 : deg + 0;
}

function crossesItself(outline: readonly GridPoint[]): boolean {
  const sides = outline.map(
    (from, index) => [from, outline[(index + 1) % outline.length]!] as const,
  );
  return sides.some(([a, b], index) =>
    sides.some(([c, d], other) => {
      const apart = Math.abs(index - other);
      if (apart <= 1 || apart === sides.length - 1) return false;
      return turns(a, b, c) * turns(a, b, d) < 0 && turns(c, d, a) * turns(c, d, b) < 0;
    }),
  );
}

/** Above 0: c lies to the left of the way from a to b. */
const turns = (a: GridPoint, b: GridPoint, c: GridPoint): number =>
  (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
