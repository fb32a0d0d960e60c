import { lengthOf, type PlacedRow } from './meter-clock.ts';

const MINUTE_MS = 60_000;
/** What meters are read in [min]; each is a whole part of an hour. */
export const STEPS_MIN = [5, 10, 15, 20, 30, 60] as const;
export type StepMin = (typeof STEPS_MIN)[number];

/** Longer than an hour; or no step of a meter, or not begun on one. */
export type NoStep = 'longer' | 'odd';

/**
 * The step each row is the reading of: by its own from and to, else by the rows beside it.
 * @param rows placed rows, in any order
 */
export function stepsOf(rows: readonly PlacedRow[]): readonly (StepMin | NoStep)[] {
  const own = rows.map((row) => {
    const length = lengthOf(row);
    if (length === null) return null;
    return isOn(row.utcMs, stepOf(length));
  });
  if (!own.includes(null)) return own as (StepMin | NoStep)[];
  const byNeighbour = stepsByNeighbour(rows);
  return own.map((step, index) => step ?? (rows[index]!.isTotal ? 'longer' : byNeighbour[index]!));
}

/** Some write the last second or minute of a step as its end. */
function stepOf(lengthMs: number): StepMin | NoStep {
  const minutes = Math.ceil(lengthMs / MINUTE_MS);
  const found = STEPS_MIN.find((step) => step === minutes || (step >= 15 && step - 1 === minutes));
  return found ?? (minutes > 60 ? 'longer' : 'odd');
}

function isOn(utcMs: number, step: StepMin | NoStep): StepMin | NoStep {
  return typeof step === 'number' && utcMs % (step * MINUTE_MS) !== 0 ? 'odd' : step;
}

/** How many gaps on either side are looked at, and how many of them must be alike to be a step and no missing rows. */
const BESIDE = 8;
const LEAST_ALIKE = 6;

/**
 * Without an end a row lasts until the next one, if many gaps around are as long; else as long as it is from the one
 * before, or as most are around it. So a missing row makes no reading longer.
 */
function stepsByNeighbour(rows: readonly PlacedRow[]): readonly (StepMin | NoStep)[] {
  const starts = [...new Set(rows.map(({ utcMs }) => utcMs))].sort((a, b) => a - b);
  const gaps = starts.slice(1).map((start, index) => start - starts[index]!);
  const finest = gaps.reduce((least, gap) => Math.min(least, gap), Infinity);
  const lengths = new Map<number, number>();
  starts.forEach((start, index) => {
    const around = countsOf(gaps.slice(Math.max(0, index - BESIDE), index + BESIDE));
    const isStep = (gap: number | undefined) =>
      gap !== undefined && (gap === finest || (around.get(gap) ?? 0) >= LEAST_ALIKE);
    const after = gaps[index] ?? Infinity;
    const before = gaps[index - 1];
    const near = [gaps[index], before].find((gap) => isStep(gap) && gap! <= after);
    const usual = mostOf(around) ?? finest;
    lengths.set(start, near ?? (usual <= after ? usual : finest));
  });
  return rows.map(({ utcMs }) => isOn(utcMs, stepOf(lengths.get(utcMs)!)));
}

function countsOf(values: readonly number[]): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

function mostOf(counts: ReadonlyMap<number, number>): number | undefined {
  let most: readonly [number | undefined, number] = [undefined, 0];
  for (const entry of counts) if (entry[1] > most[1]) most = entry;
  return most[0];
}
