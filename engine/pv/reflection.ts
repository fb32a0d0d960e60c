/** Angular loss coefficient of a glass panel with some dust. Source: Martin & Ruiz 2001 and PVGIS 5.3; calculation.md 1.4, valid from 2024. */
export const REFLECTION_A_R = 0.155;
const C1 = 4 / (3 * Math.PI);
/** c₂ grows with a_r. Source: Martin & Ruiz 2005 and corrigendum 2013, as in pvlib 0.15.2. */
const C2 = 0.5 * REFLECTION_A_R - 0.154;
const FULL = 1 - Math.exp(-1 / REFLECTION_A_R);

/**
 * Share of beam irradiance that the glass lets through, relative to normal incidence (Martin–Ruiz).
 * @param cosIncidence cosine of the angle of incidence, ≤ 1; at or below 0 nothing passes
 * @returns 0–1
 * @source Martin & Ruiz 2001, doi:10.1016/S0927-0248(00)00408-6
 */
export function beamTransmission(cosIncidence: number): number {
  return cosIncidence <= 0 ? 0 : (1 - Math.exp(-cosIncidence / REFLECTION_A_R)) / FULL;
}

/** Steps in which the table below goes from grazing to normal incidence. */
const STEPS = 4096;
/** One step beyond normal incidence: a rounded cosine may pass 1. */
const BEAM_TABLE = Float64Array.from({ length: STEPS + 2 }, (_, step) =>
  beamTransmission(step / STEPS),
);

/**
 * beamTransmission() read from a table: a plane-year asks 3,600 times, and an exponential takes longer than all the rest of
 * an hour. Off by less than 4e-7.
 * @param cosIncidence 0–1
 */
export function tabulatedBeamTransmission(cosIncidence: number): number {
  const at = cosIncidence * STEPS;
  const step = Math.floor(at);
  const below = BEAM_TABLE[step]!;
  return below + (BEAM_TABLE[step + 1]! - below) * (at - step);
}

/**
 * The same for diffuse light from the sky.
 * @param slopeDeg plane's slope [°], 0–90
 * @returns 0–1
 * @source Martin & Ruiz 2001, equation 4a
 */
export function skyTransmission(slopeDeg: number): number {
  const slope = (slopeDeg * Math.PI) / 180;
  return diffuseTransmission(
    Math.sin(slope) + (Math.PI - slope - Math.sin(slope)) / (1 + Math.cos(slope)),
  );
}

/**
 * The same for light from the ground; a flat plane sees none, so its share is 0.
 * @param slopeDeg plane's slope [°], 0–90
 * @returns 0–1
 * @source Martin & Ruiz 2001, equation 4b
 */
export function groundTransmission(slopeDeg: number): number {
  if (slopeDeg === 0) return 0;
  const slope = (slopeDeg * Math.PI) / 180;
  return diffuseTransmission(Math.sin(slope) + (slope - Math.sin(slope)) / (1 - Math.cos(slope)));
}

function diffuseTransmission(term: number): number {
  return 1 - Math.exp(-(C1 * term + C2 * term * term) / REFLECTION_A_R);
}
