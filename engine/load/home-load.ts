import { ELECTRICITY_TAX } from '../data/electricity-tax.ts';
import { CAR_KWH_PER_KM } from '../data/fixed-figures.ts';
import type { EstimateInput } from '../estimate-input.ts';
import { HOURS_PER_YEAR } from '../hours.ts';
import type { Hourly } from '../hours.ts';
import { realMeterLoad, realUseKwh, realUseOfSpending } from '../standing/real-use.ts';
import { nettedUntil } from '../standing/yearly-netting.ts';
import { importPrice } from '../tariff/electricity-prices.ts';
import type { ElectricityPrices } from '../tariff/electricity-prices.ts';
import { consumptionFromSpending } from './consumption-from-spending.ts';
import { electricCarLoad, type ChargingSignals } from './electric-car.ts';
import { heatPumpLoad } from './heat-pump.ts';
import { householdLoad } from './household-load.ts';
import { householdPictureKwh } from './household-picture.ts';
import { useBlocks, type UseBlocks } from './use-blocks.ts';

export type HomeLoad = {
  /** Everything together [kWh per hour]. */
  readonly loadKwh: Hourly;
  /** How it comes within the hours. */
  readonly blocks: UseBlocks;
  /** The household's own part [kWh/yr]. */
  readonly householdKwh: number;
  /** The car's part [kWh/yr]. */
  readonly carKwh: number;
  /** The spending covers the subscriptions only, and the least use stands in. */
  readonly atFloor: boolean;
};

/** What the home's hours follow besides the wishes. */
export type HomeSurroundings = {
  readonly prices: ElectricityPrices;
  /** Air temperature [°C], for the heat pump. */
  readonly airC: Hourly;
  /** AC energy [kWh per hour], for a car that is charged from the sun first. */
  readonly productionKwh: Hourly;
  /** The household's use as its meter counted it [kWh per hour]; without it the usual shape stands in. */
  readonly meterLoadKwh?: Hourly | undefined;
  /** Production of panels that stand already [kWh per hour]: meter, kWh and bill then tell what is bought beside them. */
  readonly standingKwh?: Hourly | null | undefined;
};

type HomeWishes = Pick<
  EstimateInput,
  | 'averageMonthlySpendingDKK'
  | 'annualConsumptionKwh'
  | 'household'
  | 'heatPump'
  | 'electricCarKmPerYear'
  | 'chargingPlan'
  | 'firstYear'
  | 'assumptions'
  | 'standing'
>;

/**
 * The year of the bill that a visitor has in hand: the last before the system runs. Spending is turned into kWh by that
 * year's taxes.
 * @param firstYear first year of operation
 * @param taxedFrom first year whose tax is known
 */
export function billYear(firstYear: number, taxedFrom = ELECTRICITY_TAX[0]!.fromYear): number {
  return Math.max(firstYear - 1, taxedFrom);
}

/**
 * The home's use in every hour: the household by its meter, its kWh, its picture or its bill, the first that is
 * known, with what standing panels give it directly; on top of that a heat pump and a car.
 * @param input spending [DKK/month incl. VAT], use [kWh/yr] or picture; heat pump; car [km/yr] and its charging plan
 * @param surroundings prices, air temperature, production, and the meter's hours where there are some
 * @returns [kWh per hour], new array
 * @throws RangeError negative or infinite figures, a meter without use or of another length, or a car that can't be
 *   charged at home
 * @source calculation.md 3
 */
export function homeLoad(input: HomeWishes, surroundings: HomeSurroundings): HomeLoad {
  const { prices, airC, productionKwh, standingKwh = null } = surroundings;
  const meterLoadKwh =
    surroundings.meterLoadKwh && standingKwh !== null
      ? realMeterLoad(metered(surroundings.meterLoadKwh), standingKwh)
      : surroundings.meterLoadKwh;
  const household =
    meterLoadKwh === undefined
      ? householdKwh(input, prices, standingKwh)
      : { annualKwh: meteredKwh(meterLoadKwh), atFloor: false };
  const ownKwh = meterLoadKwh ?? householdLoad(household.annualKwh);
  const loadKwh = ownKwh.slice();
  if (input.heatPump) add(loadKwh, heatPumpLoad(airC));
  if (input.electricCarKmPerYear > 0) {
    const signals = chargingSignals(input, prices, productionKwh, loadKwh);
    add(loadKwh, electricCarLoad(input.electricCarKmPerYear, input.chargingPlan, signals));
  }
  return {
    loadKwh,
    blocks: useBlocks(ownKwh, loadKwh, meterLoadKwh === undefined ? 'profile' : 'meter'),
    householdKwh: household.annualKwh,
    carKwh: input.electricCarKmPerYear * CAR_KWH_PER_KM.value,
    atFloor: household.atFloor,
  };
}

