import { expect, test } from 'vitest';
import { fromQuery, toQuery } from './calculator-query.ts';
import type { CalculatorState } from './calculator-state.ts';

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
  assumptions: { priceGrowthPercent: 1.5, stopExportAtNegativePrice: false },
};

test('an address holds the whole state and gives it back', () => {
  const again = new URLSearchParams(toQuery(given).toString());
  expect(fromQuery(again)).toEqual({ state: given, errors: [] });
});

test('one bad value is named and loses nothing else', () => {
  const query = new URLSearchParams(
    'lat=56&lon=10&slope=abc&azimuth=1e308&averageMonthlySpendingDKK=1.200',
  );
  const { state, errors } = fromQuery(query);
  expect(state).toEqual({ lat: 56, lon: 10, averageMonthlySpendingDKK: 1200 });
  expect(errors).toEqual([
    { field: 'slope', code: 'not-a-number' },
    { field: 'azimuth', code: 'too-large', limit: 180 },
  ]);
});

test('a place in Sweden by its latitude is named; a missing place is not a mistake', () => {
  expect(fromQuery(new URLSearchParams('lat=59.3&lon=13')).errors).toEqual([
    { field: 'lat', code: 'outside-denmark' },
  ]);
  expect(fromQuery(new URLSearchParams('slope=20'))).toEqual({ state: { slope: 20 }, errors: [] });
});

test('names of others are passed over', () => {
  const { state, errors } = fromQuery(
    new URLSearchParams('utm_source=x&__proto__=1&lat=56&lon=10'),
  );
  expect({ state, errors }).toEqual({ state: { lat: 56, lon: 10 }, errors: [] });
});
