import { HOURS_PER_YEAR } from '../hours.ts';
import type { Hourly } from '../hours.ts';
import { checkDispatchInput } from './check-input.ts';
import {
  BOUGHT,
  ChargeValue,
  EXPORT_PRICE,
  GIVEN,
  IMPORT_PRICE,
  KEPT,
  LEFT_OUT,
  NET_KWH,
} from './charge-value.ts';
import { newHourlyFlows } from './flows.ts';
import type { Dispatch, DispatchInput } from './flows.ts';
import { followThresholdsInRing, newThresholds } from './follow-thresholds.ts';

/** Hours of the year after, read to know what charge is worth at midnight of 31 December. */
const LOOK_BEYOND_HOURS = 60 * 24;

export type PerfectForesight = {
  /** A year that can be run, by the best plan. */
  readonly year: Dispatch;
  /** No dispatch of this battery in this year costs less [DKK]: import less export, before income tax. */
  readonly boundDkk: number;
};

/** Prices as the plan takes them, and what that leaves out in the owner's favour [DKK]. */
function readHour(input: DispatchInput, mostKw: number, hour: number, into: Float64Array): number {
  const { productionKwh, loadKwh, productionScale = 1 } = input;
  const net = productionKwh[hour]! * productionScale - loadKwh[hour]!;
  const buy = input.importPrice![hour]!;
  const sell =
    input.stopExportAtNegative === true
      ? Math.max(0, input.exportPrice![hour]!)
      : input.exportPrice![hour]!;
  const buyAtLeast0 = Math.max(0, buy);
  const sellAtMost = Math.min(sell, buyAtLeast0);
  into[NET_KWH] = net;
  into[IMPORT_PRICE] = buyAtLeast0;
  into[EXPORT_PRICE] = sellAtMost;
  // Prices that pay for use, or an export above the import price, are not concave. They are taken at the edge,
  // and all that they could bring at most is added to the bound.
  const paidForUse = buy < 0 ? -buy * (Math.max(0, -net) + mostKw) : 0;
  return paidForUse + (sell - sellAtMost) * Math.max(0, net);
}

/**
 * The cheapest year of a battery that knows every hour's price, sun and use beforehand: a linear program over the
 * year as a ring, solved by dynamic programming on concave functions of the charge, without a grid (ChargeValue).
 * The bound is true for every dispatch: by duality the ring is worth at most max(V₀ − φ), whatever worth φ charge
 * has at the year's end; φ is V₀ of the year after. `year` can be run, so the optimum lies between its cost and
 * the bound; the two agree for a battery that is turned over within weeks (tested).
 * @param input production and load [kWh per UTC hour], both prices [DKK/kWh]; battery not null
 * @returns the year and the bound
 * @throws RangeError no battery, a missing price, a length
 * @source Bellman 1957; sup-convolution of concave functions: Rockafellar 1970, section 16
 */
export function perfectForesight(input: DispatchInput): PerfectForesight {
  checkDispatchInput({ ...input, strategy: 'price-driven' });
  const { battery } = input;
  if (battery === null) throw new RangeError('foresight needs a battery');
  const value = new ChargeValue(battery, LOOK_BEYOND_HOURS + HOURS_PER_YEAR);
  const { next } = value;
  const thresholds = newThresholds();
  const aim = { gridFill: 0, reserve: 0, sunFill: 0 };
  const mostKw = battery.powerKw + battery.standbyW / 1000;
  for (let hour = LOOK_BEYOND_HOURS - 1; hour >= 0; hour--) {
    readHour(input, mostKw, hour, next);
    value.readNext();
    value.stepBack();
  }
  const atEnd = value.segments();
  value.atEmptyDkk = 0;
  let extraDkk = 0;
  for (let hour = HOURS_PER_YEAR - 1; hour >= 0; hour--) {
    extraDkk += readHour(input, mostKw, hour, next);
    value.readNext();
    extraDkk += next[LEFT_OUT]!;
    aim.gridFill = next[BOUGHT]!;
    aim.reserve = next[GIVEN]!;
    aim.sunFill = next[KEPT]!;
    value.chargesWorthMoreThan(aim, hour, thresholds);
    value.stepBack();
  }
  const flows = input.into ?? newHourlyFlows();
  const sums = followThresholdsInRing(input, battery, thresholds, flows);
  const worthDkk = value.atEmptyDkk + largestLead(value.segments(), atEnd);
  return { year: { ...sums, flows }, boundDkk: -worthDkk - extraDkk };
}

type Segments = ReturnType<ChargeValue['segments']>;

/** max over the charge of (worth now − worth at the end), both counted from empty [DKK]. */
function largestLead(now: Segments, end: Segments): number {
  let lead = 0;
  let largest = 0;
  let i = 0;
  let j = 0;
  let leftNow = now.widths[0] ?? 0;
  let leftEnd = end.widths[0] ?? 0;
  while (i < now.slopes.length && j < end.slopes.length) {
    const width = Math.min(leftNow, leftEnd);
    lead += width * (now.slopes[i]! - end.slopes[j]!);
    largest = Math.max(largest, lead);
    leftNow -= width;
    leftEnd -= width;
    if (leftNow <= 0) leftNow = now.widths[++i] ?? 0;
    if (leftEnd <= 0) leftEnd = end.widths[++j] ?? 0;
  }
  return largest;
}

export type ForesightGap = {
  /** What foresight could at most save in the year [DKK]. */
  readonly gapDkk: number;
  /** The same as a share of the price-driven bill; null where there is no bill to pay. */
  readonly shareOfBill: number | null;
};

/** Import less export of a dispatched year, before income tax and subscriptions [DKK]. */
export function energyCostDkk(
  { flows }: Pick<Dispatch, 'flows'>,
  importPrice: Hourly,
  exportPrice: Hourly,
): number {
  let cost = 0;
  for (let hour = 0; hour < HOURS_PER_YEAR; hour++) {
    cost += flows.imported[hour]! * importPrice[hour]! - flows.exported[hour]! * exportPrice[hour]!;
  }
  return cost;
}

/**
 * How far the price-driven year is from the best there could be: (bill price-driven − bill with perfect foresight)
 * / bill price-driven. For display only: nobody can have it. Bills before tax on export income.
 * @param priceDriven the dispatched year
 * @param input what it was dispatched from, both prices [DKK/kWh]
 * @param subscriptionDkk subscriptions of the year incl. VAT, part of the bill [DKK]
 * @returns gap [DKK] and share
 * @throws RangeError no battery, a missing price
 */
export function foresightGap(
  priceDriven: Pick<Dispatch, 'flows'>,
  input: DispatchInput,
  subscriptionDkk: number,
): ForesightGap {
  const { boundDkk } = perfectForesight({
    productionKwh: input.productionKwh,
    loadKwh: input.loadKwh,
    battery: input.battery,
    ...(input.importPrice && { importPrice: input.importPrice }),
    ...(input.exportPrice && { exportPrice: input.exportPrice }),
    stopExportAtNegative: input.stopExportAtNegative ?? false,
    productionScale: input.productionScale ?? 1,
  });
  const cost = energyCostDkk(priceDriven, input.importPrice!, input.exportPrice!);
  const bill = cost + subscriptionDkk;
  // The bound may lie a rounding error above a year that is itself the best.
  const gapDkk = Math.max(0, cost - boundDkk);
  return { gapDkk, shareOfBill: bill > 0 ? gapDkk / bill : null };
}
