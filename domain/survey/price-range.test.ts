import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { TEST_CONTEXT } from '../../engine/test-home.ts';
import { runEstimate } from '../estimate-request.ts';
import { BOARD_AGES, SURVEY_DEFAULTS, SURVEY_FIELDS, type SurveyAnswers } from './answers.ts';
import { calculatorStateOf } from './calculator-state-of.ts';
import { PRICE_QUESTIONS, priceRange, settledQuestions, widthOf } from './price-range.ts';
import { QUESTIONS } from './questions.ts';
import { sharpening } from './sharpening.ts';
import { peakPowerFor, sizedForUse } from './size-for-use.ts';
import { pricedSystem, systemForBudget } from './system-price.ts';

const PLACE = {
  lat: 56.157,
  lon: 10.211,
  postcode: '8000',
  address: 'Skovvej 12',
  gridCompany: null,
};
const KWH_PER_KWP = 970;

const answersOf = (solar: Partial<SurveyAnswers['solar']>): SurveyAnswers => ({
  ...SURVEY_DEFAULTS,
  solar: { ...SURVEY_DEFAULTS.solar, ...solar },
});
const SETTLED = answersOf({
  buildingType: 'detached',
  roofType: 'tile',
  monthlyUsage: 400,
  electricalBoardAge: 'newer',
  approxCableLength: 5,
});
const stateOf = (answers: SurveyAnswers) =>
  sizedForUse(calculatorStateOf(answers, PLACE), answers, {
    householdKwh: 4850,
    kwhPerKwp: KWH_PER_KWP,
  });

const anyAnswers = fc
  .record({
    buildingType: fc.constantFrom(null, ...SURVEY_FIELDS.solar.buildingType.values),
    roofType: fc
      .constantFrom(null, ...SURVEY_FIELDS.solar.roofType.values)
      .filter((type) => type !== 'thatch'),
    roofSize: fc.constantFrom(null, 12, 40, 90),
    monthlyUsage: fc.constantFrom(null, 150, 400, 900),
    electricalBoardAge: fc.constantFrom(null, ...BOARD_AGES),
    approxCableLength: fc.constantFrom(null, 0, 12, 30),
  })
  .map(answersOf);

describe('price', () => {
  test('alone is the estimate’s', () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        const state = stateOf(answers);
        const run = runEstimate(state, TEST_CONTEXT);
        if (!run.ok) throw new RangeError('not calculated');
        const { price, system } = run.value.estimate;
        expect(pricedSystem(state, TEST_CONTEXT)).toEqual({
          priceDkk: price.totalPrice,
          numberOfPanels: system.numberOfPanels,
        });
      }),
      { numRuns: 10 },
    );
  });

  test('the largest system within a budget is within it, and the next is not; too small a one is told the smallest', () => {
    const state = stateOf(SETTLED);
    const found = systemForBudget(70_000, state, TEST_CONTEXT, [1, 54]);
    expect(found.priceDkk).toBeLessThanOrEqual(70_000);
    const next = { ...state, calculatedNumberOfPanels: found.numberOfPanels + 1 };
    expect(pricedSystem(next, TEST_CONTEXT).priceDkk).toBeGreaterThan(70_000);
    const one = pricedSystem({ ...state, calculatedNumberOfPanels: 1 }, TEST_CONTEXT);
    expect(systemForBudget(1000, state, TEST_CONTEXT, [1, 54])).toEqual(one);
  });
});

describe('size', () => {
  test('gives over a year about what the household uses: 4,850 kWh at 970 kWh/kWp is 5 kWp', () => {
    expect(peakPowerFor(4850, 970)).toBe(5);
    expect(peakPowerFor(100, 970)).toBe(0.3);
    expect(peakPowerFor(90_000, 970)).toBe(24);
    expect(peakPowerFor(4850, 0)).toBe(0.3);
  });

  test('is the calculator’s guess until the use is known', () => {
    expect(stateOf(answersOf({}))).not.toHaveProperty('peakPower');
    expect(stateOf(answersOf({ monthlyBill: 800 }))).toHaveProperty('peakPower', 5);
  });
});

