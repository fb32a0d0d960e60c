import { PLAUSIBLE_RANGES } from '../../engine/data/plausible-ranges.ts';
import { BUILDING_TYPES, ROOF_TYPES } from '../../engine/estimate-input.ts';
import type { CalculatorState } from '../calculator-state.ts';
import type { SurveyAnswers } from './answers.ts';
import type { QuestionId } from './questions.ts';
import { HOME_USE_KWH, isUseAnswered, peakPowerFor } from './size-for-use.ts';
import { pricedSystem, type PriceContext } from './system-price.ts';

// How far the price may still be from the shown one: the price list is asked for every answer that is still open.

/** The questions that the price depends on, in their order. */
export const PRICE_QUESTIONS = [
  'address',
  'house',
  'roof',
  'use',
  'board',
] as const satisfies readonly QuestionId[];
export type PriceQuestion = (typeof PRICE_QUESTIONS)[number];

export function isPriceQuestion(id: QuestionId): id is PriceQuestion {
  return PRICE_QUESTIONS.some((question) => question === id);
}

/** The lengths that the question offers [m]; up to the first of them the price list charges nothing. */
export const CABLE_LENGTHS_M = [5, 10, 20, 30] as const;

/** [DKK incl. VAT] */
export type PriceRange = { readonly low: number; readonly high: number };

export const widthOf = ({ low, high }: PriceRange): number => high - low;

/** The questions whose answers settle their part of the price; «I don't know» does not. */
export function settledQuestions(answers: SurveyAnswers): readonly PriceQuestion[] {
  const { buildingType, roofType, electricalBoardAge, approxCableLength } = answers.solar;
  const settled: Readonly<Record<PriceQuestion, boolean>> = {
    // Without a place there is no price at all.
    address: true,
    house: buildingType !== null,
    roof: roofType !== null && roofType !== 'unknown',
    use: isUseAnswered(answers),
    board:
      electricalBoardAge !== null && electricalBoardAge !== 'unknown' && approxCableLength !== null,
  };
  return PRICE_QUESTIONS.filter((question) => settled[question]);
}

/**
 * Lowest and highest price while only some questions are settled.
 * @param state the answers as the calculator takes them, with the size that they give
 * @param settled questions whose answer, or guess, is taken as it stands in the state
 * @param kwhPerKwp yield of this roof, which says what size a use asks for
 */
export function priceRange(
  state: CalculatorState,
  settled: readonly PriceQuestion[],
  context: PriceContext,
  kwhPerKwp: number,
): PriceRange {
  const isOpen = (question: PriceQuestion) => !settled.includes(question);
  let states = [state];
  const vary = (variants: readonly Partial<CalculatorState>[]) => {
    states = states.flatMap((one) => variants.map((variant) => ({ ...one, ...variant })));
  };
  if (isOpen('house')) vary(BUILDING_TYPES.map((buildingType) => ({ buildingType })));
  if (isOpen('roof')) {
    vary(ROOF_TYPES.filter((type) => type !== 'thatch').map((roofType) => ({ roofType })));
  }
  if (isOpen('use')) {
    vary([{}, ...HOME_USE_KWH.map((kwh) => ({ peakPower: peakPowerFor(kwh, kwhPerKwp) }))]);
  }
  if (isOpen('board')) vary(openBoard(state));
  const prices = states.map((one) => pricedSystem(one, context).priceDkk);
  const { low, high } = PLAUSIBLE_RANGES.price;
  return { low: Math.min(...prices) * low, high: Math.max(...prices) * high };
}

/** Answers about board and cable are kept; the rest is as cheap or as expensive as the question allows. */
function openBoard(state: CalculatorState): readonly Partial<CalculatorState>[] {
  const boards =
    state.electricalBoardOld === undefined ? [false, true] : [state.electricalBoardOld];
  const cables =
    state.cableLengthToRoof === undefined
      ? [CABLE_LENGTHS_M[0], CABLE_LENGTHS_M.at(-1)!]
      : [state.cableLengthToRoof];
  return boards.flatMap((electricalBoardOld) =>
    cables.map((cableLengthToRoof) => ({ electricalBoardOld, cableLengthToRoof })),
  );
}
