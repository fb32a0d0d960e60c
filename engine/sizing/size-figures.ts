import { REPLACE_BELOW_CAPACITY, lowestCapacity } from '../economy/battery-life.ts';
import { YEARS, paidFlowsDkk } from '../economy/cash-flow.ts';
import { productionInYears } from '../economy/ageing.ts';
import { centralCase } from '../economy/central-case.ts';
import type { CentralCase } from '../economy/central-case.ts';
import { lifeFlows, presentWorth } from '../economy/economy.ts';
import type { EconomyInput } from '../economy/economy-input.ts';
import { flowTable, type FlowsAt } from '../economy/flow-table.ts';
import { netPresentValue } from '../economy/net-present-value.ts';
import { paybackYears } from '../economy/payback.ts';
import { priceDrivenDifference, summed } from '../economy/price-driven-flows.ts';
import type { FlowsInYear } from '../economy/price-driven-flows.ts';

/** What sizes are compared by. */
export type SizeFigures = {
  readonly npvDkk: number;
  /** Infinity: not within the calculation. */
  readonly paybackYears: number;
};

/** The figures lie between these. */
export type SizeBounds = {
  readonly npvDkk: readonly [low: number, high: number];
  readonly paybackYears: readonly [low: number, high: number];
};

/**
 * Largest error of a year's saving that the quick sums are trusted with: a share of the saving, and a few kroner
 * for systems that save next to nothing. Over random homes it stays below half of it (best-size.test.ts).
 */
const QUICK_ERROR = {
  'self-use': { share: 0.006, leastDkk: 10 },
  'price-driven': { share: 0.02, leastDkk: 80 },
} as const;

/** How far a year's saving from the quick sums may lie from the true one [DKK]. */
export function quickErrorDkk(savingDkk: number, isPriceDriven: boolean): number {
  const { share, leastDkk } = QUICK_ERROR[isPriceDriven ? 'price-driven' : 'self-use'];
  return leastDkk + Math.abs(savingDkk) * share;
}

/** The same figures as economy() gives for this system. */
export function sizeFigures(input: EconomyInput): SizeFigures {
  const central = centralCase(input, lifeFlows(input));
  return {
    npvDkk: presentWorth(central, input.assumptions.discountRatePercent).npvDkk,
    paybackYears: central.paybackYears ?? Infinity,
  };
}

/** Two nodes of production and four of capacity in the usual case. */
const QUICK_STEPS = { scaleStep: 0.1, capacityRatio: 0.85 };
/** Ratio of two neighbouring nodes of production over which the prices' difference is read. */
const DIFFERENCE_RATIO = 0.65;

/**
 * What prices make of a battery at any number of panels, from a few numbers of them: in the difference to self-use
 * another panel and another year's production are alike.
 * @param largest the most panels with this battery, price-driven
 * @param fewest least panels, as a share of the most
 * @returns difference to self-use; the scale counts from the largest system
 */
export function priceDifference(largest: EconomyInput, fewest: number): FlowsInYear {
  const { assumptions } = largest;
  const lowest = fewest * productionInYears(assumptions.panelDegradationPercent)[YEARS - 1]!;
  const count = Math.ceil(Math.log(lowest) / Math.log(DIFFERENCE_RATIO) - 1e-9);
  const scales = Array.from({ length: count + 1 }, (_, k) => lowest ** (1 - k / count));
  return priceDrivenDifference(
    { ...largest, stopExportAtNegativePrice: assumptions.stopExportAtNegativePrice },
    scales,
    YEARS,
  );
}

/** 25 years from a few dispatched ones; without P10 and P90 the production needs no spread. */
function quickFlows(input: EconomyInput, difference: FlowsInYear | null): FlowsAt {
  const { assumptions, battery } = input;
  const flowInput = {
    ...input,
    stopExportAtNegativePrice: assumptions.stopExportAtNegativePrice,
  };
  const lowestScale = productionInYears(assumptions.panelDegradationPercent)[YEARS - 1]!;
  const lowest = battery ? lowestCapacity(assumptions) : 1;
  const selfUse = flowTable(flowInput, [lowestScale, 1], lowest, QUICK_STEPS);
  if (difference === null) return selfUse;
  return (scale, capacity, year) =>
    summed(selfUse(scale, capacity), difference(scale, capacity, year));
}

/** The central case from the quick sums; with a price-driven battery its difference to self-use. */
export const quickCase = (input: EconomyInput, difference: FlowsInYear | null): CentralCase =>
  centralCase(input, quickFlows(input, difference));

/** A new battery worth its price within this share of it may be bought by the full sums and not by the quick. */
const UNDECIDED_SHARE = 0.1;

/** Whether the quick sums know for certain in which years a new battery is bought. */
function replacementIsCertain(input: EconomyInput, flows: FlowsAt): boolean {
  const { battery, assumptions, batteryReplacementDkk } = input;
  const isNeverJudged =
    assumptions.batteryLifeYears >= YEARS && lowestCapacity(assumptions) >= REPLACE_BELOW_CAPACITY;
  if (!battery || isNeverJudged) return true;
  const capacityAt = (share: number) =>
    centralCase({ ...input, batteryReplacementDkk: batteryReplacementDkk * share }, flows).capacity;
  const dear = capacityAt(1 + UNDECIDED_SHARE);
  return capacityAt(1 - UNDECIDED_SHARE).every((capacity, index) => capacity === dear[index]);
}

/**
 * Where the figures of a system lie, at a fraction of the work: the quick sums, with every year's saving taken
 * too low and too high by what they are trusted with. Both figures only ever rise or fall with the savings, so what lies
 * between two savings lies between their figures. Anywhere, where a new battery is only just worth its price.
 * @param input as for economy()
 * @param difference what prices make of the battery, scale 1 this system's production; null under self-use
 * @returns bounds of NPV [DKK] and payback [yr]
 * @throws RangeError as economy()
 */
export function sizeBounds(input: EconomyInput, difference: FlowsInYear | null = null): SizeBounds {
  const flows = quickFlows(input, difference);
  if (!replacementIsCertain(input, flows))
    return { npvDkk: [-Infinity, Infinity], paybackYears: [0, Infinity] };
  const central = centralCase(input, flows);
  const rate = input.assumptions.discountRatePercent / 100;
  const savingsDkk = central.years.map(({ savingDkk }) => savingDkk);
  const errorsDkk = savingsDkk.map((saving) => quickErrorDkk(saving, difference !== null));
  const npvDkk = netPresentValue(paidFlowsDkk(central.costs, savingsDkk), rate);
  const npvErrorDkk = netPresentValue([0, ...errorsDkk], rate);
  const paybackAt = (sign: number): number => {
    let error = 0;
    const cumulative = central.cumulativeDkk.map((dkk, year) => {
      error += year === 0 ? 0 : errorsDkk[year - 1]!;
      return dkk + sign * error;
    });
    return paybackYears(cumulative) ?? Infinity;
  };
  return {
    npvDkk: [npvDkk - npvErrorDkk, npvDkk + npvErrorDkk],
    paybackYears: [paybackAt(1), paybackAt(-1)],
  };
}
