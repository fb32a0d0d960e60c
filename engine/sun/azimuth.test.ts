import { expect, test } from 'vitest';
import { pvgisAzimuthToNorthDeg } from './azimuth.ts';

test.each([
  [0, 180],
  [-90, 90],
  [90, 270],
  [180, 0],
  [-180, 0],
  [-270, 270],
  [450, 270],
])('%d° as in PVGIS is %d° from north', (pvgis, north) => {
  expect(pvgisAzimuthToNorthDeg(pvgis)).toBe(north);
});
