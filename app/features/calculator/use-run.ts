import { useMemo, useState } from 'react';
import type { CalculatorState } from '../../../domain/calculator-state.ts';
import { runEstimate } from '../../../domain/estimate-request.ts';
import type { EstimateContext } from '../../../engine/estimate-context.ts';
import type { EstimateRun } from '../../../engine/estimate.ts';
import { runOf, type SentRun } from './served-run.ts';
import type { StepsAhead } from './step-ahead.ts';

/** Comes after the page, as step-ahead.ts does. */
export const ahead: { steps?: StepsAhead } = {};

/** A fifth of a frame: where an estimate alone takes longer, a step of a drag has no time for more than its answer [ms]. */
const FIFTH_OF_FRAME_MS = 3;

let tookMs = 0;

/** Whether this browser took so long for its latest estimate that all else has to wait for a drag's steps. */
export const isSlow = () => tookMs > FIFTH_OF_FRAME_MS;

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
        : (ahead.steps?.runOf(state, contextOf) ?? estimateOf(state, contextOf(state))),
    [state, contextOf, first],
  );
}

/** @throws RangeError a state that no field leads to */
export function estimateOf(state: CalculatorState, context: EstimateContext): EstimateRun {
  const begun = performance.now();
  const result = runEstimate(state, context);
  tookMs = performance.now() - begun;
  // The page starts from a checked state, and its fields offer nothing that the catalogue lacks.
  if (!result.ok) throw new RangeError(JSON.stringify(result.error.errors));
  return result.value;
}
