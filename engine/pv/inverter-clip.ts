import type { Hourly } from '../hours.ts';

/**
 * AC energy of a system, cut at the inverter's rating. The inverter's own efficiency is inside `systemLoss`, as in PVGIS,
 * and is not counted again here.
 * @param acKwPerKwp kW per kWp, length HOURS_PER_YEAR (planeYear)
 * @param peakKwp panels behind the inverter [kWp], ≥ 0
 * @param systemLossPercent as in PVGIS [%], 0–100
 * @param inverterAcKw the inverter's AC rating [kW]; Infinity for none
 * @returns kWh per hour, new array, length HOURS_PER_YEAR
 * @throws RangeError when a figure is outside its range
 */
export function inverterKwh(
  acKwPerKwp: Hourly,
  peakKwp: number,
  systemLossPercent: number,
  inverterAcKw: number,
): Hourly {
  if (!(peakKwp >= 0 && peakKwp < Infinity)) throw new RangeError(`peak power ${peakKwp} kWp`);
  if (!(systemLossPercent >= 0 && systemLossPercent <= 100)) {
    throw new RangeError(`system loss ${systemLossPercent} %`);
  }
  if (!(inverterAcKw >= 0)) throw new RangeError(`inverter rating ${inverterAcKw} kW`);
  const scale = peakKwp * (1 - systemLossPercent / 100);
  const kwh = new Float64Array(acKwPerKwp.length);
  for (let hour = 0; hour < kwh.length; hour++) {
    kwh[hour] = Math.min(acKwPerKwp[hour]! * scale, inverterAcKw);
  }
  return kwh;
}
