import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findRoof } from '../../engine/roof/find-roof.ts';
import { surfaceHorizon } from '../../engine/roof/surface-horizon.ts';
import {
  hasRoofs,
  horizonPoints,
  housesWithTruth,
  ROOFS_FOLDER,
} from '../../scripts/roofs/reference.ts';
import { scoreRoof } from '../../scripts/roofs/score.ts';

// Measured roofs stay beside the project: a checkout without them skips this.
const folder = join(ROOFS_FOLDER, 'eindhoven');

test.skipIf(!hasRoofs(folder))(
  'of measured roofs three quarters are found within 3°, 5° and 10 %, with little that is none',
  { timeout: 60_000 },
  async () => {
    const sums = { truthM2: 0, tightM2: 0, falseM2: 0 };
    // Every second small house: the whole is npm run bench:roofs.
    const houses = (await housesWithTruth(folder))
      .filter(({ surface }) => surface.heightsM.length < 3000)
      .filter((_, index) => index % 2 === 0);
    for (const house of houses) {
      const { faces } = findRoof(house.surface, house);
      const found = faces.map((face) => ({
        ...face,
        outline: face.outline.map(([x, y]) => [x, y] as const),
      }));
      const score = scoreRoof(house.truth, found);
      for (const key of ['truthM2', 'tightM2', 'falseM2'] as const) sums[key] += score[key];
    }
    expect(sums.tightM2 / sums.truthM2).toBeGreaterThan(0.75);
    expect(sums.falseM2 / sums.truthM2).toBeLessThan(0.15);
  },
);

test.skipIf(!hasRoofs(folder))(
  'a horizon differs from brute force by less than a degree on average',
  async () => {
    const { surface, points } = await horizonPoints(join(ROOFS_FOLDER, 'shade'));
    let off = 0;
    for (const { x, y, eyeZ, northFirstDeg } of points) {
      const own = surfaceHorizon(surface, { point: [x, y], heightM: eyeZ }, 0);
      own.forEach((deg, at) => {
        off += Math.abs(deg - northFirstDeg[at]!) / (own.length * points.length);
      });
    }
    expect(off).toBeLessThan(1);
  },
);
