import { describe, expect, test } from 'vitest';
import { MONTH_OF_HOUR, monthSumsUtc } from '../climate/month-hours.ts';
import { typicalYear } from '../climate/typical-year.ts';
import { sunYear } from '../sun/sun-year.ts';
import { dcKwPerKwp } from './module-efficiency.ts';
import { HEAT_LOSS, moduleTemperatureC } from './module-temperature.ts';
import { groundWm2, hayDaviesSkyWm2, muneerSkyWm2, slopeTerms } from './plane-of-array.ts';
import { SPECTRAL_GAIN, planeYear, scaleToMonthlyYield } from './plane-year.ts';
import type { Plane } from './plane-year.ts';
import { beamTransmission, groundTransmission, skyTransmission } from './reflection.ts';

const place = { lat: 56.157, lon: 10.211 };
const sun = sunYear(place);
const climate = typicalYear(place);
const south: Plane = { slopeDeg: 35, azimuthDeg: 0, mounting: 'building', shading: 'none' };
const total = (hourly: Float64Array) => hourly.reduce((sum, value) => sum + value, 0);
const yieldOf = (change: Partial<Plane>) => total(planeYear(sun, climate, { ...south, ...change }));

/** Sum before or after 11 UTC, about noon by the sun. */
const half = (hourly: Float64Array, isMorning: boolean) =>
  total(hourly.filter((_, hour) => hour % 24 < 11 === isMorning));

/** The same hour from the functions that the truth tests hold to the reference, one after the other. */
function stepByStepKw(hour: number, plane: Plane, skyModel: typeof muneerSkyWm2): number {
  const ghi = climate.ghiWm2[hour]!;
  const dhi = climate.dhiWm2[hour]!;
  const up = sun.up[hour]!;
  if (ghi <= 0 || up <= 0) return 0;
  const slope = slopeTerms(plane.slopeDeg);
  // Unit vector of the plane's azimuth: 0 is south, 90 west.
  const azimuth = (plane.azimuthDeg * Math.PI) / 180;
  const toward = -sun.north[hour]! * Math.cos(azimuth) - sun.east[hour]! * Math.sin(azimuth);
  const dniWm2 = (ghi - dhi) / Math.max(up, Math.cos((87 * Math.PI) / 180));
  const skyHour = {
    dniWm2,
    dhiWm2: ghi - dniWm2 * up,
    extraterrestrialWm2: sun.extraterrestrialWm2[hour]!,
    up,
    toward,
  };
  const cosIncidence = up * slope.cosSlope + toward * slope.sinSlope;
  const beam = dniWm2 * Math.max(0, cosIncidence);
  const sky = skyModel(slope, skyHour);
  const ground = groundWm2(slope, ghi);
  const moduleC = moduleTemperatureC(
    beam + sky + ground,
    climate.airC[hour]!,
    climate.windMs[hour]!,
    HEAT_LOSS[plane.mounting],
  );
  const effective =
    beam * beamTransmission(cosIncidence) +
    sky * skyTransmission(plane.slopeDeg) +
    ground * groundTransmission(plane.slopeDeg);
  const factor = climate.monthlyYieldFactor[MONTH_OF_HOUR[hour]!]!;
  return Math.max(0, dcKwPerKwp(effective, moduleC)) * SPECTRAL_GAIN * factor;
}

