import { describe, expect, test } from 'vitest';
import { estimateTornado } from '../estimate-tornado.ts';
import { estimate } from '../estimate.ts';
import type { EstimateInput, StandingPanels } from '../estimate-input.ts';
import { monthlySavingsDkk } from '../economy/monthly-savings.ts';
import { answerRange } from '../range/answer-range.ts';
import { setUpEstimate } from '../estimate-setup.ts';
import { bestSize } from '../sizing/best-size.ts';
import { exportPrice } from '../tariff/electricity-prices.ts';
import { STANDING_PLANT, TEST_CONTEXT, USUAL_HOME } from '../test-home.ts';

const HOME: EstimateInput = { ...USUAL_HOME, annualConsumptionKwh: 4000 };
const inputOf = (plant: Partial<StandingPanels> = {}, changes: Partial<EstimateInput> = {}) => ({
  ...HOME,
  standing: { ...STANDING_PLANT, ...plant },
  ...changes,
});
const runOf = (...given: Parameters<typeof inputOf>) => estimate(inputOf(...given), TEST_CONTEXT);
const BATTERY = { interestedInBattery: true };
const linesOf = (run: ReturnType<typeof runOf>) =>
  run.estimate.price.lines.map(({ code, total }) => [code, total]);

describe('what is bought beside standing panels', () => {
  test('a battery alone is priced with its inverter, work and travel', () => {
    const run = runOf({}, BATTERY);
    // 10 kWh with 5 kW: 46,000 + 13,125 + 6,250 + 750 DKK incl. VAT.
    expect(linesOf(run)).toEqual([
      ['inverter', 10_500],
      ['battery', 36_800],
      ['base-work', 5000],
      ['travel', 600],
    ]);
    expect(run.estimate.price.totalPrice).toBe(66_125);
    expect(run.estimate.system).toMatchObject({ numberOfPanels: 0, batteryUsableKwh: 10 });
    expect(run.estimate.savings.firstYearDkk).toBeGreaterThan(0);
  });

  test('a new inverter alone is priced, for the panels that stand', () => {
    const run = runOf({ inverter: 'replaced' });
    // 6 kWp need 4.8 kW: the model of 5 kW.
    expect(linesOf(run)).toEqual([
      ['inverter', 10_500],
      ['base-work', 5000],
      ['travel', 600],
    ]);
    expect(run.estimate.economy.events.map(({ kind }) => kind)).toContain('inverter');
  });

  test('more panels behind the old inverter need none; behind their own the smallest for them', () => {
    const more = { peakPower: 4 };
    const shared = runOf({ inverter: 'shared', morePanels: true }, more);
    const own = runOf({ morePanels: true }, more);
    expect(shared.estimate.system).toMatchObject({ numberOfPanels: 9, inverterModelId: '' });
    // 9 · 440 W · 0.8 = 3.2 kW.
    expect(own.estimate.system.inverterModelId).toBe('example-hybrid-4');
    expect(shared.estimate.energy.productionKwh).toBeLessThan(own.estimate.energy.productionKwh);
    const most = shared.hourly.productionKwh.reduce((a, b) => Math.max(a, b), 0);
    expect(most).toBe(STANDING_PLANT.inverterKw);
  });

  test('nothing costs and saves nothing', () => {
    const { price, savings, economy, climate } = runOf().estimate;
    expect(price.totalPrice).toBe(0);
    expect(savings).toMatchObject({ firstYearDkk: 0, tenYearMeanDkk: 0 });
    expect(savings.billAfterDkk).toBe(savings.billBeforeDkk);
    expect(economy.paybackYears).toBeNull();
    expect(climate.co2SavedKgFirstYear).toBe(0);
  });
});

