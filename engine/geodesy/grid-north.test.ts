import { expect, test } from 'vitest';
import { gridNorthBearingDeg, trueAzimuthDeg } from './grid-north.ts';
import { placeOfUtm32 } from './utm-zone-32.ts';

test('grid north is where the point a kilometre up the map lies', () => {
  for (const [easting, northing] of [
    [721_741, 6_210_318],
    [480_000, 6_100_000],
    [860_000, 6_120_000],
  ] as const) {
    const here = placeOfUtm32(easting, northing);
    const up = placeOfUtm32(easting, northing + 1000);
    const east = (up.lon - here.lon) * Math.cos((here.lat * Math.PI) / 180);
    // Over a kilometre the ellipsoid's degrees of latitude are longer by less than 0.3 %.
    const bearing = (Math.atan2(east, up.lat - here.lat) * 180) / Math.PI;
    expect(gridNorthBearingDeg(here)).toBeCloseTo(bearing, 1);
  }
});

test('2.94° on the Øresund coast, as the reference tile says', () => {
  expect(gridNorthBearingDeg({ lat: 55.987, lon: 12.555 })).toBeCloseTo(2.94, 1);
  expect(gridNorthBearingDeg({ lat: 56, lon: 9 })).toBe(0);
});

test('azimuths turn over the north', () => {
  expect(trueAzimuthDeg(130, 2.94)).toBeCloseTo(132.94, 9);
  expect(trueAzimuthDeg(179, 3)).toBeCloseTo(-178, 9);
  expect(trueAzimuthDeg(-179, -3)).toBeCloseTo(178, 9);
  expect(trueAzimuthDeg(0, 0)).toBe(0);
});
