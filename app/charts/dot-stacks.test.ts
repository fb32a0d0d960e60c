import { expect, test } from 'vitest';
import { binWidthFor, dotPitch, dotStacks } from './dot-stacks.ts';

test('every figure stands in the column it belongs to, none is lost', () => {
  const stacks = dotStacks([-0.5, 8.2, 8.9, 9, 24.99], 1);
  expect(stacks).toEqual([
    { from: -1, values: [-0.5] },
    { from: 8, values: [8.2, 8.9] },
    { from: 9, values: [9] },
    { from: 24, values: [24.99] },
  ]);
});

test('columns are as narrow as there is room for', () => {
  expect(binWidthFor([3000, 3900], 20)).toBe(50);
  expect(binWidthFor([-400, 9300], 20)).toBe(500);
  expect(binWidthFor([0, 90_000], 20)).toBe(5000);
});

test('a full column brings its dots closer, so that none leaves the picture', () => {
  const stacks = [{ values: Array.from({ length: 40 }, () => 1) }, { values: [1] }];
  expect(dotPitch(stacks, { columnPx: 34, heightPx: 300, mostPx: 26 })).toBe(7.5);
  expect(dotPitch([{ values: [1] }], { columnPx: 34, heightPx: 300, mostPx: 26 })).toBe(26);
});