describe('range', () => {
  // engine/data/plausible-ranges.ts: offers for the same system differ by 10 %.
  test('with everything answered is what offers for the same system differ by', () => {
    const state = stateOf(SETTLED);
    const { priceDkk } = pricedSystem(state, TEST_CONTEXT);
    const range = priceRange(state, PRICE_QUESTIONS, TEST_CONTEXT, KWH_PER_KWP);
    expect(range.low).toBeCloseTo(priceDkk * 0.9, 2);
    expect(range.high).toBeCloseTo(priceDkk * 1.1, 2);
  });

  test('an unanswered question about the board: both prices and what lies between them', () => {
    const { electricalBoardOld: _board, ...state } = stateOf(SETTLED);
    const open = PRICE_QUESTIONS.filter((question) => question !== 'board');
    const range = priceRange(state, open, TEST_CONTEXT, KWH_PER_KWP);
    const [newer, old] = [false, true].map(
      (electricalBoardOld) => pricedSystem({ ...state, electricalBoardOld }, TEST_CONTEXT).priceDkk,
    );
    expect(range).toEqual({ low: newer! * 0.9, high: old! * 1.1 });
    // 8,800 DKK and 25 % markup, 25 % VAT: 13,750 DKK.
    expect(old! - newer!).toBeCloseTo(13_750, 2);
  });

  test('contains the shown price, and no answer makes it wider', () => {
    fc.assert(
      fc.property(anyAnswers, fc.subarray([...PRICE_QUESTIONS]), (answers, settled) => {
        const state = stateOf(answers);
        const rangeOf = (known: typeof settled) =>
          priceRange(state, known, TEST_CONTEXT, KWH_PER_KWP);
        const wide = rangeOf(settled);
        const { priceDkk } = pricedSystem(state, TEST_CONTEXT);
        expect(wide.low).toBeLessThanOrEqual(priceDkk);
        expect(wide.high).toBeGreaterThanOrEqual(priceDkk);
        for (const question of PRICE_QUESTIONS) {
          const narrower = rangeOf([...settled, question]);
          expect(widthOf(narrower)).toBeLessThanOrEqual(widthOf(wide) + 0.001);
        }
      }),
      { numRuns: 25 },
    );
  });
});

describe('sharpening', () => {
  test('is exact once every price question has an answer that settles it', () => {
    expect(settledQuestions(SETTLED)).toEqual(PRICE_QUESTIONS);
    expect(settledQuestions(SURVEY_DEFAULTS)).toEqual(['address']);
    const unsure = answersOf({
      ...SETTLED.solar,
      roofType: 'unknown',
      electricalBoardAge: 'unknown',
    });
    expect(settledQuestions(unsure)).toEqual(['address', 'house', 'use']);
  });

  test('no bar is wider than the one above it, and the current answer says what it did', () => {
    const ids = QUESTIONS.map(({ id }) => id);
    fc.assert(
      fc.property(anyAnswers, fc.constantFrom(...ids), (answers, shown) => {
        const found = sharpening(stateOf(answers), answers, shown, TEST_CONTEXT, KWH_PER_KWP);
        expect(found.bars.map(({ question }) => question)).toEqual(PRICE_QUESTIONS);
        found.bars.slice(1).forEach((bar, index) => {
          const above = found.bars[index]!;
          expect(widthOf(bar)).toBeLessThanOrEqual(widthOf(above) + 0.001);
        });
        expect(found.narrowedByDkk).toBeCloseTo(widthOf(found.before) - widthOf(found.now), 2);
      }),
      { numRuns: 25 },
    );
  });

  test('what was answered further down is no wider than the guesses above it', () => {
    const answers = answersOf({ electricalBoardAge: 'newer', approxCableLength: 0 });
    const { bars } = sharpening(stateOf(answers), answers, 'address', TEST_CONTEXT, KWH_PER_KWP);
    const widths = bars.map(widthOf);
    expect(widths).toEqual(widths.toSorted((one, other) => other - one));
  });

  test('a known roof narrows the price', () => {
    const answers = answersOf({ buildingType: 'detached', roofType: 'tile' });
    const found = sharpening(stateOf(answers), answers, 'roof', TEST_CONTEXT, KWH_PER_KWP);
    expect(found.narrowedByDkk).toBeGreaterThan(1000);
    expect(found.bars.map(({ state }) => state)).toEqual([
      'answered',
      'answered',
      'now',
      'to-come',
      'to-come',
    ]);
    expect(found.isExact).toBe(false);
  });
});
