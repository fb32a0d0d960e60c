import { dispatchedSums } from '../battery/dispatched-sums.ts';
import type { FlowPrices, PricedSums } from '../battery/flows.ts';
import { MINIMUM_ANNUAL_KWH } from '../data/fixed-figures.ts';
import { dispatch } from '../battery/dispatch.ts';
import { HOURS_PER_YEAR, type Hourly } from '../hours.ts';
import { MAXIMUM_ANNUAL_KWH, type BillRates } from '../load/consumption-from-spending.ts';
import { householdLoad } from '../load/household-load.ts';
import { useBlocks, type HoursOf } from '../load/use-blocks.ts';

/** Nearer than this nobody reads a use [kWh/yr]. */
const NEAR_KWH = 1e-6;
/** Halving alone would come as near in so many steps, from the largest use on. */
const MOST_STEPS = 50;

const NO_PRICE: FlowPrices = {
  imported: new Float64Array(HOURS_PER_YEAR),
  exported: new Float64Array(HOURS_PER_YEAR),
};

/**
 * A household's real use where its meter or bill tells what it buys beside panels that stand already: what is bought, and
 * what the panels give directly.
 * @param boughtKwh through the meter [kWh/yr], ≥ 0
 * @param standingKwh production of the standing panels [kWh], one value per UTC hour
 * @returns [kWh/yr], by the usual shape of a household
 * @throws RangeError a negative or infinite figure
 */
export function realUseKwh(boughtKwh: number, standingKwh: Hourly): number {
  return rootOf(
    (annualKwh) => yearOf(annualKwh, standingKwh).importedKwh - boughtKwh,
    [boughtKwh, boughtKwh + sumOf(standingKwh)],
  );
}

/**
 * The same from what is paid for what is bought. Under yearly settlement only what is bought beyond what is sold is billed.
 * @param spendingDkkPerMonth [DKK/month incl. VAT], subscriptions among it, what is sold not taken off
 * @param rates prices and subscriptions of the bill's year
 * @param isNetted the bill's year is settled as a whole
 * @returns [kWh/yr], at most MAXIMUM_ANNUAL_KWH; `atFloor` where the bill covers the subscriptions only, and the least
 *   use stands in
 * @throws RangeError a spending that is none, or standing hours of another length
 */
export function realUseOfSpending(
  spendingDkkPerMonth: number,
  rates: BillRates,
  { standingKwh, isNetted }: { readonly standingKwh: Hourly; readonly isNetted: boolean },
): { readonly annualKwh: number; readonly atFloor: boolean } {
  if (!(spendingDkkPerMonth >= 0)) throw new RangeError(`spending ${spendingDkkPerMonth}`);
  const leftDkk = 12 * spendingDkkPerMonth - rates.subscriptionDkkPerYear * rates.vatFactor;
  const prices = { imported: rates.importPrice, exported: rates.importPrice };
  const billedDkk = (annualKwh: number): number => {
    const { importedDkk, importedKwh, exportedKwh } = yearOf(annualKwh, standingKwh, prices);
    if (!isNetted) return importedDkk;
    return importedKwh > exportedKwh ? importedDkk * (1 - exportedKwh / importedKwh) : 0;
  };
  const floorKwh = MINIMUM_ANNUAL_KWH.value;
  const most = [floorKwh, MAXIMUM_ANNUAL_KWH] as const;
  if (leftDkk <= 0 || billedDkk(floorKwh) >= leftDkk) return { annualKwh: floorKwh, atFloor: true };
  return { annualKwh: rootOf((kwh) => billedDkk(kwh) - leftDkk, most), atFloor: false };
}

/**
 * The household's hours behind a meter that counted what was bought: what the panels gave directly is laid on top, as a
 * usual household of that size draws it, so that the home beside its panels buys what its meter says.
 * @param meterKwh bought [kWh], one value per UTC hour
 * @param standingKwh production of the standing panels [kWh], one value per UTC hour
 * @returns [kWh], new array
 * @throws RangeError hours of another length
 */
export function realMeterLoad(meterKwh: Hourly, standingKwh: Hourly): Hourly {
  const boughtKwh = sumOf(meterKwh);
  const usual = homeOf(householdLoad(realUseKwh(boughtKwh, standingKwh)), standingKwh, 'profile');
  const { direct } = dispatch(usual).flows;
  const withShare = (share: number) => meterKwh.map((kwh, hour) => kwh + share * direct[hour]!);
  const lacking = (share: number) =>
    dispatchedSums(homeOf(withShare(share), standingKwh, 'meter'), [1], NO_PRICE)[0]!.importedKwh -
    boughtKwh;
  let most = 2;
  while (most < 64 && lacking(most) < 0) most *= 2;
  return withShare(rootOf(lacking, [0, most]));
}

function yearOf(annualKwh: number, standingKwh: Hourly, prices: FlowPrices = NO_PRICE): PricedSums {
  const home = homeOf(householdLoad(annualKwh), standingKwh, 'profile');
  return dispatchedSums(home, [1], prices)[0]!;
}

const homeOf = (loadKwh: Hourly, productionKwh: Hourly, of: HoursOf) => ({
  productionKwh,
  loadKwh,
  blocks: useBlocks(loadKwh, loadKwh, of),
  battery: null,
});

const sumOf = (hours: Hourly): number => hours.reduce((sum, kwh) => sum + kwh, 0);

/** Where a rising function of a use is 0, by chords, halving where they are slow; an end of the range where it is not. */
function rootOf(f: (x: number) => number, [from, to]: readonly [number, number]): number {
  let [low, high] = [from, to];
  if (!(high - low > NEAR_KWH)) return low;
  let [atLow, atHigh] = [f(low), f(high)];
  if (atLow >= 0) return low;
  if (atHigh <= 0) return high;
  for (let step = 0; step < MOST_STEPS && high - low > NEAR_KWH; step++) {
    const chord = low - (atLow * (high - low)) / (atHigh - atLow);
    const x = step % 3 === 2 ? (low + high) / 2 : chord;
    const atX = f(x);
    if (Math.abs(atX) < NEAR_KWH) return x;
    if (atX < 0) [low, atLow] = [x, atX];
    else [high, atHigh] = [x, atX];
  }
  return low - (atLow * (high - low)) / (atHigh - atLow);
}
