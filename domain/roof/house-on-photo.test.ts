import { describe, expect, test } from 'vitest';
import { houseOnPhoto, type PhotoPoint } from './house-on-photo.ts';
import { onTiles, readPhotoTile } from './photo-tile.ts';

const AT = { lat: 56.15, lon: 10.2 };
// Lengths of a degree at 56.15° by the series of the WGS 84 ellipsoid (NGA TR8350.2).
const radians = (AT.lat * Math.PI) / 180;
const NORTH_M = 111_132.92 - 559.82 * Math.cos(2 * radians) + 1.175 * Math.cos(4 * radians);
const EAST_M = 111_412.84 * Math.cos(radians) - 93.5 * Math.cos(3 * radians);

/** A house of this size, whose long side runs this far counter-clockwise from east. */
function house(lengthM: number, widthM: number, deg: number): readonly PhotoPoint[] {
  const [cos, sin] = [Math.cos((deg * Math.PI) / 180), Math.sin((deg * Math.PI) / 180)];
  return [
    [0, 0],
    [lengthM, 0],
    [lengthM, widthM],
    [0, widthM],
  ].map(([along, across]) => ({
    lat: AT.lat + (along! * sin + across! * cos) / NORTH_M,
    lon: AT.lon + (along! * cos - across! * sin) / EAST_M,
  }));
}

describe('a house outlined on the photograph', () => {
  test.each([
    // A ridge from east to west: the front looks south. Turned towards north at its east end, it looks east of south.
    [0, 0],
    [10, -10],
    [-8, 8],
    [80, -80],
    [100, 80],
    [90, 90],
    [-90, 90],
    [180, 0],
    [45, -45],
  ])('long side %d° from east faces %d°', (deg, frontDeg) => {
    const found = houseOnPhoto(house(12.4, 8.1, deg))!;
    expect(found.frontDeg).toBe(frontDeg);
    expect(found.lengthM).toBeCloseTo(12.4, 1);
    expect(found.widthM).toBeCloseTo(8.1, 1);
    expect(Math.abs(found.areaM2 - 12.4 * 8.1)).toBeLessThan(0.2);
  });

  test('the same whichever corner comes first and whichever way round', () => {
    const corners = house(15, 9, 23);
    const expected = houseOnPhoto(corners);
    for (let first = 0; first < 4; first++) {
      const turned = [...corners.slice(first), ...corners.slice(0, first)];
      for (const way of [turned, turned.toReversed()]) {
        const found = houseOnPhoto(way)!;
        expect(found.frontDeg).toBe(expected!.frontDeg);
        expect(found.areaM2).toBeCloseTo(expected!.areaM2, 1);
      }
    }
  });

  test('an L has its own area in the box around it', () => {
    const [a, b, , d] = house(15, 10, 0) as [PhotoPoint, PhotoPoint, PhotoPoint, PhotoPoint];
    const inner = house(8, 6, 0)[2]!;
    const found = houseOnPhoto([
      a,
      b,
      { lat: inner.lat, lon: b.lon },
      inner,
      { lat: d.lat, lon: inner.lon },
      d,
    ])!;
    expect(found.areaM2).toBeCloseTo(15 * 6 + 8 * 4, 0);
    expect(found.lengthM).toBeCloseTo(15, 1);
    expect(found.widthM).toBeCloseTo(10, 1);
  });

  test('no house: two corners, a line, an outline that crosses itself', () => {
    const [a, b, c, d] = house(12, 8, 30) as [PhotoPoint, PhotoPoint, PhotoPoint, PhotoPoint];
    expect(houseOnPhoto([])).toBeNull();
    expect(houseOnPhoto([a, b])).toBeNull();
    expect(houseOnPhoto([a, b, a])).toBeNull();
    expect(houseOnPhoto([a, c, b, d])).toBeNull();
  });
});

describe('tiles of the photograph', () => {
  test('Aarhus lies on the tile that the formula of web maps gives', () => {
    // 2^18 · (10.2 + 180) / 360, and the row by ln(tan φ + sec φ).
    const [column, row] = onTiles(AT, 18);
    expect(column).toBeCloseTo((2 ** 18 * 190.2) / 360, 6);
    const lat = radians;
    expect(row).toBeCloseTo(
      2 ** 17 * (1 - Math.log(Math.tan(lat) + 1 / Math.cos(lat)) / Math.PI),
      6,
    );
    expect(readPhotoTile(`18-${Math.floor(column)}-${Math.floor(row)}`)).toEqual({
      zoom: 18,
      column: Math.floor(column),
      row: Math.floor(row),
    });
  });

  test.each([
    ['', '18', '18-1', '18-1-2-3', 'x-1-2', '18--1-2', '018-138487-80900', '18-138487-80900.jpg'],
    // Paris, the world as a whole, and finer than there is.
    ['18-132787-90171', '00-0-0', '21-1107900-647200', '14-8655-5056'],
  ])('%s and what follows are none', (...texts) => {
    for (const text of texts) expect(readPhotoTile(text), text).toBeNull();
  });
});
