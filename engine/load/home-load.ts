import { ELECTRICITY_TAX } from '../data/national-charges.ts';
import type { EstimateInput } from '../estimate-types.ts';
import type { Hourly } from '../hours.ts';
import { importPrice } from '../tariff/electricity-prices.ts';
import type { ElectricityPrices } from '../tariff/electricity-prices.ts';
import { consumptionFromSpending } from './consumption-from-spending.ts';
import { electricCarLoad } from './electric-car.ts';
import { heatPumpLoad } from './heat-pump.ts';
import { householdLoad } from './household-load.ts';

export type HomeLoad = {
  /** Everything together [kWh per hour]. */
  readonly loadKwh: Hourly;
  /** The household's own part [kWh/yr]. */
  readonly householdKwh: number;
  /** The spending covers the subscriptions only, and the least use stands in. */
  readonly atFloor: boolean;
};

/** Taxes of the bill that a visitor has in hand are those of the year before the system runs. */
function billYear(firstYear: number): number {
  return Math.max(firstYear - 1, ELECTRICITY_TAX[0].fromYear);
}

/**
 * The home's use in every hour: the household by its bill or its kWh, and on top of that a heat pump and a car.
 * @param input spending [DKK/month incl. VAT] or use [kWh/yr]; heat pump; car [km/yr]
 * @param prices the place's electricity prices
 * @param airC air temperature [°C], for the heat pump
 * @returns [kWh per hour], new array
 * @throws RangeError negative or infinite figures, or a car that can't be charged at home
 * @source calculation.md 3
 */
export function homeLoad(
  input: Pick<
    EstimateInput,
    | 'averageMonthlySpendingDKK'
    | 'annualConsumptionKwh'
    | 'heatPump'
    | 'electricCarKmPerYear'
    | 'firstYear'
    | 'assumptions'
  >,
  prices: ElectricityPrices,
  airC: Hourly,
): HomeLoad {
  const household = householdKwh(input, prices);
  const loadKwh = householdLoad(household.annualKwh);
  if (input.heatPump) add(loadKwh, heatPumpLoad(airC));
  if (input.electricCarKmPerYear > 0) {
    add(loadKwh, electricCarLoad(input.electricCarKmPerYear, 'cheap-hours'));
  }
  return { loadKwh, householdKwh: household.annualKwh, atFloor: household.atFloor };
}

function householdKwh(
  input: Parameters<typeof homeLoad>[0],
  prices: ElectricityPrices,
): { readonly annualKwh: number; readonly atFloor: boolean } {
  if (input.annualConsumptionKwh !== null) {
    return { annualKwh: input.annualConsumptionKwh, atFloor: false };
  }
  return consumptionFromSpending(input.averageMonthlySpendingDKK, householdLoad(1), {
    importPrice: importPrice(prices, {
      year: billYear(input.firstYear),
      assumptions: input.assumptions,
    }),
    subscriptionDkkPerYear: prices.subscriptionDkkPerYear,
    vatFactor: prices.vatFactor,
  });
}

function add(sum: Float64Array, part: Hourly): void {
  for (let hour = 0; hour < sum.length; hour++) sum[hour]! += part[hour]!;
}
