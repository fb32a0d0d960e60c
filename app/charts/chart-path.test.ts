import { expect, test } from 'vitest';
import { areaPath, barsPath, linePath, type Point } from './chart-path.ts';
import { smoothAt } from './smooth-curve.ts';

test('a line goes through its points, an area there and back', () => {
  expect(
    linePath([
      [0, 10],
      [5.25, 20],
    ]),
  ).toBe('M0,10l5.3,10');
  expect(
    areaPath(
      [
        [0, 1],
        [2, 1],
      ],
      [
        [0, 5],
        [2, 5],
      ],
    ),
  ).toBe('M0,1l2,0 0,4 -2,0Z');
});

test('bars are one path, each a box that closes where it began', () => {
  const bars = [
    { x: 1, y: 20, height: 30 },
    { x: 11.04, y: 5.26, height: 44.74 },
  ];
  expect(barsPath(bars, 6.6048)).toBe('M1,20h6.6v30h-6.6ZM11,5.3h6.6v44.7h-6.6Z');
  expect(barsPath([], 6)).toBe('');
});

test('a curve with fewer points keeps its course and its corners', () => {
  const curve = Array.from({ length: 200 }, (_, at): Point => [at, 90 * Math.sin(at / 30)]);
  const points: readonly Point[] = [...curve, [200, 300], [201, 0]];
  const path = linePath(points);
  const drawn = placesOf(path);
  expect(drawn.length).toBeLessThan(points.length / 2);
  for (const point of points) expect(distanceTo(drawn, point)).toBeLessThan(0.2);
  expect(drawn).toContainEqual([200, 300]);
});

/** The points that the path data of one line passes through. */
function placesOf(path: string): readonly Point[] {
  const [start, steps] = path.slice(1).split('l');
  const pair = (text: string) => text.split(',').map(Number) as [number, number];
  const places: Point[] = [pair(start!)];
  for (const step of steps!.split(' ')) {
    const [x, y] = places.at(-1)!;
    const [byX, byY] = pair(step);
    places.push([Number((x + byX).toFixed(1)), Number((y + byY).toFixed(1))]);
  }
  return places;
}

function distanceTo(line: readonly Point[], [x, y]: Point): number {
  const ways = line.slice(1).map(([toX, toY], at) => {
    const [fromX, fromY] = line[at]!;
    const length = Math.hypot(toX - fromX, toY - fromY);
    const along = ((x - fromX) * (toX - fromX) + (y - fromY) * (toY - fromY)) / length;
    if (along < 0) return Math.hypot(x - fromX, y - fromY);
    if (along > length) return Math.hypot(x - toX, y - toY);
    return Math.abs((x - fromX) * (toY - fromY) - (y - fromY) * (toX - fromX)) / length;
  });
  return Math.min(...ways);
}

test('the smooth curve meets its values and stays between its neighbours', () => {
  const values = [0, 0, 4, 5, 1];
  values.forEach((value, index) => expect(smoothAt(values, index)).toBeCloseTo(value));
  for (let at = 1; at < 4; at += 0.05) {
    const between = [values[Math.floor(at)] ?? 0, values[Math.ceil(at)] ?? 0];
    expect(smoothAt(values, at)).toBeGreaterThanOrEqual(Math.min(...between) - 1e-9);
    expect(smoothAt(values, at)).toBeLessThanOrEqual(Math.max(...between) + 1e-9);
  }
});
