import { describe, expect, test } from 'vitest';
import { linearScale, pushApart, roundTicks } from './chart-scale.ts';

test('maps the ends of a domain onto the ends of a range, also upside down', () => {
  const y = linearScale([-100, 300], [400, 0]);
  expect(y(-100)).toBe(400);
  expect(y(300)).toBe(0);
  expect(y(0)).toBe(300);
});

describe('ticks', () => {
  test('are round and within the domain', () => {
    expect(roundTicks([-120_000, 150_000], 6)).toEqual([
      -100_000, -50_000, 0, 50_000, 100_000, 150_000,
    ]);
    expect(roundTicks([0, 817], 5)).toEqual([0, 200, 400, 600, 800]);
    expect(roundTicks([0, 3.4], 4)).toEqual([0, 1, 2, 3]);
  });
});

describe('labels pushed apart', () => {
  const limits = [0, 200] as const;
  test('keep the gap, the order and the limits', () => {
    const placed = pushApart(
      [
        { y: 100, item: 'b' },
        { y: 96, item: 'a' },
        { y: 103, item: 'c' },
      ],
      40,
      limits,
    );
    expect(placed.map((label) => label.item)).toEqual(['a', 'b', 'c']);
    placed.slice(1).forEach((label, index) => {
      expect(label.y - (placed[index]?.y ?? 0)).toBeGreaterThanOrEqual(39.99);
    });
  });
  test('that are far apart stay where they are', () => {
    const placed = pushApart(
      [
        { y: 20, item: 'a' },
        { y: 150, item: 'b' },
      ],
      40,
      limits,
    );
    expect(placed.map((label) => label.y)).toEqual([20, 150]);
  });
  test('at the edge are pushed inwards', () => {
    const placed = pushApart(
      [
        { y: 198, item: 'a' },
        { y: 199, item: 'b' },
      ],
      40,
      limits,
    );
    expect(placed.map((label) => label.y)).toEqual([160, 200]);
  });
});
