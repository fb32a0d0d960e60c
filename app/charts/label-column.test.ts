import { describe, expect, test } from 'vitest';
import { placedInColumn } from './label-column.ts';

describe('labels in a column', () => {
  const column = { gapPx: 40, limits: [0, 200] } as const;
  test('keep the gap, the order and the limits', () => {
    const placed = placedInColumn(
      [
        { y: 100, item: 'b' },
        { y: 96, item: 'a' },
        { y: 103, item: 'c' },
      ],
      column,
    );
    expect(placed.map((label) => label.item)).toEqual(['a', 'b', 'c']);
    placed.slice(1).forEach((label, index) => {
      expect(label.y - (placed[index]?.y ?? 0)).toBeGreaterThanOrEqual(39.99);
    });
  });
  test('that are far apart stay where they are', () => {
    const placed = placedInColumn(
      [
        { y: 20, item: 'a' },
        { y: 150, item: 'b' },
      ],
      column,
    );
    expect(placed.map((label) => label.y)).toEqual([20, 150]);
  });
  test('leave the middle one where it belongs', () => {
    const placed = placedInColumn(
      [
        { y: 100.3, item: 'main' },
        { y: 99, item: 'above' },
        { y: 101, item: 'below' },
      ],
      column,
    );
    expect(placed[1]).toEqual({ y: 100.3, item: 'main' });
  });
  test('all find room when they fill it', () => {
    const labels = Array.from({ length: 6 }, (_, item) => ({ y: 33.37, item }));
    const placed = placedInColumn(labels, column);
    expect(placed.map((label) => Math.round(label.y))).toEqual([0, 40, 80, 120, 160, 200]);
  });
  test('at the edge are pushed inwards', () => {
    const placed = placedInColumn(
      [
        { y: 198, item: 'a' },
        { y: 204, item: 'b' },
      ],
      column,
    );
    expect(placed.map((label) => label.y)).toEqual([160, 200]);
  });
});
