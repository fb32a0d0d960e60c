import { expect, test } from 'vitest';
import { withDefaults } from './calculator-defaults.ts';
import { toQuery } from './calculator-query.ts';
import { resetState, technicalState } from './calculator-reset.ts';
import type { CalculatorState } from './calculator-state.ts';

const STATE: CalculatorState = {
  lat: 55.676_123,
  lon: 12.568_456,
  address: 'Egevænget 14, 8381 Tilst',
  postcode: '8381',
  gridCompany: '5790000705689',
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

test('a reset restores the values of the specification and keeps the place', () => {
  const reset = resetState(STATE);
  // Specification 4, «After reset».
  expect(withDefaults(reset)).toMatchObject({
    peakPower: 10,
    slope: 35,
    azimuth: 0,
    systemLoss: 14,
    cableLengthToRoof: 5,
    panelCost: 150_000,
    batteryCapacityKwh: 10,
    interestedInBattery: false,
    assumptions: {},
  });
  expect(reset).toMatchObject({ lat: 55.676_123, address: STATE.address, postcode: '8381' });
  expect(reset).not.toHaveProperty('ownOffer');
});

test('a technical link carries figures, and nothing about the person or the house', () => {
  expect(Object.fromEntries(toQuery(technicalState(STATE)))).toEqual({
    lat: '55.68',
    lon: '12.57',
    postcode: '8381',
    gridCompany: '5790000705689',
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
