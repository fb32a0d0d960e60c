import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  areNearer,
  CLAMP_GAP_M,
  EDGE_DISTANCE_M,
  OBSTACLE_DISTANCE_M,
  panelPlaces,
  type FaceRectangle,
} from './panel-places.ts';
import { ROOF_SHAPES, roofShapeFaces, type FacePoint } from './roof-shape.ts';

const PANEL = { longM: 1.762, shortM: 1.134 };
const rectangle = (width: number, height: number): readonly FacePoint[] => [
  [0, 0],
  [width, 0],
  [width, height],
  [0, height],
];

/** From a corner to the line through a side [m], positive inside. */
function insideM([along, up]: FacePoint, from: FacePoint, to: FacePoint): number {
  const [dAlong, dUp] = [to[0] - from[0], to[1] - from[1]];
  return (dAlong * (up - from[1]) - dUp * (along - from[0])) / Math.hypot(dAlong, dUp);
}

const cornersOf = ({ alongM, upM, widthM, heightM }: FaceRectangle): readonly FacePoint[] => [
  [alongM, upM],
  [alongM + widthM, upM],
  [alongM + widthM, upM + heightM],
  [alongM, upM + heightM],
];

describe('panels on a face', () => {
  test('of 10.2 × 4.4 m, by hand', () => {
    const face = rectangle(10.2, 4.4);
    // 9.6 × 3.8 m inside the edge. Upright: 8 · 1.134 + 7 · 0.02 = 9.212 fit, 9 don't (10.366); two rows of 1.762
    // are 3.544, three are more than 5.
    const upright = panelPlaces(face, PANEL, 'portrait');
    expect(upright).toHaveLength(16);
    // What is left over, 9.6 − 9.212 and 3.8 − 3.544, is shared by both sides; the top row comes first.
    expect(upright[0]!.alongM).toBeCloseTo(0.3 + 0.194, 9);
    expect(upright[0]!.upM).toBeCloseTo(0.3 + 0.128 + 1.782, 9);
    expect(upright[15]!.upM).toBeCloseTo(0.428, 9);
    // Lying: 5 · 1.762 + 4 · 0.02 = 8.89 fit; three rows of 1.134 are 3.442.
    expect(panelPlaces(face, PANEL, 'landscape')).toHaveLength(15);
  });

  test('what fits to the millimetre fits, a millimetre less does not', () => {
    const width = 2 * EDGE_DISTANCE_M + 3 * 1.134 + 2 * CLAMP_GAP_M;
    const height = 2 * EDGE_DISTANCE_M + 1.762;
    expect(panelPlaces(rectangle(width, height), PANEL, 'portrait')).toHaveLength(3);
    expect(panelPlaces(rectangle(width - 0.001, height), PANEL, 'portrait')).toHaveLength(2);
    expect(panelPlaces(rectangle(width, height - 0.001), PANEL, 'portrait')).toHaveLength(0);
  });

  test('on racks of a flat roof rows stand apart, by hand', () => {
    // Lying at 15°: 1.134 · cos 15° = 1.0954 m of ground; from 34° of sun on a shadow of 1.134 · sin 15° / tan 34°
    // = 0.4351 m, and the clamp's 0.02. A row and its gap take 1.5505 m: 7.4 + 0.4551 m hold 5 of them.
    const places = panelPlaces(rectangle(12, 8), PANEL, 'landscape', {
      slopeDeg: 15,
      sunHeightDeg: 34,
    });
    // 11.4 m hold 6 · 1.762 + 5 · 0.02 = 10.672.
    expect(places).toHaveLength(5 * 6);
    expect(places[0]!.upM - places[6]!.upM).toBeCloseTo(1.5505, 3);
  });

  test('none overlaps another or an edge distance, on any face of any roof', () => {
    const cases = fc.record({
      shape: fc.constantFrom(...ROOF_SHAPES),
      widthM: fc.double({ min: 3, max: 14, noNaN: true }),
      more: fc.double({ min: 0.5, max: 12, noNaN: true }),
      wingM: fc.double({ min: 1, max: 9, noNaN: true }),
      slopeDeg: fc.integer({ min: 5, max: 60 }),
      longM: fc.double({ min: 1, max: 2.4, noNaN: true }),
      orientation: fc.constantFrom('portrait' as const, 'landscape' as const),
    });
    fc.assert(
      fc.property(cases, ({ shape, more, longM, orientation, slopeDeg, ...size }) => {
        const house = { ...size, lengthM: size.widthM + more };
        const rack = shape === 'flat' ? { slopeDeg, sunHeightDeg: 34 } : null;
        for (const { outline } of roofShapeFaces(shape, house, slopeDeg)) {
          const panel = { longM, shortM: 0.65 * longM };
          const places = panelPlaces(outline, panel, orientation, rack);
          places.forEach((place, index) => {
            for (const corner of cornersOf(place)) {
              outline.forEach((from, side) => {
                const to = outline[(side + 1) % outline.length]!;
                expect(insideM(corner, from, to)).toBeGreaterThan(EDGE_DISTANCE_M - 1e-6);
              });
            }
            for (const other of places.slice(index + 1)) {
              expect(areNearer(place, other, CLAMP_GAP_M - 1e-6)).toBe(false);
            }
          });
        }
      }),
      { numRuns: 60 },
    );
  });

  test('a longer or deeper rectangle never holds fewer', () => {
    const sides = fc.double({ min: 1, max: 20, noNaN: true });
    const more = fc.double({ min: 0, max: 5, noNaN: true });
    fc.assert(
      fc.property(sides, sides, more, more, (width, height, wider, higher) => {
        const own = panelPlaces(rectangle(width, height), PANEL, 'portrait').length;
        const larger = panelPlaces(rectangle(width + wider, height + higher), PANEL, 'portrait');
        expect(larger.length).toBeGreaterThanOrEqual(own);
      }),
    );
  });

  test('nearness counts from edge to edge', () => {
    const panel = { alongM: 1, upM: 1, widthM: 1, heightM: 1 };
    const chimney = { alongM: 2 + OBSTACLE_DISTANCE_M, upM: 1, widthM: 0.6, heightM: 0.6 };
    expect(areNearer(panel, chimney, OBSTACLE_DISTANCE_M)).toBe(false);
    const nearer = { ...chimney, alongM: chimney.alongM - 0.01 };
    expect(areNearer(panel, nearer, OBSTACLE_DISTANCE_M)).toBe(true);
    expect(areNearer(nearer, panel, OBSTACLE_DISTANCE_M)).toBe(true);
  });
});
