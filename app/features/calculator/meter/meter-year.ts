import { LIMITS } from '../../../../domain/calculator-limits.ts';
import { fail, ok, type Result } from '../../../../domain/result.ts';
import { danishOffsetHours, HOUR_MS } from '../../../../engine/calendar/danish-time.ts';
import {
  ontoTypicalYear,
  type MeasuredHours,
} from '../../../../engine/calendar/onto-typical-year.ts';
import { HOURS_PER_YEAR, type Hourly } from '../../../../engine/hours.ts';
import { householdLoad } from '../../../../engine/load/household-load.ts';
import type { MeterLoad } from '../meter-load.ts';

const WEEK_HOURS = 7 * 24;
/** Less says too little of how a home uses electricity. */
const LEAST_HOURS = 4 * WEEK_HOURS;
/** Nearer weeks first. */
const WEEKS_APART = [-1, 1, -2, 2, -3, 3, -4, 4];
/** From so much on a file is a whole year: days of the same weekday lie near enough for those that lack. */
const WHOLE_YEAR_HOURS = 360 * 24;

export type MeterYearProblem = {
  /**
   * too-short: less than four weeks. too-many-gaps: less than three hours in four. no-use, too-much: less or more than
   * the calculator takes.
   */
  readonly kind: 'too-short' | 'too-many-gaps' | 'no-use' | 'too-much';
};

/**
 * What a meter measured as the use of a typical year. The newest twelve months count; missing hours take the same hour
 * of a week near by; months that nothing was measured in follow the usual load shape at the measured level.
 * @param measured use per hour [kWh], NaN where it is missing
 */
export function meterYear(measured: MeasuredHours): Result<MeterLoad, MeterYearProblem> {
  const newest = newestYear(measured);
  const hours = newest.values.length;
  if (hours < LEAST_HOURS) return fail({ kind: 'too-short' });
  const missing = newest.values.filter(Number.isNaN).length;
  if (missing > hours / 4) return fail({ kind: 'too-many-gaps' });
  const filled = { ...newest, values: fillFromWeeks(newest.values) };
  const measuredKwh = sumOf(filled.values);
  if (!(measuredKwh > 0)) return fail({ kind: 'no-use' });
  const isWholeYear = hours >= WHOLE_YEAR_HOURS;
  const year = scaledUp(ontoTypicalYear(filled));
  // Days that stand for two, or for none, must not change what the meter counted.
  const loadKwh = isWholeYear
    ? times(year, (measuredKwh * HOURS_PER_YEAR) / hours / sumOf(year))
    : year;
  const annualKwh = Math.round(sumOf(loadKwh));
  const [leastKwh, mostKwh] = LIMITS.annualConsumptionKwh;
  if (annualKwh < leastKwh) return fail({ kind: 'no-use' });
  if (annualKwh > mostKwh) return fail({ kind: 'too-much' });
  return ok({
    loadKwh,
    annualKwh,
    measuredKwh,
    fromDate: dateOf(newest.fromUtcMs),
    toDate: dateOf(newest.fromUtcMs + (hours - 1) * HOUR_MS),
    filledHours: missing,
    isWholeYear,
  });
}

function newestYear({ fromUtcMs, values }: MeasuredHours): MeasuredHours {
  const tooMany = Math.max(0, values.length - HOURS_PER_YEAR);
  return { fromUtcMs: fromUtcMs + tooMany * HOUR_MS, values: values.slice(tooMany) };
}

/** Missing hours from the same hour a week before or after, or up to four weeks; what is left stays missing. */
function fillFromWeeks(values: Float64Array): Float64Array {
  return values.map((value, hour) => {
    if (!Number.isNaN(value)) return value;
    const weeks = WEEKS_APART.map((apart) => values[hour + apart * WEEK_HOURS] ?? NaN);
    return weeks.find((near) => !Number.isNaN(near)) ?? NaN;
  });
}

/** Hours without a value get the usual shape, at the level that the others have against it. */
function scaledUp(year: Hourly): Hourly {
  const shape = householdLoad(1);
  let known = 0;
  let knownShape = 0;
  year.forEach((value, hour) => {
    if (Number.isNaN(value)) return;
    known += value;
    knownShape += shape[hour]!;
  });
  const level = known / knownShape;
  return year.map((value, hour) => (Number.isNaN(value) ? shape[hour]! * level : value));
}

function times(values: Hourly, factor: number): Hourly {
  return values.map((value) => value * factor);
}

function sumOf(values: Float64Array): number {
  let sum = 0;
  for (const value of values) if (!Number.isNaN(value)) sum += value;
  return sum;
}

/** Danish date of an instant, ISO. */
function dateOf(utcMs: number): string {
  return new Date(utcMs + danishOffsetHours(utcMs) * HOUR_MS).toISOString().slice(0, 10);
}
