import type { CalculatorState } from '../../../../domain/calculator-state.ts';
import type { ForesightGap } from '../../../../engine/battery/perfect-foresight.ts';
import type { EstimateContext } from '../../../../engine/estimate-context.ts';
import type { SystemSize } from './size-in-state.ts';

/** One of the best sizes, and what it costs and gives. */
export type FoundSize = SystemSize & {
  /** In the order of the faces; one where there is one roof. */
  readonly panelsPerFace: readonly number[];
  readonly npvDkk: number;
  readonly priceDkk: number;
  /** Mean of ten years after upkeep [DKK/yr]. */
  readonly savingDkk: number;
  readonly paybackYears: number | null;
  /** What «Brug den» makes of the calculator's state. */
  readonly state: CalculatorState;
};

export type FoundSizes = {
  readonly highestValue: FoundSize;
  readonly smallest: FoundSize | null;
  readonly compared: number;
};

/** What the money is to do: stay within a budget [DKK], or save an amount a month [DKK]. */
export type Wish = { readonly kind: 'budget' | 'saving'; readonly dkk: number };

/** What each kind of work answers with. */
export type WorkAnswers = {
  sizes: FoundSizes | null;
  foresight: ForesightGap | null;
  wish: FoundSize | null;
};
export type WorkKind = keyof WorkAnswers;

export type WorkQuestion<Kind extends WorkKind = WorkKind> = {
  readonly kind: Kind;
  readonly state: CalculatorState;
  readonly context: EstimateContext;
  /** Of a wish only. */
  readonly wish?: Wish | undefined;
};
