import type { CalculatorState } from '../../../domain/calculator-state.ts';
import type { EstimateContext } from '../../../engine/estimate-context.ts';
import { findRange } from './find-range.ts';

export type RangeQuestion = { readonly state: CalculatorState; readonly context: EstimateContext };

// One question, one answer; whoever asks anew starts another worker and ends this one.
addEventListener('message', ({ data }: MessageEvent<RangeQuestion>) => {
  const answer = findRange(data.state, data.context);
  // A worker answers the page that made it; the rule means windows.
  self.postMessage(answer); // eslint-disable-line unicorn/require-post-message-target-origin
});
