import { expect, test } from 'vitest';
import { labelRows, placeLabels } from './strip-labels.ts';

const ROOM = { width: 80, from: 0, to: 400 };

test('names that would meet stand on the other side or a row further away, and all within the drawing', () => {
  const items = [10, 20, 200, 205, 210, 215, 399].map((x) => ({ x }));
  const labels = placeLabels(items, ROOM);
  expect(labels.map(({ item, side, row }) => [item.x, side, row])).toEqual([
    [10, 'above', 0],
    [20, 'below', 0],
    [200, 'above', 0],
    [205, 'below', 0],
    [210, 'above', 1],
    [215, 'below', 1],
    [399, 'above', 0],
  ]);
  expect(labels.map(({ x }) => x).filter((x) => x < 40 || x > 360)).toEqual([]);
  expect([labelRows(labels, 'above'), labelRows(labels, 'below')]).toEqual([2, 2]);
});

test('five of the same change have a place each', () => {
  const labels = placeLabels(
    Array.from({ length: 5 }, () => ({ x: 100 })),
    ROOM,
  );
  expect(new Set(labels.map(({ side, row }) => `${side} ${row}`)).size).toBe(5);
});
