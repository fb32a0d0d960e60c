import { freshestOf } from '../../domain/tariffs/tariff-lights.ts';
import type { SourceLight } from '../../domain/staff/overview.ts';
import { tariffLines } from '../../domain/tariffs/tariff-lines.ts';
import { danishDayOf } from '../danish-day.ts';
import { publishedTariffs } from '../tariffs/read-tariffs.ts';
import type { Services } from '../services.ts';
import { SPOT_SOURCE } from '../../engine/data/sources.ts';
import type { SpotYears } from '../../engine/tariff/spot-year.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Prices of equipment are looked through once a quarter; after half a year nobody has. */
const PRICES_WATCHED_DAYS = 92;
const PRICES_OLD_DAYS = 183;
/** Tomorrow's prices come every day at one o'clock: two days without are a fault to look at, a week is one to mend. */
const SPOT_WATCHED_DAYS = 2;
const SPOT_OLD_DAYS = 7;

type Needs = Pick<Services, 'db' | 'now' | 'priceBook' | 'estimateContext'> &
  Partial<Pick<Services, 'log' | 'pvgis' | 'refreshSpotPrices'>>;

/** Each source that answers rest on: since when it holds, and whether somebody should look at it. */
export async function sourceLights(needs: Needs): Promise<readonly SourceLight[]> {
  const { db, now, priceBook, estimateContext, pvgis = null, refreshSpotPrices = null } = needs;
  const at = now();
  const today = danishDayOf(at);
  const daysFrom = (day: string) => Math.floor((at.getTime() - Date.parse(day)) / DAY_MS);
  const light = (days: number, watched: number, old: number) =>
    days > old ? 'act' : days > watched ? 'watch' : 'good';
  const { id: version, validFrom } = await priceBook();
  const priceDays = Math.max(0, daysFrom(validFrom));
  const rows = await publishedTariffs(db, needs.log);
  return [
    {
      what: 'prices',
      version,
      from: validFrom,
      days: priceDays,
      light: light(priceDays, PRICES_WATCHED_DAYS, PRICES_OLD_DAYS),
    },
    await spotLight(db, (await estimateContext()).spotYears, refreshSpotPrices !== null, (day) => {
      const days = Math.max(0, daysFrom(day));
      return { days, light: light(days, SPOT_WATCHED_DAYS, SPOT_OLD_DAYS) };
    }),
    ...freshestOf(tariffLines(rows, [], today), rows, today),
    {
      what: 'yields',
      light: pvgis === null || !pvgis.isLeftAlone() ? 'good' : 'act',
      isAsked: pvgis !== null,
    },
  ];
}

async function spotLight(
  db: Needs['db'],
  years: SpotYears | undefined,
  isAsked: boolean,
  of: (day: string) => Pick<Extract<SourceLight, { what: 'prices' }>, 'days' | 'light'>,
): Promise<SourceLight> {
  const newest: string[] = [];
  for (const zone of ['DK1', 'DK2'] as const) {
    const row = await db
      .selectFrom('spot_prices')
      .select('hour_utc')
      .where('zone', '=', zone)
      .orderBy('hour_utc', 'desc')
      .limit(1)
      .executeTakeFirst();
    if (row !== undefined) newest.push(row.hour_utc);
  }
  // The zone that is behind says how old they are.
  const until = newest.length < 2 ? null : newest.toSorted()[0]!;
  const { periodTo: yearTo } = years?.DK1 ?? SPOT_SOURCE;
  if (until === null)
    return { what: 'spot', until: null, yearTo, days: 0, light: isAsked ? 'act' : 'watch' };
  return { what: 'spot', until, yearTo, ...of(until) };
}
