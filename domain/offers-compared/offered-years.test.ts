import { expect, test } from 'vitest';
import { EXAMPLE_CATALOGUE } from '../../engine/data/example-catalogue.ts';
import { EXAMPLE_PRICE_BOOK } from '../../engine/data/example-price-book.ts';
import { salesPrices } from '../../engine/quote/price-list.ts';
import { runEstimate } from '../estimate-request.ts';
import type { OfferedSystem } from './offered-context.ts';
import { offeredYears, yearsOf as yearsOfEstimate } from './offered-years.ts';
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
const { system, price, yield: made, economy, savings } = own.estimate;
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
  expect(years).toEqual(yearsOfEstimate(own.estimate));
  expect(years.savings.tenYearMeanP10Dkk).toBe(savings.tenYearMeanP10Dkk);
  expect(years.economy.paybackYears).toBe(economy.paybackYears);
});

test('a dearer offer saves less, as upkeep follows the price, and is paid back later', () => {
  const [plain, dearer] = [yearsOf(), yearsOf({ priceDkk: SAME.priceDkk + 10_000 })];
  const less = plain.savings.tenYearMeanDkk - dearer.savings.tenYearMeanDkk;
  expect(less).toBeGreaterThan(0);
  expect(less).toBeLessThan(200);
  expect(dearer.economy.paybackYears!).toBeGreaterThan(plain.economy.paybackYears! + 0.8);
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
  expect(small.savings.tenYearMeanDkk).toBeLessThan(large.savings.tenYearMeanDkk);
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
