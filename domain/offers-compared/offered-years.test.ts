import { expect, test } from 'vitest';
import { EXAMPLE_CATALOGUE } from '../../engine/data/example-catalogue.ts';
import { EXAMPLE_PRICE_BOOK } from '../../engine/data/example-price-book.ts';
import { salesPrices } from '../../engine/quote/price-list.ts';
import { runEstimate } from '../estimate-request.ts';
import type { OfferedSystem } from './offered-context.ts';
import { offeredYears } from './offered-years.ts';
import { SHIPPED_GRID_TARIFFS } from '../../engine/tariff/shipped-grid-tariffs.ts';

const CONTEXT = {
  catalogue: EXAMPLE_CATALOGUE,
  priceList: salesPrices(EXAMPLE_PRICE_BOOK),
  gridTariffs: SHIPPED_GRID_TARIFFS,
};
const STATE = { lat: 56.19, lon: 10.11, postcode: '8381', calculatedNumberOfPanels: 14 } as const;

function ownRun(state: object = {}) {
  const run = runEstimate({ ...STATE, ...state }, CONTEXT);
  if (!run.ok) throw new Error('no estimate');
  return run.value;
}

const own = ownRun();
const { system, price, yield: made, economy } = own.estimate;
const SAME: OfferedSystem = {
  panels: system.numberOfPanels,
  panelW: system.panelPeakPowerW,
  inverterKw:
    EXAMPLE_CATALOGUE.inverters.find(({ id }) => id === system.inverterModelId)!.acPowerW / 1000,
  batteryKwh: 0,
  priceDkk: price.totalPrice,
};

function yearsOf(change: Partial<OfferedSystem> = {}, state: object = {}) {
  const years = offeredYears(
    { ...STATE, ...state },
    CONTEXT,
    { ...SAME, ...change },
    ownRun(state).estimate.yield.faces,
  );
  if (!years.ok) throw new Error('no years');
  return years.value;
}

test('our own system at our own price, offered by another, comes to our own figures', () => {
  const years = yearsOf();
  expect(years.annualKwh).toBe(made.annualKwh);
  expect(years.paybackYears).toBe(economy.paybackYears);
  expect(years.gainDkk).toBe(economy.cashFlow.at(-1)!.cumulativeDkk);
  expect(years.gainP10Dkk).toBe(economy.cashFlow.at(-1)!.cumulativeP10Dkk);
});

test('a dearer offer leaves less by more than the difference, as upkeep follows the price', () => {
  const dearer = yearsOf({ priceDkk: SAME.priceDkk + 10_000 });
  const less = yearsOf().gainDkk - dearer.gainDkk;
  expect(less).toBeGreaterThan(10_000);
  expect(less).toBeLessThan(13_000);
});

test('more watts give more, in proportion while the inverter takes them', () => {
  const more = yearsOf({ panelW: SAME.panelW * 1.1, inverterKw: 10 });
  expect(more.annualKwh / yearsOf({ inverterKw: 10 }).annualKwh).toBeCloseTo(1.1, 2);
});

test('an inverter that is far too small costs yield; one that is not named fits', () => {
  expect(yearsOf({ inverterKw: 2 }).annualKwh).toBeLessThan(made.annualKwh * 0.9);
  expect(yearsOf({ inverterKw: null }).annualKwh).toBe(made.annualKwh);
});

test('a battery of a size that nobody sells is reckoned with as it is', () => {
  const [small, large] = [yearsOf({ batteryKwh: 3 }), yearsOf({ batteryKwh: 7 })];
  expect(small.gainDkk).not.toBe(large.gainDkk);
  expect(small.annualKwh).toBe(made.annualKwh);
});

test('on two faces the panels are spread as ours are', () => {
  const faces = {
    roofFaces: [
      { slope: 35, azimuth: -90, calculatedNumberOfPanels: 7 },
      { slope: 35, azimuth: 90, calculatedNumberOfPanels: 7 },
    ],
    calculatedNumberOfPanels: undefined,
  };
  const twice = yearsOf({ panels: 28, inverterKw: 20 }, faces);
  const ours = yearsOf({ inverterKw: 20 }, faces);
  expect(twice.annualKwh / ours.annualKwh).toBeCloseTo(2, 2);
});