describe('planeYear', () => {
  test.each([
    [south, undefined, muneerSkyWm2],
    [{ ...south, slopeDeg: 0 }, undefined, muneerSkyWm2],
    [{ ...south, slopeDeg: 70, azimuthDeg: -110, mounting: 'free' }, undefined, muneerSkyWm2],
    [{ ...south, azimuthDeg: 60 }, hayDaviesSkyWm2, hayDaviesSkyWm2],
  ] as const)('one pass gives what the steps give: %o, %s', (plane, sky, skyModel) => {
    const hourly = planeYear(sun, climate, plane, { sky });
    for (let hour = 0; hour < 8760; hour++) {
      expect(hourly[hour]).toBeCloseTo(stepByStepKw(hour, plane, skyModel), 6);
    }
  });

  test('a flat plane does not care where it faces', () => {
    expect(yieldOf({ slopeDeg: 0, azimuthDeg: 90 })).toBeCloseTo(yieldOf({ slopeDeg: 0 }), 9);
  });

  test('south beats east and west, those beat north', () => {
    expect(yieldOf({})).toBeGreaterThan(yieldOf({ azimuthDeg: -90 }));
    expect(yieldOf({})).toBeGreaterThan(yieldOf({ azimuthDeg: 90 }));
    expect(yieldOf({ azimuthDeg: 90 })).toBeGreaterThan(yieldOf({ azimuthDeg: 180 }));
  });

  test('east makes its power before noon, west after', () => {
    const east = planeYear(sun, climate, { ...south, azimuthDeg: -90 });
    const west = planeYear(sun, climate, { ...south, azimuthDeg: 90 });
    expect(half(east, true)).toBeGreaterThan(half(east, false));
    expect(half(west, true)).toBeLessThan(half(west, false));
  });

  test('a free-standing panel is cooler and gives more', () => {
    expect(yieldOf({ mounting: 'free' })).toBeGreaterThan(yieldOf({}));
  });

  test('shading costs: some less than much, and twelve equal elevations as much as their name', () => {
    const open = yieldOf({});
    expect(yieldOf({ shading: 'some' }) / open).toBeGreaterThan(0.9);
    expect(yieldOf({ shading: 'some' }) / open).toBeLessThan(0.98);
    expect(yieldOf({ shading: 'much' }) / open).toBeLessThan(0.87);
    const ring = Array.from({ length: 12 }, () => 10);
    expect(yieldOf({ shading: ring })).toBeCloseTo(yieldOf({ shading: 'some' }), 9);
  });

  test('a wall in the east takes the morning from an east roof and leaves a west roof its beam', () => {
    const wall = [0, 0, 30, 30, 30, 0, 0, 0, 0, 0, 0, 0];
    const lost = (azimuthDeg: number) =>
      1 - yieldOf({ azimuthDeg, shading: wall }) / yieldOf({ azimuthDeg });
    expect(lost(-90)).toBeGreaterThan(2 * lost(90));
  });

  test('no light at night, nothing below zero, nothing above 1.2 kW per kWp', () => {
    planeYear(sun, climate, south).forEach((kw, hour) => {
      if (sun.up[hour]! <= 0) expect(kw).toBe(0);
      expect(kw).toBeGreaterThanOrEqual(0);
      expect(kw).toBeLessThan(1.2);
    });
  });

  test.each([
    { slopeDeg: -1 },
    { slopeDeg: 91 },
    { slopeDeg: Number.NaN },
    { azimuthDeg: Number.NaN },
    { shading: [1, 2, 3] },
  ])('refuses %j', (change) => {
    expect(() => planeYear(sun, climate, { ...south, ...change })).toThrow(RangeError);
  });
});

describe('scaleToMonthlyYield', () => {
  const hourly = planeYear(sun, climate, south);
  const target = [20, 40, 90, 120, 140, 130, 125, 110, 85, 50, 25, 10];

  test('meets the months and keeps the shape within them', () => {
    const scaled = scaleToMonthlyYield(hourly, target);
    monthSumsUtc(scaled).forEach((sum, month) => expect(sum).toBeCloseTo(target[month]!, 9));
    const noon = 180 * 24 + 11;
    expect(scaled[noon]! / scaled[noon + 1]!).toBeCloseTo(hourly[noon]! / hourly[noon + 1]!, 9);
  });

  test('leaves a year without light dark', () => {
    expect(total(scaleToMonthlyYield(new Float64Array(8760), target))).toBe(0);
  });

  test('refuses eleven months and a negative one', () => {
    expect(() => scaleToMonthlyYield(hourly, target.slice(1))).toThrow(RangeError);
    expect(() => scaleToMonthlyYield(hourly, target.with(0, -1))).toThrow(RangeError);
  });
});
