import * as z from 'zod/mini';
import { fail, ok, type Result } from '../../../domain/result.ts';
import type { PriceZone } from '../../../engine/place.ts';
import type { SpotHour, SpotPricesError } from './port.ts';
import { isDay } from '../../../domain/calendar-days.ts';
import { danishDayOf } from '../../danish-day.ts';

const HOUR_MS = 3_600_000;
/** For the rare record whose price in kroner is not worked out yet. */
const DKK_PER_EUR = 7.46;
/** The market's own limits with room to spare [DKK/MWh]. */
const LEAST_DKK_PER_MWH = -10_000;
const MOST_DKK_PER_MWH = 60_000;

const price = z.optional(z.nullable(z.number()));
const time = z.optional(z.string().check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?Z?$/)));

// DayAheadPrices, and Elspotprices as it was until October 2025. Fields that we have no use for may come and go.
const answerSchema = z.object({
  /** How many records match; older answers lack it. */
  total: z.optional(z.int()),
  records: z
    .array(
      z.object({
        PriceArea: z.string(),
        TimeUTC: time,
        HourUTC: time,
        DayAheadPriceDKK: price,
        DayAheadPriceEUR: price,
        SpotPriceDKK: price,
        SpotPriceEUR: price,
      }),
    )
    .check(z.maxLength(20_000)),
});

type PriceRecord = z.infer<typeof answerSchema>['records'][number];

const unreadable = fail({ kind: 'unreadable' } as const);

/** The text of an answer of Energi Data Service as whole hours; an hour that lacks a quarter is left out. */
export function readEnergiDataText(text: string): Result<readonly SpotHour[], SpotPricesError> {
  let answer: unknown;
  try {
    answer = JSON.parse(text);
  } catch {
    return unreadable;
  }
  const parsed = z.safeParse(answerSchema, answer);
  if (!parsed.success) return unreadable;
  // Cut short by the service's own limit: hours would be missing without a word.
  if ((parsed.data.total ?? 0) > parsed.data.records.length) return unreadable;
  const prices = new Map<string, Map<number, number>>([
    ['DK1', new Map()],
    ['DK2', new Map()],
  ]);
  for (const record of parsed.data.records) {
    const written = record.TimeUTC ?? record.HourUTC;
    if (written === undefined) return unreadable;
    const utcMs = Date.parse(written.endsWith('Z') ? written : `${written}Z`);
    if (Number.isNaN(utcMs) || !isDay(written.slice(0, 10))) return unreadable;
    const dkkPerMwh = priceOf(record);
    if (dkkPerMwh === null) continue;
    if (dkkPerMwh < LEAST_DKK_PER_MWH || dkkPerMwh > MOST_DKK_PER_MWH) return unreadable;
    // Other areas are none of ours.
    prices.get(record.PriceArea)?.set(utcMs, dkkPerMwh / 1000);
  }
  return ok([...prices].flatMap(([zone, ofZone]) => wholeHours(zone as PriceZone, ofZone)));
}

function priceOf(record: PriceRecord): number | null {
  const dkk = record.DayAheadPriceDKK ?? record.SpotPriceDKK ?? null;
  const eur = record.DayAheadPriceEUR ?? record.SpotPriceEUR ?? null;
  return dkk ?? (eur === null ? null : eur * DKK_PER_EUR);
}

/** Days of before October 2025 are told by the hour, later ones by the quarter, and an answer may hold both. */
function wholeHours(zone: PriceZone, prices: ReadonlyMap<number, number>): SpotHour[] {
  const hours = new Map<number, number[]>();
  const daysByQuarters = new Set<string>();
  for (const [utcMs, dkkPerKwh] of prices) {
    const hourMs = Math.floor(utcMs / HOUR_MS) * HOUR_MS;
    if (utcMs !== hourMs) daysByQuarters.add(marketDayOf(hourMs));
    const known = hours.get(hourMs);
    if (known === undefined) hours.set(hourMs, [dkkPerKwh]);
    else known.push(dkkPerKwh);
  }
  return [...hours].flatMap(([utcMs, values]) => {
    const parts = daysByQuarters.has(marketDayOf(utcMs)) ? 4 : 1;
    if (values.length !== parts) return [];
    const dkkPerKwh = values.reduce((sum, value) => sum + value, 0) / parts;
    return [{ zone, utcMs, dkkPerKwh }];
  });
}

/** Prices are settled for a whole day on Danish clocks. */
const marketDayOf = (utcMs: number) => danishDayOf(new Date(utcMs));
