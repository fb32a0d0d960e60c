import type { Battery } from './battery/flows.ts';
import { checkInput } from './check-input.ts';
import type { EconomyInput } from './economy/economy-input.ts';
import type { EstimateContext } from './estimate-context.ts';
import type { EstimateInput } from './estimate-input.ts';
import { recentHomeLoad, type HomeLoad } from './load/home-load.ts';
import { recentProduction, type Production } from './production.ts';
import type { PriceList } from './quote/price-book.ts';
import { lineTotalInclVatDkk, quote, type Quote, type QuoteSystem } from './quote/quote.ts';
import { roofWorkDkk } from './quote/roof-work.ts';
import { chooseSystem, inverterFor, type ChosenSystem } from './quote/system-choice.ts';
import { nettedUntil } from './standing/yearly-netting.ts';
import { electricityPrices, type ElectricityPrices } from './tariff/electricity-prices.ts';
import type { TaxedHome } from './tariff/electricity-tax.ts';

/** All that stands before money is counted: the system, its hours, the home's hours, the prices of electricity. */
export type EstimateSetup = {
  readonly chosen: ChosenSystem;
  readonly made: Production;
  readonly prices: ElectricityPrices;
  readonly home: HomeLoad;
  readonly taxedHome: TaxedHome;
  /** The system's price with these units of batteries. */
  readonly quoteWith: (batteryUnitCounts: Readonly<Record<string, number>>) => Quote;
  /** What 25 years of it follow from, at a price and with a battery. */
  readonly economyInput: (priced: Quote, battery: Battery | null) => EconomyInput;
};

/**
 * Everything of an estimate up to the money.
 * @param input the place and the wishes, complete; units in estimate-input.ts
 * @param context catalogue, sales prices, and a yield from outside where there is one
 * @throws RangeError as estimate()
 */
export function setUpEstimate(input: EstimateInput, context: EstimateContext): EstimateSetup {
  checkInput(input);
  const { priceList } = context;
  const chosen = chooseSystem(input, context);
  const made = recentProduction(
    input,
    {
      panelsPerFace: chosen.panelsPerFace,
      panelPeakPowerW: chosen.panel.peakPowerW,
      inverterAcKw: (chosen.inverter?.acPowerW ?? 0) / 1000,
    },
    context.monthlyYields ?? [context.monthlyYield ?? null],
  );
  const prices = electricityPrices({
    zone: input.priceZone,
    gridTariffs: context.gridTariffs,
    nationalCharges: context.nationalCharges,
    electricityTax: context.electricityTax,
    gridCompany: input.gridCompany,
    place: input,
    year: input.firstYear,
    assumptions: input.assumptions,
    spotYear: context.spotYears?.[input.priceZone],
  });
  const home = recentHomeLoad(input, {
    prices,
    airC: made.airC,
    productionKwh: made.productionKwh,
    meterLoadKwh: context.meterLoadKwh,
    standingKwh: made.standingKwh,
  });
  const taxedHome = {
    isElectricallyHeated: input.electricallyHeated ?? input.heatPump,
    // Beside panels that stand already nothing is refunded today either.
    refundedCarKwh:
      input.assumptions.electricCarTaxRefund && input.standing === null ? home.carKwh : 0,
  };
  const standing = made.standingKwh
    ? {
        productionKwh: made.standingKwh,
        nettedUntil: nettedUntil(input.standing),
        addsPanels: chosen.numberOfPanels > 0,
      }
    : undefined;
  const roofWork = roofWorkOf(input, priceList, chosen.numberOfPanels);
  return {
    chosen,
    made,
    prices,
    home,
    taxedHome,
    quoteWith: (units) => quote(quoteSystem(input, chosen, units, context), priceList),
    economyInput: (priced, battery) => ({
      productionKwh: made.productionKwh,
      loadKwh: home.loadKwh,
      standing,
      blocks: home.blocks,
      taxedHome,
      battery,
      batteryStrategy: input.batteryStrategy === 'price-driven' ? 'price-driven' : 'self-use',
      prices,
      assumptions: input.assumptions,
      firstYear: input.firstYear,
      paidInYear: Number(input.quoteDate.slice(0, 4)),
      priceDkk: priced.totalOre / 100,
      inverterReplacementDkk: lineTotalInclVatDkk(priced, 'inverter', priceList.vatPercent),
      batteryReplacementDkk: lineTotalInclVatDkk(priced, 'battery', priceList.vatPercent),
      roofWork,
      financing: { option: input.financingOption, loanTermYears: input.loanTermYears },
      modelUncertaintyPercent: made.yield.modelUncertaintyPercent,
    }),
  };
}

function roofWorkOf(
  { replaceRoofNext10Yrs, roofReplacementYear }: EstimateInput,
  priceList: PriceList,
  numberOfPanels: number,
): EconomyInput['roofWork'] {
  if (!replaceRoofNext10Yrs || roofReplacementYear < 1 || numberOfPanels === 0) return null;
  const costDkk = roofWorkDkk(priceList, numberOfPanels);
  return costDkk === null ? null : { year: roofReplacementYear, costDkk };
}

/** What is priced, of a system that was chosen, with these units of batteries. */
export function quoteSystem(
  input: EstimateInput,
  chosen: ChosenSystem,
  batteryUnitCounts: Readonly<Record<string, number>>,
  { catalogue }: Pick<EstimateContext, 'catalogue'>,
): QuoteSystem {
  const inverter = inverterFor(input, catalogue, chosen, batteryUnitCounts);
  return {
    panelModel: chosen.panel.model,
    numberOfPanels: chosen.numberOfPanels,
    peakPowerKwp: (chosen.numberOfPanels * chosen.panel.peakPowerW) / 1000,
    inverterModelId: inverter?.id ?? '',
    batteryUnitCounts,
    hasStandingPanels: input.standing !== null,
    roofType: input.roofType,
    buildingType: input.buildingType,
    cableLengthToRoofM: input.cableLengthToRoof,
    electricalBoardOld: input.electricalBoardOld,
    postcode: input.postcode,
    date: input.quoteDate,
  };
}
