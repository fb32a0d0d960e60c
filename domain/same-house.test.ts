import { expect, test } from 'vitest';
import { isSameHouse } from './same-house.ts';

const HOME = { lat: 56.157, lon: 10.211, address: 'Egevænget 14' };

test.each([
  ['itself', HOME, true],
  ['written otherwise', { ...HOME, address: ' EGEVÆNGET 14' }, true],
  ['a pin 50 m away', { ...HOME, lat: 56.1574 }, true],
  ['next door, at the same middle of a town', { ...HOME, address: 'Egevænget 16' }, false],
  ['another street of the same name', { ...HOME, lon: 10.4 }, false],
  ['no address', { lat: HOME.lat, lon: HOME.lon }, false],
  ['no place', { address: HOME.address }, false],
])('the same house: %s', (_, other, isSame) => {
  expect(isSameHouse(HOME, other)).toBe(isSame);
  expect(isSameHouse(other, HOME)).toBe(isSame);
});

test('two places without an address are distinguished by position', () => {
  const [here, there] = [
    { lat: 56.157, lon: 10.211 },
    { lat: 56.3, lon: 10.211 },
  ];
  expect(isSameHouse(here, { ...here })).toBe(true);
  expect(isSameHouse(here, there)).toBe(false);
});
