import { HEAT_PUMP_HOT_WATER_SHARE, HEAT_PUMP_KWH, HEATING_BASE_C } from '../data/fixed-figures.ts';
import { HOURS_PER_YEAR } from '../hours.ts';
import type { Hourly } from '../hours.ts';

/**
 * A heat pump's use in every hour: heating by degree hours of the same climate, hot water evenly.
 * The seasonal factor does not vary with the temperature here, so the coldest hours are somewhat low.
 * @param airC air temperature [°C], one value per UTC hour
 * @param annualKwh use of the year [kWh], ≥ 0; default: the Danish standard house
 * @returns [kWh per hour], new array; sums to annualKwh
 * @throws RangeError length of airC, or annualKwh negative or not finite
 * @source data/fixed-figures.ts
 */
export function heatPumpLoad(airC: Hourly, annualKwh: number = HEAT_PUMP_KWH.value): Hourly {
  if (airC.length !== HOURS_PER_YEAR) throw new RangeError(`airC needs ${HOURS_PER_YEAR} hours`);
  if (!(annualKwh >= 0 && annualKwh < Infinity))
    throw new RangeError(`annual use ${annualKwh} kWh`);
  const load = new Float64Array(HOURS_PER_YEAR);
  let degreeHours = 0;
  for (let hour = 0; hour < HOURS_PER_YEAR; hour++) {
    const degrees = Math.max(0, HEATING_BASE_C.value - airC[hour]!);
    load[hour] = degrees;
    degreeHours += degrees;
  }
  // A climate that never needs heat leaves hot water only, which then is all of the use.
  const evenShare = degreeHours > 0 ? HEAT_PUMP_HOT_WATER_SHARE.value : 1;
  const even = (annualKwh * evenShare) / HOURS_PER_YEAR;
  const perDegreeHour = degreeHours > 0 ? (annualKwh * (1 - evenShare)) / degreeHours : 0;
  for (let hour = 0; hour < HOURS_PER_YEAR; hour++) {
    load[hour] = even + load[hour]! * perDegreeHour;
  }
  return load;
}
