const BASE_MS = 1000;
/** Half a step either way, so that browsers that failed together don't retry together. */
const JITTER = 0.5;
const PASSING = [429, 500, 503, 504];

export function isPassing(status: number): boolean {
  return PASSING.includes(status);
}

/**
 * How long to wait before a retry [ms]: 1000 · 2ⁿ, from half of it to half as much again.
 * @param failures failed calls before this wait, ≥ 1
 * @param random from 0 up to 1
 */
export function waitBeforeRetryMs(failures: number, random: number): number {
  if (!Number.isInteger(failures) || failures < 1) throw new RangeError('failures must be ≥ 1');
  return BASE_MS * 2 ** (failures - 1) * (1 - JITTER + 2 * JITTER * random);
}
