import type { CalculatorState } from '../../../domain/calculator-state.ts';
import { runEstimate } from '../../../domain/estimate-request.ts';
import type { EstimateContext } from '../../../engine/estimate-context.ts';
import type { EstimateRun } from '../../../engine/estimate.ts';

/** A fifth of a frame: where an estimate alone takes longer, a step of a drag has no time for more than its answer [ms]. */
const FIFTH_OF_FRAME_MS = 3;

/** One estimate among slow ones may be quick by chance, and what is then drawn would hold up the next steps. */
const QUICK_IN_A_ROW = 3;

let quickInARow = QUICK_IN_A_ROW;

/** Whether this browser takes so long for an estimate that all else has to wait for a drag's steps. */
export const isSlow = () => quickInARow < QUICK_IN_A_ROW;

/** @throws RangeError a state that no field leads to */
export function estimateOf(state: CalculatorState, context: EstimateContext): EstimateRun {
  const begun = performance.now();
  const result = runEstimate(state, context);
  // The page starts from a checked state, and its fields offer nothing that the catalogue lacks.
  if (!result.ok) throw new RangeError(JSON.stringify(result.error.errors));
  // A refusal is quick anywhere, and tells nothing of the browser.
  quickInARow = performance.now() - begun > FIFTH_OF_FRAME_MS ? 0 : quickInARow + 1;
  return result.value;
}
