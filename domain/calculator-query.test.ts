import { expect, test } from 'vitest';
import { toQuery } from './calculator-query.ts';
import type { CalculatorState } from './calculator-state.ts';
import { fromQuery } from './read-query.ts';

const given: CalculatorState = {
  lat: 55.676,
  lon: 12.568,
  address: 'Ærøgade 1, 2100 København Ø',
  postcode: '2100',
  slope: 30.125,
  azimuth: -8,
  interestedInBattery: true,
  heatPump: false,
  averageMonthlySpendingDKK: 1250,
  batteryUnitCounts: { 'example-battery-5': 2 },
  household: { houseAreaM2: 142.5, people: 3 },
  electricCarKmPerYear: 12_000,
  chargingPlan: 'solar-first',
  assumptions: { priceGrowthPercent: 1.5, stopExportAtNegativePrice: false },
};

test('an address holds the whole state and restores it', () => {
  const again = new URLSearchParams(toQuery(given).toString());
  expect(fromQuery(again)).toEqual({ state: given, errors: [] });
});

const HILL = [0, 0, 5, 10.5, 20, 10, 0, 0, 0, 0, 0, 0];

test('several roof faces fit in one short parameter, and another firm’s offer is dotted', () => {
  const state: CalculatorState = {
    lat: 56,
    lon: 10,
    horizon: HILL,
    sizing: 'roof',
    roofFaces: [
      { slope: 35, azimuth: -90, calculatedNumberOfPanels: 12, shading: 'some' },
      { slope: 22.125, azimuth: 90, roofSurfaceArea: 30.5, horizon: HILL },
      { slope: 0, azimuth: 0 },
    ],
    ownOffer: { priceDkk: 89_500, promisedAnnualKwh: 12.345 },
  };
  const text = toQuery(state).toString();
  expect(text).toContain(
    'roofFaces=35_-90_12__some*22.125_90__30.5_0-0-5-10.5-20-10-0-0-0-0-0-0*0_0&',
  );
  expect(fromQuery(new URLSearchParams(text))).toEqual({ state, errors: [] });
});

test('a bad face is named by its number and field', () => {
  const errorsOf = (faces: string) =>
    fromQuery(new URLSearchParams({ lat: '56', lon: '10', roofFaces: faces })).errors;
  expect(errorsOf('35_-90_12*95_x_0__dark')).toEqual([
    { field: 'roofFaces.1.slope', code: 'too-large', limit: 90 },
    { field: 'roofFaces.1.azimuth', code: 'not-a-number' },
    { field: 'roofFaces.1.calculatedNumberOfPanels', code: 'too-small', limit: 1 },
    { field: 'roofFaces.1.shading', code: 'unknown-value' },
  ]);
  expect(errorsOf('35_0____1')).toEqual([{ field: 'roofFaces.0.1', code: 'unknown-field' }]);
  expect(errorsOf('35_0____')).toEqual([{ field: 'roofFaces.0.', code: 'unknown-field' }]);
  expect(errorsOf('35')).toEqual([{ field: 'roofFaces.0.azimuth', code: 'required' }]);
  expect(errorsOf('35_0___0-0-5')).toEqual([
    { field: 'roofFaces.0.horizon', code: 'too-small', limit: 12 },
  ]);
  expect(errorsOf(Array.from({ length: 7 }, () => '35_0').join('*'))).toEqual([
    { field: 'roofFaces', code: 'too-large', limit: 6 },
  ]);
});

test('a direction is read as a person writes it, and as the address has it', () => {
  const azimuthOf = (azimuth: string) => fromQuery(new URLSearchParams({ azimuth }));
  expect(azimuthOf('20 øst').state.azimuth).toBe(-20);
  expect(azimuthOf('SV').state.azimuth).toBe(45);
  expect(azimuthOf('-12.5').state.azimuth).toBe(-12.5);
  expect(azimuthOf('mod haven').errors).toEqual([{ field: 'azimuth', code: 'not-a-number' }]);
});

test('one bad value is named and affects no other', () => {
  const query = new URLSearchParams(
    'lat=56&lon=10&slope=1e308&azimuth=400&averageMonthlySpendingDKK=1.200',
  );
  const { state, errors } = fromQuery(query);
  expect(state).toEqual({ lat: 56, lon: 10, averageMonthlySpendingDKK: 1200 });
  expect(errors).toEqual([
    { field: 'slope', code: 'not-a-number' },
    { field: 'azimuth', code: 'too-large', limit: 180 },
  ]);
});

test('a place in Sweden is named by its latitude; a missing place is not a mistake', () => {
  expect(fromQuery(new URLSearchParams('lat=59.3&lon=13')).errors).toEqual([
    { field: 'lat', code: 'outside-denmark' },
  ]);
  expect(fromQuery(new URLSearchParams('slope=20'))).toEqual({ state: { slope: 20 }, errors: [] });
});

test('unknown names are ignored', () => {
  const { state, errors } = fromQuery(
    new URLSearchParams('utm_source=x&__proto__=1&toString=1&constructor=2&lat=56&lon=10'),
  );
  expect({ state, errors }).toEqual({ state: { lat: 56, lon: 10 }, errors: [] });
});

test('a place may be written with a comma, and is never a thousand', () => {
  const { state } = fromQuery(new URLSearchParams('lat=55,676&lon=12.568'));
  expect(state).toEqual({ lat: 55.676, lon: 12.568 });
});
