import { CO2_FALL_PERCENT_PER_YEAR, CO2_G_PER_KWH } from '../data/co2.ts';
import type { PriceZone } from '../place.ts';

/**
 * CO₂ that solar electricity saves in one year of operation.
 * @param usefulKwh electricity used or exported in the year, after battery losses and stopped export [kWh]
 * @param zone price zone
 * @param year year of operation, 1 the first; the factor falls from year to year
 * @returns [kg]
 * @throws RangeError year below 1
 * @source data/co2.ts
 */
export function co2SavedKg(usefulKwh: number, zone: PriceZone, year = 1): number {
  if (!(year >= 1)) throw new RangeError(`year ${year}`);
  const fallen = (1 - CO2_FALL_PERCENT_PER_YEAR / 100) ** (year - 1);
  return (usefulKwh * CO2_G_PER_KWH[zone] * fallen) / 1000;
}
