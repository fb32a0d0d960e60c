import type { RowStanding } from '../../engine/data/grid-company.ts';

/** good: nothing to do. watch: look at it. act: it runs out, and nothing follows. */
export type Freshness = {
  readonly light: 'good' | 'watch' | 'act';
  readonly kind: 'next-ready' | 'until' | 'next-missing' | 'unchecked' | 'stands-in' | 'by-law';
  /** On which it changes or runs out, ISO date; null: none. */
  readonly day: string | null;
};

/** So long before a row runs out the next one should be there [days]. */
const AHEAD_DAYS = 60;
const DAY_MS = 24 * 60 * 60 * 1000;

export type DatedRow = { readonly from: string; readonly standing: RowStanding };

/** The first day of the next season of the grid companies: 1 April or 1 October. */
export function nextSeason(today: string): string {
  const year = Number(today.slice(0, 4));
  const days = [`${year}-04-01`, `${year}-10-01`];
  return days.find((day) => day > today) ?? `${year + 1}-04-01`;
}

/** Energinet's charges are of a calendar year. */
export const nextYear = (today: string): string => `${Number(today.slice(0, 4)) + 1}-01-01`;

/**
 * Whether the electricity tax is as new as it should be: where next year's follows the index, what was announced for it
 * should be there before it begins; until then it is what the law says.
 * @param rows published ones, by any day
 */
export function freshnessOfTax(
  rows: readonly { readonly part: string; readonly from: string }[],
  today: string,
): Freshness {
  const day = nextYear(today);
  const isAnnounced = rows.some(({ part, from }) => part === 'tax' && from === day);
  if (isAnnounced) return { light: 'good', kind: 'next-ready', day };
  const isIndexed = rows.some(({ part, from }) => part === 'tax-2015' && from <= day);
  const leftDays = (Date.parse(day) - Date.parse(today)) / DAY_MS;
  return isIndexed && leftDays <= AHEAD_DAYS
    ? { light: 'act', kind: 'next-missing', day }
    : { light: 'watch', kind: 'by-law', day: null };
}

/**
 * Whether rows are as new as they should be.
 * @param rows published ones of one price
 * @param runsOut the day on which the one in force is expected to be followed by another
 */
export function freshnessOf(
  rows: readonly DatedRow[],
  { today, runsOut }: { readonly today: string; readonly runsOut: string },
): Freshness {
  if (rows.length === 0) return { light: 'watch', kind: 'stands-in', day: null };
  const coming = rows
    .map(({ from }) => from)
    .filter((from) => from > today)
    .toSorted()[0];
  if (coming !== undefined) return { light: 'good', kind: 'next-ready', day: coming };
  const leftDays = (Date.parse(runsOut) - Date.parse(today)) / DAY_MS;
  if (leftDays <= AHEAD_DAYS) return { light: 'act', kind: 'next-missing', day: runsOut };
  const inForce = rows.toSorted((a, b) => (a.from < b.from ? -1 : 1)).at(-1);
  const isSure = inForce?.standing === 'verified' || inForce?.standing === 'secondary';
  return isSure
    ? { light: 'good', kind: 'until', day: runsOut }
    : { light: 'watch', kind: 'unchecked', day: runsOut };
}
