import { runEstimate } from '../../../domain/estimate-request.ts';
import type { EstimateContext } from '../../../engine/estimate-context.ts';
import {
  exampleFigures,
  exampleState,
  type ExampleControls,
  type ExampleFigures,
} from './example.ts';

/**
 * The example calculated in the browser. Fetched when a control is first touched, because the page
 * itself needs no engine.
 */
export function answerExample(controls: ExampleControls, context: EstimateContext): ExampleFigures {
  const run = runEstimate(exampleState(controls), context);
  if (!run.ok) throw new RangeError('The example is outside what the calculator takes');
  return exampleFigures(run.value.estimate);
}
