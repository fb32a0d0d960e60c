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
  const system = quoteSystem(input, chosen, chosen.batteryUnitCounts, context);
  return {
    priceDkk: quote(system, priceList).totalOre / 100,
    numberOfPanels: chosen.numberOfPanels,
  };
}

/** The largest system whose price stays within a budget [DKK incl. VAT], or the smallest if none does. */
export function systemForBudget(
  budgetDkk: number,
  state: CalculatorState,
  context: PriceContext,
  [least, most]: readonly [number, number],
): PricedSystem {
  const of = (panels: number) =>
    pricedSystem({ ...state, calculatedNumberOfPanels: panels }, context);
  for (let panels = most; panels > least; panels--) {
    const system = of(panels);
    if (system.priceDkk <= budgetDkk) return system;
  }
  return of(least);
}
