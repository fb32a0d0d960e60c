import { describe, expect, test } from 'vitest';
import { withDefaults } from '../../../../domain/calculator-defaults.ts';
import type { CalculatorState } from '../../../../domain/calculator-state.ts';
import { canAddFace, mostPanelsOn, shownFaces, withFaces, withNewFace } from './face-changes.ts';

const home: CalculatorState = {
  lat: 55.7,
  lon: 12.6,
  slope: 40,
  azimuth: -30,
  shading: 'some',
  roofSurfaceArea: 50,
  calculatedNumberOfPanels: 14,
};
const single = shownFaces(withDefaults(home), [14]);

test('a roof of one face is that face, with the panels the estimate puts on it', () => {
  expect(single).toEqual([
    {
      slope: 40,
      azimuth: -30,
      shading: 'some',
      roofSurfaceArea: 50,
      horizon: null,
      calculatedNumberOfPanels: 14,
    },
  ]);
});

describe('a new face', () => {
  test.each([
    [-30, 150],
    [0, 180],
    [90, -90],
    [180, 0],
  ])('of a roof to %i° looks to %i°', (azimuth, opposite) => {
    const faces = shownFaces(withDefaults({ ...home, azimuth }), [14]);
    expect(withNewFace(faces)[1]).toMatchObject({ slope: 40, azimuth: opposite });
  });

  test('never brings the roof over 54 panels, and is not offered where none is left', () => {
    const large = shownFaces(withDefaults(home), [51]);
    const two = withNewFace(large);
    expect(two[1]?.calculatedNumberOfPanels).toBe(3);
    expect(canAddFace(large)).toBe(true);
    expect(canAddFace(two)).toBe(false);
    expect(mostPanelsOn(two, 0)).toBe(51);
  });

  test('is not offered beside six', () => {
    const six = Array.from({ length: 6 }, () => ({
      ...single[0]!,
      calculatedNumberOfPanels: 2,
    }));
    expect(canAddFace(six)).toBe(false);
    expect(canAddFace(six.slice(1))).toBe(true);
  });
});

test('added and removed again, the roof is what it was', () => {
  const two = withFaces(home, withNewFace(single));
  expect(two.roofFaces).toHaveLength(2);
  const back = withFaces(two, shownFaces(withDefaults(two), [14, 6]).slice(0, 1));
  expect(back).toEqual({ ...home, horizon: null });
});