describe('against today’s bill', () => {
  test('the home buys today what its meter says, and saves what the battery keeps from the grid', () => {
    const { today, energy, savings } = runOf({}, BATTERY).estimate;
    expect(today!.importedKwh).toBeCloseTo(4000, 2);
    expect(today!.directKwh + today!.importedKwh).toBeCloseTo(energy.consumptionKwh, 1);
    expect(today!.directKwh + today!.exportedKwh).toBeCloseTo(today!.productionKwh, 1);
    expect(savings.billBeforeDkk - savings.billAfterDkk).toBeCloseTo(savings.firstYearDkk, 1);
    // The same home without any panels is billed for what it really uses.
    const bare = estimate({ ...HOME, annualConsumptionKwh: energy.consumptionKwh }, TEST_CONTEXT);
    expect(savings.billBeforeDkk).toBeLessThan(bare.estimate.savings.billBeforeDkk);
  });

  test.each([
    ['a battery', {}, BATTERY],
    ['more panels and a battery', { morePanels: true }, BATTERY],
    ['a new inverter for all', { inverter: 'replaced', morePanels: true }, BATTERY],
    ['a battery by price', {}, { ...BATTERY, batteryStrategy: 'price-driven' }],
  ] as const)('with %s every kWh is accounted for', (_, plant, changes) => {
    const { energy, yield: added, today } = runOf(plant, changes).estimate;
    const { productionKwh, directKwh, batteryInKwh, exportedKwh, importedKwh } = energy;
    expect(directKwh + batteryInKwh + exportedKwh).toBeCloseTo(productionKwh, 1);
    expect(directKwh + energy.batteryOutKwh + importedKwh - energy.gridToBatteryKwh).toBeCloseTo(
      energy.consumptionKwh,
      1,
    );
    expect(productionKwh + energy.curtailedKwh).toBeGreaterThanOrEqual(today!.productionKwh);
    expect(added.annualKwh).toBeGreaterThan(-1);
  });

  test.each([['instant'], ['yearly']] as const)(
    '%s: the months add up to the year',
    (settlement) => {
      const { hourly, prices, years, estimate: figures } = runOf({ settlement }, BATTERY);
      const months = monthlySavingsDkk(
        { ...hourly, exportPriceDkkPerKwh: exportPrice(prices) },
        years[0]!,
      );
      const sum = months.reduce((total, dkk) => total + dkk, 0);
      expect(sum).toBeCloseTo(figures.savings.firstYearDkk, 1);
    },
  );

  test('under the old scheme a battery saves little until it ends, and then as much as elsewhere', () => {
    const instant = runOf({}, BATTERY).years;
    const yearly = runOf({ settlement: 'yearly', yearlyUntil: 2032 }, BATTERY).years;
    // 2027 is year 1: year 6 is 2032.
    for (let year = 1; year <= 6; year++) {
      expect(yearly[year - 1]!.savingDkk).toBeLessThan(instant[year - 1]!.savingDkk / 4);
    }
    expect(yearly.slice(6, 12)).toEqual(instant.slice(6, 12));
  });

  test('a bill of 1,000 DKK a month is what is paid today, before what is sold', () => {
    const { savings, today } = runOf({}, { annualConsumptionKwh: null }).estimate;
    expect(today!.exportedKwh).toBeGreaterThan(0);
    expect(savings.billBeforeDkk + savings.exportIncomeDkk).toBeCloseTo(12 * 1000, 0);
  });
});

test('panels of no power are as none: new ones have the figures of an ordinary home', () => {
  const { estimate: beside } = runOf({ peakPower: 0, morePanels: true });
  const { estimate: ordinary } = estimate(HOME, TEST_CONTEXT);
  expect(beside.price).toEqual(ordinary.price);
  expect(beside.energy).toEqual(ordinary.energy);
  expect(beside.yield).toEqual(ordinary.yield);
  expect(beside.economy.npvDkk).toBeCloseTo(ordinary.economy.npvDkk, 1);
  expect(beside.economy.paybackYears).toBe(ordinary.economy.paybackYears);
  expect(beside.savings.firstYearDkk).toBeCloseTo(ordinary.savings.firstYearDkk, 1);
});

test('the range holds the figure, the same on the range page', () => {
  const input = inputOf({ inverter: 'shared', morePanels: true }, { peakPower: 4 });
  const { estimate: figures } = estimate(input, TEST_CONTEXT);
  const { savings, economy } = figures;
  expect(savings.tenYearMeanP10Dkk).toBeLessThan(savings.tenYearMeanDkk);
  expect(savings.tenYearMeanP90Dkk).toBeGreaterThan(savings.tenYearMeanDkk);
  expect(economy.paybackP90Years).toBeLessThan(economy.paybackYears!);
  const setUp = setUpEstimate(input, TEST_CONTEXT);
  const dots = answerRange(setUp.economyInput(setUp.quoteWith({}), null), figures).savingDkk;
  expect(dots[10]).toBeGreaterThan(savings.tenYearMeanP10Dkk - 100);
  expect(dots[10]).toBeLessThan(savings.tenYearMeanP10Dkk + 100);
});

test('what moves a battery’s payback is told, and sizes are found beside the panels', () => {
  const bars = estimateTornado(
    inputOf({}, { ...BATTERY, batteryStrategy: 'price-driven' }),
    TEST_CONTEXT,
  );
  expect(bars.map(({ key }) => key)).toContain('price');
  const sizes = bestSize(inputOf({ morePanels: true }), TEST_CONTEXT, [{}])!;
  expect(sizes.highestNpv.numberOfPanels).toBeLessThan(20);
  expect(bestSize(inputOf(), TEST_CONTEXT, [{}])).toBeNull();
});
