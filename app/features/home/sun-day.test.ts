import { describe, expect, test } from 'vitest';
import { danishHour } from './danish-time.ts';
import { sunDay } from './sun-day.ts';

const AARHUS = { lat: 56.1572, lon: 10.2107 };
const minutes = (hours: number, minute: number) => hours * 60 + minute;

// By hand: cos H = (sin −0.833° − sin φ sin δ) / (cos φ cos δ) with δ = ±23.44° gives half days of 8 h 50 min and
// 3 h 27 min; the noon is 12:00 − 40.8 min for 10.21° east, and 1.8 min later for the equation of time in June,
// 1.9 min earlier in December.
describe('sunrise and sunset in Aarhus', () => {
  test.each([
    ['2026-06-21T10:00:00Z', minutes(4, 31), minutes(22, 11)],
    ['2026-12-21T10:00:00Z', minutes(8, 50), minutes(15, 44)],
  ])('on the day of %s', (moment, riseMinute, setMinute) => {
    const day = sunDay(Date.parse(moment), AARHUS);
    expect(Math.abs(danishHour(day.rise!.timeMs) * 60 - riseMinute)).toBeLessThan(3);
    expect(Math.abs(danishHour(day.set!.timeMs) * 60 - setMinute)).toBeLessThan(3);
  });
});

// Almanac times for Copenhagen, to the minute.
test.each([
  ['2026-06-21T10:00:00Z', '2026-06-21T02:25:00Z', '2026-06-21T19:58:00Z'],
  ['2026-12-21T10:00:00Z', '2026-12-21T07:37:00Z', '2026-12-21T14:38:00Z'],
])('sunrise and sunset in Copenhagen on the day of %s', (moment, rise, set) => {
  const day = sunDay(Date.parse(moment), { lat: 55.676, lon: 12.568 });
  expect(Math.abs(day.rise!.timeMs - Date.parse(rise)) / 60_000).toBeLessThanOrEqual(2);
  expect(Math.abs(day.set!.timeMs - Date.parse(set)) / 60_000).toBeLessThanOrEqual(2);
});

test('the path rises to the noon height of the place and day', () => {
  // 90° − 56.16° + 23.44° on 21 June.
  const heights = sunDay(Date.parse('2026-06-21T10:00:00Z'), AARHUS).path.map(
    (point) => point.elevationDeg,
  );
  expect(Math.abs(Math.max(...heights) - 57.3)).toBeLessThan(0.2);
});
