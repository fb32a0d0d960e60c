import { dayAfter } from '../calendar-days.ts';
import { partsBeside } from '../records/tariff-records.ts';
import { nextSeason } from './freshness.ts';

/** over: others have taken its place. resting: it is of the other half of the year, and holds again from a day. */
export type RowOnDay =
  | { readonly kind: 'now' | 'coming' | 'over' }
  | { readonly kind: 'resting'; readonly until: string };

type DatedPart = { readonly part: string; readonly from: string };

/**
 * What is true of a published row on a day.
 * @param others published rows of the same company; the row itself may be among them
 */
export function rowOnDay(row: DatedPart, others: readonly DatedPart[], today: string): RowOnDay {
  if (row.from > today) return { kind: 'coming' };
  if (isChargedOn(row, others, today)) return { kind: 'now' };
  const until = nextSeason(today);
  return leftOn(row, others, until).length === 0 ? { kind: 'over' } : { kind: 'resting', until };
}

/**
 * The last day on which a published row is charged without a break: of the time it is charged on that day, else of the
 * last before it, else of its first. Null: until somebody publishes another.
 * @param others published rows of the same company; the row itself may be among them
 */
export function lastDayOf(
  row: DatedPart,
  others: readonly DatedPart[],
  today: string,
): string | null {
  const turns = turnsAfter(row.from, others, today);
  let isCharged = isChargedOn(row, others, row.from);
  let last: string | null = null;
  for (const day of turns) {
    if (!isCharged && last !== null && day > today) break;
    const before = isCharged;
    isCharged = isChargedOn(row, others, day);
    if (before && !isCharged) last = dayAfter(day, -1);
  }
  return isCharged ? null : last;
}

const SEASONS: readonly string[] = ['winter', 'summer'];

/** Days after one on which something may begin or end: seasons until all of them had their turn, and other rows. */
function turnsAfter(from: string, others: readonly DatedPart[], today: string): readonly string[] {
  const days = others.map((other) => other.from).filter((day) => day > from);
  const latest = [today, from, ...days].toSorted().at(-1)!;
  const seasons = [nextSeason(from)];
  while (seasons.at(-2) === undefined || seasons.at(-2)! <= latest) {
    seasons.push(nextSeason(seasons.at(-1)!));
  }
  return [...new Set([...days, ...seasons])].toSorted();
}

function isChargedOn(row: DatedPart, others: readonly DatedPart[], day: string): boolean {
  const season = nextSeason(day).endsWith('-10-01') ? 'summer' : 'winter';
  return leftOn(row, others, day).some((time) => time === season || !SEASONS.includes(time));
}

/** Of what a row is the price of, what no later one has taken over by a day. */
const leftOn = (row: DatedPart, others: readonly DatedPart[], day: string): readonly string[] =>
  timesOf(row.part).filter(
    (time) =>
      !others.some(
        ({ part, from }) => from > row.from && from <= day && timesOf(part).includes(time),
      ),
  );

/** What rows take over from each other: a half of the year, both, or a part without seasons. */
function timesOf(part: string): readonly string[] {
  if (part === 'year') return SEASONS;
  return SEASONS.includes(part) ? [part] : [partsBeside(part)[0]!];
}
