import { describe, expect, test } from 'vitest';
import type { RoofFace } from '../estimate-input.ts';
import { panelsPerFace } from './panels-per-face.ts';

const panel = { xM: 1.722, yM: 1.134 };
const face = (
  calculatedNumberOfPanels: number | null,
  roofSurfaceArea: number | null,
): RoofFace => ({
  slope: 35,
  azimuth: 0,
  calculatedNumberOfPanels,
  roofSurfaceArea,
  shading: 'none',
  horizon: null,
});
const wish = { sizing: 'peak-power', wishedPanels: 14, mostPanels: 56 } as const;
const counts = (
  faces: readonly RoofFace[],
  changes: Partial<Parameters<typeof panelsPerFace>[2]> = {},
) => panelsPerFace(faces, panel, { ...wish, ...changes });

// A panel of 1.722 · 1.134 = 1.953 m²: 20 m² hold floor(0.85 · 20 / 1.953) = 8, 40 m² hold 17.
describe('by peak power', () => {
  test('one face takes the wish, or what it holds', () => {
    expect(counts([face(null, null)])).toEqual({ perFace: [14], limitedBy: null });
    expect(counts([face(null, 20)])).toEqual({ perFace: [8], limitedBy: 'roof-area' });
  });

  test('faces are filled in their order: 8 on the first, the other 6 on the second', () => {
    expect(counts([face(null, 20), face(null, 40)])).toEqual({ perFace: [8, 6], limitedBy: null });
  });

  test('a face with a number keeps it; the open one takes the rest of the wish', () => {
    expect(counts([face(null, null), face(10, null)]).perFace).toEqual([4, 10]);
    expect(counts([face(20, null), face(null, null)]).perFace).toEqual([20, 0]);
  });

  test('a number beyond the face’s area yields to it', () => {
    expect(counts([face(10, 20), face(4, null)])).toEqual({
      perFace: [8, 4],
      limitedBy: 'roof-area',
    });
  });
});

describe('by roof', () => {
  test('every face holds what fits; one without an area carries its number', () => {
    expect(counts([face(null, 20), face(5, null), face(3, 40)], { sizing: 'roof' })).toEqual({
      perFace: [8, 5, 17],
      limitedBy: null,
    });
  });

  test('a face of which nothing is known is refused', () => {
    expect(() => counts([face(null, null)], { sizing: 'roof' })).toThrow(RangeError);
  });
});

test('on a flat roof rows leave a way: racks of 12° have 0.62 of the room, panels that lie have all', () => {
  const flat = { sizing: 'roof', isFlatRoof: true } as const;
  const sloped = (slope: number) => ({ ...face(null, 40), slope });
  expect(counts([sloped(12)], flat).perFace).toEqual([10]);
  expect(counts([sloped(0)], flat).perFace).toEqual([17]);
});

test('the last faces yield to the largest inverter', () => {
  expect(counts([face(30, null), face(30, null)])).toEqual({
    perFace: [30, 26],
    limitedBy: 'inverter',
  });
});

test.each([[1.5], [-1], [Number.NaN]])('%d panels are refused', (number) => {
  expect(() => counts([face(number, null)])).toThrow(RangeError);
});
