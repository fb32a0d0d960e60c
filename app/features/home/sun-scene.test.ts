import { describe, expect, test } from 'vitest';
import { FRAMES } from './sun-frames.ts';
import { sunScene } from './sun-scene.ts';

const SUMMER_NOON = Date.parse('2026-06-21T11:19:00Z');
const WINTER_NOON = Date.parse('2026-12-21T11:17:00Z');
const NOVEMBER_NOON = Date.parse('2026-11-22T11:05:00Z');
const NIGHT = Date.parse('2026-11-22T23:00:00Z');
const SUMMER_NIGHT = Date.parse('2026-06-20T23:30:00Z');
const WINTER_DAWN = Date.parse('2026-12-21T07:55:00Z');
const DAWN = Date.parse('2026-03-20T05:40:00Z');
const SIZES = ['wide', 'narrow'] as const;

describe.each(SIZES)('the %s hero', (size) => {
  const frame = FRAMES[size];
  const drawn = (timeMs: number) => sunScene(timeMs)[size];

  test('the summer sun stands high in the south, clear of its text', () => {
    const { sun, words } = drawn(SUMMER_NOON);
    expect(Math.abs(sun.x - frame.southX)).toBeLessThan(8);
    expect(sun.y + frame.sunRadius).toBeLessThan(words.y);
  });

  test.each([
    ['December', WINTER_NOON],
    ['November', NOVEMBER_NOON],
  ])('at noon in %s the sun looks over the roof', (_, moment) => {
    const { sun } = drawn(moment);
    const isBehind = sun.x > frame.roof.left && sun.x < frame.roof.right;
    expect(isBehind).toBe(true);
    // At least half of its disc.
    expect(sun.y).toBeLessThanOrEqual(frame.roof.top);
    expect(sun.y).toBeGreaterThan(drawn(SUMMER_NOON).sun.y);
  });

  test('a sun that the house hides is marked: the first hour in December, and not at noon or in summer', () => {
    expect(drawn(WINTER_DAWN).isBehind).toBe(true);
    for (const moment of [WINTER_NOON, SUMMER_NOON, DAWN, NIGHT]) {
      expect(drawn(moment).isBehind).toBe(false);
    }
  });

  test('at night it waits in the ground, and its way leads up to where it rises', () => {
    const { sun, riseX, below } = drawn(NIGHT);
    expect(sun.y).toBe(frame.ground.y);
    // The sun comes from the north, so from the left.
    expect(sun.x).toBeLessThan(riseX!);
    expect(sun.x).toBeGreaterThan(riseX! - 30 * frame.perAzimuth);
    const spots = [...below.matchAll(/[ML]([\d.]+) ([\d.]+)/g)].map(([, x, y]) => [+x!, +y!]);
    expect(spots[0]).toEqual([expect.closeTo(riseX!, -0.3), frame.horizonY]);
    expect(spots.at(-1)).toEqual([expect.closeTo(sun.x, -0.3), sun.y]);
    expect(drawn(SUMMER_NOON).below).toBe('');
  });

  test('in the shortest night it waits inside the drawing', () => {
    const { sun } = drawn(SUMMER_NIGHT);
    expect(sun.x).toBeGreaterThanOrEqual(frame.ground.left);
    expect(sun.x).toBeLessThanOrEqual(frame.ground.right);
  });

  test('at dawn it has just left the ground, east of the house', () => {
    const { sun } = drawn(DAWN);
    expect(sun.x).toBeLessThan(frame.southX - 80 * frame.perAzimuth);
    expect(sun.y).toBeLessThan(frame.horizonY);
    expect(sun.y).toBeGreaterThan(frame.horizonY - frame.perElevation * 15);
  });

  test.each([SUMMER_NOON, WINTER_NOON, NOVEMBER_NOON, NIGHT, DAWN])(
    'no hour stands on the sun, in the ground or behind the house (%i)',
    (moment) => {
      const { sun, ticks } = drawn(moment);
      for (const { x, y } of ticks) {
        expect(Math.hypot(x - sun.x, y - sun.y)).toBeGreaterThan(frame.sunRadius);
        expect(y).toBeLessThan(frame.horizonY);
        const isOnHouse = x > frame.roof.left && x < frame.roof.right && y > frame.roof.top;
        expect(isOnHouse).toBe(false);
      }
    },
  );
});

test('no hour of the wide hero stands behind the form at its left', () => {
  // As designed: the form ends 612 px from the left of a window of 1,440.
  const formRight = 612;
  for (let hour = 0; hour < 24; hour += 1) {
    const { ticks } = sunScene(SUMMER_NOON + hour * 3_600_000).wide;
    for (const { x } of ticks) expect(x).toBeGreaterThan(formRight + 16);
  }
});

test('sunrise and sunset are times also at a whole hour', () => {
  const { rise, set } = sunScene(NOVEMBER_NOON);
  expect(rise).toBe('8.11');
  expect(set).toBe('16.00');
  expect(sunScene(NIGHT).note).toContain('8.12');
});
