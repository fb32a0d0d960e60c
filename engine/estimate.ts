import { economy, presentWorth, tenYearMeanDkk } from './economy/economy.ts';
import { ownOfferResult } from './economy/own-offer.ts';
import { batteryVerdict, verdict, type PricedOutcome } from './economy/verdict.ts';
import type { YearMoney } from './economy/year-money.ts';
import { setUpEstimate } from './estimate-setup.ts';
import { dispatchedFirstYear, outcomeOf, type Outcome, type YearHours } from './estimate-stages.ts';
import type { EstimateContext } from './estimate-context.ts';
import type { EconomyResult, EnergyResult, EstimateFigures } from './estimate-figures.ts';
import type { EstimateInput, RoofFace } from './estimate-input.ts';
import { roofFacesOf } from './pv/roof-faces.ts';
import { priceResult, type Quote } from './quote/quote.ts';
import { combinedBattery, hasParts, systemResult, wishedUnits } from './quote/system-choice.ts';
import { rangeAtOnce, rangeByYear } from './range/range-at-once.ts';
import { roundFigures } from './rounded-figures.ts';
import type { ElectricityPrices } from './tariff/electricity-prices.ts';
import { ENGINE_VERSION } from './version.ts';

export type EstimateRun = {
  readonly input: EstimateInput;
  /** What it was made with. */
  readonly context: EstimateContext;
  readonly estimate: EstimateFigures;
  /** Money of years 1–25, behind the savings. */
  readonly years: readonly YearMoney[];
  /** The price with the items that its lines stand for, in øre. */
  readonly quote: Quote;
  /** The household's own use, without heat pump and car [kWh/yr]. */
  readonly householdKwh: number;
  readonly householdAtFloor: boolean;
  /** Capacity of the battery that the verdict speaks of [kWh]. */
  readonly optionalBatteryKwh: number;
  /** The first year, hour by hour in UTC. */
  readonly hourly: YearHours;
  readonly prices: ElectricityPrices;
};

/**
 * The whole estimate: yield, system, energy, price, savings, economy, verdict.
 * @param input the place and the wishes, complete; units in estimate-input.ts
 * @param context catalogue, sales prices, and a yield from outside where there is one
 * @returns the estimate, rounded to its units, and the hours behind it; hours, months and
 *   cash flow are worked out when asked for
 * @throws RangeError a place outside the box that holds Denmark, a model that the catalogue lacks, a figure out of its range
 * @source calculation.md
 */
export function estimate(input: EstimateInput, context: EstimateContext): EstimateRun {
  const setUp = setUpEstimate(input, context);
  const { chosen, made, prices, home } = setUp;
  const hasPanels = chosen.numberOfPanels > 0;
  const isBought = hasParts(chosen);
  const optionalUnits =
    chosen.battery === null && (hasPanels || input.standing !== null)
      ? wishedUnits(input, context)
      : chosen.batteryUnitCounts;
  const optionalBattery =
    chosen.battery ??
    combinedBattery(
      optionalUnits,
      chosen.inverter,
      { ...input, batteryStrategy: 'self-use' },
      context.catalogue,
    );
  // First with the battery: what its hours begin with does for those without it, not the other way round.
  const batteryOutcome = optionalBattery && outcomeOf(setUp, optionalUnits, optionalBattery);
  const without = outcomeOf(setUp, {}, null);
  const withBattery = batteryOutcome ?? without;
  const shown = chosen.battery ? withBattery : without;
  const shownEconomy = economy(shown.economyInput, shown.flowsAt, shown.central);

  const { hourly, monthly, energy, today } = dispatchedFirstYear(setUp, input);
  const priced = priceResult(shown.quote);
  const hasRange = { price: priced, system: systemResult(chosen), energy };
  const isPriceDriven = input.batteryStrategy === 'price-driven';
  const ranged = {
    ...hasRange,
    today,
    savings: shownEconomy.savings,
    economy: { ...shownEconomy.economy, cashFlow: shownEconomy.cashFlow },
  };
  const range = rangeAtOnce(ranged, isPriceDriven);
  const figures = roundFigures({
    engineVersion: ENGINE_VERSION,
    priceBookVersion: context.priceList.id,
    yield: made.yield,
    ...hasRange,
    savings: { ...shownEconomy.savings, ...range.savings },
    economy: { ...shownEconomy.economy, ...range.economy },
    climate: { co2SavedKgFirstYear: shownEconomy.co2SavedKgFirstYear },
    verdict: verdict({
      hasStandingPanels: input.standing !== null,
      hasPanels,
      paybackYears: isBought ? shown.central.paybackYears : null,
      npvDkk: shownEconomy.economy.npvDkk,
      kwhPerKwp: made.yield.kwhPerKwp,
      selfConsumptionShare: energy.selfConsumptionShare,
      roofType: input.roofType,
      replaceRoofNext10Yrs: input.replaceRoofNext10Yrs,
      isMuchShaded: isMuchShaded(roofFacesOf(input), chosen.panelsPerFace),
      battery: batteryVerdict(pricedOutcome(withBattery), pricedOutcome(without)),
    }),
    today,
    ownOffer:
      isBought && input.ownOffer
        ? ownOfferResult(input.ownOffer, {
            input: shown.economyInput,
            flowsAt: shown.flowsAt,
            annualKwh: made.yield.annualKwh,
          })
        : null,
  });
  let cashFlow: EconomyResult['cashFlow'] | null = null;
  let months: EnergyResult['monthly'] | null = null;
  return {
    input,
    context,
    estimate: {
      ...figures,
      energy: {
        ...figures.energy,
        get monthly() {
          return (months ??= roundFigures(monthly()));
        },
      },
      economy: {
        ...figures.economy,
        get cashFlow() {
          const ends = rangeByYear(ranged, isPriceDriven, range.economy);
          return (cashFlow ??= roundFigures(
            shownEconomy.cashFlow.map((row, year) => ({ ...row, ...ends[year]! })),
          ));
        },
      },
    },
    years: shownEconomy.years,
    quote: shown.quote,
    householdKwh: home.householdKwh,
    householdAtFloor: home.atFloor,
    optionalBatteryKwh: optionalBattery?.usableKwh ?? 0,
    get hourly() {
      return hourly();
    },
    prices,
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

function pricedOutcome({ economyInput, central }: Outcome): PricedOutcome {
  const { priceDkk, assumptions } = economyInput;
  const { npvDkk } = presentWorth(central, assumptions.discountRatePercent);
  return {
    priceDkk,
    savings: { tenYearMeanDkk: tenYearMeanDkk(central) },
    economy: { npvDkk, paybackYears: central.paybackYears },
  };
}
