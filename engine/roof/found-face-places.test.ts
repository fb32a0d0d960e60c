import { describe, expect, test } from 'vitest';
import { typicalYear } from '../climate/typical-year.ts';
import { sunYear } from '../sun/sun-year.ts';
import type { FoundFace } from './find-roof.ts';
import { faceMeasures, foundFacePlaces } from './found-face-places.ts';
import type { GridPoint } from './grid-polygon.ts';
import { panelPlaces } from './panel-places.ts';
import { brightPlaces, shadeLoss } from './shade-loss.ts';
import { surfaceHorizon } from './surface-horizon.ts';

const PANEL = { longM: 1.762, shortM: 1.134 };
const SLOPE_DEG = 30;
const RISE = Math.tan(Math.PI / 6);
const [EAST, NORTH] = [560_000, 6_220_000];

/** A face that looks south and rises from 3 m at its eave. */
function southFace(outline: readonly GridPoint[], turnDeg = 0): FoundFace {
  const turn = (turnDeg * Math.PI) / 180;
  return {
    outline: outline.map(([x, y]) => [
      EAST + x * Math.cos(turn) - y * Math.sin(turn),
      NORTH + x * Math.sin(turn) + y * Math.cos(turn),
      3 + RISE * y,
    ]),
    holes: [],
    slopeDeg: SLOPE_DEG,
    gridAzimuthDeg: -turnDeg,
    areaM2: 0,
    planM2: 0,
    eavesM: 3,
    ridgeM: 6,
    scatterM: 0.02,
    agreeingShare: 1,
    slopeErrorDeg: 1,
    azimuthErrorDeg: 1,
  };
}

const RECTANGLE: readonly GridPoint[] = [
  [0, 0],
  [12, 0],
  [12, 4],
  [0, 4],
];

describe('a found face in its own measures', () => {
  test('12 × 4 m on the map at 30° are 12 × 4.62 m, whichever way it looks', () => {
    for (const turnDeg of [0, 37, -120]) {
      const { outline, onFace, onMap } = faceMeasures(southFace(RECTANGLE, turnDeg));
      const [, , corner] = outline;
      expect(corner![0]).toBeCloseTo(12, 6);
      expect(corner![1]).toBeCloseTo(4.6188, 4);
      const [x, y, z] = onMap([3, 2]);
      expect(z).toBeCloseTo(3 + 2 * Math.sin(Math.PI / 6), 6);
      const back = onFace([x, y]);
      expect(back[0]).toBeCloseTo(3, 6);
      expect(back[1]).toBeCloseTo(2, 6);
    }
  });
});

describe('panels on a found face', () => {
  const measures = faceMeasures(southFace(RECTANGLE));
  const chimney = {
    face: 0,
    centre: [EAST + 6, NORTH + 2] as const,
    planM2: 0.64,
    cells: 4,
    heightM: 1,
  };

  test('as many as on the drawn face of the same size', () => {
    for (const orientation of ['portrait', 'landscape'] as const) {
      const drawn = panelPlaces(measures.outline, PANEL, orientation);
      expect(foundFacePlaces(measures, [], PANEL, orientation)).toHaveLength(drawn.length);
    }
  });

  test('none within 10 cm of a chimney; without it they come back', () => {
    const places = foundFacePlaces(measures, [chimney], PANEL, 'portrait');
    expect(places.length).toBeGreaterThan(10);
    expect(places.length).toBeLessThan(foundFacePlaces(measures, [], PANEL, 'portrait').length);
    // The chimney's middle is 2 / cos 30° = 2.309 m up the slope, its side 0.8 m.
    for (const { alongM, upM, widthM, heightM } of places) {
      const isBeside =
        alongM > 6.5 - 1e-6 || alongM + widthM < 5.5 + 1e-6 || upM > 2.809 || upM + heightM < 1.81;
      expect(isBeside).toBe(true);
    }
  });

  test('none over the corner that an L leaves out', () => {
    const corner = faceMeasures(
      southFace([
        [0, 0],
        [12, 0],
        [12, 4],
        [6, 4],
        [6, 2],
        [0, 2],
      ]),
    );
    // Beside the corner 5.4 m hold 4 · 1.134 + 3 · 0.02 m, in two rows; under it 1.709 m hold no upright panel.
    expect(foundFacePlaces(corner, [], PANEL, 'portrait')).toHaveLength(8);
    const places = foundFacePlaces(corner, [], PANEL, 'landscape');
    expect(places.filter(({ alongM }) => alongM < 4).length).toBeGreaterThan(1);
    for (const { alongM, upM, heightM } of places) {
      // 2 m on the map are 2.309 m on the slope, less the edge distance.
      if (alongM < 6.3 - 1e-6) expect(upM + heightM).toBeLessThan(2.31 - 0.299);
    }
  });

  test('a panel without size is refused', () => {
    expect(() => foundFacePlaces(measures, [], { longM: 0, shortM: 1 }, 'portrait')).toThrow(
      RangeError,
    );
  });

  test('beside a high wall in the south-west the western places stay without panels', () => {
    const columns = 100;
    const surface = {
      westM: EAST - 20,
      northM: NORTH + 30,
      cellM: 0.5,
      columns,
      rows: columns,
      // 12 m high, from 2 to 4 m south of the eave, west of the face's middle.
      heightsM: Float32Array.from({ length: columns * columns }, (_, index) => {
        const x = ((index % columns) + 0.5) * 0.5 - 20;
        const y = 30 - (Math.floor(index / columns) + 0.5) * 0.5;
        return x < 3 && y < -2 && y > -4 ? 12 : 0;
      }),
      noData: -9999,
    };
    const place = { lat: 56.1, lon: 10 };
    const [sun, climate] = [sunYear(place), typicalYear(place)];
    const plane = {
      slopeDeg: SLOPE_DEG,
      azimuthDeg: 0,
      mounting: 'building',
    } as const;
    const places = foundFacePlaces(measures, [], PANEL, 'portrait');
    const losses = places.map(({ alongM, upM, widthM, heightM }) => {
      const [x, y, z] = measures.onMap([alongM + widthM / 2, upM + heightM / 2]);
      const horizon = surfaceHorizon(surface, { point: [x, y], heightM: z + 0.1 }, 0);
      return shadeLoss(sun, climate, plane, horizon).year;
    });
    const bright = brightPlaces(losses);
    expect(bright.length).toBeGreaterThan(0);
    expect(bright.length).toBeLessThan(places.length);
    const west = losses.indexOf(Math.max(...losses));
    expect(places[west]!.alongM).toBeLessThan(4);
    expect(places[bright[0]!]!.alongM).toBeGreaterThan(6);
  });
});
