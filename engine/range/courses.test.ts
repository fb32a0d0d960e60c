import { describe, expect, test } from 'vitest';
import { PLAUSIBLE_RANGES } from '../data/plausible-ranges.ts';
import type { EconomyInput } from '../economy/economy-input.ts';
import { Z90 } from '../economy/uncertainty.ts';
import { paybackUnderChange } from '../estimate-tornado.ts';
import { setUpEstimate } from '../estimate-setup.ts';
import type { EstimateInput } from '../estimate-input.ts';
import { TEST_CONTEXT, USUAL_HOME } from '../test-home.ts';
import { bandOf, dotsWithin, moneyRange, quickCourses } from './courses.ts';
import { courseChange, DRAWN_KEYS, drawCourses, type CourseDraw } from './priors.ts';

function baseOf(change: Partial<EstimateInput> = {}): EconomyInput {
  const setUp = setUpEstimate({ ...USUAL_HOME, ...change }, TEST_CONTEXT);
  const { battery, batteryUnitCounts } = setUp.chosen;
  return setUp.economyInput(setUp.quoteWith(battery ? batteryUnitCounts : {}), battery);
}

const HOMES = [
  ['without a battery', baseOf()],
  ['with a battery', baseOf({ interestedInBattery: true })],
] as const;
const PLANTED = 1600;
const OTHER_SEED = 7;
const AT_REST = Object.fromEntries(DRAWN_KEYS.map((key) => [key, 0])) as CourseDraw;

describe.each(HOMES)('a home %s', (_, base) => {
  const exactly = paybackUnderChange(base);
  const quickly = quickCourses(base);

  test('80 % of planted truths, each dispatched anew, lie in the 80 % band: 78 to 82', () => {
    const { low, high } = bandOf(moneyRange(base).paybackYears);
    const inside = drawCourses(OTHER_SEED, PLANTED).filter((draw) => {
      const truth = exactly(courseChange(base, draw)) ?? Infinity;
      return truth >= (low ?? Infinity) && truth <= (high ?? Infinity);
    }).length;
    const percent = (100 * inside) / PLANTED;
    expect(percent).toBeGreaterThanOrEqual(78);
    expect(percent).toBeLessThanOrEqual(82);
  }, 120_000);

  test('nothing drawn is the estimate itself', () => {
    const atRest = courseChange(base, AT_REST);
    expect(quickly(atRest).paybackYears).toBeCloseTo(exactly({})!, 1);
  });

  test('one cause at its good or bad tenth is the tornado’s end', () => {
    for (const [drawn, key] of [
      ['spotPrice', 'spotFactor'],
      ['use', 'useFactor'],
      ['price', 'priceFactor'],
    ] as const) {
      for (const [end, z] of [
        ['low', -Z90],
        ['high', Z90],
      ] as const) {
        const change = courseChange(base, { ...AT_REST, [drawn]: z });
        expect(change[key]).toBeCloseTo(PLAUSIBLE_RANGES[drawn][end], 9);
        const years = exactly({ [key]: PLAUSIBLE_RANGES[drawn][end] });
        const quick = quickly(change).paybackYears;
        expect(Math.abs((quick ?? 25) - (years ?? 25))).toBeLessThan(0.25);
      }
    }
  });
});

test('more years, more dots; a dearer system has fewer', () => {
  const [, base] = HOMES[0];
  const range = moneyRange(base);
  const dear = moneyRange({ ...base, priceDkk: base.priceDkk * 1.3 });
  expect(dotsWithin(range, 25)).toBeGreaterThan(dotsWithin(range, 12));
  expect(dotsWithin(dear, 15)).toBeLessThan(dotsWithin(range, 15));
  expect(range.paybackYears).toHaveLength(100);
  expect(moneyRange(base)).toEqual(range);
});
