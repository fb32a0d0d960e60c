import type { EstimateContext } from '../../engine/estimate-context.ts';
import type { EstimateFigures } from '../../engine/estimate-figures.ts';
import type { EstimateRun } from '../../engine/estimate.ts';
import { CALCULATOR_DEFAULTS } from '../calculator-defaults.ts';
import type { CalculatorState } from '../calculator-state.ts';
import { LIMITS } from '../calculator-limits.ts';
import { runEstimate } from '../estimate-request.ts';
import type { SurveyAnswers } from './answers.ts';
import { calculatorStateOf, type SurveyPlace } from './calculator-state-of.ts';
import { cashPayback, type CashPayback } from './cash-payback.ts';
import type { QuestionId } from './questions.ts';
import { sharpening, type Sharpening } from './sharpening.ts';
import { sizedForUse } from './size-for-use.ts';
import { systemForBudget, type PricedSystem } from './system-price.ts';

/** What is shown beside the questions. */
export type SurveyResult = {
  /** The answers as the calculator takes them, with the size that they give. */
  readonly state: CalculatorState;
  readonly estimate: EstimateFigures;
  /** The household's own use, without heat pump and car [kWh/yr]. */
  readonly householdKwh: number;
  /** [%/yr] */
  readonly loanRatePercent: number;
  /** When the same system would be paid back in cash; null without a loan. */
  readonly inCash: CashPayback | null;
  /** Calendar year of the first year of operation. */
  readonly firstYear: number;
  readonly sharpening: Sharpening;
  /** The largest system within the budget, or the smallest if it is too small for any; null without a budget. */
  readonly forBudget: PricedSystem | null;
};

/** What an estimate gives, wherever it was made. */
export type MadeEstimate = Pick<EstimateRun, 'estimate' | 'householdKwh' | 'input'>;

export type SurveyQuestion = {
  readonly answers: SurveyAnswers;
  readonly place: SurveyPlace;
  /** The question on the screen. */
  readonly shown: QuestionId;
};

/** What is to be calculated before the size is known, and, from that, what is to be shown. */
export function statesOf({ answers, place }: Omit<SurveyQuestion, 'shown'>) {
  const unsized = calculatorStateOf(answers, place);
  return {
    unsized,
    sized: ({ estimate, householdKwh }: MadeEstimate) =>
      sizedForUse(unsized, answers, { householdKwh, kwhPerKwp: estimate.yield.kwhPerKwp }),
  };
}

/** The result, built from an estimate of the sized state. */
export function resultAround(
  { answers, shown }: SurveyQuestion,
  state: CalculatorState,
  { estimate, householdKwh, input }: MadeEstimate,
  context: Pick<EstimateContext, 'catalogue' | 'priceList'>,
): SurveyResult {
  const { projectBudget } = answers.financing;
  const { kwhPerKwp } = estimate.yield;
  return {
    state,
    estimate,
    householdKwh,
    loanRatePercent: input.assumptions.loanRatePercent,
    inCash:
      estimate.economy.loan === null
        ? null
        : cashPayback(
            estimate,
            {
              ratePercent: input.assumptions.loanRatePercent,
              termYears: state.loanTermYears ?? CALCULATOR_DEFAULTS.loanTermYears,
            },
            input.batteryStrategy === 'price-driven',
          ),
    firstYear: input.firstYear,
    sharpening: sharpening(state, answers, shown, context, kwhPerKwp),
    forBudget:
      projectBudget === null
        ? null
        : systemForBudget(projectBudget, state, context, LIMITS.calculatedNumberOfPanels),
  };
}

/** All of it at once, if the engine runs in the same place. */
export function surveyResult(
  question: SurveyQuestion,
  contextOf: (state: CalculatorState) => EstimateContext,
): { readonly result: SurveyResult; readonly run: EstimateRun } {
  const { unsized, sized } = statesOf(question);
  const first = runOf(unsized, contextOf(unsized));
  const state = sized(first);
  const run = state === unsized ? first : runOf(state, contextOf(state));
  return { result: resultAround(question, state, run, contextOf(state)), run };
}

function runOf(state: CalculatorState, context: EstimateContext): EstimateRun {
  const run = runEstimate(state, context);
  // The survey offers nothing that the catalogue lacks.
  if (!run.ok) throw new RangeError(JSON.stringify(run.error.errors));
  return run.value;
}
