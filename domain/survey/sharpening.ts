import type { CalculatorState } from '../calculator-state.ts';
import type { SurveyAnswers } from './answers.ts';
import {
  PRICE_QUESTIONS,
  isPriceQuestion,
  priceRange,
  settledQuestions,
  widthOf,
  type PriceQuestion,
  type PriceRange,
} from './price-range.ts';
import type { QuestionId } from './questions.ts';
import type { PriceContext } from './system-price.ts';

/** 'to-come': as far as it would narrow if our guess were the answer. */
export type SharpeningBar = PriceRange & {
  readonly question: PriceQuestion;
  readonly state: 'answered' | 'now' | 'to-come';
};

export type Sharpening = {
  readonly now: PriceRange;
  /** Without the answer to the question that is on the screen. */
  readonly before: PriceRange;
  /** How much narrower that answer made the range [DKK]; 0 where it did not. */
  readonly narrowedByDkk: number;
  readonly bars: readonly SharpeningBar[];
  /** Whether every price question is answered: then the price is exact, without «about». */
  readonly isExact: boolean;
};

/** How each answer narrows the price: a bar for every question that the price depends on. */
export function sharpening(
  state: CalculatorState,
  answers: SurveyAnswers,
  shown: QuestionId,
  context: PriceContext,
  kwhPerKwp: number,
): Sharpening {
  const settled = settledQuestions(answers);
  const memory = new Map<string, PriceRange>();
  const rangeOf = (questions: readonly PriceQuestion[]): PriceRange => {
    const key = questions.join();
    const known = memory.get(key) ?? priceRange(state, questions, context, kwhPerKwp);
    memory.set(key, known);
    return known;
  };
  const shownAt = isPriceQuestion(shown) ? PRICE_QUESTIONS.indexOf(shown) : PRICE_QUESTIONS.length;
  const now = rangeOf(settled);
  const before = rangeOf(settled.filter((question) => question !== shown));
  const bars = PRICE_QUESTIONS.map((question, index): SharpeningBar => {
    if (index === shownAt) return { question, state: 'now', ...now };
    // From the shown question down every bar counts all that is told, and our guesses on the way to it: else one
    // that was told further down would be wider than the guess above it.
    const known = PRICE_QUESTIONS.filter((candidate, at) =>
      index < shownAt
        ? at <= index && settled.includes(candidate)
        : settled.includes(candidate) || (at >= shownAt && at <= index),
    );
    const isGuess = index > shownAt && !settled.includes(question);
    return { question, state: isGuess ? 'to-come' : 'answered', ...rangeOf(known) };
  });
  return {
    now,
    before,
    narrowedByDkk: Math.max(0, widthOf(before) - widthOf(now)),
    bars,
    isExact: settled.length === PRICE_QUESTIONS.length,
  };
}
