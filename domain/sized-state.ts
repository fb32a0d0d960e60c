import type { EstimateContext } from '../engine/estimate-context.ts';
import { wishedUnits } from '../engine/quote/system-choice.ts';
import { bestSize } from '../engine/sizing/best-size.ts';
import type { CalculatorState } from './calculator-state.ts';
import { estimateInput, runEstimate } from './estimate-request.ts';

/**
 * The state with the number of panels set, if the consumption is to set it. It tries every size, so
 * it runs once, when a state comes in, not with every step of a slider.
 */
export function sizedState(state: CalculatorState, context: EstimateContext): CalculatorState {
  if (state.sizing !== 'use') return state;
  const { sizing: _sizing, ...sized } = state;
  const input = estimateInput(state, context);
  const units = input.interestedInBattery ? wishedUnits(input, context) : {};
  const best = bestSize(input, context, [units])?.smallestNearShortestPayback;
  // If nothing pays back, no size is better than the requested one.
  return best ? { ...sized, calculatedNumberOfPanels: best.numberOfPanels } : sized;
}

/** An estimate of the state, with the number of panels set by the consumption where requested. */
export function runSized(
  state: CalculatorState,
  context: EstimateContext,
): ReturnType<typeof runEstimate> {
  // Models must be known before sizes can be compared.
  const run = runEstimate(state, context);
  return run.ok && state.sizing === 'use' ? runEstimate(sizedState(state, context), context) : run;
}
