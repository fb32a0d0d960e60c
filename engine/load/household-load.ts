import { danishYear } from '../calendar/danish-year.ts';
import { HOUR_SHAPES, SEASON_BY_MONTH } from '../data/household-load-shape.ts';
import type { Dwelling } from '../data/household-load-shape.ts';
import { HOURS_PER_YEAR } from '../hours.ts';
import type { Hourly } from '../hours.ts';

const shapeByDwelling = new Map<Dwelling, Hourly>();

/** Share of the year's use in every hour; sums to 1. */
function yearShape(dwelling: Dwelling): Hourly {
  const known = shapeByDwelling.get(dwelling);
  if (known) return known;
  const { monthIndex, hourOfDay, isWeekend } = danishYear();
  const { weekday, weekend } = HOUR_SHAPES[dwelling];
  const shape = new Float64Array(HOURS_PER_YEAR);
  let sum = 0;
  for (let hour = 0; hour < HOURS_PER_YEAR; hour++) {
    const dayType = isWeekend[hour] === 1 ? weekend : weekday;
    const value = dayType[hourOfDay[hour]!]! * SEASON_BY_MONTH[monthIndex[hour]!]!;
    shape[hour] = value;
    sum += value;
  }
  for (let hour = 0; hour < HOURS_PER_YEAR; hour++) shape[hour]! /= sum;
  shapeByDwelling.set(dwelling, shape);
  return shape;
}

/**
 * A household's use in every hour of the typical year: hour of the day by day type × season.
 * @param annualKwh use of the year [kWh], ≥ 0
 * @param dwelling kind of dwelling whose shape is used
 * @returns [kWh per hour], new array, one value per UTC hour; sums to annualKwh
 * @throws RangeError annualKwh negative or not finite
 * @source data/household-load-shape.ts
 */
export function householdLoad(annualKwh: number, dwelling: Dwelling = 'house'): Hourly {
  if (!(annualKwh >= 0 && annualKwh < Infinity))
    throw new RangeError(`annual use ${annualKwh} kWh`);
  const shape = yearShape(dwelling);
  const load = new Float64Array(HOURS_PER_YEAR);
  for (let hour = 0; hour < HOURS_PER_YEAR; hour++) load[hour] = shape[hour]! * annualKwh;
  return load;
}
