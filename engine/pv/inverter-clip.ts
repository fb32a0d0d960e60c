import { HOURS_PER_YEAR } from '../hours.ts';
import type { Hourly } from '../hours.ts';

/** Kept to 2⁻³² kWh: hides in what last digit browsers differ, before a battery decides anything by it. */
const ROUNDING = 2 ** 32;

/** Panels on one face. */
export type FacePower = {
  /** kW per kWp, length HOURS_PER_YEAR (planeYear) */
  readonly acKwPerKwp: Hourly;
  /** [kWp], ≥ 0 */
  readonly peakKwp: number;
};

/**
 * AC energy of a system behind one inverter: the faces' power is added up hour by hour, and the sum is cut at the
 * rating. The inverter's own efficiency is inside `systemLoss`, as in PVGIS, and is not counted again here.
 * @param faces panels behind the inverter, at least one face
 * @param systemLossPercent as in PVGIS [%], 0–100
 * @param inverterAcKw the inverter's AC rating [kW]; Infinity for none
 * @returns kWh per hour, new array, length HOURS_PER_YEAR
 * @throws RangeError when a figure is outside its range
 */
export function inverterKwh(
  faces: readonly FacePower[],
  systemLossPercent: number,
  inverterAcKw: number,
): Hourly {
  if (!(systemLossPercent >= 0 && systemLossPercent <= 100)) {
    throw new RangeError(`system loss ${systemLossPercent} %`);
  }
  if (!(inverterAcKw >= 0)) throw new RangeError(`inverter rating ${inverterAcKw} kW`);
  const kwh = new Float64Array(HOURS_PER_YEAR);
  for (const { acKwPerKwp, peakKwp } of faces) {
    if (!(peakKwp >= 0 && peakKwp < Infinity)) throw new RangeError(`peak power ${peakKwp} kWp`);
    const scale = peakKwp * (1 - systemLossPercent / 100);
    for (let hour = 0; hour < kwh.length; hour++) kwh[hour]! += acKwPerKwp[hour]! * scale;
  }
  for (let hour = 0; hour < kwh.length; hour++) {
    // Half of all hours are dark.
    if (kwh[hour] === 0) continue;
    const made = Math.round(kwh[hour]! * ROUNDING) / ROUNDING;
    kwh[hour] = made > inverterAcKw ? inverterAcKw : made;
  }
  return kwh;
}
