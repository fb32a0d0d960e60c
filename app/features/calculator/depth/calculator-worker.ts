import { findForWish, findForesightGap, findSizes } from './calculator-work.ts';
import type { WorkAnswers, WorkKind, WorkQuestion } from './work-messages.ts';

// One question, one answer; whoever asks anew starts another worker and ends this one.
addEventListener('message', ({ data }: MessageEvent<WorkQuestion>) => {
  const answer = answerTo(data);
  // A worker answers the page that made it; the rule means windows.
  self.postMessage(answer); // eslint-disable-line unicorn/require-post-message-target-origin
});

function answerTo({ kind, state, context, wish }: WorkQuestion): WorkAnswers[WorkKind] {
  switch (kind) {
    case 'sizes':
      return findSizes(state, context);
    case 'foresight':
      return findForesightGap(state, context);
    case 'wish':
      return wish === undefined ? null : findForWish(state, context, wish);
  }
}
