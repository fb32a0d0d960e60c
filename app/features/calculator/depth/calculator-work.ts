import type { CalculatorState } from '../../../../domain/calculator-state.ts';
import { estimateInput, runEstimate } from '../../../../domain/estimate-request.ts';
import { dispatch } from '../../../../engine/battery/dispatch.ts';
import { foresightGap, type ForesightGap } from '../../../../engine/battery/perfect-foresight.ts';
import type { EstimateContext } from '../../../../engine/estimate-context.ts';
import { setUpEstimate } from '../../../../engine/estimate-setup.ts';
import { combinedBattery } from '../../../../engine/quote/system-choice.ts';
import type { EstimateInput } from '../../../../engine/estimate-input.ts';
import { marginalImportPrice } from '../../../../engine/economy/marginal-price.ts';
import { bestSize, type Size } from '../../../../engine/sizing/best-size.ts';
import {
  bestWithin,
  cheapestSaving,
  cheapestSize,
} from '../../../../engine/sizing/size-for-wish.ts';
import { exportPrice } from '../../../../engine/tariff/electricity-prices.ts';
import type { FoundSize, FoundSizes, Wish } from './work-messages.ts';
import { withSize, withoutSize } from './size-in-state.ts';

// What takes longer than a frame. It knows nothing of the worker it runs in.

/** The two best sizes, each as the estimate shows it; null where no panel can be put up. */
export function findSizes(state: CalculatorState, context: EstimateContext): FoundSizes | null {
  const best = bestSize(openInput(state, context), context);
  if (best === null) return null;
  const { highestNpv, smallestNearShortestPayback: smallest } = best;
  return {
    highestValue: foundSize(state, context, highestNpv),
    smallest: smallest && foundSize(state, context, smallest),
    compared: best.compared,
  };
}

/**
 * The best size for a budget, or the cheapest of all where it is too small for any; or the cheapest that saves an amount
 * a month. Null where there is none.
 */
export function findForWish(
  state: CalculatorState,
  context: EstimateContext,
  { kind, dkk }: Wish,
): FoundSize | null {
  const input = openInput(state, context);
  const size =
    kind === 'budget'
      ? (bestWithin(dkk, input, context) ?? cheapestSize(input, context))
      : cheapestSaving(dkk * 12, input, context);
  return size && foundSize(state, context, size);
}

function openInput(state: CalculatorState, context: EstimateContext): EstimateInput {
  return estimateInput(withoutSize(state), context);
}

/** A size as the estimate shows it. */
function foundSize(
  state: CalculatorState,
  context: EstimateContext,
  { numberOfPanels, batteryUnitCounts }: Size,
): FoundSize {
  const open = withoutSize(state);
  const battery = combinedBattery(
    batteryUnitCounts,
    null,
    { ...estimateInput(open, context), batteryStrategy: 'self-use' },
    context.catalogue,
  );
  const size = { numberOfPanels, batteryKwh: battery?.usableKwh ?? 0 };
  const run = runEstimate(withSize(open, size, []), context);
  if (!run.ok) throw new RangeError(JSON.stringify(run.error.errors));
  const { estimate } = run.value;
  const panelsPerFace = estimate.yield.faces.map((face) => face.numberOfPanels);
  return {
    ...size,
    panelsPerFace,
    npvDkk: estimate.economy.npvDkk,
    priceDkk: estimate.price.totalPrice,
    savingDkk: estimate.savings.tenYearMeanDkk,
    paybackYears: estimate.economy.paybackYears,
    state: withSize(state, size, panelsPerFace),
  };
}

/** How far the price-driven first year is from the best there could be; null without a battery. */
export function findForesightGap(
  state: CalculatorState,
  context: EstimateContext,
): ForesightGap | null {
  const input = estimateInput(state, context);
  const { chosen, made, home, prices, taxedHome } = setUpEstimate(input, context);
  if (chosen.battery === null) return null;
  const hours = { productionKwh: made.productionKwh, loadKwh: home.loadKwh };
  const year = {
    ...hours,
    battery: chosen.battery,
    strategy: 'price-driven',
    importPrice: marginalImportPrice({ ...hours, taxedHome }, prices, {
      year: input.firstYear,
      assumptions: input.assumptions,
    }),
    exportPrice: exportPrice(prices),
    stopExportAtNegative: input.assumptions.stopExportAtNegativePrice,
  } as const;
  return foresightGap(dispatch(year), year, prices.subscriptionDkkPerYear * prices.vatFactor);
}
