import { expect, test } from 'vitest';
import { cornersOf, labelSpot, overlap, type Box } from './label-spot.ts';

const square = (left: number, top: number, side: number) => [
  { x: left, y: top },
  { x: left + side, y: top },
  { x: left + side, y: top + side },
  { x: left, y: top + side },
];

test('outlines overlap where one covers the other, not where they touch or pass aslant', () => {
  const box = cornersOf({ left: 0, top: 0, width: 40, height: 10 });
  expect(overlap(box, square(30, 5, 20))).toBe(true);
  expect(overlap(box, square(40, 0, 20))).toBe(false);
  // Its own bounds reach over the box; it does not.
  const aslant = [
    { x: 20, y: 40 },
    { x: 60, y: 0 },
    { x: 70, y: 10 },
    { x: 30, y: 50 },
  ];
  expect(overlap(box, aslant)).toBe(false);
});

test('the nearest free spot, and none where there is no room', () => {
  const size = { width: 60, height: 18 };
  const panels = [square(-40, 0, 80)];
  const isFree = (box: Box) => panels.every((panel) => !overlap(cornersOf(box), panel));
  // Below lies a panel: above it is.
  expect(labelSpot({ x: 0, y: 0 }, size, [12], isFree)).toEqual({
    left: -30,
    top: -30,
    ...size,
  });
  expect(labelSpot({ x: 0, y: 0 }, size, [12], () => false)).toBeNull();
});
