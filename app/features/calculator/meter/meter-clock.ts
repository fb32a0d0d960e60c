import {
  danishOffsetHours,
  danishToUtcMs,
  HOUR_MS,
} from '../../../../engine/calendar/danish-time.ts';
import type { MeterRow } from './meter-rows.ts';

/** A row at its instant. */
export type PlacedRow = MeterRow & { readonly utcMs: number };

export type PlacedRows = {
  /** In the order of time as far as the file keeps one: of two rows for one hour the later one counts. */
  readonly rows: readonly PlacedRow[];
  /** The file's clock never changes to summer time. */
  readonly isWinterTime: boolean;
};

/** Puts rows at their instants: with their own offset, or by Danish clocks. */
export function placeRows(written: readonly MeterRow[]): PlacedRows {
  const inOrder = isNewestFirst(written) ? written.toReversed() : written;
  const isWinterTime = inOrder.some(showsSkippedHour);
  const instantOf = isWinterTime ? winterInstant : danishInstants(inOrder);
  return { rows: inOrder.map((row) => ({ ...row, utcMs: instantOf(row) })), isWinterTime };
}

function isNewestFirst(rows: readonly MeterRow[]): boolean {
  let back = 0;
  for (let index = 1; index < rows.length; index++) {
    back += Math.sign(rows[index - 1]!.from.ms - rows[index]!.from.ms);
  }
  return back > 0;
}

/** Use at 02:30 on the last Sunday of March, which Danish clocks skip. An empty row there is none. */
function showsSkippedHour({ from, amount, isMissing }: MeterRow): boolean {
  if (from.isInstant || isMissing || !/[1-9]/.test(amount)) return false;
  const utcMs = danishToUtcMs(from.ms);
  return utcMs + danishOffsetHours(utcMs) * HOUR_MS !== from.ms;
}

function winterInstant({ from }: MeterRow): number {
  return from.isInstant ? from.ms : from.ms - HOUR_MS;
}

/**
 * In autumn the clock shows 02:00 to 03:00 twice. A row that ends before it begins is of the first time, and another one
 * from then on is of the second. Where ends say nothing, the second time has begun where the file goes back in time; and
 * in a file without order, what comes again is the second time.
 */
function danishInstants(rows: readonly MeterRow[]): (row: MeterRow) => number {
  const goingOver = new Set(rows.filter(goesOver).map(({ from }) => from.ms));
  const taken = new Set<string>();
  let before: { readonly ms: number; readonly isSecond: boolean } | null = null;
  return (row) => {
    const { ms, isInstant } = row.from;
    if (isInstant) return ms;
    const [first, second] = [danishToUtcMs(ms, 2), danishToUtcMs(ms, 1)];
    if (first === second) {
      before = null;
      return first;
    }
    const slot = (isSecondTime: boolean) => `${ms} ${isSecondTime}`;
    let isSecond = !goesOver(row);
    if (!goingOver.has(ms)) {
      isSecond = before !== null && (before.isSecond || ms <= before.ms);
      if (taken.has(slot(isSecond)) && !taken.has(slot(!isSecond))) isSecond = !isSecond;
    }
    taken.add(slot(isSecond));
    before = { ms, isSecond };
    return isSecond ? second : first;
  };
}

/** Ends before it begins, as the last row before clocks go back does. */
function goesOver({ from, to }: MeterRow): boolean {
  return to !== null && to.hasTime && !to.isInstant && to.ms <= from.ms;
}

/**
 * How long a row lasts, by its own from and to [ms].
 * @returns null where it does not say, or its end is a date without a time that says nothing
 */
export function lengthOf({ from, to, utcMs }: PlacedRow): number | null {
  if (to === null) return null;
  const clock = to.ms - from.ms;
  if (from.isInstant && to.isInstant) return clock;
  const ends = to.isInstant ? [to.ms] : [danishToUtcMs(to.ms, 2), danishToUtcMs(to.ms, 1)];
  const lengths = ends.map((end) => end - utcMs);
  const length = [...lengths, clock].find((ms) => ms > 0 && ms <= HOUR_MS) ?? clock;
  const saysNothing = from.hasTime && !to.hasTime && length <= 0;
  return saysNothing ? null : length;
}
