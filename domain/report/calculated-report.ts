import type { EstimateContext } from '../../engine/estimate-context.ts';
import type { EstimateFigures } from '../../engine/estimate-figures.ts';
import type { CalculatorState } from '../calculator-state.ts';
import type { InvalidInput } from '../field-error.ts';
import { ok, type Result } from '../result.ts';
import { runSized } from '../sized-state.ts';
import { frozenFigures, type FrozenFigures } from './frozen-figures.ts';

/**
 * A calculation with everything its report shows, except the light on the roof, which may come from
 * outside.
 */
export type CalculatedReport = {
  /** As requested, with the number of panels set by the consumption. */
  readonly state: CalculatorState;
  readonly estimate: EstimateFigures;
  readonly figures: Omit<FrozenFigures, 'light'>;
};

/** Calculates a state and everything its report needs. */
export function calculatedReport(
  asked: CalculatorState,
  context: EstimateContext,
): Result<CalculatedReport, InvalidInput> {
  const run = runSized(asked, context);
  if (!run.ok) return run;
  const { estimate } = run.value;
  const state = withPanels(asked, estimate);
  return ok({
    state,
    estimate,
    figures: frozenFigures(state, run.value),
  });
}

/** From here on, a number of panels set by the consumption counts as given. */
function withPanels(
  state: CalculatorState,
  { system }: Pick<EstimateFigures, 'system'>,
): CalculatorState {
  if (state.sizing !== 'use') return state;
  const { sizing: _sizing, ...sized } = state;
  // Beside standing panels there may be none to count.
  return system.numberOfPanels === 0
    ? sized
    : { ...sized, calculatedNumberOfPanels: system.numberOfPanels };
}
