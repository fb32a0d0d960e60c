import { expect, test } from 'vitest';
import type { ComparedColumn } from './compare-view.ts';
import { kwpAxis } from './compare-bars.tsx';

const priced = (perKwp: number): ComparedColumn =>
  ({ basis: { writtenDkk: perKwp * 6, high: perKwp * 6 }, kwp: 6 }) as ComparedColumn;
const usualPerKwp = { low: 11_000, high: 13_500 };

test('one odd offer does not press the band of the others together', () => {
  const [start, beyond] = kwpAxis({ columns: [priced(11_900), priced(36_000)], usualPerKwp });
  expect((usualPerKwp.high - usualPerKwp.low) / (beyond - start)).toBeGreaterThan(0.5);
  // What lies near it has its own place.
  const [, end] = kwpAxis({ columns: [priced(15_000)], usualPerKwp });
  expect(end).toBeGreaterThan(15_000);
});
