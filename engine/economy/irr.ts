import { netPresentValue } from './net-present-value.ts';

/** Rates between which a root is looked for, from zero up: half a percent apart, then ever wider, to 1000 %. */
const UPWARD = ratesFrom(0.005, 10);
/** From zero down to −99 %. */
const DOWNWARD = ratesFrom(0.005, 0.99).map((rate) => -rate);

/**
 * Internal rate of return: the discount rate at which the net present value is 0. Where several are, as when the flows
 * change their sign more than once, the nearest above zero; only where none is above zero, the nearest below.
 * @param flowsDkk flow of year 0, 1, 2 … [DKK], the first an outlay
 * @returns rate per year as a share; null when nothing is laid out or no rate between −99 % and 1000 % fits
 */
export function internalRateOfReturn(flowsDkk: readonly number[]): number | null {
  if (!((flowsDkk[0] ?? 0) < 0)) return null;
  return rootAmong(flowsDkk, UPWARD) ?? rootAmong(flowsDkk, DOWNWARD);
}

function rootAmong(flowsDkk: readonly number[], rates: readonly number[]): number | null {
  let near = rates[0]!;
  let nearDkk = netPresentValue(flowsDkk, near);
  if (nearDkk === 0) return near;
  for (const far of rates.slice(1)) {
    const farDkk = netPresentValue(flowsDkk, far);
    if (nearDkk > 0 !== farDkk > 0) return rootBetween(flowsDkk, near, far, nearDkk > 0);
    near = far;
    nearDkk = farDkk;
  }
  return null;
}

function rootBetween(
  flowsDkk: readonly number[],
  near: number,
  far: number,
  isNearPositive: boolean,
): number {
  // 50 halvings of a width of 1 leave 1e-15.
  for (let step = 0; step < 50; step++) {
    const middle = (near + far) / 2;
    if (netPresentValue(flowsDkk, middle) > 0 === isNearPositive) near = middle;
    else far = middle;
  }
  return (near + far) / 2;
}

function ratesFrom(step: number, most: number): readonly number[] {
  const rates = [0];
  for (let rate = step; rate < most; rate += Math.max(step, rate / 10)) rates.push(rate);
  return [...rates, most];
}
