import { dispatch } from './battery/dispatch.ts';
import { energyResult } from './battery/energy-result.ts';
import type { Battery, HourlyFlows } from './battery/flows.ts';
import { economy, type Economy } from './economy/economy.ts';
import { batteryVerdict, verdict } from './economy/verdict.ts';
import { provenanceOf } from './estimate-provenance.ts';
import type { EstimateContext } from './estimate-context.ts';
import type { Estimate, EstimateInput, RoofFace } from './estimate-types.ts';
import type { Hourly } from './hours.ts';
import { homeLoad } from './load/home-load.ts';
import { production } from './production.ts';
import { roofFacesOf } from './pv/roof-faces.ts';
import type { PriceList } from './quote/price-book.ts';
import { lineTotalInclVatDkk, priceResult, quote, type Quote } from './quote/quote.ts';
import {
  chooseSystem,
  combinedBattery,
  systemResult,
  wishedUnits,
  type ChosenSystem,
} from './quote/system-choice.ts';
import { roundFigures } from './rounded-figures.ts';
import {
  electricityPrices,
  exportPrice,
  importPrice,
  type ElectricityPrices,
} from './tariff/electricity-prices.ts';
import { ENGINE_VERSION } from './version.ts';

export type EstimateRun = {
  readonly input: EstimateInput;
  readonly estimate: Estimate;
  /** The price with the items that its lines stand for, in øre. */
  readonly quote: Quote;
  /** The household's own use, without heat pump and car [kWh/yr]. */
  readonly householdKwh: number;
  readonly householdAtFloor: boolean;
  /** Capacity of the battery that the verdict speaks of [kWh]. */
  readonly optionalBatteryKwh: number;
  /** The first year, hour by hour in UTC. */
  readonly hourly: {
    readonly productionKwh: Hourly;
    readonly loadKwh: Hourly;
    readonly flows: HourlyFlows;
    readonly importPriceDkkPerKwh: Hourly;
  };
};

/** A system with its price and its 25 years. */
type Outcome = { readonly quote: Quote; readonly economy: Economy };

/**
 * The whole estimate: yield, system, energy, price, savings, economy, verdict.
 * @param input the place and the wishes, complete; units in estimate-types.ts
 * @param context catalogue, sales prices, and a yield from outside where there is one
 * @returns the estimate, rounded to its units, and the hours behind it
 * @throws RangeError a place abroad or at sea, a model that the catalogue lacks, a figure out of its range
 * @source calculation.md
 */
