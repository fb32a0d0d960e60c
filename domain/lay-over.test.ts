import { describe, expect, test } from 'vitest';
import type { CalculatorData } from './calculator-data.ts';
import { layOver, withSession } from './lay-over.ts';

/** Specification 4, "Saved data", verbatim, and the fields of specification 3 behind each. */
const SPECIFIED: Readonly<Record<string, readonly string[]>> = {
  location: ['lat', 'lon'],
  address: ['address'],
  'system parameters': ['peakPower', 'slope', 'azimuth', 'systemLoss'],
  'roof and board answers': [
    'roofSurfaceArea',
    'replaceRoofNext10Yrs',
    'electricalBoardOld',
    'cableLengthToRoof',
  ],
  'building and roof type': ['buildingType', 'roofType'],
  'panel cost': ['panelCost'],
  'battery interest': ['interestedInBattery'],
  'previous offers': ['receivedPreviousOffers'],
  financing: ['financingOption'],
  'loan term': ['loanTermYears'],
  name: ['fullName'],
  email: ['email'],
  'monthly spending': ['averageMonthlySpendingDKK'],
  'battery capacity': ['batteryCapacityKwh'],
};

/** Specification 3, «Calculator state», without the fields above. */
const OTHERS = [
  'reportId',
  'userPhoneNumber',
  'latestPvgisResponse',
  'dinSolcellePartnerPrice',
  'selectedBatteryUnitsDetails',
  'selectedPanelManufacturer',
  'panelPeakPowerW',
  'panelAreaM2',
  'selectedInverterModelId',
  'reportCalculatedProfitExVat',
  'calculatedNumberOfPanels',
  'batteryUnitCounts',
];

/** All that matters here is which of the two a value came from. */
const marked = (name: string, from: 'saved' | 'session') =>
  ({ [name]: `${from} ${name}` }) as unknown as CalculatorData;
const read = (data: CalculatorData, name: string) => (data as Record<string, unknown>)[name];

describe('saved data overlaid with the session', () => {
  const kept = Object.entries(SPECIFIED).flatMap(([answer, names]) =>
    names.map((name) => [answer, name] as const),
  );

  test.each(kept)('%s: %s is the session’s', (_, name) => {
    const merged = layOver(marked(name, 'saved'), marked(name, 'session'));
    expect(read(merged, name)).toBe(`session ${name}`);
  });

  test.each(kept)('%s: %s is loaded if the session has none', (_, name) => {
    const empty = { [name]: undefined } as CalculatorData;
    expect(read(layOver(marked(name, 'saved'), empty), name)).toBe(`saved ${name}`);
  });

  test.each(OTHERS.slice(0, -2))(
    '%s is not among the kept fields: the loaded value stands',
    (name) => {
      const merged = layOver(marked(name, 'saved'), marked(name, 'session'));
      expect(read(merged, name)).toBe(`saved ${name}`);
    },
  );

  test.each(OTHERS)('%s of the session stays if nothing was saved', (name) => {
    expect(read(layOver({}, marked(name, 'session')), name)).toBe(`session ${name}`);
  });

  test.each([
    ['calculatedNumberOfPanels', 'peakPower'],
    ['batteryUnitCounts', 'batteryCapacityKwh'],
  ])('a loaded %s does not overrule the %s that was typed', (count, answer) => {
    const saved = { ...marked(count, 'saved'), ...marked(answer, 'saved') };
    const merged = layOver(saved, marked(answer, 'session'));
    expect(read(merged, answer)).toBe(`session ${answer}`);
    expect(read(merged, count)).toBeUndefined();
    expect(read(layOver(saved, marked(count, 'session')), count)).toBe(`session ${count}`);
    expect(read(layOver(saved, {}), count)).toBe(`saved ${count}`);
  });

  test('false and 0 are values', () => {
    const merged = layOver(
      { interestedInBattery: true, azimuth: 90 },
      { interestedInBattery: false, azimuth: 0 },
    );
    expect(merged).toEqual({ interestedInBattery: false, azimuth: 0 });
  });

  test('a loaded address is not used for another place', () => {
    const saved = { lat: 55.7, lon: 12.5, address: 'Skovvej 1, 2100 København', postcode: '2100' };
    expect(layOver(saved, { lat: 56.1, lon: 10.2 })).toEqual({ lat: 56.1, lon: 10.2 });
  });

  const OLD = { lat: 55.7, lon: 12.5, address: 'Skovvej 1', slope: 15, roofType: 'flat' } as const;
  const OLD_ROOF = { roofFaces: [{ slope: 15, azimuth: 90 }], heatPump: true, reportId: 'old' };
  const ABOUT_ME = { fullName: 'Anna Holm', financingOption: 'loan', loanTermYears: 12 } as const;

  test('a new house takes nothing from the old one’s data except what is about the person', () => {
    const session = { lat: 56.1, lon: 10.2, averageMonthlySpendingDKK: 1800 };
    const merged = withSession({ ...OLD, ...OLD_ROOF, ...ABOUT_ME }, session);
    expect(merged).toEqual({ ...session, ...ABOUT_ME });
  });

  test('answers without a place belong to the saved house', () => {
    const merged = withSession({ ...OLD, ...OLD_ROOF }, { averageMonthlySpendingDKK: 1800 });
    expect(merged).toEqual({ ...OLD, ...OLD_ROOF, averageMonthlySpendingDKK: 1800 });
  });

  test.each([
    ['roofFaces', [{ slope: 15, azimuth: 90 }], { slope: 40 }],
    ['annualConsumptionKwh', 5200, { averageMonthlySpendingDKK: 1800 }],
    ['household', { houseAreaM2: 140, people: 4 }, { annualConsumptionKwh: 3000 }],
    ['ownOffer', { priceDkk: 120_000 }, { panelCost: 90_000 }],
    ['sizing', 'roof', { calculatedNumberOfPanels: 12 }],
  ])('an older %s (%o) does not overrule %o', (name, older, newer) => {
    expect(layOver({ [name]: older }, newer)).toEqual(newer);
  });

  test('a typed field unknown to the specification is not lost', () => {
    const merged = layOver(
      { shading: 'none', heatPump: true },
      { shading: 'much', electricCarKmPerYear: 12_000 },
    );
    expect(merged).toEqual({ shading: 'much', heatPump: true, electricCarKmPerYear: 12_000 });
  });
});
