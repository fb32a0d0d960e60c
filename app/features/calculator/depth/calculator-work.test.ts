import { expect, test } from 'vitest';
import type { CalculatorState } from '../../../../domain/calculator-state.ts';
import { runEstimate } from '../../../../domain/estimate-request.ts';
import type { EstimateContext } from '../../../../engine/estimate-context.ts';
import { EXAMPLE_CATALOGUE } from '../../../../engine/data/example-catalogue.ts';
import { EXAMPLE_PRICE_BOOK } from '../../../../engine/data/example-price-book.ts';
import { salesPrices } from '../../../../engine/quote/price-list.ts';
import { SHIPPED_GRID_TARIFFS } from '../../../../engine/tariff/shipped-grid-tariffs.ts';
import { findForesightGap, findForWish, findSizes } from './calculator-work.ts';

const context: EstimateContext = {
  catalogue: EXAMPLE_CATALOGUE,
  priceList: salesPrices(EXAMPLE_PRICE_BOOK),
  gridTariffs: SHIPPED_GRID_TARIFFS,
};
const home: CalculatorState = {
  lat: 55.7,
  lon: 12.6,
  postcode: '2100',
  roofSurfaceArea: 24,
  averageMonthlySpendingDKK: 1500,
};

function figuresOf(state: CalculatorState) {
  const run = runEstimate(state, context);
  if (!run.ok) throw new Error(JSON.stringify(run.error));
  return run.value.estimate;
}

test('what «Brug den» sets has the price, saving and payback that were shown', () => {
  const found = findSizes({ ...home, sizing: 'roof', batteryCapacityKwh: 15 }, context)!;
  for (const size of [found.highestValue, found.smallest!]) {
    const estimate = figuresOf(size.state);
    expect(estimate.system.numberOfPanels).toBe(size.numberOfPanels);
    expect(estimate.system.batteryUsableKwh).toBe(size.batteryKwh);
    expect(estimate.price.totalPrice).toBe(size.priceDkk);
    expect(estimate.savings.tenYearMeanDkk).toBe(size.savingDkk);
    expect(estimate.economy.paybackYears).toBe(size.paybackYears);
    expect(estimate.economy.npvDkk).toBeCloseTo(size.npvDkk, -1);
  }
  expect(found.smallest!.numberOfPanels).toBeLessThanOrEqual(found.highestValue.numberOfPanels);
});

test('on two faces too, whatever number of panels they had', () => {
  const roofFaces = [
    { slope: 35, azimuth: -90, calculatedNumberOfPanels: 2, roofSurfaceArea: 20 },
    { slope: 35, azimuth: 90, calculatedNumberOfPanels: 3, roofSurfaceArea: 20 },
  ];
  const { highestValue } = findSizes({ ...home, roofFaces }, context)!;
  const estimate = figuresOf(highestValue.state);
  expect(estimate.system.numberOfPanels).toBe(highestValue.numberOfPanels);
  expect(estimate.price.totalPrice).toBe(highestValue.priceDkk);
  expect(highestValue.numberOfPanels).toBeGreaterThan(5);
  const [first = 0, second = 0] = highestValue.panelsPerFace;
  expect(first + second).toBe(highestValue.numberOfPanels);
});

test('a budget that is too small for any size is answered with the cheapest', () => {
  const cheapest = findForWish(home, context, { kind: 'budget', dkk: 20_000 })!;
  expect(cheapest.priceDkk).toBeGreaterThan(20_000);
  const within = findForWish(home, context, { kind: 'budget', dkk: cheapest.priceDkk })!;
  expect(within.state).toEqual(cheapest.state);
});

test('under a thatched roof there is nothing to find', () => {
  expect(findSizes({ ...home, roofType: 'thatch' }, context)).toBeNull();
});

test('nobody beats perfect foresight, and without a battery there is nothing to foresee', () => {
  const priced = { ...home, interestedInBattery: true, batteryStrategy: 'price-driven' } as const;
  const gap = findForesightGap(priced, context)!;
  const { billAfterDkk } = figuresOf(priced).savings;
  expect(gap.gapDkk).toBeGreaterThan(0);
  expect(gap.gapDkk).toBeLessThan(billAfterDkk);
  expect(findForesightGap(home, context)).toBeNull();
});
