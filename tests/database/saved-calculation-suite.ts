import { describe, expect, test } from 'vitest';
import { EXAMPLE_CATALOGUE } from '../../engine/data/example-catalogue.ts';
import { specifiedReport } from '../../server/reports/specified-report.ts';
import type { Services } from '../../server/services.ts';
import type { OpenServices } from './open-services.ts';
import { HOUSE, person, saved } from './saved-reports.ts';
import { HOUSE as THE_HOUSE } from '../../server/work/asker.ts';
import { loadSavedData, saveCalculatorData } from '../../server/testing/report-steps.ts';

/** The results of a calculation, as opposed to its inputs. */
const CALCULATED = [
  'latestPvgisResponse',
  'dinSolcellePartnerPrice',
  'selectedBatteryUnitsDetails',
  'panelPeakPowerW',
  'panelAreaM2',
] as const;

/** Saved data without results. */
async function answersOf(services: Services, owner: Parameters<typeof loadSavedData>[1]) {
  const data = { ...(await loadSavedData(services, owner)) };
  for (const name of CALCULATED) delete data[name];
  return data;
}

/** Facts about who lives there, not about the house. */
const PERSON = {
  interestedInBattery: true,
  receivedPreviousOffers: true,
  financingOption: 'loan',
  loanTermYears: 12,
} as const;
const NAMED = { fullName: 'Anna Holm', email: 'anna@example.dk' };
const ROOF = {
  slope: 25,
  azimuth: 40,
  roofType: 'slate',
  buildingType: 'detached',
  cableLengthToRoof: 12,
  annualConsumptionKwh: 5200,
  heatPump: true,
  panelCost: 90_000,
  shading: 'some',
} as const;
const PLACE = { lat: HOUSE.lat, lon: HOUSE.lon };

export function savedCalculationSuite(open: OpenServices): void {
  describe('the calculator data that is saved with a report', () => {
    /** What is saved after two calculations, one after the other. */
    async function after(first: object, second: object) {
      const { services } = await open();
      const owner = await person(services, '20304050');
      await saved(services, owner, { state: first, person: NAMED });
      const { reportId } = await saved(services, owner, { state: second });
      const { reportId: last, ...data } = await answersOf(services, owner);
      expect(last).toBe(reportId);
      return data;
    }
    const first = { ...HOUSE, ...ROOF, ...PERSON };

    test.each([
      ['the same place', PLACE],
      ['a pin 50 m away', { ...PLACE, lat: PLACE.lat + 0.00045 }],
      ['its address written otherwise', { ...PLACE, address: 'SKOVVEJ 12, 8000 Aarhus C' }],
    ])('of the same house is merged: %s', async (_, place) => {
      const second = { ...place, slope: 45 };
      expect(await after(first, second)).toEqual({ ...first, ...NAMED, ...second });
    });

    test('lays a whole calculation over answers from before the place was known', async () => {
      const { services } = await open();
      const owner = await person(services, '20304050');
      await saveCalculatorData(services, owner, { slope: 20, heatPump: true });
      const { reportId } = await saved(services, owner, { state: { ...HOUSE, slope: 30 } });
      const data = await answersOf(services, owner);
      expect(data).toEqual({ ...HOUSE, slope: 30, heatPump: true, reportId });
    });

    test.each([
      ['calculatedNumberOfPanels', 22, 'peakPower', 4],
      ['batteryUnitCounts', { 'example-battery-5': 1 }, 'batteryCapacityKwh', 10],
    ])(
      'drops a stored %s (%o) together with the answer it was counted from, %s',
      async (...told) => {
        const [count, value, answer, given] = told;
        const counted = { ...HOUSE, [count]: value };
        expect(await after(counted, { ...PLACE, slope: 20 })).toHaveProperty([count], value);
        expect(await after(counted, { ...PLACE, [answer]: given })).not.toHaveProperty([count]);
        const both = { ...PLACE, [answer]: given, [count]: value };
        expect(await after(counted, both)).toMatchObject(both);
      },
    );

    test.each([
      ['another town', { lat: 55.68, lon: 12.57 }],
      ['300 m down the road', { ...PLACE, lat: PLACE.lat + 0.0027 }],
      ['another address at the middle of a town', { ...PLACE, address: 'Skovvej 14' }],
    ])('keeps only what is about the person when the house changes: %s', async (_, place) => {
      const calculated = { latestPvgisResponse: { outputs: 1 }, panelPeakPowerW: 440 };
      const { services } = await open();
      const owner = await person(services, '20304050');
      await saved(services, owner, { state: first, person: NAMED });
      await saveCalculatorData(services, owner, calculated);
      const second = { ...place, peakPower: 4 };
      const { reportId } = await saved(services, owner, { state: second });
      const data = await answersOf(services, owner);
      expect(data).toEqual({ ...second, ...PERSON, ...NAMED, reportId });
    });

    test('holds the results of the newest report, and none of an older one', async () => {
      const { services } = await open();
      const owner = await person(services, '20304050');
      const stale = { reportCalculatedProfitExVat: 31_415, panelPeakPowerW: 1, panelAreaM2: 9 };
      await saveCalculatorData(services, owner, { ...HOUSE, ...stale });
      for (const state of [
        { ...HOUSE, interestedInBattery: true, batteryCapacityKwh: 10 },
        { ...HOUSE, interestedInBattery: false },
      ]) {
        const { reportId } = await saved(services, owner, { state });
        const report = await specifiedReport(services, owner.uid, reportId);
        const data = await loadSavedData(services, owner);
        expect(data).toMatchObject({ reportId });
        for (const name of CALCULATED) expect(data?.[name], name).toEqual(report?.[name]);
        expect(data).not.toHaveProperty('reportCalculatedProfitExVat');
        const alone = await services.estimate(THE_HOUSE, state, 'live');
        if (!alone.ok) throw new Error(alone.error.kind);
        const { totalPrice } = alone.value.estimate.price;
        expect(data?.dinSolcellePartnerPrice).toEqual({ totalPrice });
        // Long side times short side, to three decimals.
        const { system } = alone.value.estimate;
        const panel = EXAMPLE_CATALOGUE.panels.find(
          ({ manufacturerCode, isDefault }) =>
            manufacturerCode === system.panelManufacturer && isDefault,
        )!;
        expect(data?.panelAreaM2).toBeCloseTo(panel.x * panel.y, 3);
        expect(data?.panelPeakPowerW).toBe(panel.peakPowerW);
      }
    });
  });
}
