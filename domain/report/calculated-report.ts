import type { EstimateContext } from '../../engine/estimate-context.ts';
import type { Estimate } from '../../engine/estimate-figures.ts';
import { provenanceOf } from '../../engine/provenance/provenance.ts';
import type { CalculatorState } from '../calculator-state.ts';
import type { InvalidInput } from '../field-error.ts';
import { ok, type Result } from '../result.ts';
import { runSized } from '../sized-state.ts';
import { frozenFigures, type FrozenFigures } from './frozen-figures.ts';

/** A calculation with all that its report shows, but for the light on the roof, which may come from outside. */
export type CalculatedReport = {
  /** As it was asked for, with the number of panels that the use has set. */
  readonly state: CalculatorState;
  readonly estimate: Estimate;
  readonly figures: Omit<FrozenFigures, 'light'>;
};

/** Calculates a state and everything that its report rests on. */
export function calculatedReport(
  asked: CalculatorState,
  context: EstimateContext,
): Result<CalculatedReport, InvalidInput> {
  const run = runSized(asked, context);
  if (!run.ok) return run;
  const { estimate, input } = run.value;
  const state = withPanels(asked, estimate);
  return ok({
    state,
    estimate: { ...estimate, provenance: provenanceOf(estimate, input, context) },
    figures: frozenFigures(state, run.value),
  });
}

/** A number of panels that the use has set stands from here on as if it had been given. */
function withPanels(state: CalculatorState, { system }: Pick<Estimate, 'system'>): CalculatorState {
  if (state.sizing !== 'use') return state;
  const { sizing: _sizing, ...sized } = state;
  return { ...sized, calculatedNumberOfPanels: system.numberOfPanels };
}
