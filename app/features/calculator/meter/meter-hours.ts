import { HOUR_MS } from '../../../../engine/calendar/danish-time.ts';
import type { PlacedRow } from './meter-clock.ts';
import { meterAmount, type DecimalSign } from './meter-number.ts';
import { STEPS_MIN, type NoStep, type StepMin } from './meter-steps.ts';

const MINUTE_MS = 60_000;
/** Longest time that a file may span, so that one wrong date asks for no array of centuries. */
const LONGEST_HOURS = 10 * 366 * 24;
/** Amounts of one hour that differ by less are the same, rounded otherwise [kWh]. */
const SAME_KWH = 0.02;

export type MeterHours = {
  /** First hour's start [ms since 1970]. */
  readonly fromUtcMs: number;
  /** kWh per hour; NaN where an hour or part of it is missing. */
  readonly values: Float64Array;
  /** Per hour: 1 where the grid company estimated some of it. */
  readonly estimated: Uint8Array;
  /** Lengths of the readings that were read. */
  readonly steps: readonly StepMin[];
  readonly negatives: number;
  readonly left: {
    /** Readings for longer than an hour. */
    readonly longer: number;
    /** Rows without a number, or of no step. */
    readonly unreadable: number;
    /** Rows that stood there before, with the same amount. */
    readonly twice: number;
    /** Rows that another one for the same time, with another amount, came after. */
    readonly corrected: number;
  };
};

/**
 * Readings as hours. Finer readings count where they make up the whole hour, else the hour's own.
 * @returns null where the rows span more than ten years
 */
export function meterHours(
  rows: readonly PlacedRow[],
  steps: readonly (StepMin | NoStep)[],
  decimal: DecimalSign,
): MeterHours | null {
  const used = steps.flatMap((step, index) => (typeof step === 'number' ? [index] : []));
  let first = Infinity;
  let last = -Infinity;
  for (const index of used) {
    const hour = Math.floor(rows[index]!.utcMs / HOUR_MS);
    first = Math.min(first, hour);
    last = Math.max(last, hour);
  }
  const hours = used.length === 0 ? 0 : last - first + 1;
  if (hours > LONGEST_HOURS) return null;
  const left = { longer: 0, unreadable: 0, twice: 0, corrected: 0 };
  for (const step of steps) {
    if (step === 'longer') left.longer += 1;
    if (step === 'odd') left.unreadable += 1;
  }
  const series = new Map<StepMin, StepReadings>();
  let negatives = 0;
  for (const index of used) {
    const row = rows[index]!;
    if (row.isMissing || row.amount === '' || row.amount === '-') continue;
    const amount = meterAmount(row.amount, decimal);
    if (amount === null) {
      left.unreadable += 1;
      continue;
    }
    if (amount < 0) negatives += 1;
    const step = steps[index] as StepMin;
    const readings = series.get(step) ?? emptyReadings(hours, step);
    series.set(step, readings);
    const slot = (row.utcMs / MINUTE_MS - first * 60) / step;
    const before = readings.values[slot]!;
    const kwh = amount * (row.factor ?? NaN);
    if (!Number.isNaN(before)) left[Math.abs(before - kwh) < 1e-9 ? 'twice' : 'corrected'] += 1;
    // What was measured is not replaced by an estimate.
    if (!Number.isNaN(before) && row.isEstimated && readings.estimated[slot] === 0) continue;
    readings.values[slot] = kwh;
    readings.estimated[slot] = row.isEstimated ? 1 : 0;
  }
  const found = STEPS_MIN.flatMap((step) => series.get(step) ?? []);
  const { values, estimated, differing } = intoHours(found, hours);
  left.corrected += differing;
  const lengths = found.map(({ step }) => step);
  return { fromUtcMs: first * HOUR_MS, values, estimated, steps: lengths, negatives, left };
}

type StepReadings = {
  readonly step: StepMin;
  readonly values: Float64Array;
  readonly estimated: Uint8Array;
};

function emptyReadings(hours: number, step: StepMin): StepReadings {
  const length = (hours * 60) / step;
  return {
    step,
    values: new Float64Array(length).fill(NaN),
    estimated: new Uint8Array(length),
  };
}

/** @param found readings, the finest step first */
function intoHours(found: readonly StepReadings[], hours: number) {
  const values = new Float64Array(hours).fill(NaN);
  const estimated = new Uint8Array(hours);
  let differing = 0;
  for (let hour = 0; hour < hours; hour++) {
    for (const readings of found) {
      const parts = 60 / readings.step;
      let sum = 0;
      let isEstimated = 0;
      for (let slot = hour * parts; slot < (hour + 1) * parts; slot++) {
        sum += readings.values[slot]!;
        isEstimated |= readings.estimated[slot]!;
      }
      if (Number.isNaN(sum)) continue;
      if (Number.isNaN(values[hour])) {
        values[hour] = sum;
        estimated[hour] = isEstimated;
      } else if (Math.abs(values[hour]! - sum) > SAME_KWH) differing += 1;
    }
  }
  return { values, estimated, differing };
}
