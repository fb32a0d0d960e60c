import { expect, test } from 'vitest';
import { withDefaults } from './calculator-defaults.ts';
import { roofPlaneKey, roofPlanesOf, roundedPlane, type RoofPlane } from './roof-plane.ts';

const PLANE: RoofPlane = {
  lat: 56.1572,
  lon: 10.2107,
  slopeDeg: 34.6,
  azimuthDeg: -12.4,
  systemLossPercent: 14.06,
  mounting: 'free',
};

test('a plane is rounded to 0.01°, 1° and 0.1 %, and so is its key', () => {
  expect(roundedPlane(PLANE)).toEqual({
    lat: 56.16,
    lon: 10.21,
    slopeDeg: 35,
    azimuthDeg: -12,
    systemLossPercent: 14.1,
    mounting: 'free',
  });
  expect(roofPlaneKey(PLANE)).toBe('56.16,10.21,35,-12,14.1,free');
  expect(roofPlaneKey(roundedPlane(PLANE))).toBe(roofPlaneKey(PLANE));
});

test('south and north have one name each', () => {
  const keyAt = (azimuthDeg: number) => roofPlaneKey({ ...PLANE, azimuthDeg });
  expect(keyAt(-0.2)).toBe(keyAt(0));
  expect(keyAt(-180)).toBe(keyAt(180));
  expect(keyAt(-90)).not.toBe(keyAt(90));
});

test('a state has a plane for every roof face, in their order', () => {
  const state = withDefaults({ lat: 56, lon: 10, slope: 20, azimuth: 5 });
  expect(roofPlanesOf(state)).toMatchObject([{ lat: 56, slopeDeg: 20, azimuthDeg: 5 }]);
  const faces = [
    { slope: 30, azimuth: -90 },
    { slope: 40, azimuth: 90 },
  ];
  expect(roofPlanesOf({ ...state, roofFaces: faces })).toMatchObject([
    { slopeDeg: 30, azimuthDeg: -90, systemLossPercent: 14 },
    { slopeDeg: 40, azimuthDeg: 90, systemLossPercent: 14 },
  ]);
});
