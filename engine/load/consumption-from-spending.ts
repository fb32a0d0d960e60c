import { MINIMUM_ANNUAL_KWH } from '../data/fixed-figures.ts';
import type { Hourly } from '../hours.ts';

/** Largest use that a home is taken to have; a spending above it is not a home's [kWh/yr]. */
export const MAXIMUM_ANNUAL_KWH = 1_000_000;

export type BillRates = {
  /** [DKK/kWh incl. VAT], one value per UTC hour. */
  readonly importPrice: Hourly;
  /** [DKK/yr excl. VAT] */
  readonly subscriptionDkkPerYear: number;
  readonly vatFactor: number;
};

function costDkk(loadKwh: Hourly, importPrice: Hourly): number {
  if (loadKwh.length !== importPrice.length) {
    throw new RangeError('load and price have different lengths');
  }
  let sum = 0;
  for (let hour = 0; hour < loadKwh.length; hour++) sum += loadKwh[hour]! * importPrice[hour]!;
  return sum;
}

/**
 * A year's electricity bill: every hour's use at its price, and the subscriptions.
 * @param loadKwh imported electricity [kWh], one value per UTC hour
 * @param rates prices and subscriptions
 * @returns [DKK/yr incl. VAT]
 * @throws RangeError lengths differ
 */
export function annualBill(loadKwh: Hourly, rates: BillRates): number {
  return costDkk(loadKwh, rates.importPrice) + rates.subscriptionDkkPerYear * rates.vatFactor;
}

/**
 * The yearly use whose bill is twelve times the monthly spending. The bill is linear in the household's use:
 * bill = subscriptions + use · mean price weighted by the load's shape.
 * @param spendingDkkPerMonth [DKK/month incl. VAT], ≥ 0
 * @param loadShape the household's load of any size, one value per UTC hour, sum > 0
 * @param rates prices and subscriptions
 * @returns the household's use [kWh/yr], at most MAXIMUM_ANNUAL_KWH; `atFloor` when the spending did not cover
 *   MINIMUM_ANNUAL_KWH, which then stands
 * @throws RangeError spending negative or not a number, shape without use, mean price not positive
 */
export function consumptionFromSpending(
  spendingDkkPerMonth: number,
  loadShape: Hourly,
  rates: BillRates,
): { readonly annualKwh: number; readonly atFloor: boolean } {
  if (!(spendingDkkPerMonth >= 0)) throw new RangeError(`spending ${spendingDkkPerMonth}`);
  let shapeSum = 0;
  for (let hour = 0; hour < loadShape.length; hour++) shapeSum += loadShape[hour]!;
  if (!(shapeSum > 0)) throw new RangeError('the load shape holds no use');
  const meanPrice = costDkk(loadShape, rates.importPrice) / shapeSum;
  if (!(meanPrice > 0)) throw new RangeError(`mean price ${meanPrice} is not positive`);
  const forUse = 12 * spendingDkkPerMonth - rates.subscriptionDkkPerYear * rates.vatFactor;
  const annualKwh = forUse / meanPrice;
  return annualKwh < MINIMUM_ANNUAL_KWH.value
    ? { annualKwh: MINIMUM_ANNUAL_KWH.value, atFloor: true }
    : { annualKwh: Math.min(annualKwh, MAXIMUM_ANNUAL_KWH), atFloor: false };
}
