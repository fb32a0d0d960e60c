import { danishYear } from '../calendar/danish-year.ts';
import { dayRanks, DAYS_PER_YEAR } from '../climate/day-clearness.ts';
import { persistentNoise } from '../climate/fixed-sequence.ts';
import { SPOT_DAY_SPREAD, SPOT_MILLI_DKK } from '../data/spot-price-shape.ts';
import { HOURS_PER_YEAR } from '../hours.ts';
import type { Hourly } from '../hours.ts';
import type { PriceZone } from '../place.ts';

/** Correlation of one day's price level with the next. Our choice, valid from 2026. */
const DAY_PERSISTENCE = 0.6;
const DAY_STREAM = 611;
/**
 * How far a month's levels then lean to its sunny days [standard deviations of the sequence, from the dullest to the brightest].
 * Prices are bent and days come in two types, so that levels without the sun still let a month's weather move what a kWh of
 * sun earns; with these every month's share lies within 0.05 of the measured one (tests/truth/spot-days.test.ts). Fitted,
 * valid from 2026. Measured rank correlations are −0.2 in October, −0.1 in November and ±0.1 in December and February.
 */
const SUN_LEAN = [0, 0.3, 0, 0, 0, 0, 0, 0, 0, -0.5, -0.8, -0.4] as const;

/** Kept to 0.00001 DKK: hides in what last digit browsers' powers differ. */
const ROUNDING = 100_000;

const spotByZone = new Map<PriceZone, Hourly>();

/**
 * Day-ahead prices of a typical year: the mean of each month, hour and day type, spread over its days as measured, so
 * that negative hours are as frequent. A month's cheap and dear days go neither with its sunny nor with its dull ones:
 * measured days do not, either.
 * @param zone price zone
 * @returns [DKK/kWh excl. VAT], one value per UTC hour, shared: do not write to it
 * @source data/spot-price-shape.ts; days: rank correlation of midday price and sun 0.0 ± 0.07, April 2024 to March 2025
 */
export function typicalSpot(zone: PriceZone): Hourly {
  const known = spotByZone.get(zone);
  if (known) return known;
  const { monthIndex, hourOfDay, isWeekend, dayOfYear } = danishYear();
  const { weekday, weekend } = SPOT_MILLI_DKK[zone];
  const groups = daysOfGroups();
  const { floorDkkPerKwh: floor, evenBend, cheapBend, cheapDkkPerKwh } = SPOT_DAY_SPREAD[zone];
  const spot = new Float64Array(HOURS_PER_YEAR);
  // Of every mean in the table: found at its first day.
  const shapes = new Map<number, { readonly bend: number; readonly mean: number }>();
  for (let hour = 0; hour < HOURS_PER_YEAR; hour++) {
    const month = monthIndex[hour]!;
    const local = hourOfDay[hour]!;
    const mean = (isWeekend[hour] === 1 ? weekend : weekday)[month]![local]! / 1000;
    const { rank, count } = groups[dayOfYear[hour]! - 1]!;
    if (mean <= floor) {
      spot[hour] = mean;
      continue;
    }
    const cell = (2 * month + isWeekend[hour]!) * 24 + local;
    let shape = shapes.get(cell);
    if (shape === undefined) {
      const bend = evenBend + cheapBend * Math.exp(-mean / cheapDkkPerKwh);
      shape = { bend, mean: meanPower(count, bend) };
      shapes.set(cell, shape);
    }
    const share = ((rank + 0.5) / count) ** shape.bend / shape.mean;
    spot[hour] = Math.round((floor + (mean - floor) * share) * ROUNDING) / ROUNDING;
  }
  spotByZone.set(zone, spot);
  return spot;
}

/** Mean of ((rank + ½) / count)^bend over all ranks. */
function meanPower(count: number, bend: number): number {
  let sum = 0;
  for (let rank = 0; rank < count; rank++) sum += ((rank + 0.5) / count) ** bend;
  return sum / count;
}

type PlaceInGroup = { readonly rank: number; readonly count: number };

/** Rank of each day's price level among the days of its month and type, 0 the cheapest. */
function daysOfGroups(): readonly PlaceInGroup[] {
  const { monthIndex, isWeekend, dayOfYear } = danishYear();
  const groups = Array.from({ length: 24 }, (): number[] => []);
  const months = Array.from({ length: 12 }, (): number[] => []);
  for (let hour = 0; hour < HOURS_PER_YEAR; hour++) {
    const day = dayOfYear[hour]! - 1;
    const month = months[monthIndex[hour]!]!;
    if (month.at(-1) === day || month.includes(day)) continue;
    month.push(day);
    groups[2 * monthIndex[hour]! + isWeekend[hour]!]!.push(day);
  }
  const level = persistentNoise(DAY_STREAM, DAYS_PER_YEAR, DAY_PERSISTENCE);
  const sunny = dayRanks();
  months.forEach((days, month) => leanToSun(level, sunny, days, SUN_LEAN[month]!));
  const places = Array.from({ length: DAYS_PER_YEAR }, () => ({ rank: 0, count: 1 }));
  for (const days of groups) {
    const sorted = days.toSorted((one, other) => level[one]! - level[other]!);
    sorted.forEach((day, rank) => (places[day] = { rank, count: days.length }));
  }
  return places;
}

/** Takes out of a month's levels what goes with the sun, and puts the month's own lean in its place. */
function leanToSun(
  level: Float64Array,
  sunny: Float64Array,
  days: readonly number[],
  lean: number,
): void {
  const mean = (values: Float64Array) =>
    days.reduce((sum, day) => sum + values[day]!, 0) / days.length;
  const levelMean = mean(level);
  const sunMean = mean(sunny);
  let together = 0;
  let alone = 0;
  for (const day of days) {
    together += (level[day]! - levelMean) * (sunny[day]! - sunMean);
    alone += (sunny[day]! - sunMean) ** 2;
  }
  for (const day of days) level[day]! += (lean - together / alone) * (sunny[day]! - sunMean);
}
