import { centralCase } from '../economy/central-case.ts';
import { lifeFlows, tenYearMeanDkk } from '../economy/economy.ts';
import type { EstimateContext } from '../estimate-context.ts';
import type { EstimateInput } from '../estimate-input.ts';
import { batteryOptions, candidates, highestNpvOf, type Size } from './best-size.ts';
import { quickCase, quickErrorDkk } from './size-figures.ts';

/**
 * The size with the highest net present value whose price stays within a budget.
 * @param budgetDkk [DKK incl. VAT]
 * @param input the place and the wishes; number of panels and battery are not read
 * @param options batteries to try, smallest first; default: batteryOptions()
 * @returns null where no size stays within it
 * @throws RangeError as estimate()
 */
export function bestWithin(
  budgetDkk: number,
  input: EstimateInput,
  context: EstimateContext,
  options: readonly Size['batteryUnitCounts'][] = batteryOptions(context),
): Size | null {
  const affordable = candidates(input, context, options).filter(
    ({ economyInput }) => economyInput.priceDkk <= budgetDkk,
  );
  return affordable.length === 0 ? null : highestNpvOf(affordable);
}

/**
 * The size with the lowest price of all.
 * @param input the place and the wishes; number of panels and battery are not read
 * @param options batteries to try, smallest first; default: batteryOptions()
 * @returns null where no panel can be put up
 * @throws RangeError as estimate()
 */
export function cheapestSize(
  input: EstimateInput,
  context: EstimateContext,
  options: readonly Size['batteryUnitCounts'][] = batteryOptions(context),
): Size | null {
  return byPrice(input, context, options)[0] ?? null;
}

/**
 * The cheapest size that saves an amount a year, in the mean of the first ten after upkeep. Sizes are first judged
 * by quick sums; the one that is found is worked out in full.
 * @param savingDkk [DKK/yr]
 * @param input the place and the wishes; number of panels and battery are not read
 * @param options batteries to try, smallest first; default: batteryOptions()
 * @returns null where none saves as much
 * @throws RangeError as estimate()
 */
export function cheapestSaving(
  savingDkk: number,
  input: EstimateInput,
  context: EstimateContext,
  options: readonly Size['batteryUnitCounts'][] = batteryOptions(context),
): Size | null {
  const found = byPrice(input, context, options).find(({ economyInput, difference }) => {
    const quickDkk = tenYearMeanDkk(quickCase(economyInput, difference));
    if (quickDkk + quickErrorDkk(quickDkk, difference !== null) < savingDkk) return false;
    return tenYearMeanDkk(centralCase(economyInput, lifeFlows(economyInput))) >= savingDkk;
  });
  return found ?? null;
}

const byPrice = (...given: Parameters<typeof candidates>) =>
  candidates(...given).toSorted((a, b) => a.economyInput.priceDkk - b.economyInput.priceDkk);
