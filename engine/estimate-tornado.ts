import type { Battery } from './battery/flows.ts';
import { lossesOf } from './battery/losses.ts';
import { lowestCapacity } from './economy/battery-life.ts';
import { YEARS } from './economy/cash-flow.ts';
import { productionInYears } from './economy/ageing.ts';
import { centralCase } from './economy/central-case.ts';
import type { EconomyInput } from './economy/economy-input.ts';
import { flowTable, type FlowsAt } from './economy/flow-table.ts';
import { lifeDifference, summed } from './economy/price-driven-flows.ts';
import { selfUseLifeFlows } from './economy/self-use-life.ts';
import { tornado, type TornadoBar, type TornadoChange } from './economy/tornado.ts';
import type { EstimateContext } from './estimate-context.ts';
import { setUpEstimate } from './estimate-setup.ts';
import type { Assumptions, EstimateInput } from './estimate-input.ts';
import { scaledBlocks } from './load/use-blocks.ts';
import { hasParts } from './quote/system-choice.ts';
import type { ElectricityPrices } from './tariff/electricity-prices.ts';

/**
 * What moves the payback of an estimate most. One figure changes at a time; the home's use in kWh stays, also where
 * it was found from the spending, because the house does not use less when electricity becomes dearer.
 * @param input as of estimate()
 * @param context as of estimate()
 * @returns at most ten bars, the longest first; none where nothing is bought
 * @throws RangeError as estimate()
 * @source calculation.md 6
 */
export function estimateTornado(
  input: EstimateInput,
  context: EstimateContext,
): readonly TornadoBar[] {
  const setUp = setUpEstimate(input, context);
  const { chosen, made } = setUp;
  if (!hasParts(chosen)) return [];
  const units = chosen.battery === null ? {} : chosen.batteryUnitCounts;
  const base = setUp.economyInput(setUp.quoteWith(units), chosen.battery);
  const paybackAt = paybackUnderChange(base);
  return tornado({
    paybackYears: paybackAt({}),
    assumptions: input.assumptions,
    modelUncertaintyPercent: made.yield.modelUncertaintyPercent,
    hasBattery: chosen.battery !== null,
    hasLoan: input.financingOption === 'loan',
    paybackAt,
  });
}

/**
 * Payback of a system with one thing changed. Hours are dispatched anew only for changes that reach them. What a
 * price-driven battery does beyond self-use is that of the unchanged case: its plan is costly to make, and what
 * it adds is small beside what is changed.
 */
export function paybackUnderChange(base: EconomyInput): (change: TornadoChange) => number | null {
  // The very table that the estimate read, so that both say the same.
  const unchanged = selfUseLifeFlows(base);
  const beyondSelfUse = priceDrivenPart(base);
  const withPlan = (selfUse: FlowsAt): FlowsAt =>
    beyondSelfUse === null
      ? selfUse
      : (scale, capacity, year) =>
          summed(selfUse(scale, capacity, year), beyondSelfUse(scale, capacity, year));
  return (change) => {
    const input = changed(base, change);
    const yieldFactor = change.yieldFactor ?? 1;
    const selfUse =
      yieldFactor === 1 && sharesHours(change) ? unchanged : selfUseFlows(input, yieldFactor);
    return centralCase(input, withPlan(selfUse), yieldFactor).paybackYears;
  };
}

export function priceDrivenPart(base: EconomyInput): FlowsAt | null {
  if (base.battery === null || base.batteryStrategy !== 'price-driven') return null;
  return lifeDifference(flowInputOf(base), scaleRangeOf(base, 1)[0], YEARS);
}

/** Whether the hours and their prices are those of the unchanged case. */
function sharesHours({ assumptions = {}, useFactor = 1, spotFactor = 1 }: TornadoChange): boolean {
  const reaching: readonly (keyof Assumptions)[] = [
    'panelDegradationPercent',
    'batteryFadePercent',
    'batteryLifeYears',
    'batteryRoundTripEfficiency',
    'exportFeeDkkPerKwh',
  ];
  return useFactor === 1 && spotFactor === 1 && !reaching.some((key) => key in assumptions);
}

function selfUseFlows(input: EconomyInput, yieldFactor: number): FlowsAt {
  return flowTable(
    flowInputOf(input),
    scaleRangeOf(input, yieldFactor),
    input.battery ? lowestCapacity(input.assumptions) : 1,
  );
}

const flowInputOf = (input: EconomyInput) => ({
  ...input,
  stopExportAtNegativePrice: input.assumptions.stopExportAtNegativePrice,
});

function scaleRangeOf({ assumptions }: EconomyInput, yieldFactor: number) {
  const lowest = productionInYears(assumptions.panelDegradationPercent).at(-1)! * yieldFactor;
  return [Math.min(1, lowest), Math.max(1, yieldFactor)] as const;
}

export function changed(base: EconomyInput, change: TornadoChange): EconomyInput {
  const { useFactor = 1, priceFactor = 1, inverterPriceFactor = 1 } = change;
  const assumptions = { ...base.assumptions, ...change.assumptions };
  return {
    ...base,
    assumptions,
    loadKwh: useFactor === 1 ? base.loadKwh : base.loadKwh.map((kwh) => kwh * useFactor),
    blocks:
      useFactor === 1
        ? base.blocks
        : base.blocks && scaledBlocks(base.blocks, base.loadKwh, useFactor),
    battery: base.battery && withEfficiency(base.battery, change.assumptions),
    prices: changedPrices(base, assumptions, change.spotFactor ?? 1),
    priceDkk: base.priceDkk * priceFactor,
    solarShareFallPercent: change.solarShareFallPercent ?? base.solarShareFallPercent ?? 0,
    inverterReplacementDkk: base.inverterReplacementDkk * inverterPriceFactor,
  };
}

function withEfficiency(battery: Battery, change: Partial<Assumptions> = {}): Battery {
  const { batteryRoundTripEfficiency: roundTrip } = change;
  if (roundTrip === undefined) return battery;
  return { ...battery, losses: lossesOf(battery.coupling, roundTrip, battery.powerKw) };
}

function changedPrices(
  { prices }: EconomyInput,
  { supplierAdditionDkkPerKwh, exportFeeDkkPerKwh }: Assumptions,
  spotFactor: number,
): ElectricityPrices {
  const { spotDkkPerKwh } = prices;
  return {
    ...prices,
    supplierAdditionDkkPerKwh,
    exportDeductionDkkPerKwh: prices.feedInTariffDkkPerKwh + exportFeeDkkPerKwh,
    spotDkkPerKwh: spotFactor === 1 ? spotDkkPerKwh : spotDkkPerKwh.map((dkk) => dkk * spotFactor),
  };
}
