import { expect, test } from 'vitest';
import type { PlanPoint } from '../../engine/roof/roof-shape.ts';
import { tileCourses } from './tile-courses.ts';

const point = (eastM: number, southM: number): PlanPoint => ({ eastM, southM });
const rounded = (lines: ReturnType<typeof tileCourses>) =>
  lines.map((line) =>
    line.map(({ eastM, southM }) =>
      [eastM, southM].map((metres) => Math.round(metres * 100) / 100),
    ),
  );

test('lines along the eave, from one edge to the other', () => {
  const south = [point(0, 0), point(4, 0), point(4, 1), point(0, 1)];
  expect(rounded(tileCourses(south, 0, 30))).toEqual([
    [
      [0, 0.65],
      [4, 0.65],
    ],
    [
      [0, 0.3],
      [4, 0.3],
    ],
  ]);
});

test('a face that looks west has them north and south, as long as its own slanting edge lets them be', () => {
  const west = [point(0, 0), point(1, 1), point(1, 3), point(0, 3)];
  // The eave is at the west: the first course lies 0.35 m inside it, where the hip begins 0.35 m from the north.
  const [first] = rounded(tileCourses(west, 90, 30));
  expect(first!.toSorted((a, b) => a[1]! - b[1]!)).toEqual([
    [0.35, 0.35],
    [0.35, 3],
  ]);
});

test('on a small plan every second one', () => {
  const south = [point(0, 0), point(4, 0), point(4, 3), point(0, 3)];
  expect(tileCourses(south, 0, 30)).toHaveLength(8);
  expect(tileCourses(south, 0, 10)).toHaveLength(4);
});
