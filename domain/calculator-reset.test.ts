import { expect, test } from 'vitest';
import { withDefaults } from './calculator-defaults.ts';
import { TEST_CONTEXT } from '../engine/test-home.ts';
import { toQuery } from './calculator-query.ts';
import { resetState, technicalState } from './calculator-reset.ts';
import { estimateInput } from './estimate-request.ts';
import type { CalculatorState } from './calculator-state.ts';

const STATE: CalculatorState = {
  lat: 55.676_123,
  lon: 12.568_456,
  address: 'Egevænget 14, 8381 Tilst',
  postcode: '8381',
  gridCompany: '5790000705689',
  roofType: 'flat',
  slope: 20,
  azimuth: 45,
  systemLoss: 20,
  cableLengthToRoof: 30,
  panelCost: 99_000,
  peakPower: 4,
  interestedInBattery: true,
  batteryCapacityKwh: 20,
  roofLayout: 'gable',
  receivedPreviousOffers: true,
  ownOffer: { priceDkk: 80_000 },
  assumptions: { upkeepPercent: 2 },
};

/** Specification 4, «After reset», by the names of its stored state. */
const AFTER_RESET = [
  ['peakPower', 10],
  ['slope', 35],
  ['azimuth', 0],
  ['systemLoss', 14],
  ['cableLengthToRoof', 5],
  ['panelCost', 150_000],
  ['batteryCapacityKwh', 10],
] as const;

/** The same, «Initial», and section 9. */
const AT_FIRST = [
  ...AFTER_RESET.filter(([name]) => name !== 'peakPower'),
  ['peakPower', 5],
  ['averageMonthlySpendingDKK', 1000],
  ['selectedPanelManufacturer', 'TW'],
] as const;

test.each(AFTER_RESET)('a reset restores %s to %d', (name, value) => {
  expect(withDefaults(resetState(STATE))[name]).toBe(value);
});

test.each(AT_FIRST)('%s is %s at first', (name, value) => {
  expect(withDefaults({ lat: STATE.lat, lon: STATE.lon })[name]).toBe(value);
});

test('a reset keeps the place and takes back every other answer', () => {
  expect(resetState(STATE)).toEqual({
    lat: STATE.lat,
    lon: STATE.lon,
    address: STATE.address,
    postcode: '8381',
    gridCompany: '5790000705689',
    peakPower: 10,
  });
});

test('after a reset the panel cost is no offer to compare with: nobody was given it', () => {
  const input = estimateInput(resetState(STATE), TEST_CONTEXT);
  expect(input).toMatchObject({ panelCost: 150_000, ownOffer: null });
  // A real offer of the very same amount is one.
  expect(
    estimateInput({ ...STATE, ownOffer: undefined, panelCost: 150_000 }, TEST_CONTEXT),
  ).toMatchObject({
    ownOffer: { priceDkk: 150_000 },
  });
});

test('a technical link carries figures, and nothing about the person or the house', () => {
  expect(Object.fromEntries(toQuery(technicalState(STATE)))).toEqual({
    lat: '55.68',
    lon: '12.57',
    postcode: '8381',
    gridCompany: '5790000705689',
    roofType: 'flat',
    slope: '20',
    azimuth: '45',
    systemLoss: '20',
    cableLengthToRoof: '30',
    peakPower: '4',
    interestedInBattery: 'true',
    batteryCapacityKwh: '20',
    'assumptions.upkeepPercent': '2',
  });
});
