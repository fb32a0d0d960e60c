import type { Shading } from '../estimate-input.ts';
import type { SlopeTerms } from './plane-of-array.ts';

/**
 * Elevation of the same horizon all round, for those who do not know theirs [°]. Our choice, valid from 2026:
 * 10° is the neighbour's ridge (4 m above the panels) at 23 m; 20° the same ridge, or a 10 m tree, at 11–27 m.
 */
export const SHADING_HORIZON_DEG: Readonly<Record<Shading, number>> = {
  none: 0,
  some: 10,
  much: 20,
};

/** Directions of a horizon that a person gives, 30° apart, the first due north, clockwise. */
const HORIZON_DIRECTIONS = 12;
/** Directions at most, 5° apart: a horizon from a surface model. */
const MOST_DIRECTIONS = 72;

/** Azimuths at which the sky is summed, 15° apart or as the horizon's own; in elevation the sum is exact. */
const AZIMUTH_STEPS = 24;

/** Elevation of the horizon per direction [°], 12 values or a multiple of it; null when nothing stands in the way. */
export type Horizon = readonly number[] | null;

/**
 * The horizon that a shading stands for.
 * @param shading none | some | much, or elevations [°], 0–90, evenly from north clockwise: 12, or 24, 36 and so on to 72
 * @returns as many elevations, or null for a free horizon
 * @throws RangeError when there are not so many elevations, or one is outside 0–90
 */
export function horizonOf(shading: Shading | readonly number[]): Horizon {
  if (typeof shading === 'string') {
    const elevation = SHADING_HORIZON_DEG[shading];
    return elevation === 0 ? null : Array.from({ length: HORIZON_DIRECTIONS }, () => elevation);
  }
  const { length } = shading;
  if (length === 0 || length % HORIZON_DIRECTIONS !== 0 || length > MOST_DIRECTIONS) {
    throw new RangeError('a horizon has twelve elevations, or a multiple up to 72');
  }
  if (!shading.every((value) => value >= 0 && value <= 90)) {
    throw new RangeError('a horizon elevation is outside 0–90°');
  }
  return shading.some((value) => value > 0) ? shading : null;
}

/**
 * Sine of the horizon's elevation towards an azimuth, straight between its directions.
 * @param sines sines of the elevations, from horizonOf
 * @param azimuthSteps azimuth clockwise from north in steps of 30°, 0 ≤ x < 12
 * @returns sine of the elevation
 */
export function horizonSine(sines: Float64Array, azimuthSteps: number): number {
  const at = azimuthSteps * (sines.length / HORIZON_DIRECTIONS);
  const left = Math.floor(at);
  const part = at - left;
  return sines[left % sines.length]! * (1 - part) + sines[(left + 1) % sines.length]! * part;
}

/**
 * Share of the diffuse light from an even sky that still reaches the plane.
 * @param slope from slopeTerms
 * @param azimuthNorthDeg plane's azimuth clockwise from north [°]
 * @param horizon from horizonOf
 * @returns 0–1; 1 for a free horizon
 * @source integral of cos(incidence) over the sky above the horizon, divided by that over the whole sky in front of the plane
 */
export function openSkyShare(slope: SlopeTerms, azimuthNorthDeg: number, horizon: Horizon): number {
  if (horizon === null) return 1;
  const sines = Float64Array.from(horizon, (deg) => Math.sin((deg * Math.PI) / 180));
  let open = 0;
  let whole = 0;
  const steps = Math.max(AZIMUTH_STEPS, horizon.length);
  for (let step = 0; step < steps; step++) {
    const azimuthDeg = ((step + 0.5) * 360) / steps;
    const outward = Math.cos(((azimuthDeg - azimuthNorthDeg) * Math.PI) / 180) * slope.sinSlope;
    // Behind the plane's own edge there is no light to lose.
    const edge = Math.max(0, Math.atan2(-outward, slope.cosSlope));
    const horizonElevation = Math.asin(horizonSine(sines, azimuthDeg / 30));
    whole += lightAbove(edge, slope.cosSlope, outward);
    open += lightAbove(Math.max(edge, horizonElevation), slope.cosSlope, outward);
  }
  return open / whole;
}

/** Integral of (sin e · upward + cos e · outward) · cos e from an elevation to the zenith. */
function lightAbove(elevation: number, upward: number, outward: number): number {
  const sine = Math.sin(elevation);
  const rest = Math.PI / 2 - elevation;
  return (upward * (1 - sine * sine)) / 2 + outward * (rest / 2 - Math.sin(2 * elevation) / 4);
}
