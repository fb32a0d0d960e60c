import { describe, expect, test } from 'vitest';
import { fixedNoise } from '../climate/fixed-sequence.ts';
import { findRoof } from './find-roof.ts';
import { signedAreaM2, type GridPolygon } from './grid-polygon.ts';
import type { SurfaceModel } from './surface-model.ts';

const CELL_M = 0.4;
const GROUND_M = 12;
const WEST_M = 560_000;
const NORTH_M = 6_220_000;

/** A surface of 24 × 24 m: heights of a roof from above, with a laser's scatter [m]. */
function surfaceOf(
  heightM: (x: number, y: number) => number,
  scatterM = 0.02,
  stream = 7,
): SurfaceModel {
  const columns = 60;
  const heightsM = Float32Array.from({ length: columns * columns }, (_, index) => {
    const x = ((index % columns) + 0.5) * CELL_M;
    const y = 24 - (Math.floor(index / columns) + 0.5) * CELL_M;
    return GROUND_M + heightM(x, y) + scatterM * fixedNoise(stream, index);
  });
  return {
    westM: WEST_M,
    northM: NORTH_M + 24,
    cellM: CELL_M,
    columns,
    rows: columns,
    heightsM,
    noData: -9999,
  };
}

const onMap = (outline: GridPolygon) => ({
  outline: outline.map(([x, y]) => [x + WEST_M, y + NORTH_M] as const),
  holes: [],
  groundZ: null,
});
const rectangle = (x: number, y: number, width: number, depth: number): GridPolygon => [
  [x, y],
  [x + width, y],
  [x + width, y + depth],
  [x, y + depth],
];
const isWithin = (x: number, y: number, [left, low, width, depth]: readonly number[]) =>
  x > left! && x < left! + width! && y > low! && y < low! + depth!;

// 12 × 8 m, the ridge along x at y = 10: 30° on both sides of it, 3 m at the eaves.
const HOUSE = [6, 6, 12, 8] as const;
const RISE = Math.tan(Math.PI / 6);
const gable = (x: number, y: number) =>
  isWithin(x, y, HOUSE) ? 3 + RISE * (4 - Math.abs(y - 10)) : 0;

