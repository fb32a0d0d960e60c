import { danishYear } from '../../engine/calendar/danish-year.ts';
import type { EstimateRun } from '../../engine/estimate.ts';
import type { DayHour } from '../../engine/day-hour.ts';

export const SEASONS = ['winter', 'spring', 'summer', 'autumn'] as const;
export type Season = (typeof SEASONS)[number];

/** The month that represents a season, counted from 0. */
const MONTH_OF: Record<Season, number> = { winter: 0, spring: 3, summer: 6, autumn: 9 };
/** A sunny day: three of four give less. */
const SUNNY_QUANTILE = 0.75;

export type SeasonDay = { readonly monthIndex: number; readonly hours: readonly DayHour[] };

/** The sunny weekday of the typical year that represents a season, in Danish local time. */
export function seasonDay(run: Pick<EstimateRun, 'hourly'>, season: Season): SeasonDay {
  const hours = hoursOf(sunnyWeekday(run, MONTH_OF[season]));
  const { productionKwh, loadKwh, flows, importPriceDkkPerKwh } = run.hourly;
  return {
    monthIndex: MONTH_OF[season],
    // A kWh within an hour is a mean of one kW.
    hours: hours.map((hour) => ({
      sunKw: productionKwh[hour]!,
      useKw: loadKwh[hour]!,
      directKw: flows.direct[hour]!,
      toBatteryKw: flows.batteryIn[hour]!,
      fromBatteryKw: flows.batteryOut[hour]!,
      soldKw: flows.exported[hour]!,
      boughtKw: flows.imported[hour]!,
      batteryKwh: flows.stateOfCharge[hour]!,
      priceDkkPerKwh: importPriceDkkPerKwh[hour]!,
    })),
  };
}

/** UTC hour of local midnight on the month's sunny weekday through which the fewest clouds pass. */
function sunnyWeekday(run: Pick<EstimateRun, 'hourly'>, month: number): number {
  const { monthIndex, hourOfDay, isWeekend } = danishYear();
  const days: { start: number; sun: number; dip: number }[] = [];
  for (let hour = 0; hour + 24 <= monthIndex.length; hour++) {
    if (monthIndex[hour] !== month || hourOfDay[hour] !== 0 || isWeekend[hour] === 1) continue;
    if (hourOfDay[hour + 23] !== 23) continue;
    const kwh = hoursOf(hour).map((at) => run.hourly.productionKwh[at]!);
    const sun = kwh.reduce((sum, at) => sum + at, 0);
    days.push({ start: hour, sun, dip: dipOf(kwh) });
  }
  days.sort((a, b) => a.sun - b.sun);
  const sunny = days.slice(Math.floor(SUNNY_QUANTILE * (days.length - 1)));
  return sunny.reduce((best, day) => (day.dip < best.dip ? day : best)).start;
}

/** How much a day falls short of rising to its best hour and falling from it: what passing clouds take [kWh]. */
function dipOf(kwh: readonly number[]): number {
  const before = runningMost(kwh);
  const after = runningMost(kwh.toReversed()).toReversed();
  return kwh.reduce((sum, at, hour) => sum + Math.min(before[hour]!, after[hour]!) - at, 0);
}

function runningMost(figures: readonly number[]): number[] {
  let most = 0;
  return figures.map((figure) => (most = Math.max(most, figure)));
}

function hoursOf(start: number): number[] {
  return Array.from({ length: 24 }, (_, hour) => start + hour);
}
