import { useEffect, useState } from 'react';
import type { CalculatorState } from '../../../domain/calculator-state.ts';
import type { EstimateContext } from '../../../engine/estimate-context.ts';
import type { RangeFindings } from './range-findings.ts';
import type { RangeQuestion } from './range-worker.ts';

export type RangeWork =
  | { readonly kind: 'working' | 'failed' }
  | { readonly kind: 'done'; readonly findings: RangeFindings | null };

/** The courses of a home, drawn beside the page. */
export function useRange(state: CalculatorState, context: EstimateContext): RangeWork {
  const [work, setWork] = useState<RangeWork>({ kind: 'working' });
  useEffect(() => {
    const worker = new Worker(new URL('./range-worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<RangeFindings | null>) =>
      setWork({ kind: 'done', findings: data }),
    );
    worker.addEventListener('error', () => setWork({ kind: 'failed' }));
    const question: RangeQuestion = { state, context };
    // A worker has no origin to name; the rule means windows.
    worker.postMessage(question); // eslint-disable-line unicorn/require-post-message-target-origin
    return () => worker.terminate();
  }, [state, context]);
  return work;
}
