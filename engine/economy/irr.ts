import { netPresentValue } from './net-present-value.ts';

const LOWEST_RATE = -0.99;
const HIGHEST_RATE = 10;

/**
 * Internal rate of return: the discount rate at which the net present value is 0, found by bisection.
 * @param flowsDkk flow of year 0, 1, 2 … [DKK], the first an outlay
 * @returns rate per year as a share; null when nothing is laid out or no rate between −99 % and 1000 % fits
 */
export function internalRateOfReturn(flowsDkk: readonly number[]): number | null {
  if (!((flowsDkk[0] ?? 0) < 0)) return null;
  let low = LOWEST_RATE;
  let high = HIGHEST_RATE;
  if (!(netPresentValue(flowsDkk, low) > 0 && netPresentValue(flowsDkk, high) < 0)) return null;
  // 50 halvings of a width of 11 leave 1e-14.
  for (let step = 0; step < 50; step++) {
    const middle = (low + high) / 2;
    if (netPresentValue(flowsDkk, middle) > 0) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}
