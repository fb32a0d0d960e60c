import { fail, ok, type Result } from '../../../domain/result.ts';
import { roofPlaneKey, roundedPlane, type RoofPlane } from '../../../domain/roof-plane.ts';
import { decodeJson, encodeJson } from '../../db/json.ts';
import type { Database } from '../../db/database.ts';
import type { Logger } from '../../logger.ts';
import type { YieldError, YieldSource, YieldYear } from './port.ts';
import { readPvgisAnswer } from './pvgis-answer.ts';
import { trimKeptYears } from './trim-kept-years.ts';
import { logFailure } from '../../log-failure.ts';

const FRESH_MS = 365 * 86_400_000;
const NO_DATA_MS = 86_400_000;
const NO_DATA_KEPT = 1000;
const STORES_BETWEEN_TRIMS = 1000;

export type KeptYears = YieldSource & {
  /** What is known of a plane without asking anybody; null for nothing. */
  readonly kept: (plane: RoofPlane) => Promise<YieldYear | null>;
};

export type KeptYearsParts = {
  readonly db: Database;
  readonly source: YieldSource;
  readonly now: () => Date;
  readonly log: Logger;
};

type Found = Result<YieldYear, YieldError>;

/** A source whose answers are kept in the database, one per rounded plane, and asked for again after a year. */
export function keptYears({ db, source, now, log }: KeptYearsParts): KeptYears {
  const underway = new Map<string, Promise<Found>>();
  const noDataUntil = new Map<string, number>();
  let storedSinceTrim = 0;

  async function read(key: string): Promise<{ year: YieldYear; isFresh: boolean } | null> {
    const row = await db
      .selectFrom('yield_cache')
      .select(['response', 'fetched_at'])
      .where('key', '=', key)
      .executeTakeFirst();
    if (row === undefined) return null;
    const year = readPvgisAnswer(decodeJson(row.response));
    const isFresh = now().getTime() - Date.parse(row.fetched_at) < FRESH_MS;
    return year.ok ? { year: year.value, isFresh } : null;
  }

  async function store(key: string, { monthlyYield, response }: YieldYear): Promise<void> {
    const row = {
      response: encodeJson(response),
      database: monthlyYield.database,
      years: monthlyYield.years,
      fetched_at: now().toISOString(),
    };
    try {
      await db
        .insertInto('yield_cache')
        .values({ key, ...row })
        .onConflict((conflict) => conflict.column('key').doUpdateSet(row))
        .execute();
      storedSinceTrim += 1;
      if (storedSinceTrim < STORES_BETWEEN_TRIMS) return;
      storedSinceTrim = 0;
      await trimKeptYears(db);
    } catch (error) {
      // The answer is good even where it can't be kept.
      logFailure(log, 'yield not kept', error);
    }
  }

  async function look(key: string, plane: RoofPlane): Promise<Found> {
    const known = await read(key);
    if (known?.isFresh) return ok(known.year);
    if ((noDataUntil.get(key) ?? 0) > now().getTime()) return fail({ kind: 'no-data' });
    const found = await source.yearOn(roundedPlane(plane));
    if (found.ok) await store(key, found.value);
    else if (found.error.kind === 'no-data') rememberNoData(key);
    // An old answer is nearer to the truth, and to what was shown before, than another model's.
    return !found.ok && known !== null ? ok(known.year) : found;
  }

  function rememberNoData(key: string): void {
    noDataUntil.set(key, now().getTime() + NO_DATA_MS);
    const [oldest] = noDataUntil.keys();
    if (noDataUntil.size > NO_DATA_KEPT && oldest !== undefined) noDataUntil.delete(oldest);
  }

  return {
    async kept(plane) {
      const known = await read(roofPlaneKey(plane));
      // An old answer is not shown as known, or nobody would ever ask for a newer one.
      return known?.isFresh ? known.year : null;
    },
    yearOn(plane) {
      const key = roofPlaneKey(plane);
      const shared = underway.get(key) ?? look(key, plane).finally(() => underway.delete(key));
      underway.set(key, shared);
      return shared;
    },
  };
}
