import { useMemo, useState } from 'react';
import type { CalculatorState } from '../../../domain/calculator-state.ts';
import type { EstimateContext } from '../../../engine/estimate-context.ts';
import type { EstimateRun } from '../../../engine/estimate.ts';
import { runOf, type SentRun } from './served-run.ts';
import { estimateOf } from './state-run.ts';
import type { StepsAhead } from './step-ahead.ts';

/** What works the next steps of a drag out, once warm-up.ts has brought it. */
export const ahead: { steps?: StepsAhead } = {};

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
