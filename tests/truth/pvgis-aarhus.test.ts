import { expect, test } from 'vitest';
import { monthSumsUtc } from '../../engine/climate/month-hours.ts';
import { typicalYear } from '../../engine/climate/typical-year.ts';
import { planeYear, scaleToMonthlyYield } from '../../engine/pv/plane-year.ts';
import { sunYear } from '../../engine/sun/sun-year.ts';
import { PVGIS_AARHUS } from './pvgis-aarhus-data.ts';

const { place, slopeDeg, azimuthDeg, systemLossPercent, annualKwh, monthlyKwh } = PVGIS_AARHUS;
const MARCH = 2;
const OCTOBER = 9;

const hourly = planeYear(sunYear(place), typicalYear(place), {
  slopeDeg,
  azimuthDeg,
  mounting: 'building',
  shading: 'none',
}).map((kw) => kw * (1 - systemLossPercent / 100));

test('the built-in climate gives PVGIS’s year within 1 %', () => {
  const annual = monthSumsUtc(hourly).reduce((sum, month) => sum + month, 0);
  expect(Math.abs(annual / annualKwh - 1)).toBeLessThanOrEqual(0.01);
});

test('and every month from March to October within 3 %', () => {
  const months = monthSumsUtc(hourly);
  for (let month = MARCH; month <= OCTOBER; month++) {
    expect(Math.abs(months[month]! / monthlyKwh[month]! - 1)).toBeLessThanOrEqual(0.03);
  }
});

test('scaled to PVGIS’s months, the hours sum to them and keep their nights', () => {
  const scaled = scaleToMonthlyYield(hourly, monthlyKwh);
  monthSumsUtc(scaled).forEach((sum, month) => {
    expect(sum).toBeCloseTo(monthlyKwh[month]!, 9);
  });
  expect(scaled.filter((value) => value === 0).length).toBe(
    hourly.filter((value) => value === 0).length,
  );
});
