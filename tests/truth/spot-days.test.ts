import { describe, expect, test } from 'vitest';
import { danishYear } from '../../engine/calendar/danish-year.ts';
import { dayRanks } from '../../engine/climate/day-clearness.ts';
import { typicalYear } from '../../engine/climate/typical-year.ts';
import { NEGATIVE_SPOT_HOURS } from '../../engine/data/spot-price-shape.ts';
import { HOURS_PER_YEAR, type Hourly } from '../../engine/hours.ts';
import { planeYear } from '../../engine/pv/plane-year.ts';
import { sunYear } from '../../engine/sun/sun-year.ts';
import { typicalSpot } from '../../engine/tariff/typical-spot.ts';

// Day-ahead prices of August 2025 to July 2026 (Energi Data Service, public copy of August 2026), weighted by a clear
// 35° south day: what a kWh of sun earned in each month, over the month's mean price. Months January to December, and the
// year by a roof's usual months. Read November 2026.
const CAPTURE_RATE = {
  DK1: {
    year: 0.627,
    months: [1.057, 0.989, 0.642, 0.523, 0.516, 0.559, 0.494, 0.506, 0.591, 0.901, 1.007, 1.057],
    negativeHours: [0, 0, 6, 48, 47, 25, 45, 46, 27, 30, 0, 0],
    /** Share of the year's sun in hours with a negative price. */
  },
  DK2: {
    year: 0.65,
    months: [1.076, 1.034, 0.636, 0.571, 0.556, 0.577, 0.516, 0.531, 0.626, 0.901, 1.03, 1.085],
    negativeHours: [0, 0, 5, 29, 34, 7, 7, 31, 5, 15, 0, 0],
  },
} as const;
const PLACE = { DK1: { lat: 56.2, lon: 10.2 }, DK2: { lat: 55.79, lon: 12.52 } } as const;
const SOUTH = { slopeDeg: 35, azimuthDeg: 0, mounting: 'building', shading: 'none' } as const;
const { monthIndex, dayOfYear, hourOfDay } = danishYear();

/** A kWh of sun over the mean price; of a month, or of the year (null). */
function captureRate(spot: Hourly, sunKwh: Hourly, month: number | null): number {
  let price = 0;
  let hours = 0;
  let earned = 0;
  let made = 0;
  for (let hour = 0; hour < HOURS_PER_YEAR; hour++) {
    if (month !== null && monthIndex[hour] !== month) continue;
    price += spot[hour]!;
    hours++;
    earned += spot[hour]! * sunKwh[hour]!;
    made += sunKwh[hour]!;
  }
  return earned / made / (price / hours);
}

/** Every day of a month as its mean day: what weather and price have to do with each other is left out. */
function meanDays(sunKwh: Hourly): Hourly {
  const sums = new Float64Array(12 * 24);
  const counts = new Float64Array(12 * 24);
  sunKwh.forEach((kwh, hour) => {
    sums[24 * monthIndex[hour]! + (hour % 24)]! += kwh;
    counts[24 * monthIndex[hour]! + (hour % 24)]!++;
  });
  return sunKwh.map((_, hour) => {
    const at = 24 * monthIndex[hour]! + (hour % 24);
    return sums[at]! / counts[at]!;
  });
}

describe.each(['DK1', 'DK2'] as const)('%s', (zone) => {
  const truth = CAPTURE_RATE[zone];
  const spot = typicalSpot(zone);
  const sun = planeYear(sunYear(PLACE[zone]), typicalYear(PLACE[zone]), SOUTH);
  const usual = meanDays(sun);

  test('a kWh of sun earns the measured share of the mean price: within 0.02 in the year', () => {
    expect(Math.abs(captureRate(spot, sun, null) - truth.year)).toBeLessThanOrEqual(0.02);
  });

  test.each(truth.months.map((rate, month) => [month + 1, rate] as const))(
    'and with the days’ own weather within 0.05 in month %i: %f',
    (month, rate) => {
      expect(Math.abs(captureRate(spot, sun, month - 1) - rate)).toBeLessThanOrEqual(0.05);
    },
  );

  test('the days’ weather moves a month’s share by no more than 0.05, and the year’s by 0.01', () => {
    for (let month = 0; month < 12; month++) {
      const moved = captureRate(spot, sun, month) - captureRate(spot, usual, month);
      expect(Math.abs(moved)).toBeLessThanOrEqual(0.05);
    }
    const moved = captureRate(spot, sun, null) - captureRate(spot, usual, null);
    expect(Math.abs(moved)).toBeLessThanOrEqual(0.01);
  });

  test('negative hours as often as measured: within a tenth in the year, 20 in a month', () => {
    const own = Array.from({ length: 12 }, () => 0);
    spot.forEach((price, hour) => {
      if (price < 0) own[monthIndex[hour]!]!++;
    });
    const all = own.reduce((sum, count) => sum + count, 0);
    expect(Math.abs(all / NEGATIVE_SPOT_HOURS[zone] - 1)).toBeLessThanOrEqual(0.1);
    own.forEach((count, month) =>
      expect(Math.abs(count - truth.negativeHours[month]!)).toBeLessThanOrEqual(20),
    );
  });

  test('dear days are no sunnier than cheap ones: measured 0.0 ± 0.07', () => {
    const midday = new Float64Array(365);
    spot.forEach((price, hour) => {
      if (hourOfDay[hour]! >= 10 && hourOfDay[hour]! <= 16) midday[dayOfYear[hour]! - 1]! += price;
    });
    const ranks = dayRanks();
    const rhos = Array.from({ length: 12 }, (_, month) => {
      const days = [...new Set([...dayOfYear].filter((_day, hour) => monthIndex[hour] === month))];
      return correlation(
        ranked(days.map((day) => midday[day - 1]!)),
        ranked(days.map((day) => ranks[day - 1]!)),
      );
    });
    expect(Math.abs(rhos.reduce((sum, rho) => sum + rho, 0) / 12)).toBeLessThanOrEqual(0.07);
  });
});

function ranked(values: readonly number[]): readonly number[] {
  const sorted = values.toSorted((one, other) => one - other);
  return values.map((value) => sorted.indexOf(value));
}

function correlation(one: readonly number[], other: readonly number[]): number {
  const middle = (one.length - 1) / 2;
  const sum = (a: readonly number[], b: readonly number[]) =>
    a.reduce((total, value, index) => total + (value - middle) * (b[index]! - middle), 0);
  return sum(one, other) / Math.sqrt(sum(one, one) * sum(other, other));
}
