import { expect, test } from 'vitest';
import { eyeOf, isFacing, normalOf, seenBy, type Camera, type Point3 } from './camera.ts';
import { paintOrder } from './paint-order.ts';

const SOUTH: Camera = { yawDeg: 0, pitchDeg: 30 };
const WEST: Camera = { yawDeg: 90, pitchDeg: 30 };
const ABOVE: Camera = { yawDeg: 0, pitchDeg: 90 };

test('from the south east is to the right, and what is farther north stands higher and farther off', () => {
  const seen = seenBy(SOUTH);
  expect(seen([1, 0, 0])).toMatchObject({ x: 1 });
  expect(seen([0, 1, 0]).y).toBeCloseTo(-0.5);
  expect(seen([0, 1, 0]).near).toBeLessThan(0);
  expect(seen([0, 0, 1]).y).toBeCloseTo(-Math.cos(Math.PI / 6));
});

test('from the west south is to the right', () => {
  expect(seenBy(WEST)([0, -1, 0]).x).toBeCloseTo(1);
  expect(eyeOf(WEST)[0]).toBeLessThan(0);
});

test('from above it is a plan, north up and true to scale', () => {
  const { x, y } = seenBy(ABOVE)([3, 4, 7]);
  expect([x, y].map((value) => Math.round(value * 1e6) / 1e6)).toEqual([3, -4]);
});

const wall = (north: number): readonly Point3[] => [
  [-1, north, 0],
  [1, north, 0],
  [1, north, 3],
  [-1, north, 3],
];

test('a wall shows its front to the side it looks to', () => {
  expect(normalOf(wall(0))).toEqual([0, -6, 0]);
  expect(isFacing(wall(0), SOUTH)).toBe(true);
  expect(isFacing(wall(0), { yawDeg: 180, pitchDeg: 30 })).toBe(false);
});

test('farther walls are painted first, whatever their order', () => {
  const walls = [wall(0), wall(4), wall(2)];
  expect(paintOrder(walls, SOUTH)).toEqual([1, 2, 0]);
});

// By depth alone the long eave face would come after the chimney behind whose middle it reaches.
test('a small thing on a large slope is painted after it, from every side', () => {
  const slope: readonly Point3[] = [
    [-10, -4, 2],
    [10, -4, 2],
    [10, 0, 4],
    [-10, 0, 4],
  ];
  const chimneySide: readonly Point3[] = [
    [8, -0.8, 3.6],
    [8.6, -0.8, 3.6],
    [8.6, -0.8, 5],
    [8, -0.8, 5],
  ];
  for (const yawDeg of [-80, -40, 0, 40, 80]) {
    const camera = { yawDeg, pitchDeg: 30 };
    expect(paintOrder([chimneySide, slope], camera)).toEqual([1, 0]);
    expect(paintOrder([slope, chimneySide], camera)).toEqual([0, 1]);
  }
});
