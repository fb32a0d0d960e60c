import { useMemo, useState } from 'react';
import type { CalculatorState } from '../../../domain/calculator-state.ts';
import { runEstimate } from '../../../domain/estimate-request.ts';
import type { EstimateContext } from '../../../engine/estimate-context.ts';
import type { EstimateRun } from '../../../engine/estimate.ts';
import { runOf, type SentRun } from './served-run.ts';

/** A state's result: the served one as long as nothing it stands on has changed, calculated at once from then on. */
export function useRun(
  state: CalculatorState,
  served: SentRun,
  contextOf: (state: CalculatorState) => EstimateContext,
): EstimateRun {
  const [first] = useState(() => {
    const context = contextOf(state);
    return { state, contextOf, run: runOf(served, context, () => estimateOf(state, context)) };
  });
  return useMemo(
    () =>
      state === first.state && contextOf === first.contextOf
        ? first.run
        : estimateOf(state, contextOf(state)),
    [state, contextOf, first],
  );
}

function estimateOf(state: CalculatorState, context: EstimateContext): EstimateRun {
  const result = runEstimate(state, context);
  // The page starts from a checked state, and its fields offer nothing that the catalogue lacks.
  if (!result.ok) throw new RangeError(JSON.stringify(result.error.errors));
  return result.value;
}
