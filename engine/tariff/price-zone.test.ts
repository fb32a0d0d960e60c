import { expect, test } from 'vitest';
import { priceZoneAt, priceZoneOf } from './price-zone.ts';

// Towns on both shores of the Great Belt and the islands between; zones by postcode (below 5000: DK2).
test.each([
  ['Aarhus', 56.157, 10.211, 'DK1'],
  ['Nyborg', 55.312, 10.79, 'DK1'],
  ['Korsør', 55.33, 11.139, 'DK2'],
  ['Kalundborg', 55.679, 11.089, 'DK2'],
  ['Samsø', 55.85, 10.6, 'DK1'],
  ['Anholt', 56.71, 11.56, 'DK1'],
  ['Læsø', 57.27, 11.02, 'DK1'],
  ['Gilleleje', 56.12, 12.31, 'DK2'],
  ['Rudkøbing', 54.937, 10.71, 'DK1'],
  ['Nakskov', 54.83, 11.13, 'DK2'],
  ['Rønne', 55.1, 14.7, 'DK2'],
  ['Skagen', 57.72, 10.58, 'DK1'],
] as const)('%s lies in its zone', (_town, lat, lon, zone) => {
  expect(priceZoneAt({ lat, lon })).toBe(zone);
});

test('price zone of a postcode', () => {
  expect(priceZoneOf('4999')).toBe('DK2');
  expect(priceZoneOf('5000')).toBe('DK1');
  expect(priceZoneOf('3700')).toBe('DK2');
  expect(priceZoneOf('12')).toBeNull();
  expect(priceZoneOf('0000')).toBeNull();
});
