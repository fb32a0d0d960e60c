import { LIMITS } from '../../../../domain/calculator-limits.ts';
import { fail, ok, type Result } from '../../../../domain/result.ts';
import { DAY_MS, danishOffsetHours, HOUR_MS } from '../../../../engine/calendar/danish-time.ts';
import {
  ontoTypicalYear,
  type MeasuredHours,
} from '../../../../engine/calendar/onto-typical-year.ts';
import { HOURS_PER_YEAR, type Hourly } from '../../../../engine/hours.ts';
import { householdLoad } from '../../../../engine/load/household-load.ts';
import type { MeterDay, MeterLoad } from '../meter-load.ts';

const WEEK_HOURS = 7 * 24;
/** Less says too little of how a home uses electricity. */
const LEAST_HOURS = 4 * WEEK_HOURS;
/** From this share of a year on the rest follows what was measured; below, the visitor is asked. */
const LEAST_YEAR_SHARE = 0.9;
/** From so much on every weekday of the year lies near enough to a measured one. */
const WHOLE_YEAR_HOURS = 360 * 24;
/** Nearer weeks first. */
const WEEKS_APART = [-1, 1, -2, 2, -3, 3, -4, 4];

export type MeterYear = Omit<MeterLoad, 'reading' | 'answers'>;

/** The file shows less than a year, so the visitor is asked for the rest. */
export type PartYear = {
  readonly kind: 'part-year';
  readonly measuredKwh: number;
  readonly fromDate: string;
  readonly toDate: string;
  readonly yearShare: number;
  /** What the visitor says of the whole year is less than what was measured. */
  readonly isBelowMeasured: boolean;
};

export type MeterYearProblem =
  | PartYear
  | {
      /** too-short: less than four weeks. no-use, too-much: less or more than the calculator takes. */
      readonly kind: 'too-short' | 'no-use' | 'too-much';
    };

/**
 * What a meter measured as the use of a typical year. The newest twelve months count; missing hours take the same hour
 * of a week near by; what is left follows the usual load shape.
 * @param measured use per hour [kWh], NaN where it is missing
 * @param saidKwh what the visitor says of the whole year [kWh], for a file that shows less than nine tenths of it
 */
export function meterYear(
  measured: MeasuredHours,
  saidKwh?: number,
): Result<MeterYear, MeterYearProblem> {
  const newest = newestYear(measured);
  const { values, fromUtcMs } = newest;
  const missingHours = values.filter(Number.isNaN).length;
  const readHours = values.length - missingHours;
  const measuredKwh = sumOf(values);
  if (readHours < LEAST_HOURS) return fail({ kind: 'too-short' });
  if (!(measuredKwh > 0)) return fail({ kind: 'no-use' });
  const read = {
    measuredKwh,
    fromDate: dateOf(fromUtcMs),
    toDate: dateOf(fromUtcMs + (values.length - 1) * HOUR_MS),
    yearShare: Math.min(1, readHours / HOURS_PER_YEAR),
  };
  const isEnough = read.yearShare >= LEAST_YEAR_SHARE;
  if (!isEnough && !(saidKwh !== undefined && saidKwh >= measuredKwh)) {
    return fail({ kind: 'part-year', ...read, isBelowMeasured: saidKwh !== undefined });
  }
  const loadKwh = isEnough ? scaledToYear(newest) : completedTo(saidKwh!, newest);
  const annualKwh = Math.round(sumOf(loadKwh));
  const [leastKwh, mostKwh] = LIMITS.annualConsumptionKwh;
  if (annualKwh < leastKwh) return fail({ kind: 'no-use' });
  if (annualKwh > mostKwh) return fail({ kind: 'too-much' });
  return ok({ loadKwh, annualKwh, ...read, missingHours, days: daysOf(newest) });
}

function newestYear({ fromUtcMs, values }: MeasuredHours): MeasuredHours {
  const tooMany = Math.max(0, values.length - HOURS_PER_YEAR);
  return { fromUtcMs: fromUtcMs + tooMany * HOUR_MS, values: values.slice(tooMany) };
}

/** Nearly a whole year: gaps take the weeks around them, what is left the usual shape at the measured level. */
function scaledToYear({ fromUtcMs, values }: MeasuredHours): Hourly {
  const filled = fillFromWeeks(values);
  const year = withUsualShape(ontoTypicalYear({ fromUtcMs, values: filled }));
  const isWhole = values.length >= WHOLE_YEAR_HOURS && !filled.some(Number.isNaN);
  // Days that stand for two, or for none, must not change what the meter counted.
  return isWhole
    ? times(year, (sumOf(filled) * HOURS_PER_YEAR) / values.length / sumOf(year))
    : year;
}

/** Missing hours from the same hour a week before or after, or up to four weeks; what is left stays missing. */
function fillFromWeeks(values: Float64Array): Float64Array {
  return values.map((value, hour) => {
    if (!Number.isNaN(value)) return value;
    const weeks = WEEKS_APART.map((apart) => values[hour + apart * WEEK_HOURS] ?? NaN);
    return weeks.find((near) => !Number.isNaN(near)) ?? NaN;
  });
}

/**
 * Hours without a value get the usual load shape.
 * @param restKwh sum of those hours [kWh]; omitted: at the level that the others have against the shape
 */
function withUsualShape(year: Hourly, restKwh?: number): Hourly {
  const shape = householdLoad(1);
  let known = 0;
  let knownShape = 0;
  let restShape = 0;
  year.forEach((value, hour) => {
    if (Number.isNaN(value)) restShape += shape[hour]!;
    else {
      known += value;
      knownShape += shape[hour]!;
    }
  });
  const level = restKwh === undefined ? known / knownShape : restKwh / restShape;
  return year.map((value, hour) => (Number.isNaN(value) ? shape[hour]! * level : value));
}

/** The measured hours, and the rest of what the visitor says of the whole year by the usual load shape. */
function completedTo(saidKwh: number, measured: MeasuredHours): Hourly {
  const year = ontoTypicalYear(measured);
  // A few days before and after what was measured stand for the nearest ones, and may add up to more.
  const level = Math.min(1, saidKwh / sumOf(year));
  const known = times(year, level);
  return withUsualShape(known, saidKwh - sumOf(known));
}

function times(values: Hourly, factor: number): Hourly {
  return values.map((value) => value * factor);
}

function sumOf(values: Float64Array): number {
  let sum = 0;
  for (const value of values) if (!Number.isNaN(value)) sum += value;
  return sum;
}

/** Danish date of an instant, in days since 1970. */
function dayOf(utcMs: number): number {
  return Math.floor((utcMs + danishOffsetHours(utcMs) * HOUR_MS) / DAY_MS);
}

const dateOf = (utcMs: number) => new Date(dayOf(utcMs) * DAY_MS).toISOString().slice(0, 10);

function daysOf({ fromUtcMs, values }: MeasuredHours): readonly MeterDay[] {
  const first = dayOf(fromUtcMs);
  const days: { kwh: number; missingHours: number }[] = [];
  values.forEach((kwh, hour) => {
    const day = (days[dayOf(fromUtcMs + hour * HOUR_MS) - first] ??= { kwh: 0, missingHours: 0 });
    if (Number.isNaN(kwh)) day.missingHours += 1;
    else day.kwh += kwh;
  });
  return days;
}
