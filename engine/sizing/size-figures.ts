import { capacityInYear } from '../economy/battery-life.ts';
import { YEARS, paidFlowsDkk } from '../economy/cash-flow.ts';
import { centralCase, productionInYears } from '../economy/central-case.ts';
import type { CentralCase, FlowsAt } from '../economy/central-case.ts';
import { lifeFlows, presentWorth } from '../economy/economy.ts';
import type { EconomyInput } from '../economy/economy-input.ts';
import { flowTable } from '../economy/flow-table.ts';
import { netPresentValue } from '../economy/net-present-value.ts';
import { paybackYears } from '../economy/payback.ts';
import { priceDrivenFlows } from '../economy/price-driven-flows.ts';

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
 * Largest error of a year's saving that the quick sums are trusted with, as a share of the saving. Measured over
 * random homes it stays below a third of it (best-size.test.ts).
 */
export const QUICK_ERROR_SHARE = 0.01;

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

/** 25 years from a few dispatched ones; without P10 and P90 the production needs no spread. */
function quickFlows(input: EconomyInput): FlowsAt {
  const { assumptions, battery } = input;
  const flowInput = {
    ...input,
    stopExportAtNegativePrice: assumptions.stopExportAtNegativePrice,
  };
  const lowestScale = productionInYears(assumptions.panelDegradationPercent)[YEARS - 1]!;
  const lowest = battery ? capacityInYear(assumptions.batteryFadePercent, YEARS) : 1;
  const selfUse = flowTable(flowInput, [lowestScale, 1], lowest, QUICK_STEPS);
  return battery && input.batteryStrategy === 'price-driven'
    ? priceDrivenFlows(flowInput, selfUse, [lowestScale, 1], YEARS)
    : selfUse;
}

/** The central case from the quick sums. */
export const quickCase = (input: EconomyInput): CentralCase =>
  centralCase(input, quickFlows(input));

/**
 * Where the figures of a system lie, at a fraction of the work: the quick sums, with every year's saving taken
 * too low and too high by QUICK_ERROR_SHARE. Both figures only ever rise or fall with the savings, so what lies
 * between two savings lies between their figures.
 * @param input as for economy()
 * @returns bounds of NPV [DKK] and payback [yr]
 * @throws RangeError as economy()
 */
export function sizeBounds(input: EconomyInput): SizeBounds {
  const central = quickCase(input);
  const rate = input.assumptions.discountRatePercent / 100;
  const savingsDkk = central.years.map(({ savingDkk }) => savingDkk);
  const errorsDkk = savingsDkk.map((saving) => Math.abs(saving) * QUICK_ERROR_SHARE);
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