describe('a roof from its heights', () => {
  test('a gable with a chimney: two faces, one obstacle, by hand', () => {
    const chimney = [9.2, 10.8, 0.8, 0.8];
    const surface = surfaceOf((x, y) => (isWithin(x, y, chimney) ? 6.6 : gable(x, y)));
    const { faces, obstacles, groundZ, measuredShare } = findRoof(
      surface,
      onMap(rectangle(...HOUSE)),
    );
    expect(groundZ).toBeCloseTo(GROUND_M, 1);
    expect(measuredShare).toBeCloseTo(1, 1);
    expect(faces).toHaveLength(2);
    const azimuths = faces.map(({ gridAzimuthDeg }) => Math.abs(gridAzimuthDeg!));
    expect(Math.min(...azimuths)).toBeLessThan(1);
    expect(Math.max(...azimuths)).toBeGreaterThan(179);
    for (const face of faces) {
      expect(Math.abs(face.slopeDeg - 30)).toBeLessThan(0.5);
      // 12 × 4 m on the ground, 55.4 m² along the slope.
      expect(Math.abs(face.areaM2 - 48 / Math.cos(Math.PI / 6))).toBeLessThan(1);
      expect(face.eavesM).toBeCloseTo(3, 1);
      expect(face.ridgeM).toBeCloseTo(3 + 4 * RISE, 1);
      expect(face.agreeingShare).toBeGreaterThan(0.9);
      expect(face.slopeErrorDeg).toBeLessThan(1.5);
    }
    expect(obstacles).toHaveLength(1);
    expect(faces[obstacles[0]!.face]!.gridAzimuthDeg! ** 2).toBeGreaterThan(179 ** 2);
    expect(obstacles[0]!.centre[0] - WEST_M).toBeCloseTo(9.6, 1);
    expect(obstacles[0]!.centre[1] - NORTH_M).toBeCloseTo(11.2, 1);
  });

  test('a hip: two trapezoids and two triangles that share their hips', () => {
    const hip = (x: number, y: number) =>
      isWithin(x, y, HOUSE) ? 3 + RISE * Math.min(4 - Math.abs(y - 10), x - 6, 18 - x) : 0;
    const { faces } = findRoof(surfaceOf(hip), onMap(rectangle(...HOUSE)));
    const plan = faces.map(({ planM2 }) => planM2).toSorted((a, b) => a - b);
    // The ridge is 4 m: triangles of 8 · 4 / 2 m², trapezoids of (12 + 4) / 2 · 4 m².
    [16, 16, 32, 32].forEach((m2, index) => expect(Math.abs(plan[index]! - m2)).toBeLessThan(0.6));
    for (const { slopeDeg } of faces) expect(Math.abs(slopeDeg - 30)).toBeLessThan(0.7);
  });

  test('a lower flat part beside a lean-to is parted where the height steps', () => {
    const stepped = (x: number, y: number) => {
      if (!isWithin(x, y, HOUSE)) return 0;
      return x < 13 ? 3 + 0.3 * (14 - y) : 2.4;
    };
    const { faces } = findRoof(surfaceOf(stepped), onMap(rectangle(...HOUSE)));
    expect(faces).toHaveLength(2);
    const [steep, flat] = faces.toSorted((a, b) => b.slopeDeg - a.slopeDeg);
    // A cell is one or the other: the step is known to half a cell, over 8 m.
    expect(Math.abs(steep!.planM2 - 56)).toBeLessThan(8 * (CELL_M / 2) + 0.1);
    expect(steep!.gridAzimuthDeg! ** 2).toBeGreaterThan(179 ** 2);
    expect(flat!.gridAzimuthDeg).toBeNull();
    expect(steep!.planM2 + flat!.planM2).toBeCloseTo(96, 3);
  });

  test.each([0.2, 0.5])(
    'neighbours in one footprint, the one %d m higher, keep their own faces',
    (stepM) => {
      const terrace = (x: number, y: number) =>
        gable(x, y) + (x > 12 && gable(x, y) > 0 ? stepM : 0);
      const { faces } = findRoof(surfaceOf(terrace), onMap(rectangle(...HOUSE)));
      expect(faces).toHaveLength(4);
      for (const face of faces) {
        expect(Math.abs(face.slopeDeg - 30)).toBeLessThan(0.7);
        // 6 × 4 m; the wall is known to half a cell.
        expect(Math.abs(face.planM2 - 24)).toBeLessThan(4 * (CELL_M / 2) + 0.1);
      }
    },
  );

  test('a small face looks the way that its house stands, where its cells leave that open', () => {
    const shed = [10, 3.2, 2.8, 2.8] as const;
    const withShed = (x: number, y: number) =>
      isWithin(x, y, shed) ? 2 + 0.27 * (y - 3.2) : gable(x, y);
    const [corner, ...others] = rectangle(...HOUSE);
    const [left, right] = [shed[0], shed[0] + shed[2]];
    const beside: GridPolygon = [
      [left, 6],
      [left, 3.2],
      [right, 3.2],
      [right, 6],
    ];
    const offDeg = Array.from({ length: 20 }, (_, stream) => {
      const surface = surfaceOf(withShed, 0.04, stream);
      const { faces } = findRoof(surface, onMap([corner!, ...beside, ...others]));
      const small = faces.filter(({ planM2, slopeDeg }) => planM2 < 10 && slopeDeg > 8);
      expect(small).toHaveLength(1);
      return Math.abs(small[0]!.gridAzimuthDeg!);
    }).toSorted((a, b) => a - b);
    // The cells alone leave it up to 4° off.
    expect(offDeg.at(-1)).toBeLessThan(1);
  });

  test('faces lie beside each other and fill the footprint', () => {
    const { faces } = findRoof(surfaceOf(gable), onMap(rectangle(...HOUSE)));
    const plan = faces.map(({ outline }) => signedAreaM2(outline.map(([x, y]) => [x, y])));
    for (const m2 of plan) expect(m2).toBeGreaterThan(0);
    expect(plan.reduce((sum, m2) => sum + m2, 0)).toBeCloseTo(96, 3);
  });

  test('trees have no faces', () => {
    const crown = (x: number, y: number) => 5 + 1.5 * fixedNoise(3, Math.round(97 * x + 1013 * y));
    expect(findRoof(surfaceOf(crown), onMap(rectangle(...HOUSE))).faces).toEqual([]);
  });

  test('nothing measured gives no faces; no footprint is refused', () => {
    const nothing = { ...surfaceOf(gable), noData: 0, heightsM: new Float32Array(3600) };
    const { faces, measuredShare } = findRoof(nothing, onMap(rectangle(...HOUSE)));
    expect(faces).toEqual([]);
    expect(measuredShare).toBe(0);
    expect(() => findRoof(nothing, onMap([]))).toThrow(RangeError);
    expect(() => findRoof({ ...nothing, columns: 59 }, onMap(rectangle(...HOUSE)))).toThrow(
      RangeError,
    );
  });
});
