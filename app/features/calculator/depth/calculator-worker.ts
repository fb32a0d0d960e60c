import { findForesightGap, findSizes } from './calculator-work.ts';
import type { WorkQuestion } from './work-messages.ts';

// One question, one answer; whoever asks anew starts another worker and ends this one.
addEventListener('message', ({ data }: MessageEvent<WorkQuestion>) => {
  const { kind, state, context } = data;
  const answer = kind === 'sizes' ? findSizes(state, context) : findForesightGap(state, context);
  // A worker answers the page that made it; the rule means windows.
  self.postMessage(answer); // eslint-disable-line unicorn/require-post-message-target-origin
});
