import type { CalculatorState } from '../../../domain/calculator-state.ts';
import type { EstimateContext } from '../../../engine/estimate-context.ts';
import type { EstimateRun } from '../../../engine/estimate.ts';
import { movedOn } from './moved-on.ts';
import { estimateOf } from './state-run.ts';

/** What a state of one page is calculated with; another function once that is something else. */
type ContextOf = (state: CalculatorState) => EstimateContext;

type Told = {
  readonly given: CalculatorState;
  readonly isDragged: boolean;
  readonly contextOf: ContextOf;
};

/** From one state of a drag to the next. */
type Step = readonly [from: CalculatorState, to: CalculatorState];

/** A hand's steps change between two widths, as one and two degrees. */
const WIDTHS = 2;

/**
 * Works the next steps of a drag out while the hand is on its way to them: a slow browser then has the answer when the hand
 * arrives. A step that goes elsewhere is worked out when it comes, as ever.
 * @param first what the first step starts from
 * @param isSlow whether a step is worth it: a quick browser has its answer within a frame
 */
export function stepsAhead(first: CalculatorState, isSlow: () => boolean) {
  let last = first;
  let widths: readonly Step[] = [];
  const known = new Map<string, EstimateRun>();
  let knownWith: ContextOf | null = null;
  let waiting = 0;

  /** The result of a state that was worked out ahead. */
  function runOf(state: CalculatorState, contextOf: ContextOf): EstimateRun | undefined {
    return contextOf === knownWith ? known.get(JSON.stringify(state)) : undefined;
  }

  /** Told of the calculator after each change. */
  function follow({ given, isDragged, contextOf }: Told): void {
    // A browser that does not say when it has nothing to do would be kept from the very next step.
    if (given === last || typeof requestIdleCallback === 'undefined') return;
    cancelIdleCallback(waiting);
    const before = last;
    last = given;
    if (!isDragged) {
      widths = [];
      known.clear();
      return;
    }
    const others = widths.filter(([from, to]) => !isSame(movedOn(from, to, before), given));
    widths = [[before, given] as const, ...others].slice(0, WIDTHS);
    if (!isSlow()) return;
    const next = new Map(
      widths
        .map(([from, to]) => movedOn(from, to, given))
        .map((state) => [JSON.stringify(state), state] as const),
    );
    if (contextOf !== knownWith) known.clear();
    knownWith = contextOf;
    for (const text of known.keys()) if (!next.has(text)) known.delete(text);
    const missing = [...next].filter(([text]) => !known.has(text));
    const workOut = () => {
      const [text, state] = missing.shift() ?? [];
      if (text === undefined || state === undefined) return;
      const run = runWithinLimits(state, contextOf(state));
      if (run !== null) known.set(text, run);
      waiting = requestIdleCallback(workOut);
    };
    waiting = requestIdleCallback(workOut);
  }

  return { runOf, follow };
}

export type StepsAhead = ReturnType<typeof stepsAhead>;

/** @returns null where the step would lead beyond a field's limits: no hand gets there */
function runWithinLimits(state: CalculatorState, context: EstimateContext): EstimateRun | null {
  try {
    return estimateOf(state, context);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

function isSame(a: CalculatorState, b: CalculatorState): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
