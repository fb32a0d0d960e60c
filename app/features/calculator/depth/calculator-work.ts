import type { CalculatorState } from '../../../../domain/calculator-state.ts';
import { estimateInput, runEstimate } from '../../../../domain/estimate-request.ts';
import { dispatch } from '../../../../engine/battery/dispatch.ts';
import { foresightGap, type ForesightGap } from '../../../../engine/battery/perfect-foresight.ts';
import type { EstimateContext } from '../../../../engine/estimate-context.ts';
import { setUpEstimate } from '../../../../engine/estimate-setup.ts';
import { combinedBattery } from '../../../../engine/quote/system-choice.ts';
import { bestSize, type SizedResult } from '../../../../engine/sizing/best-size.ts';
import { marginalImportPrice } from '../../../../engine/economy/marginal-price.ts';
import { exportPrice } from '../../../../engine/tariff/electricity-prices.ts';
import type { FoundSize, FoundSizes } from './work-messages.ts';
import { withSize, withoutSize } from './size-in-state.ts';

// What takes longer than a frame. It knows nothing of the worker it runs in.

/** The two best sizes, each as the estimate shows it; null where no panel can be put up. */
export function findSizes(state: CalculatorState, context: EstimateContext): FoundSizes | null {
  const open = withoutSize(state);
  const input = estimateInput(open, context);
  const best = bestSize(input, context);
  if (best === null) return null;
  const found = ({ numberOfPanels, batteryUnitCounts, npvDkk }: SizedResult): FoundSize => {
    const battery = combinedBattery(
      batteryUnitCounts,
      { assumptions: input.assumptions, batteryStrategy: 'self-use' },
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
      npvDkk,
      priceDkk: estimate.price.totalPrice,
      savingDkk: estimate.savings.tenYearMeanDkk,
      paybackYears: estimate.economy.paybackYears,
      state: withSize(state, size, panelsPerFace),
    };
  };
  const { highestNpv, smallestNearShortestPayback: smallest } = best;
  return {
    highestValue: found(highestNpv),
    smallest: smallest && found(smallest),
    compared: best.compared,
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
