import { runEstimate } from '../../../domain/estimate-request.ts';
import { isSlow } from './state-run.ts';
import { stepsAhead } from './step-ahead.ts';
import type { Calculator } from './use-calculator.ts';
import { ahead } from './use-run.ts';

/** A browser makes quick code of what has run some times. */
const RUNS = 12;
/** A page that draws what the first touch has brought has something to do all the time: it is asked to do this in between [ms]. */
const PATIENCE_MS = 100;

/**
 * Runs the estimate before anything is dragged: a browser runs new code slowly, and the first steps of a slider would wait
 * for it. One run in each moment in which the page has little to do, and none once something has changed: from then on
 * the steps themselves do it.
 */
export function warmUp({ given, run: { context }, sinceChangeMs }: Calculator): void {
  ahead.steps = stepsAhead(given, isSlow);
  const begun = performance.now();
  let left = RUNS;
  const whenIdle = (act: () => void) => {
    if (typeof requestIdleCallback === 'undefined') setTimeout(act);
    else requestIdleCallback(act, { timeout: PATIENCE_MS });
  };
  const run = () => {
    if (sinceChangeMs() < performance.now() - begun) return;
    left--;
    // Other years of sun, and last the own one, whose hours are remembered.
    runEstimate(left > 0 ? { ...given, systemLoss: left } : given, context);
    if (left > 0) whenIdle(run);
  };
  whenIdle(run);
}
