import { expect, test } from 'vitest';
import figures from './roof-yield.build.ts';

/** PVGIS 5.3 at Aarhus, 35° south, building-integrated, 14 % loss [kWh/kWp]. */
const PVGIS_AARHUS = 968.78;

function yieldOf(slope: number, azimuth: number): number {
  const curve = figures.curves.find((each) => each.slope === slope)!;
  return curve.kwhPerKwp[figures.azimuths.indexOf(azimuth)]!;
}

test('35° to the south is within 1 % of PVGIS', () => {
  expect(Math.abs(yieldOf(35, 0) / PVGIS_AARHUS - 1)).toBeLessThan(0.01);
});

test('a flat roof has no direction, and a full circle ends where it began', () => {
  expect(new Set(figures.curves[0]!.kwhPerKwp).size).toBe(1);
  for (const { kwhPerKwp } of figures.curves) expect(kwhPerKwp.at(-1)).toBe(kwhPerKwp[0]);
});

test('what the article says in words: south tolerates any slope, east and west prefer it low', () => {
  for (const slope of [25, 45]) expect(yieldOf(slope, 0) / yieldOf(35, 0)).toBeGreaterThan(0.97);
  for (const azimuth of [-90, 90]) {
    expect(yieldOf(15, azimuth)).toBeGreaterThan(yieldOf(45, azimuth));
  }
  // "a steep roof facing north gives about half"
  expect(yieldOf(35, 180) / yieldOf(35, 0)).toBeCloseTo(0.5, 1);
});

test('14 panels of 440 W: the case to the south gives its curve’s yield, apart from what the inverter clips', () => {
  const south = figures.cases.find(({ key }) => key === 'south')!;
  const uncut = 14 * 0.44 * yieldOf(35, 0);
  expect(south.kwh).toBeLessThanOrEqual(uncut + 1);
  expect(south.kwh / uncut).toBeGreaterThan(0.99);
});

test('east and west lose less in kroner than in kilowatt hours, and a battery narrows the gap', () => {
  const caseOf = (key: string) => figures.cases.find((each) => each.key === key)!;
  const savingLoss = 1 - caseOf('east-west').savingDkk / caseOf('south').savingDkk;
  const energyLoss = 1 - caseOf('east-west').kwh / caseOf('south').kwh;
  const { south, eastWest } = figures.withBattery;
  expect(savingLoss).toBeLessThan(1 - eastWest / south);
  expect(1 - eastWest / south).toBeLessThan(energyLoss);
});

test('a house uses no more of its own than it makes or needs', () => {
  for (const { kwh, ownKwh } of figures.cases) {
    expect(ownKwh).toBeGreaterThan(0);
    expect(ownKwh).toBeLessThan(Math.min(kwh, figures.useKwh ?? 0));
  }
});
