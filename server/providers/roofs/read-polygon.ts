import {
  signedAreaM2,
  type GridPoint,
  type GridPolygon,
} from '../../../engine/roof/grid-polygon.ts';
import type { Rings } from '../../../domain/roof/without-trees.ts';

const MOST_CORNERS = 2000;

/**
 * The polygons of a WKT, with or without heights: POLYGON, POLYGON Z, MULTIPOLYGON.
 * @returns null for anything else; rings without area are left out
 */
export function readPolygons(wkt: string): readonly Rings[] | null {
  const shape = /^(?<multi>MULTI)?POLYGON\s*(?:(?:ZM?|M)\s*)?\((?<rest>.*)\)$/is.exec(
    wkt.trim(),
  )?.groups;
  if (shape?.['rest'] === undefined) return null;
  const parts =
    shape['multi'] === undefined
      ? [shape['rest']]
      : [...shape['rest'].matchAll(/\(\s*((?:\([^()]*\)[\s,]*)+)\)/g)].map(([, part = '']) => part);
  const polygons = parts.map(ringsIn);
  return polygons.every((rings) => rings !== null) && polygons.length > 0 ? polygons : null;
}

function ringsIn(text: string): Rings | null {
  const rings = [...text.matchAll(/\(([^()]*)\)/g)].map(([, ring = '']) => ringOf(ring));
  if (!rings.every((ring) => ring !== null)) return null;
  const [outline, ...holes] = rings.filter((ring) => Math.abs(signedAreaM2(ring)) > 0);
  return outline === undefined ? null : { outline, holes };
}

/** The first corner stands at the end again; here it is not repeated. */
function ringOf(text: string): GridPolygon | null {
  const corners = text.split(',').map(cornerOf);
  if (corners.length > MOST_CORNERS || !corners.every((corner) => corner !== null)) return null;
  const [first, last] = [corners[0], corners.at(-1)];
  const isClosed =
    first !== undefined && last !== undefined && first[0] === last[0] && first[1] === last[1];
  const ring = isClosed ? corners.slice(0, -1) : corners;
  return ring.length < 3 ? null : ring;
}

function cornerOf(text: string): GridPoint | null {
  const [x = NaN, y = NaN] = text.trim().split(/\s+/).map(Number);
  return Number.isFinite(x) && Number.isFinite(y) ? [x, y] : null;
}
