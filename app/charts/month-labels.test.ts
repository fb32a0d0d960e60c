import { expect, test } from 'vitest';
import type { Box } from './free-place.ts';
import { monthLabels } from './month-labels.ts';

/** What the sun gives in the months of a steep roof with 33 panels [kWh]. */
const SUN = [422, 617, 1248, 1521, 1688, 1573, 1509, 1351, 1226, 872, 469, 318];
const STEP_PX = 35.2;

const meet = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

test('totals as wide as a month’s step lie over none of their neighbours', () => {
  const { totals } = monthLabels({
    towers: SUN.map((kwh) => ({ sunKwh: kwh, useKwh: 2100, direct: kwh, left: [], right: [] })),
    y: (kwh) => 340 - kwh * 0.1215,
    locale: 'da',
    frame: { left: 0, right: 12 * STEP_PX, top: 0, bottom: 340 },
    top: 20,
    sums: [],
    left: (index) => 4 + index * STEP_PX,
    towerWidth: 13,
    names: { months: 4, count: 0 },
    hasBoth: false,
  });
  expect(totals).toHaveLength(SUN.length);
  const meeting = totals.flatMap(({ box, words }, index) =>
    totals
      .slice(index + 1)
      .flatMap((other) => (meet(box, other.box) ? [[words, other.words]] : [])),
  );
  expect(meeting).toEqual([]);
});
