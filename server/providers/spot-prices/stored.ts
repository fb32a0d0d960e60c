import {
  DAY_MS,
  danishOffsetHours,
  danishToUtcMs,
  HOUR_MS,
} from '../../../engine/calendar/danish-time.ts';
import { ontoTypicalYear } from '../../../engine/calendar/onto-typical-year.ts';
import { SPOT_SOURCE } from '../../../engine/data/sources.ts';
import type { PriceZone } from '../../../engine/place.ts';
import type { SpotYear, SpotYears } from '../../../engine/tariff/spot-year.ts';
import type { Database } from '../../db/database.ts';
import type { SpotYearsReader } from './port.ts';

const SOURCE =
  'Day-ahead prices of Energi Data Service (Energinet), quarter-hours averaged to hours';
const DAYS = 365;
/** Prices that have stopped make no year of their own: the last whole one is used until it is this old [days]. */
export const MOST_DAYS_OLD = 45;
/**
 * A year that lacks an hour in a hundred counts as whole; where none is, one that lacks two weeks does (in autumn an hour
 * more). The same hour of a day near by, or of the weeks beside, stands in. Two weeks taken out of the measured years to
 * August 2024, 2025 and 2026 and filled so move the payback of the usual home by at most 0.5 years, six weeks by up to 1.6.
 */
const MOST_LACKING_HOURS = [87, 14 * 24 + 1];
/** Of a day of 23 hours, too. */
const LAST_HOURS = 23;
const DAYS_APART = [-1, 1, -7, 7, -14, 14];
/** How long another server's hours may be unknown here. */
const LOOK_AGAIN_MS = 10 * 60_000;

export type StoredSpotPrices = {
  readonly read: SpotYearsReader;
  /** To be called when hours were stored. */
  readonly forget: () => void;
};

type Reading = { readonly mark: string; readonly years: SpotYears | undefined };

/**
 * The last whole 365 Danish days of stored prices as a typical year, while they are newer than the built-in table. Worked
 * out once a day and when others have stored hours.
 */
export function storedSpotPrices(db: Database, now: () => Date): StoredSpotPrices {
  let known: { readonly untilMs: number; readonly reading: Promise<Reading> } | null = null;
  const read = async (former: Promise<Reading> | null, nowMs: number): Promise<Reading> => {
    const mark = await markOf(db, nowMs);
    const before = await former?.catch(() => null);
    return before?.mark === mark ? before : { mark, years: await spotYears(db, nowMs) };
  };
  return {
    async read() {
      const nowMs = now().getTime();
      if (known === null || nowMs >= known.untilMs) {
        const endOfDay = danishDayStart(nowMs) + DAY_MS;
        const reading = read(known?.reading ?? null, nowMs);
        known = { untilMs: Math.min(endOfDay, nowMs + LOOK_AGAIN_MS), reading };
        reading.catch(() => {
          known = null;
        });
      }
      return (await known.reading).years;
    },
    forget() {
      known = null;
    },
  };
}

/** Midnight on Danish clocks of the day that an instant lies in. */
function danishDayStart(utcMs: number): number {
  const clockMs = utcMs + danishOffsetHours(utcMs) * HOUR_MS;
  return danishToUtcMs(clockMs - (clockMs % DAY_MS));
}

/** The year that ended this many days before today, from midnight to midnight. */
function yearEndingBefore(nowMs: number, days: number) {
  const toUtcMs = danishDayStart(danishDayStart(nowMs) - days * DAY_MS + DAY_MS / 2);
  return { fromUtcMs: danishDayStart(toUtcMs - DAYS * DAY_MS + DAY_MS / 2), toUtcMs };
}

/** All hours that a year may be made of. */
function spanAt(nowMs: number): { readonly fromUtcMs: number; readonly toUtcMs: number } {
  return {
    fromUtcMs: yearEndingBefore(nowMs, MOST_DAYS_OLD).fromUtcMs,
    toUtcMs: danishDayStart(nowMs),
  };
}