export function estimate(input: EstimateInput, context: EstimateContext): EstimateRun {
  const chosen = chooseSystem(input, context.catalogue);
  const system = systemResult(chosen);
  const inverterAcKw = (chosen.inverter?.acPowerW ?? 0) / 1000;
  const made = production(
    input,
    {
      panelsPerFace: chosen.panelsPerFace,
      panelPeakPowerW: chosen.panel.peakPowerW,
      inverterAcKw,
    },
    context.monthlyYields ?? [context.monthlyYield ?? null],
  );
  const prices = electricityPrices({
    zone: input.priceZone,
    gridCompany: input.gridCompany,
    year: input.firstYear,
    assumptions: input.assumptions,
  });
  const home = homeLoad(input, prices, made.airC);

  const outcomeOf = (units: Readonly<Record<string, number>>, battery: Battery | null): Outcome => {
    const priced = quote(quoteSystem(input, chosen, units, context.priceList), context.priceList);
    const { vatPercent } = context.priceList;
    return {
      quote: priced,
      economy: economy({
        productionKwh: made.productionKwh,
        loadKwh: home.loadKwh,
        battery,
        prices,
        assumptions: input.assumptions,
        firstYear: input.firstYear,
        priceDkk: priced.totalOre / 100,
        inverterReplacementDkk: lineTotalInclVatDkk(priced, 'inverter', vatPercent),
        batteryReplacementDkk: lineTotalInclVatDkk(priced, 'battery', vatPercent),
        financing: { option: input.financingOption, loanTermYears: input.loanTermYears },
        modelUncertaintyPercent: made.yield.modelUncertaintyPercent,
      }),
    };
  };

  const hasPanels = chosen.numberOfPanels > 0;
  const optionalUnits =
    chosen.battery === null && hasPanels
      ? wishedUnits(input, context.catalogue)
      : chosen.batteryUnitCounts;
  const optionalBattery =
    chosen.battery ??
    combinedBattery(optionalUnits, { ...input, batteryStrategy: 'self-use' }, context.catalogue);
  const without = outcomeOf({}, null);
  const withBattery = optionalBattery ? outcomeOf(optionalUnits, optionalBattery) : without;
  const shown = chosen.battery ? withBattery : without;

  const year = firstYearOf(input, made.productionKwh, home.loadKwh, chosen.battery, prices);
  const energy = energyResult(year, made.productionKwh, home.loadKwh);
  const priced = priceResult(shown.quote);
  const figures = {
    engineVersion: ENGINE_VERSION,
    priceBookVersion: context.priceList.id,
    yield: made.yield,
    system,
    energy,
    price: priced,
    savings: shown.economy.savings,
    economy: shown.economy.economy,
    climate: { co2SavedKgFirstYear: shown.economy.co2SavedKgFirstYear },
    verdict: verdict({
      paybackYears: hasPanels ? shown.economy.economy.paybackYears : null,
      kwhPerKwp: made.yield.kwhPerKwp,
      selfConsumptionShare: energy.selfConsumptionShare,
      roofType: input.roofType,
      replaceRoofNext10Yrs: input.replaceRoofNext10Yrs,
      isMuchShaded: isMuchShaded(roofFacesOf(input), chosen.panelsPerFace),
      battery: batteryVerdict(pricedOutcome(withBattery), pricedOutcome(without)),
    }),
  };
  return {
    input,
    estimate: roundFigures({ ...figures, provenance: provenanceOf(figures, input, context) }),
    quote: shown.quote,
    householdKwh: home.householdKwh,
    householdAtFloor: home.atFloor,
    optionalBatteryKwh: optionalBattery?.usableKwh ?? 0,
    hourly: {
      productionKwh: made.productionKwh,
      loadKwh: home.loadKwh,
      flows: year.flows,
      importPriceDkkPerKwh: importPrice(prices, {
        year: input.firstYear,
        assumptions: input.assumptions,
      }),
    },
  };
}

/** Whether at least half of the panels hang where shade is said to be much. */
function isMuchShaded(faces: readonly RoofFace[], panelsPerFace: readonly number[]): boolean {
  let shaded = 0;
  let all = 0;
  faces.forEach(({ shading, horizon }, index) => {
    const panels = panelsPerFace[index] ?? 0;
    all += panels;
    if (shading === 'much' && horizon === null) shaded += panels;
  });
  return all > 0 && shaded * 2 >= all;
}

function quoteSystem(
  input: EstimateInput,
  chosen: ChosenSystem,
  batteryUnitCounts: Readonly<Record<string, number>>,
  priceList: PriceList,
) {
  return {
    panelModel: chosen.panel.model,
    numberOfPanels: chosen.numberOfPanels,
    peakPowerKwp: (chosen.numberOfPanels * chosen.panel.peakPowerW) / 1000,
    inverterModelId: chosen.inverter?.id ?? '',
    batteryUnitCounts,
    roofType: input.roofType,
    buildingType: input.buildingType,
    cableLengthToRoofM: input.cableLengthToRoof,
    electricalBoardOld: input.electricalBoardOld,
    postcode: input.postcode,
    // The list's own day, so that the same input and the same list always give the same price.
    date: priceList.validFrom,
  };
}

function firstYearOf(
  input: EstimateInput,
  productionKwh: Hourly,
  loadKwh: Hourly,
  battery: Battery | null,
  prices: ElectricityPrices,
) {
  return dispatch({
    productionKwh,
    loadKwh,
    battery,
    exportPrice: exportPrice(prices),
    stopExportAtNegative: input.assumptions.stopExportAtNegativePrice,
  });
}

function pricedOutcome({ quote: priced, economy: { savings, economy: money } }: Outcome) {
  return { priceDkk: priced.totalOre / 100, savings, economy: money };
}
