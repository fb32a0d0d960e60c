import { expect, test } from 'vitest';
import {
  dayOfYear,
  daylight,
  dayPower,
  EQUINOX,
  MIDSUMMER,
  shadeTimes,
  STEPS_A_DAY,
  sunOfDay,
} from './day-of-sun.ts';
import { horizonAt, isLit, onDome, shadowOnGround } from './sun-dome.ts';

const AARHUS = { lat: 56.16, lon: 10.2 };
const OPEN = Array.from({ length: 72 }, () => 0);
const SOUTH = { slopeDeg: 35, azimuthDeg: 0, peakKw: 6, horizonDeg: OPEN };
const NOON = (step: number) => (step * 24) / STEPS_A_DAY;

test('midsummer in Aarhus: up from about half past four to half past ten by the clock', () => {
  const [first, last] = daylight(sunOfDay(MIDSUMMER, AARHUS));
  expect(NOON(first)).toBeCloseTo(4.6, 0);
  expect(NOON(last)).toBeCloseTo(22.3, 0);
});

test('at the equinox the sun stands as high as the pole is low', () => {
  const highest = Math.max(...sunOfDay(EQUINOX, AARHUS).map(({ elevationDeg }) => elevationDeg));
  expect(highest).toBeCloseTo(90 - 56.16, 0);
});

test('a clear June day on 6 kWp gives some 40 kWh, and shade takes from it', () => {
  const free = dayPower([SOUTH], MIDSUMMER, AARHUS);
  expect(free.freeKwh).toBeGreaterThan(36);
  expect(free.freeKwh).toBeLessThan(46);
  expect(free.shadedKwh).toBeCloseTo(free.freeKwh, 9);
  // A wall to the west, from 225° to 315°.
  const horizonDeg = OPEN.map((_, index) => (index >= 45 && index <= 63 ? 40 : 0));
  const shaded = dayPower([{ ...SOUTH, horizonDeg }], MIDSUMMER, AARHUS);
  expect(shaded.shadedKwh).toBeLessThan(0.95 * shaded.freeKwh);
  const [[from] = [0]] = shadeTimes(shaded.inShade[0]!);
  expect(NOON(from)).toBeGreaterThan(15);
});

test('stretches of shade follow each other', () => {
  expect(shadeTimes([false, true, true, false, true])).toEqual([
    [1, 3],
    [4, 5],
  ]);
});

test('the shadow of a point 2 m up under a sun of 45° in the south lies 2 m to the north', () => {
  const shadow = shadowOnGround([[1, 0, 2]], { elevationDeg: 45, azimuthDeg: 180 });
  expect(shadow![0]![0]).toBeCloseTo(1);
  expect(shadow![0]![1]).toBeCloseTo(2);
  expect(shadowOnGround([[1, 0, 2]], { elevationDeg: 1, azimuthDeg: 180 })).toBeNull();
});

test('the horizon is read between its directions, and the sun is above it or not', () => {
  const twelve = [0, 0, 0, 30, 0, 0, 0, 0, 0, 0, 0, 0];
  expect(horizonAt(twelve, 90)).toBeCloseTo(30);
  expect(horizonAt(twelve, 75)).toBeCloseTo((Math.asin(0.25) * 180) / Math.PI);
  expect(isLit(twelve, { elevationDeg: 29, azimuthDeg: 90 })).toBe(false);
  expect(isLit(twelve, { elevationDeg: 31, azimuthDeg: 90 })).toBe(true);
  expect(onDome({ elevationDeg: 0, azimuthDeg: 90 }, 5)[0]).toBeCloseTo(5);
});

test('days are counted from New Year', () => {
  expect([dayOfYear(1, 1), dayOfYear(12, 31)]).toEqual([1, 365]);
});
