import { CALENDAR_YEAR, HOURS_PER_YEAR } from '../hours.ts';
import type { Hourly } from '../hours.ts';
import { DAY_MS, danishOffsetHours, danishToUtcMs, HOUR_MS } from './danish-time.ts';

/** Hours as they were measured, one after the other. */
export type MeasuredHours = {
  /** First hour's start [ms since 1970], a whole hour in UTC. */
  readonly fromUtcMs: number;
  /** One value per hour; NaN where there is none. */
  readonly values: Float64Array;
};

/**
 * Measured hours as a typical year. Every day takes the hours of the measured day with the same weekday that lies
 * nearest to its date, hour by hour as Danish clocks show them, so that weekends and summer time fall where they should.
 * Of several years the newest is taken where two days are equally near.
 * @param measured up to some years of hours
 * @returns values in the unit of `measured`, new array; NaN where no day of that weekday within 10 days was measured
 * @throws RangeError the first hour does not start at a whole hour
 */
export function ontoTypicalYear({ fromUtcMs, values }: MeasuredHours): Hourly {
  if (fromUtcMs % HOUR_MS !== 0) throw new RangeError(`${fromUtcMs} is no whole hour`);
  const toUtcMs = fromUtcMs + values.length * HOUR_MS;
  const startMs = Date.UTC(CALENDAR_YEAR, 0, 1);
  const sourceDays = Array.from({ length: 365 }, (_, day) =>
    sourceDay(startMs + day * DAY_MS, fromUtcMs, toUtcMs),
  );
  const result = new Float64Array(HOURS_PER_YEAR);
  for (let hour = 0; hour < HOURS_PER_YEAR; hour++) {
    const offset = danishOffsetHours(startMs + hour * HOUR_MS);
    const localHour = (hour + offset) % HOURS_PER_YEAR;
    const dayMs = sourceDays[Math.floor(localHour / 24)] ?? null;
    if (dayMs === null) {
      result[hour] = NaN;
      continue;
    }
    const utcMs = danishToUtcMs(dayMs + (localHour % 24) * HOUR_MS, offset);
    result[hour] = values[(utcMs - fromUtcMs) / HOUR_MS] ?? NaN;
  }
  return result;
}

/** Nearest measured day of the same weekday, as its date's midnight in UTC; null: none within 10 days. */
function sourceDay(dateMs: number, fromUtcMs: number, toUtcMs: number): number | null {
  const date = new Date(dateMs);
  const lastYear = new Date(toUtcMs).getUTCFullYear() + 1;
  let nearest: number | null = null;
  let distance = Infinity;
  for (let year = new Date(fromUtcMs).getUTCFullYear() - 1; year <= lastYear; year++) {
    const sameDate = Date.UTC(year, date.getUTCMonth(), date.getUTCDate());
    const daysAhead = ((date.getUTCDay() - new Date(sameDate).getUTCDay() + 10) % 7) - 3;
    for (const week of [0, -7, 7]) {
      const shift = daysAhead + week;
      const dayMs = sameDate + shift * DAY_MS;
      const isMeasured =
        danishToUtcMs(dayMs) >= fromUtcMs && danishToUtcMs(dayMs + DAY_MS) <= toUtcMs;
      if (!isMeasured || Math.abs(shift) > distance) continue;
      nearest = dayMs;
      distance = Math.abs(shift);
    }
  }
  return nearest;
}
