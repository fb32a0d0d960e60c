import { expect, test } from 'vitest';
import type { StandingPanels } from '../estimate-input.ts';
import { HOURS_PER_YEAR, type Hourly } from '../hours.ts';
import { STANDING_PLANT, USUAL_HOME } from '../test-home.ts';
import {
  productionBeside,
  standingProduction,
  type StandingProduction,
} from './standing-production.ts';

const sumOf = (hours: Hourly) => hours.reduce((sum, kwh) => sum + kwh, 0);
const plantOf = (changes: Partial<StandingPanels> = {}) =>
  standingProduction(USUAL_HOME, { ...STANDING_PLANT, ...changes });

test('panels of 2016 have lost 0.4 % eleven times by 2027; later ones are new', () => {
  const kwhOf = (year: number) => sumOf(plantOf({ year, inverterKw: 100 }).aloneKwh);
  expect(kwhOf(2016) / kwhOf(2027)).toBeCloseTo(0.996 ** 11, 6);
  expect(kwhOf(2030)).toBe(kwhOf(2027));
});

test('new panels of 6 kWp to the south at Aarhus give what PVGIS says, within 1 %', () => {
  // 968.78 kWh/kWp at 35° south, building-integrated, 14 % loss.
  const kwh = sumOf(plantOf({ year: 2027, inverterKw: 100 }).aloneKwh);
  expect(Math.abs(kwh / (6 * 968.78) - 1)).toBeLessThan(0.01);
});

/** One hour: 2 kW of old panels and 3 kW of new ones, 10 % of which is lost. */
const hour = (kw: number) => new Float64Array(HOURS_PER_YEAR).fill(kw, 0, 1);
const newFaces = [{ acKwPerKwp: hour(1), peakKwp: 3 }];
const besideOf = (inverter: StandingPanels['inverter'], inverterKw: number, newKw: number) => {
  const standing: StandingProduction = {
    power: { acKwPerKwp: hour(0.5), peakKwp: 4 },
    aloneKwh: hour(Math.min(2, inverterKw)),
    plant: { inverter, inverterKw },
  };
  return productionBeside(standing, newFaces, 10, newKw)[0];
};

test.each([
  // Each behind its own: min(2, 1.5) + min(2.7, 2.5).
  ['kept', 1.5, 2.5, 4],
  // All behind the old one: min(2 + 2.7, 4).
  ['shared', 4, 0, 4],
  // All behind the new one: min(2 + 2.7, 4.5).
  ['replaced', 1.5, 4.5, 4.5],
] as const)(
  'with the old inverter %s, ratings cut the hour by hand',
  (inverter, old, bought, kwh) => {
    expect(besideOf(inverter, old, bought)).toBeCloseTo(kwh, 9);
  },
);
