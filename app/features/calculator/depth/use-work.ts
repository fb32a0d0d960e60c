import { useCallback, useEffect, useState } from 'react';
import { toQuery } from '../../../../domain/calculator-query.ts';
import type { CalculatorState } from '../../../../domain/calculator-state.ts';
import type { EstimateContext } from '../../../../engine/estimate-context.ts';
import type { EstimateRun } from '../../../../engine/estimate.ts';
import type { Wish, WorkAnswers, WorkKind, WorkQuestion } from './work-messages.ts';

export type Work<Answer> =
  | { readonly kind: 'idle' | 'working' | 'failed' }
  | { readonly kind: 'done'; readonly answer: Answer };

/** What an answer depends on: the state, and what came from outside, seen in the first figures it changes. */
export function workSubject(state: CalculatorState, { estimate }: EstimateRun): string {
  const { yield: produced, energy } = estimate;
  return [toQuery(state).toString(), produced.source, energy.consumptionKwh].join(' ');
}

const IDLE = { kind: 'idle' } as const;

function ask<Kind extends WorkKind>(
  question: WorkQuestion<Kind>,
  onWork: (work: Work<WorkAnswers[Kind]>) => void,
): () => void {
  const worker = new Worker(new URL('./calculator-worker.ts', import.meta.url), { type: 'module' });
  const end = (work: Work<WorkAnswers[Kind]>) => {
    worker.terminate();
    onWork(work);
  };
  worker.addEventListener('message', ({ data }: MessageEvent<WorkAnswers[Kind]>) =>
    end({ kind: 'done', answer: data }),
  );
  worker.addEventListener('error', () => end({ kind: 'failed' }));
  // A worker has no origin to name; the rule means windows.
  worker.postMessage(question); // eslint-disable-line unicorn/require-post-message-target-origin
  return () => worker.terminate();
}

/**
 * Work that would hold up the page, done beside it.
 * @param subject what the answer depends on, as text: when it changes, work under way is given up and its answer gone
 */
export function useWork<Kind extends WorkKind>(kind: Kind, subject: string) {
  type Asked = { readonly subject: string; readonly question: WorkQuestion<Kind> };
  const [asked, setAsked] = useState<Asked | null>(null);
  const [work, setWork] = useState<Work<WorkAnswers[Kind]>>(IDLE);
  const isCurrent = asked?.subject === subject;
  const question = isCurrent ? asked.question : null;
  useEffect(() => {
    if (question === null) return undefined;
    setWork({ kind: 'working' });
    return ask(question, setWork);
  }, [question]);
  const start = useCallback(
    (state: CalculatorState, context: EstimateContext, wish?: Wish) =>
      setAsked({ subject, question: { kind, state, context, wish } }),
    [kind, subject],
  );
  const stop = useCallback(() => setAsked(null), []);
  return { work: isCurrent ? work : IDLE, start, stop };
}
