import { dispatch } from './battery/dispatch.ts';
import { dispatchedSums } from './battery/dispatched-sums.ts';
import { energyMonths, energySums } from './battery/energy-result.ts';
import type { Battery, DispatchInput, FlowSums, HourlyFlows } from './battery/flows.ts';
import { centralCase, type CentralCase } from './economy/central-case.ts';
import type { EconomyInput } from './economy/economy-input.ts';
import { lifeFlows } from './economy/economy.ts';
import type { FlowsAt } from './economy/flow-table.ts';
import { marginalImportPrice } from './economy/marginal-price.ts';
import { flowPrices } from './economy/price-sums.ts';
import type { EnergyResult, TodayResult } from './estimate-figures.ts';
import type { EstimateInput } from './estimate-input.ts';
import type { EstimateSetup } from './estimate-setup.ts';
import type { Hourly } from './hours.ts';
import type { Quote } from './quote/quote.ts';
import { exportPrice } from './tariff/electricity-prices.ts';

/** A system with its price and its 25 years in a usual climate. */
export type Outcome = {
  readonly quote: Quote;
  readonly economyInput: EconomyInput;
  readonly flowsAt: FlowsAt;
  readonly central: CentralCase;
};

/** A year hour by hour in UTC. */
export type YearHours = {
  readonly productionKwh: Hourly;
  readonly loadKwh: Hourly;
  readonly flows: HourlyFlows;
  /** Without what is bought, where panels stand already. */
  readonly today: HourlyFlows | null;
  readonly importPriceDkkPerKwh: Hourly;
};

export type DispatchedYear = {
  readonly energy: Omit<EnergyResult, 'monthly'>;
  /** The home as it is; null where no panels stand. */
  readonly today: TodayResult | null;
  /** Its months, and its hours, written when somebody asks for them: a moved slider asks for neither. */
  readonly monthly: () => EnergyResult['monthly'];
  readonly hourly: () => YearHours;
};

/** @param units of the batteries that make up `battery` */
export function outcomeOf(
  setUp: EstimateSetup,
  units: Readonly<Record<string, number>>,
  battery: Battery | null,
): Outcome {
  const quote = setUp.quoteWith(units);
  const economyInput = setUp.economyInput(quote, battery);
  const flowsAt = lifeFlows(economyInput);
  return { quote, economyInput, flowsAt, central: centralCase(economyInput, flowsAt) };
}

/** The first year of the chosen system: its sums, and its months and hours when asked for. */
export function dispatchedFirstYear(
  { chosen, made, prices, home, taxedHome }: EstimateSetup,
  { firstYear, assumptions, batteryStrategy }: EstimateInput,
): DispatchedYear {
  const hours = { productionKwh: made.productionKwh, loadKwh: home.loadKwh };
  const isPriceDriven = batteryStrategy === 'price-driven';
  const importPrice = () =>
    marginalImportPrice({ ...hours, taxedHome }, prices, { year: firstYear, assumptions });
  const year: DispatchInput = {
    ...hours,
    blocks: home.blocks,
    battery: chosen.battery,
    ...(isPriceDriven && { strategy: 'price-driven', importPrice: importPrice() }),
    exportPrice: exportPrice(prices),
    stopExportAtNegative: assumptions.stopExportAtNegativePrice,
  };
  const { standingKwh } = made;
  const asItIs: DispatchInput | null = standingKwh && {
    productionKwh: standingKwh,
    loadKwh: home.loadKwh,
    blocks: home.blocks,
    battery: null,
    exportPrice: exportPrice(prices),
    stopExportAtNegative: assumptions.stopExportAtNegativePrice,
  };
  let written: YearHours | null = null;
  const hourly = () =>
    (written ??= {
      ...hours,
      flows: dispatch(year).flows,
      today: asItIs && dispatch(asItIs).flows,
      importPriceDkkPerKwh: importPrice(),
    });
  return {
    energy: energySums(dispatchedSums(year, [1], flowPrices(prices))[0]!),
    today: asItIs && todayResult(dispatchedSums(asItIs, [1], flowPrices(prices))[0]!),
    monthly: () => energyMonths(hourly()),
    hourly,
  };
}

const todayResult = (sums: FlowSums): TodayResult => ({
  productionKwh: sums.productionKwh - sums.curtailedKwh,
  directKwh: sums.directKwh,
  exportedKwh: sums.exportedKwh,
  importedKwh: sums.importedKwh,
});
