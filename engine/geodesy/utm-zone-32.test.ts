import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { placeOfUtm32, utm32OfPlace } from './utm-zone-32.ts';

describe('a point of UTM zone 32', () => {
  // PROJ 9.5.1, EPSG:25832 to EPSG:4258.
  test.each([
    ['on the central meridian', 500_000, 6_200_000, 55.9453750028629, 9],
    ['Aarhus', 574_500, 6_224_000, 56.1551927510443, 10.199370083205388],
    ['København', 724_500, 6_176_000, 55.677789112648725, 12.570810228418233],
    ['Bornholm, far outside the zone', 868_000, 6_115_000, 55.04510801294937, 14.762636602216574],
    ['Skagen', 600_000, 6_398_000, 57.71302962446787, 10.678480655410596],
    ['Blåvand, west of the meridian', 446_000, 6_157_000, 55.55601729455958, 8.143945049206904],
    ['Gedser', 700_000, 6_051_000, 54.566903174638966, 12.093799913081197],
  ])('%s lies where PROJ has it, within a centimetre', (_, easting, northing, lat, lon) => {
    const place = placeOfUtm32(easting, northing);
    // A degree of latitude is 111 km: 1e-7 degrees are a centimetre.
    expect(Math.abs(place.lat - lat)).toBeLessThan(1e-7);
    expect(Math.abs(place.lon - lon)).toBeLessThan(1e-7);
    const [east, north] = utm32OfPlace({ lat, lon });
    expect(Math.hypot(east - easting, north - northing)).toBeLessThan(0.01);
  });

  test('a step of a metre is a metre, but for the scale of the grid', () => {
    const danish = fc.tuple(
      fc.double({ min: 440_000, max: 895_000, noNaN: true }),
      fc.double({ min: 6_045_000, max: 6_405_000, noNaN: true }),
    );
    fc.assert(
      fc.property(danish, ([easting, northing]) => {
        const here = placeOfUtm32(easting, northing);
        const there = placeOfUtm32(easting + 1, northing + 1);
        const north = (there.lat - here.lat) * 111_300;
        const east = (there.lon - here.lon) * 111_300 * Math.cos((here.lat * Math.PI) / 180);
        // Grid north turns by up to 5° from true north, which keeps the length.
        expect(Math.hypot(north, east)).toBeGreaterThan(1.405);
        expect(Math.hypot(north, east)).toBeLessThan(1.425);
      }),
    );
  });

  test('a place that is none has no point', () => {
    for (const place of [
      { lat: NaN, lon: 10 },
      { lat: 56, lon: 30 },
      { lat: 90, lon: 9 },
    ]) {
      expect(() => utm32OfPlace(place)).toThrow(RangeError);
    }
  });

  test.each([
    [Number.NaN, 6_200_000],
    [10.2, 56.1],
    [500_000, -1],
    [Infinity, 6_200_000],
  ])('%d, %d is none', (easting, northing) => {
    expect(() => placeOfUtm32(easting, northing)).toThrow(RangeError);
  });
});
