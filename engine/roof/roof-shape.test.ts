import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  faceAzimuthDeg,
  houseExtent,
  outlineAreaM2,
  planPointOf,
  ROOF_SHAPES,
  roofShapeFaces,
} from './roof-shape.ts';

const houses = fc
  .record({
    shape: fc.constantFrom(...ROOF_SHAPES),
    widthM: fc.double({ min: 3, max: 15, noNaN: true }),
    more: fc.double({ min: 0.5, max: 20, noNaN: true }),
    wingM: fc.double({ min: 1, max: 12, noNaN: true }),
    slopeDeg: fc.integer({ min: 1, max: 60 }),
  })
  .map(({ more, ...house }) => ({ ...house, lengthM: house.widthM + more }));

describe('typical roofs', () => {
  test('an L of 15 × 8 m with a wing of 5.6 m at 30°, by hand', () => {
    // Half the width is 4 m on the ground, 4 / cos 30° = 4.619 m up the slope. On the ground the front is a trapezoid
    // of (15 − 8) and (15 − 4) m, so 36 m², and so on round the house.
    const size = { lengthM: 15, widthM: 8, wingM: 5.6 };
    const areas = roofShapeFaces('l-shape', size, 30).map(({ outline }) => outlineAreaM2(outline));
    [41.6, 35.1, 60.0, 53.6].forEach((area, index) => expect(areas[index]).toBeCloseTo(area, 1));
    expect(houseExtent('l-shape', size)).toEqual({ eastM: 15, southM: 13.6 });
  });

  test('a gable, a hip, a lean-to and a flat roof of 12 × 8 m, by hand', () => {
    const size = { lengthM: 12, widthM: 8, wingM: 0 };
    const areasOf = (shape: 'gable' | 'hip' | 'lean-to' | 'flat', slopeDeg: number) =>
      roofShapeFaces(shape, size, slopeDeg).map(({ outline }) => outlineAreaM2(outline));
    // cos 60° is a half: every face is twice the ground under it.
    expect(areasOf('gable', 60).map((area) => area.toFixed(3))).toEqual(['96.000', '96.000']);
    // The ridge is 4 m: trapezoids of (12 + 4) / 2 · 4 m², triangles of 8 · 4 / 2.
    const hip = areasOf('hip', 60).map((area) => area.toFixed(3));
    expect(hip).toEqual(['64.000', '32.000', '64.000', '32.000']);
    expect(areasOf('lean-to', 60)[0]).toBeCloseTo(192, 9);
    expect(areasOf('flat', 15)[0]).toBeCloseTo(96, 9);
  });

  test('seen from above the faces cover the house, whatever the slope, and lie within it', () => {
    fc.assert(
      fc.property(houses, ({ shape, slopeDeg, ...size }) => {
        const slope = shape === 'flat' ? 0 : slopeDeg;
        const { eastM, southM } = houseExtent(shape, size);
        const faces = roofShapeFaces(shape, size, slopeDeg);
        const ground = faces.reduce((sum, face) => {
          const corners = face.outline.map((point) => planPointOf(face, point, slope));
          for (const corner of corners) {
            expect(corner.eastM).toBeGreaterThanOrEqual(-1e-6);
            expect(corner.eastM).toBeLessThanOrEqual(eastM + 1e-6);
            expect(corner.southM).toBeGreaterThanOrEqual(-1e-6);
            expect(corner.southM).toBeLessThanOrEqual(southM + 1e-6);
          }
          // To the south is down on the page: counter-clockwise there is clockwise here.
          return sum - outlineAreaM2(corners.map((corner) => [corner.eastM, corner.southM]));
        }, 0);
        const missing = shape === 'l-shape' ? (size.lengthM - size.widthM) * size.wingM : 0;
        expect(ground).toBeCloseTo(eastM * southM - missing, 6);
      }),
    );
  });

  test('a front to the south has its other faces to the west, north and east', () => {
    const size = { lengthM: 12, widthM: 8, wingM: 3 };
    const directions = (front: number) =>
      roofShapeFaces('hip', size, 30).map((face) => faceAzimuthDeg(face, front));
    expect(directions(0)).toEqual([0, 90, 180, -90]);
    expect(directions(-8)).toEqual([-8, 82, 172, -98]);
    expect(directions(135)).toEqual([135, -135, -45, 45]);
  });

  test.each([
    ['hip', { lengthM: 7, widthM: 8, wingM: 0 }, 30],
    ['l-shape', { lengthM: 8, widthM: 8, wingM: 4 }, 30],
    ['l-shape', { lengthM: 12, widthM: 8, wingM: 0 }, 30],
    ['gable', { lengthM: 0, widthM: 8, wingM: 0 }, 30],
    ['gable', { lengthM: 12, widthM: 8, wingM: 0 }, 90],
    ['gable', { lengthM: 12, widthM: Number.NaN, wingM: 0 }, 30],
  ] as const)('%s of %o at %d° is none', (shape, size, slopeDeg) => {
    expect(() => roofShapeFaces(shape, size, slopeDeg)).toThrow(RangeError);
  });
});
