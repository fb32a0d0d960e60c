import {
  DENMARK_OUTLINE,
  OUTLINE_ALPHABET,
  OUTLINE_STEP_DEG,
  SMALL_ISLANDS,
} from '../data/denmark-outline.ts';
import type { Place } from '../place.ts';
import { KM_PER_DEG } from './denmark-box.ts';

/** One ring: longitude and latitude by turns [°]. */
export type OutlineRing = Float64Array;

let kept: readonly OutlineRing[] | undefined;

/**
 * Denmark's land outline, decoded once; also good for a small map.
 * @returns rings of [lon, lat, lon, lat, …] in degrees, largest island first, not closed
 * @source Natural Earth 1:10m, see data/denmark-outline.ts
 */
export function denmarkOutline(): readonly OutlineRing[] {
  kept ??= DENMARK_OUTLINE.split(';').map(decodeRing);
  return kept;
}

function decodeRing(text: string): OutlineRing {
  const values: number[] = [];
  let shift = 1;
  let zigzag = 0;
  for (const character of text) {
    const code = OUTLINE_ALPHABET.indexOf(character);
    zigzag += (code % 32) * shift;
    shift *= 32;
    if (code >= 32) continue;
    const step = zigzag % 2 === 1 ? -(zigzag + 1) / 2 : zigzag / 2;
    values.push((values[values.length - 2] ?? 0) + step);
    shift = 1;
    zigzag = 0;
  }
  return Float64Array.from(values, (value) => value * OUTLINE_STEP_DEG);
}

/**
 * Distance from a place to the nearest of the islands that the outline is too coarse for.
 * @param place WGS84 degrees
 * @returns kilometres to the island's point
 * @source data/denmark-outline.ts
 */
export function distanceToSmallIslandKm(place: Place): number {
  const kmPerLon = kmPerLonDeg(place.lat);
  let nearestKm = Infinity;
  for (const [lat, lon] of SMALL_ISLANDS) {
    nearestKm = Math.min(
      nearestKm,
      Math.hypot((lon - place.lon) * kmPerLon, (lat - place.lat) * KM_PER_DEG),
    );
  }
  return nearestKm;
}

function kmPerLonDeg(lat: number): number {
  return KM_PER_DEG * Math.cos((lat * Math.PI) / 180);
}

/**
 * Distance from a place to the outline of Danish land.
 * @param place WGS84 degrees
 * @returns kilometres to the nearest shore or border, 0 on land
 * @source denmarkOutline; plane geometry around the place, good to 1 % within 100 km
 */
export function distanceToLandKm(place: Place): number {
  const kmPerLon = kmPerLonDeg(place.lat);
  let nearestKm2 = Infinity;
  for (const ring of denmarkOutline()) {
    let inside = false;
    let x1 = (ring[ring.length - 2]! - place.lon) * kmPerLon;
    let y1 = (ring[ring.length - 1]! - place.lat) * KM_PER_DEG;
    for (let at = 0; at < ring.length; at += 2) {
      const x2 = (ring[at]! - place.lon) * kmPerLon;
      const y2 = (ring[at + 1]! - place.lat) * KM_PER_DEG;
      if (y1 > 0 !== y2 > 0 && x1 - (y1 * (x2 - x1)) / (y2 - y1) > 0) inside = !inside;
      nearestKm2 = Math.min(nearestKm2, squaredDistanceToOrigin(x1, y1, x2, y2));
      x1 = x2;
      y1 = y2;
    }
    if (inside) return 0;
  }
  return Math.sqrt(nearestKm2);
}

function squaredDistanceToOrigin(x1: number, y1: number, x2: number, y2: number): number {
  const dx = x2 - x1;
  const dy = y2 - y1;
  const length2 = dx * dx + dy * dy;
  const along = length2 === 0 ? 0 : Math.min(1, Math.max(0, -(x1 * dx + y1 * dy) / length2));
  const x = x1 + along * dx;
  const y = y1 + along * dy;
  return x * x + y * y;
}
