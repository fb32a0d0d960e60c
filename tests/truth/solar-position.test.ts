import { describe, expect, test } from 'vitest';
import { sunPosition } from '../../engine/sun/sun-position.ts';
import { sunYear } from '../../engine/sun/sun-year.ts';
import { textRows } from './number-table.ts';
import { SOLAR_POSITION_SITES } from './solar-position-data.ts';

const TOLERANCE_DEG = 0.02;

describe.each(SOLAR_POSITION_SITES)('sun at $place.lat, $place.lon', ({ place, rows }) => {
  const cases = textRows(rows).map(([time, ...values]) => ({
    timeMs: Date.parse(`2025-${time}:00Z`),
    values: values.map(Number),
  }));

  test('has all hundred reference times', () => {
    expect(cases).toHaveLength(100);
  });

  test('stands where NREL SPA puts it, within 0.02°', () => {
    let above = 0;
    for (const { timeMs, values } of cases) {
      const [apparent, zenith, azimuth] = values as [number, number, number];
      const sun = sunPosition(timeMs, place);
      expect(Math.abs(sun.zenithDeg - zenith)).toBeLessThanOrEqual(TOLERANCE_DEG);
      if (zenith >= 91) continue;
      above++;
      expect(Math.abs(sun.apparentZenithDeg - apparent)).toBeLessThanOrEqual(TOLERANCE_DEG);
      expect(Math.abs(sun.azimuthDeg - azimuth)).toBeLessThanOrEqual(TOLERANCE_DEG);
    }
    expect(above).toBeGreaterThan(40);
  });
});

test('the sun year agrees with the sun position at every tenth mid-hour', () => {
  const place = { lat: 56.157, lon: 10.211 };
  const year = sunYear(place);
  for (let hour = 0; hour < 8760; hour += 10) {
    const sun = sunPosition(Date.UTC(2027, 0, 1) + (hour + 0.5) * 3_600_000, place);
    if (sun.zenithDeg > 90.5) continue;
    const zenithDeg = (Math.acos(year.up[hour]!) * 180) / Math.PI;
    const azimuthDeg = (Math.atan2(year.east[hour]!, year.north[hour]!) * 180) / Math.PI;
    expect(Math.abs(zenithDeg - sun.apparentZenithDeg)).toBeLessThanOrEqual(TOLERANCE_DEG);
    expect(Math.abs(((azimuthDeg + 360) % 360) - sun.azimuthDeg)).toBeLessThanOrEqual(
      TOLERANCE_DEG,
    );
  }
});
