import type { EstimateContext } from '../../engine/estimate-context.ts';
import { quoteSystem } from '../../engine/estimate-setup.ts';
import { quote } from '../../engine/quote/quote.ts';
import { chooseSystem } from '../../engine/quote/system-choice.ts';
import type { CalculatorState } from '../calculator-state.ts';
import { estimateInput } from '../estimate-request.ts';

export type PriceContext = Pick<EstimateContext, 'catalogue' | 'priceList' | 'quoteDay'>;

export type PricedSystem = { readonly priceDkk: number; readonly numberOfPanels: number };

/** The price alone, as an estimate of the state gives it, without a year's hours behind it [DKK incl. VAT]. */
export function pricedSystem(state: CalculatorState, context: PriceContext): PricedSystem {
  const { priceList } = context;
  const input = estimateInput(state, context);
  const chosen = chooseSystem(input, context);
  const system = quoteSystem(input, chosen, chosen.batteryUnitCounts);
  return {
    priceDkk: quote(system, priceList).totalOre / 100,
    numberOfPanels: chosen.numberOfPanels,
  };
}

/** The largest system whose price stays within a budget [DKK incl. VAT]; null if none does. */
export function systemWithin(
  budgetDkk: number,
  state: CalculatorState,
  context: PriceContext,
  mostPanels: number,
): PricedSystem | null {
  for (let panels = mostPanels; panels >= 1; panels--) {
    const system = pricedSystem({ ...state, calculatedNumberOfPanels: panels }, context);
    if (system.numberOfPanels > 0 && system.priceDkk <= budgetDkk) return system;
  }
  return null;
}
