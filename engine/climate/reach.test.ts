import { describe, expect, test } from 'vitest';
import { denmarkOutline } from './denmark-outline.ts';
import { isWithinReach } from './reach.ts';

describe('isWithinReach', () => {
  test.each([
    ['Skagen', 57.721, 10.583],
    ['Gedser', 54.575, 11.93],
    ['Blåvand', 55.558, 8.083],
    ['Helsingør', 56.036, 12.613],
    ['Kruså', 54.85, 9.4],
    ['Tønder', 54.934, 8.87],
    ['Rønne', 55.101, 14.706],
    ['Christiansø', 55.32, 15.187],
    ['Anholt', 56.71, 11.52],
    ['Læsø, Byrum', 57.256, 11.0],
    ['Endelave', 55.755, 10.284],
    ['Tunø', 55.951, 10.437],
    ['Sejerø', 55.889, 11.14],
    ['Omø', 55.158, 11.153],
    ['Femø', 54.974, 11.538],
    ['Mandø', 55.28, 8.55],
    ['Fanø', 55.42, 8.4],
    ['Samsø', 55.86, 10.6],
    ['Ærø, Marstal', 54.856, 10.517],
    ['Lyø', 55.04, 10.15],
    ['Saltholm', 55.64, 12.77],
  ])('%s is in', (_, lat, lon) => {
    expect(isWithinReach({ lat, lon })).toBe(true);
  });

  test.each([
    ['Malmö', 55.605, 13.0],
    ['Helsingborg', 56.046, 12.69],
    ['Landskrona', 55.87, 12.83],
    ['Ven', 55.91, 12.7],
    ['Falsterbo', 55.39, 12.83],
    ['Simrishamn', 55.55, 14.35],
    ['Jönköping, where the map has its colour key', 57.78, 14.16],
    ['Flensburg', 54.784, 9.436],
    ['Glücksburg', 54.83, 9.55],
    ['Niebüll', 54.79, 8.83],
    ['Sylt', 54.91, 8.33],
    ['Fehmarn', 54.45, 11.1],
    ['the Kattegat', 56.45, 11.1],
    ['the North Sea', 56.0, 8.0],
    ['north of the box', 57.95, 10.6],
    ['nowhere', Number.NaN, 10],
    ['the Gulf of Guinea', 0, 0],
  ])('%s is out', (_, lat, lon) => {
    expect(isWithinReach({ lat, lon })).toBe(false);
  });
});

test('the outline has fifteen rings inside the box, and about Denmark’s area', () => {
  const rings = denmarkOutline();
  expect(rings).toHaveLength(15);
  let areaKm2 = 0;
  for (const ring of rings) {
    const toKm = 111.195 * Math.cos((ring[1]! * Math.PI) / 180);
    let twice = 0;
    for (let at = 0; at < ring.length; at += 2) {
      const next = (at + 2) % ring.length;
      twice += (ring[at]! - ring[next]!) * toKm * (ring[at + 1]! + ring[next + 1]!) * 111.195;
      expect(ring[at]).toBeGreaterThan(7.9);
      expect(ring[at]).toBeLessThan(15.3);
      expect(ring[at + 1]).toBeGreaterThan(54.4);
      expect(ring[at + 1]).toBeLessThan(57.9);
    }
    areaKm2 += Math.abs(twice) / 2;
  }
  // 42,950 km² of land (Statistics Denmark 2023), without the small islands and with the Limfjord's bays.
  expect(Math.abs(areaKm2 / 42_950 - 1)).toBeLessThan(0.05);
});
