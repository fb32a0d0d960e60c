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
  const leftOn = (day: string) =>
    timesOf(row.part).filter(
      (time) =>
        !others.some(
          ({ part, from }) => from > row.from && from <= day && timesOf(part).includes(time),
        ),
    );
  const until = nextSeason(today);
  const season = until.endsWith('-10-01') ? 'summer' : 'winter';
  const isNow = leftOn(today).some((time) => time === season || !SEASONS.includes(time));
  if (isNow) return { kind: 'now' };
  return leftOn(until).length === 0 ? { kind: 'over' } : { kind: 'resting', until };
}

const SEASONS: readonly string[] = ['winter', 'summer'];

/** What rows take over from each other: a half of the year, both, or a part without seasons. */
function timesOf(part: string): readonly string[] {
  if (part === 'year') return SEASONS;
  return SEASONS.includes(part) ? [part] : [partsBeside(part)[0]!];
}
