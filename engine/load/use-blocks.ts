import { METER_HALF_ON_KWH, PROFILE_HALF_ON_KWH, USE_BASE_SHARE } from '../data/within-hour.ts';
import { HOURS_PER_YEAR } from '../hours.ts';
import type { Hourly } from '../hours.ts';

/**
 * Use within the hour as two states, each at an even pace: for most homes neither lasts the whole hour. The mean of both
 * is the hour's use. What sun covers and what a battery's power reaches is worked out in each state.
 */
export type UseBlocks = {
  /** Pace while appliances rest, and while they run [kWh per hour]. */
  readonly lowKwh: Hourly;
  readonly highKwh: Hourly;
  /** Share of every hour in which they run, 0–1. */
  readonly highShare: number;
  /** Yearly use of the household at which that share is a half [kWh]; 0 where nothing comes in blocks. */
  readonly halfOnKwh: number;
};

/** Where the household's hours come from: the usual shape of many homes, or this home's own meter. */
export type HoursOf = 'profile' | 'meter';

/**
 * A household's use within its hours, with what runs evenly on top.
 * @param householdKwh the household's hours [kWh]
 * @param loadKwh the home's hours, heat pump and car among them [kWh]; those run evenly
 * @param of where the household's hours come from
 * @returns new arrays, one value per UTC hour
 * @throws RangeError lengths differ
 * @source data/within-hour.ts; checked in tests/truth/within-hour.test.ts
 */
export function useBlocks(householdKwh: Hourly, loadKwh: Hourly, of: HoursOf): UseBlocks {
  if (householdKwh.length !== HOURS_PER_YEAR || loadKwh.length !== HOURS_PER_YEAR) {
    throw new RangeError(`use within the hour needs ${HOURS_PER_YEAR} hours`);
  }
  let annualKwh = 0;
  for (let hour = 0; hour < HOURS_PER_YEAR; hour++) annualKwh += householdKwh[hour]!;
  return blocksOf(householdKwh, loadKwh, annualKwh, {
    halfOnKwh: (of === 'meter' ? METER_HALF_ON_KWH : PROFILE_HALF_ON_KWH).value,
  });
}

function blocksOf(
  householdKwh: Hourly,
  loadKwh: Hourly,
  annualKwh: number,
  { halfOnKwh }: Pick<UseBlocks, 'halfOnKwh'>,
): UseBlocks {
  const highShare = annualKwh / (annualKwh + halfOnKwh);
  const base = USE_BASE_SHARE.value;
  const running = annualKwh > 0 ? base + (1 - base) / highShare : 1;
  const lowKwh = new Float64Array(HOURS_PER_YEAR);
  const highKwh = new Float64Array(HOURS_PER_YEAR);
  for (let hour = 0; hour < HOURS_PER_YEAR; hour++) {
    const household = householdKwh[hour]!;
    const steady = loadKwh[hour]! - household;
    lowKwh[hour] = steady + household * base;
    highKwh[hour] = steady + household * running;
  }
  return { lowKwh, highKwh, highShare, halfOnKwh };
}

/** A load at an even pace within the hour: both states are the same. */
export const evenUse = (loadKwh: Hourly): UseBlocks => ({
  lowKwh: loadKwh,
  highKwh: loadKwh,
  highShare: 0,
  halfOnKwh: 0,
});

/**
 * The same home using more or less, at the same times: its appliances overlap more or less often.
 * @param blocks as of useBlocks()
 * @param loadKwh the home's hours before [kWh]
 * @param factor on every hour's use
 */
export function scaledBlocks(blocks: UseBlocks, loadKwh: Hourly, factor: number): UseBlocks {
  const householdKwh = new Float64Array(HOURS_PER_YEAR);
  const scaledKwh = new Float64Array(HOURS_PER_YEAR);
  const { lowKwh } = blocks;
  let annualKwh = 0;
  for (let hour = 0; hour < HOURS_PER_YEAR; hour++) {
    const kwh = loadKwh[hour]!;
    const household = ((kwh - lowKwh[hour]!) / (1 - USE_BASE_SHARE.value)) * factor;
    householdKwh[hour] = household;
    scaledKwh[hour] = kwh * factor;
    annualKwh += household;
  }
  return blocksOf(householdKwh, scaledKwh, annualKwh, blocks);
}
