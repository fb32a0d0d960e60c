import { setTimeout as pause } from 'node:timers/promises';
import { ok, type Result } from '../../../domain/result.ts';
import type { Database } from '../../db/database.ts';
import type { SpotHour, SpotPriceSource, SpotPricesError } from './port.ts';
import { MOST_DAYS_OLD } from './stored.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** A year, and what the nearest weekday asks for beyond it. */
const DAYS_ASKED = 375;
const DAYS_KEPT = DAYS_ASKED + MOST_DAYS_OLD;
const DAYS_PER_PAGE = 14;
const ROWS_PER_INSERT = 500;
/** A day of two zones. */
const HOURS_PER_DAY = 48;

export type KeepSpotPrices = {
  readonly db: Database;
  readonly source: SpotPriceSource;
  readonly now: () => Date;
  /** Between two pages, to spare the service. */
  readonly pauseMs: number;
  readonly signal?: AbortSignal | undefined;
};

/**
 * Asks for every day of the last year that lacks an hour, and for tomorrow; what came before a failure is kept.
 * @returns number of hours stored
 */
export async function keepSpotPrices(
  parts: KeepSpotPrices,
): Promise<Result<number, SpotPricesError>> {
  const { db, source, now, pauseMs, signal } = parts;
  const today = Math.floor(now().getTime() / DAY_MS);
  const firstDay = today - DAYS_ASKED;
  await db
    .deleteFrom('spot_prices')
    .where('hour_utc', '<', new Date((today - DAYS_KEPT) * DAY_MS).toISOString())
    .execute();
  let stored = 0;
  const pages = pagesOf(await incompleteDays(db, firstDay, today + 1));
  for (const [index, { fromDay, toDay }] of pages.entries()) {
    if (signal?.aborted) break;
    if (index > 0 && pauseMs > 0) await pause(pauseMs);
    const hours = await source.hoursBetween(fromDay * DAY_MS, (toDay + 1) * DAY_MS);
    // A service that fails is not asked for the next page: that is for the next time.
    if (!hours.ok) return hours;
    await store(db, hours.value);
    stored += hours.value.length;
  }
  return ok(stored);
}

/** Days since 1970 in UTC, both ends among them. */
async function incompleteDays(db: Database, firstDay: number, lastDay: number): Promise<number[]> {
  const rows = await db
    .selectFrom('spot_prices')
    .select('hour_utc')
    .where('hour_utc', '>=', new Date(firstDay * DAY_MS).toISOString())
    .execute();
  const known = new Map<number, number>();
  for (const row of rows) {
    const day = Math.floor(Date.parse(row.hour_utc) / DAY_MS);
    known.set(day, (known.get(day) ?? 0) + 1);
  }
  return Array.from({ length: lastDay - firstDay + 1 }, (_, index) => firstDay + index).filter(
    (day) => (known.get(day) ?? 0) < HOURS_PER_DAY,
  );
}

function pagesOf(days: readonly number[]): { fromDay: number; toDay: number }[] {
  const pages: { fromDay: number; toDay: number }[] = [];
  for (const day of days) {
    const last = pages.at(-1);
    if (last !== undefined && day - last.fromDay < DAYS_PER_PAGE) last.toDay = day;
    else pages.push({ fromDay: day, toDay: day });
  }
  return pages;
}

async function store(db: Database, hours: readonly SpotHour[]): Promise<void> {
  for (let start = 0; start < hours.length; start += ROWS_PER_INSERT) {
    const rows = hours.slice(start, start + ROWS_PER_INSERT).map(({ zone, utcMs, dkkPerKwh }) => ({
      zone,
      hour_utc: new Date(utcMs).toISOString(),
      milli_dkk_per_kwh: Math.round(dkkPerKwh * 1000),
    }));
    await db
      .insertInto('spot_prices')
      .values(rows)
      .onConflict((conflict) =>
        conflict.columns(['zone', 'hour_utc']).doUpdateSet((row) => ({
          milli_dkk_per_kwh: row.ref('excluded.milli_dkk_per_kwh'),
        })),
      )
      .execute();
  }
}
