import { expect, test } from 'vitest';
import { danishYear } from '../calendar/danish-year.ts';
import { SPOT_MILLI_DKK } from '../data/spot-price-shape.ts';
import { HOURS_PER_YEAR } from '../hours.ts';
import { typicalSpot } from './typical-spot.ts';

const { monthIndex, hourOfDay, isWeekend } = danishYear();

test.each(['DK1', 'DK2'] as const)(
  '%s: the days of a month and type have the mean of the table',
  (zone) => {
    const sums = new Map<string, { sum: number; days: number }>();
    typicalSpot(zone).forEach((price, hour) => {
      const key = `${isWeekend[hour]} ${monthIndex[hour]} ${hourOfDay[hour]}`;
      const { sum, days } = sums.get(key) ?? { sum: 0, days: 0 };
      sums.set(key, { sum: sum + price, days: days + 1 });
    });
    expect(sums.size).toBe(2 * 12 * 24);
    for (const [key, { sum, days }] of sums) {
      const [free, month, hour] = key.split(' ').map(Number) as [number, number, number];
      const table = SPOT_MILLI_DKK[zone][free === 1 ? 'weekend' : 'weekday'];
      // The hours that the clock skips or repeats leave one day out or take one twice.
      const tolerance = hour === 2 ? 0.12 : 0.0001;
      expect(Math.abs(sum / days - table[month]![hour]! / 1000)).toBeLessThan(tolerance);
    }
  },
);

test('days differ, and stay the same ones', () => {
  const spot = typicalSpot('DK1');
  expect(spot).toHaveLength(HOURS_PER_YEAR);
  const noons = [12, 36, 60, 84].map((hour) => spot[24 * 200 + hour]!);
  expect(new Set(noons).size).toBe(4);
  expect(typicalSpot('DK1')).toBe(spot);
});
