import { describe, expect, test } from 'vitest';
import { estimate } from '../estimate.ts';
import type { EstimateInput } from '../estimate-input.ts';
import { TEST_CONTEXT, USUAL_HOME } from '../test-home.ts';
import { batteryOptions, type Size } from './best-size.ts';
import { bestWithin, cheapestSaving } from './size-for-wish.ts';

const OPTIONS = batteryOptions(TEST_CONTEXT).slice(0, 3);
const SMALL_ROOF: EstimateInput = { ...USUAL_HOME, roofSurfaceArea: 20 };
const MOST_PANELS = 8;

/** Every size of the small roof, as the estimate shows it. */
const ALL = OPTIONS.flatMap((batteryUnitCounts) =>
  Array.from({ length: MOST_PANELS }, (_, index) => {
    const size = { numberOfPanels: index + 1, batteryUnitCounts };
    return { size, ...figuresOf(size) };
  }),
);

function figuresOf({ numberOfPanels, batteryUnitCounts }: Size) {
  const { estimate: shown } = estimate(
    {
      ...SMALL_ROOF,
      calculatedNumberOfPanels: numberOfPanels,
      batteryUnitCounts,
      interestedInBattery: Object.keys(batteryUnitCounts).length > 0,
    },
    TEST_CONTEXT,
  );
  return {
    priceDkk: shown.price.totalPrice,
    npvDkk: shown.economy.npvDkk,
    savingDkk: shown.savings.tenYearMeanDkk,
  };
}

const prices = ALL.map(({ priceDkk }) => priceDkk).toSorted((a, b) => a - b);

describe('for a budget', () => {
  test.each([0, 5, 12, 23])('the best of what costs no more than the %sth cheapest', (at) => {
    const budget = prices[at]! + 1;
    const affordable = ALL.filter(({ priceDkk }) => priceDkk <= budget);
    const highest = Math.max(...affordable.map(({ npvDkk }) => npvDkk));
    const found = bestWithin(budget, SMALL_ROOF, TEST_CONTEXT, OPTIONS)!;
    expect(figuresOf(found).priceDkk).toBeLessThanOrEqual(budget);
    expect(figuresOf(found).npvDkk).toBeCloseTo(highest, 0);
  });

  test('nothing, where not even one panel stays within it', () => {
    expect(bestWithin(prices[0]! - 1, SMALL_ROOF, TEST_CONTEXT, OPTIONS)).toBeNull();
  });
});

describe('for a saving', () => {
  test.each([0.3, 0.6, 0.95])('the cheapest that reaches %s of the most', (share) => {
    const most = Math.max(...ALL.map(({ savingDkk }) => savingDkk));
    const goal = most * share;
    const cheapest = Math.min(
      ...ALL.filter(({ savingDkk }) => savingDkk >= goal).map(({ priceDkk }) => priceDkk),
    );
    const found = cheapestSaving(goal, SMALL_ROOF, TEST_CONTEXT, OPTIONS)!;
    expect(figuresOf(found).priceDkk).toBe(cheapest);
    expect(figuresOf(found).savingDkk).toBeGreaterThanOrEqual(goal - 1);
  });

  test('nothing, where no size saves as much', () => {
    expect(cheapestSaving(1_000_000, SMALL_ROOF, TEST_CONTEXT, OPTIONS)).toBeNull();
  });
});