/** Another one when an hour was added or is another. */
async function markOf(db: Database, nowMs: number): Promise<string> {
  const { fromUtcMs, toUtcMs } = spanAt(nowMs);
  const { hours, sum } = await db
    .selectFrom('spot_prices')
    .select(({ fn }) => [fn.countAll().as('hours'), fn.sum('milli_dkk_per_kwh').as('sum')])
    .where('hour_utc', '>=', new Date(fromUtcMs).toISOString())
    .where('hour_utc', '<', new Date(toUtcMs).toISOString())
    .executeTakeFirstOrThrow();
  return `${toUtcMs} ${hours} ${sum}`;
}

async function spotYears(db: Database, nowMs: number): Promise<SpotYears | undefined> {
  const span = spanAt(nowMs);
  const hours = { DK1: await hoursIn(db, 'DK1', span), DK2: await hoursIn(db, 'DK2', span) };
  for (const mostLacking of MOST_LACKING_HOURS) {
    for (let days = 0; days <= MOST_DAYS_OLD; days++) {
      const { fromUtcMs, toUtcMs } = yearEndingBefore(nowMs, days);
      if (danishDate(toUtcMs - HOUR_MS) <= SPOT_SOURCE.periodTo) break;
      const [from, to] = [fromUtcMs, toUtcMs].map((ms) => (ms - span.fromUtcMs) / HOUR_MS);
      const yearOf = (zone: PriceZone) =>
        wholeYear(hours[zone].subarray(from, to), fromUtcMs, mostLacking);
      const [DK1, DK2] = [yearOf('DK1'), yearOf('DK2')];
      // One source for both: a home on one side of the Belt must not rest on other prices than its neighbour.
      if (DK1 !== null && DK2 !== null) return { DK1, DK2 };
    }
  }
  return undefined;
}

/** [0.001 DKK/kWh] NaN where none is stored. */
async function hoursIn(
  db: Database,
  zone: PriceZone,
  { fromUtcMs, toUtcMs }: ReturnType<typeof spanAt>,
): Promise<Float64Array> {
  const rows = await db
    .selectFrom('spot_prices')
    .select(['hour_utc', 'milli_dkk_per_kwh'])
    .where('zone', '=', zone)
    .where('hour_utc', '>=', new Date(fromUtcMs).toISOString())
    .where('hour_utc', '<', new Date(toUtcMs).toISOString())
    .execute();
  const values = new Float64Array((toUtcMs - fromUtcMs) / HOUR_MS).fill(NaN);
  for (const row of rows) {
    values[(Date.parse(row.hour_utc) - fromUtcMs) / HOUR_MS] = row.milli_dkk_per_kwh;
  }
  return values;
}

function wholeYear(hours: Float64Array, fromUtcMs: number, mostLacking: number): SpotYear | null {
  // A day that has not come yet is no gap.
  if (hours.subarray(-LAST_HOURS).some(Number.isNaN)) return null;
  const missing = hours.reduce((count, value) => count + (Number.isNaN(value) ? 1 : 0), 0);
  if (missing > mostLacking) return null;
  const year = ontoTypicalYear({ fromUtcMs, values: withoutGaps(hours) });
  if (year.some(Number.isNaN)) return null;
  return {
    source: missing === 0 ? SOURCE : `${SOURCE}; ${missing} missing hours by days near by`,
    periodFrom: danishDate(fromUtcMs),
    periodTo: danishDate(fromUtcMs + (hours.length - 1) * HOUR_MS),
    milliDkkPerKwh: year.join(' '),
  };
}

function withoutGaps(values: Float64Array): Float64Array {
  return values.map((value, hour) => {
    if (!Number.isNaN(value)) return value;
    const near = DAYS_APART.map((days) => values[hour + 24 * days] ?? NaN);
    return near.find((other) => !Number.isNaN(other)) ?? NaN;
  });
}

function danishDate(utcMs: number): string {
  return new Date(utcMs + danishOffsetHours(utcMs) * HOUR_MS).toISOString().slice(0, 10);
}
