import { expect, test } from 'vitest';
import { axisOfMost, type ComparedColumn } from './compare-view.ts';
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

test('a price ten times the others stands beyond the axis, and the others on it', () => {
  const span = (dkk: number) => ({ low: dkk, high: dkk });
  const [start, end] = axisOfMost([80_000, 900_000, 95_000].map(span));
  expect([start < 80_000, end > 95_000, end < 150_000]).toEqual([true, true, true]);
  expect(axisOfMost([800_000, 90_000].map(span))[1]).toBeLessThan(800_000);
  const [low, high] = axisOfMost([90_000, 180_000].map(span));
  expect([low < 90_000, high > 180_000]).toEqual([true, true]);
});