type Kept = { readonly from: readonly unknown[]; readonly home: HomeLoad };

let kept: Kept | null = null;

/**
 * homeLoad() with a memory of its latest answer: a home uses the same under any roof, as long as no car waits for the sun.
 * What it returns is shared and must not be changed.
 */
export function recentHomeLoad(input: HomeWishes, surroundings: HomeSurroundings): HomeLoad {
  const { prices, airC, productionKwh, meterLoadKwh, standingKwh = null } = surroundings;
  const from = [
    input.averageMonthlySpendingDKK,
    input.annualConsumptionKwh,
    input.household,
    input.heatPump,
    input.electricCarKmPerYear,
    input.chargingPlan,
    input.firstYear,
    input.assumptions.electricityTaxFrom2028DkkPerKwh,
    ...Object.values(prices),
    airC,
    meterLoadKwh,
    standingKwh,
    input.standing?.settlement,
    input.standing?.yearlyUntil,
    input.electricCarKmPerYear > 0 && input.chargingPlan === 'solar-first' ? productionKwh : null,
  ];
  const isSame = kept?.from.every((value, index) => value === from[index]) === true;
  if (kept === null || !isSame) kept = { from, home: homeLoad(input, surroundings) };
  return kept.home;
}

/** What the plan looks at; the rest would be worked out for nothing. */
function chargingSignals(
  { chargingPlan, assumptions }: HomeWishes,
  prices: ElectricityPrices,
  productionKwh: Hourly,
  loadKwh: Hourly,
): ChargingSignals {
  if (chargingPlan === 'on-arrival') return {};
  const price = importPrice(prices, { year: prices.year, assumptions });
  if (chargingPlan === 'cheap-hours') return { importPrice: price };
  const surplusKwh = productionKwh.map((kwh, hour) => Math.max(0, kwh - loadKwh[hour]!));
  return { importPrice: price, surplusKwh };
}

function metered(meterLoadKwh: Hourly): Hourly {
  meteredKwh(meterLoadKwh);
  return meterLoadKwh;
}

function meteredKwh(meterLoadKwh: Hourly): number {
  if (meterLoadKwh.length !== HOURS_PER_YEAR) throw new RangeError('a meter has 8760 hours');
  let sum = 0;
  for (const kwh of meterLoadKwh) {
    if (!(kwh >= 0 && kwh < Infinity)) throw new RangeError(`the meter counted ${kwh} kWh`);
    sum += kwh;
  }
  if (sum === 0) throw new RangeError('the meter counted no use');
  return sum;
}

function householdKwh(
  input: HomeWishes,
  prices: ElectricityPrices,
  standingKwh: Hourly | null,
): { readonly annualKwh: number; readonly atFloor: boolean } {
  if (input.annualConsumptionKwh !== null) {
    const told = input.annualConsumptionKwh;
    const annualKwh = standingKwh === null ? told : realUseKwh(told, standingKwh);
    return { annualKwh, atFloor: false };
  }
  if (input.household !== null) {
    return { annualKwh: householdPictureKwh(input.household), atFloor: false };
  }
  const year = billYear(input.firstYear, prices.tax.general[0]!.fromYear);
  const rates = {
    importPrice: importPrice(prices, { year, assumptions: input.assumptions }),
    subscriptionDkkPerYear: prices.subscriptionDkkPerYear,
    vatFactor: prices.vatFactor,
  };
  const spending = input.averageMonthlySpendingDKK;
  if (standingKwh === null) return consumptionFromSpending(spending, householdLoad(1), rates);
  const lastNetted = nettedUntil(input.standing);
  const isNetted = lastNetted !== null && year <= lastNetted;
  return realUseOfSpending(spending, rates, { standingKwh, isNetted });
}

function add(sum: Float64Array, part: Hourly): void {
  for (let hour = 0; hour < sum.length; hour++) sum[hour]! += part[hour]!;
}
