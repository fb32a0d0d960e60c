import { expect, test } from 'vitest';
import { deviationOf, type Agreement } from './deviation.ts';

const agreed = (roofType: Agreement['roofType'], percent: number): Agreement => ({
  leadId: `${roofType} ${percent}`,
  name: 'Kim',
  roofType,
  percent,
});

test('by hand: two tiled roofs at +4 and +8 exceed the limit by their mean, the metal one at −5 does not', () => {
  const of = deviationOf([agreed('tile', 4), agreed('metal', -5), agreed('tile', 8)]);
  expect(of.within).toBe(2);
  expect(of.medianPercent).toBe(4);
  expect(of.roofs).toEqual([
    { roofType: 'tile', count: 2, meanPercent: 6, isBeyond: true },
    { roofType: 'metal', count: 1, meanPercent: -5, isBeyond: false },
  ]);
});

test('without agreements there is no median, and nothing exceeds the limit', () => {
  expect(deviationOf([])).toEqual({ agreements: [], within: 0, medianPercent: null, roofs: [] });
});
