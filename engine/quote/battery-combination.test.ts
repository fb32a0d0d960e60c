import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { EXAMPLE_CATALOGUE } from '../data/example-catalogue.ts';
import { EXAMPLE_PRICE_BOOK } from '../data/example-price-book.ts';
import { batteryCombination } from './battery-combination.ts';
import { salesPrices } from './price-list.ts';

const { batteries } = EXAMPLE_CATALOGUE;
const prices = salesPrices(EXAMPLE_PRICE_BOOK).batteries;
const example = (kwh: number) => batteryCombination(kwh, batteries, prices);

test.each([
  [5, { 'example-battery-5': 1 }],
  [10, { 'example-battery-10': 1 }],
  [13, { 'example-battery-5': 1, 'example-battery-8': 1 }],
  // 90,000 instead of four times 24,000 DKK incl. VAT.
  [20, { 'example-battery-5': 1, 'example-battery-15': 1 }],
  [30, { 'example-battery-15': 2 }],
  // At least one.
  [1, { 'example-battery-5': 1 }],
])('a wish of %d kWh', (kwh, units) => {
  expect(example(kwh)).toEqual(units);
});

test('no model, no battery; and a wish of nothing is none', () => {
  expect(batteryCombination(10, [], {})).toEqual({});
  expect(() => example(0)).toThrow(RangeError);
});

const model = fc.record({
  usableKwh: fc.integer({ min: 1, max: 60 }).map((tenths) => tenths / 4),
  maxUnits: fc.integer({ min: 1, max: 4 }),
  priceOre: fc.integer({ min: 0, max: 6 }).map((steps) => steps * 1000),
});

type Model = { readonly usableKwh: number; readonly maxUnits: number; readonly priceOre: number };

/** Every combination, the first of those in order being the answer. */
function byTryingAll(wishKwh: number, models: readonly Model[]): readonly number[] {
  let all: readonly (readonly number[])[] = [[]];
  for (const { maxUnits } of models) {
    const counts = Array.from({ length: maxUnits + 1 }, (_, count) => count);
    all = all.flatMap((before) => counts.map((count) => [...before, count]));
  }
  const keyOf = (counts: readonly number[]) => {
    const sum = (of: (one: Model) => number) =>
      counts.reduce((total, count, index) => total + count * of(models[index]!), 0);
    const off = Math.abs(sum(({ usableKwh }) => usableKwh) - wishKwh);
    return [off, sum(({ priceOre }) => priceOre), sum(() => 1), ...counts.map((count) => -count)];
  };
  const before = (a: readonly number[], b: readonly number[]): number => {
    const index = a.findIndex((value, at) => value !== b[at]);
    return index < 0 ? 0 : a[index]! - b[index]!;
  };
  const some = all.filter((counts) => counts.some((count) => count > 0));
  return some.toSorted((a, b) => before(keyOf(a), keyOf(b)))[0]!;
}

test('the same as trying all combinations', () => {
  fc.assert(
    fc.property(
      fc.array(model, { minLength: 1, maxLength: 4 }),
      fc.integer({ min: 1, max: 200 }),
      (models, quarters) => {
        const named = models.map((one, index) => ({ ...one, id: `m${index}` }));
        const list = Object.fromEntries(named.map(({ id, priceOre }) => [id, priceOre]));
        const found = batteryCombination(quarters / 4, named, list);
        const counts = named.map(({ id }) => found[id] ?? 0);
        expect(counts).toEqual(byTryingAll(quarters / 4, models));
      },
    ),
    { numRuns: 500 },
  );
});
