import { describe, expect, test } from 'vitest';
import { perezSkyWm2 } from '../../engine/pv/perez-sky.ts';
import {
  groundWm2,
  hayDaviesSkyWm2,
  muneerSkyWm2,
  slopeTerms,
} from '../../engine/pv/plane-of-array.ts';
import {
  beamTransmission,
  groundTransmission,
  skyTransmission,
} from '../../engine/pv/reflection.ts';
import { cell, numberRows } from './number-table.ts';
import { PLANE_OF_ARRAY_HOURS, PLANE_OF_ARRAY_PLANES } from './plane-of-array-data.ts';

const RAD = Math.PI / 180;
const column = (text: string) => text.split(' ').map(Number);
const hours = numberRows(PLANE_OF_ARRAY_HOURS);

/** 0.5 % of the reference, or 0.5 W/m², whichever is wider. */
function isWithinTruth(value: number, reference: number): boolean {
  return Math.abs(value - reference) <= Math.max(0.5, 0.005 * reference);
}

test('the reference has 60 hours and 17 planes', () => {
  expect(hours).toHaveLength(60);
  expect(PLANE_OF_ARRAY_PLANES).toHaveLength(17);
});

describe.each(PLANE_OF_ARRAY_PLANES)('slope $slopeDeg°, azimuth $azimuthNorthDeg°', (plane) => {
  const slope = slopeTerms(plane.slopeDeg);
  const rows = hours.map((row) => {
    const zenith = cell(row, 0) * RAD;
    const toward = Math.sin(zenith) * Math.cos((cell(row, 1) - plane.azimuthNorthDeg) * RAD);
    const sky = {
      extraterrestrialWm2: cell(row, 2),
      dniWm2: cell(row, 4),
      dhiWm2: cell(row, 5),
      up: Math.cos(zenith),
      toward,
    };
    const cosIncidence = sky.up * slope.cosSlope + toward * slope.sinSlope;
    return { sky, ghiWm2: cell(row, 3), cosIncidence };
  });
  const beam = column(plane.beam);
  const ground = column(plane.ground);

  test.each([
    ['Muneer', muneerSkyWm2, plane.muneer],
    ['Hay-Davies', hayDaviesSkyWm2, plane.hayDavies],
    ['Perez', perezSkyWm2, plane.perez],
  ] as const)('%s within 0.5 %% or 0.5 W/m², sky and total', (_, model, text) => {
    const reference = column(text);
    expect(reference).toHaveLength(rows.length);
    rows.forEach((row, at) => {
      const sky = model(slope, row.sky);
      const total =
        sky + groundWm2(slope, row.ghiWm2) + row.sky.dniWm2 * Math.max(0, row.cosIncidence);
      expect(isWithinTruth(sky, cell(reference, at))).toBe(true);
      expect(isWithinTruth(total, cell(reference, at) + cell(beam, at) + cell(ground, at))).toBe(
        true,
      );
    });
  });

  test('what passes the glass, within 0.0005', () => {
    const reference = column(plane.beamTransmission);
    rows.forEach((row, at) => {
      expect(Math.abs(beamTransmission(row.cosIncidence) - cell(reference, at))).toBeLessThan(5e-4);
    });
    expect(Math.abs(skyTransmission(plane.slopeDeg) - plane.skyTransmission)).toBeLessThan(5e-4);
    expect(Math.abs(groundTransmission(plane.slopeDeg) - plane.groundTransmission)).toBeLessThan(
      5e-4,
    );
  });
});
