import { expect, test } from 'vitest';
import { runEstimate } from '../../../domain/estimate-request.ts';
import { EXAMPLE_CATALOGUE } from '../../../engine/data/example-catalogue.ts';
import { EXAMPLE_PRICE_BOOK } from '../../../engine/data/example-price-book.ts';
import { salesPrices } from '../../../engine/quote/price-list.ts';
import { SHIPPED_GRID_TARIFFS } from '../../../engine/tariff/shipped-grid-tariffs.ts';
import { EXAMPLE_START, exampleFigures, exampleState, type ExampleControls } from './example.ts';

const context = {
  catalogue: EXAMPLE_CATALOGUE,
  priceList: salesPrices(EXAMPLE_PRICE_BOOK),
  gridTariffs: SHIPPED_GRID_TARIFFS,
};

function answer(change: Partial<ExampleControls>) {
  const run = runEstimate(exampleState({ ...EXAMPLE_START, ...change }), context);
  if (!run.ok) throw new Error(JSON.stringify(run.error));
  return exampleFigures(run.value.estimate);
}

test('own use and sale add up to the year over the months', () => {
  const { months, ownKwh, soldKwh } = answer({ batteryCapacityKwh: 5 });
  const sum = (key: 'ownKwh' | 'soldKwh') => months.reduce((all, month) => all + month[key], 0);
  expect(sum('soldKwh')).toBeCloseTo(soldKwh, 0);
  expect(sum('ownKwh')).toBeCloseTo(ownKwh, 0);
});

// The page says so in words: home_a4.
test.each([-90, 90])('a roof at %i° gives about a fifth less than one facing south', (azimuth) => {
  const share = answer({ azimuth }).producedKwh / answer({ azimuth: 0 }).producedKwh;
  expect(share).toBeGreaterThan(0.75);
  expect(share).toBeLessThan(0.85);
});

test('a battery raises the price and the own use', () => {
  const without = answer({});
  const battery = answer({ batteryCapacityKwh: 10 });
  expect(battery.totalPriceDkk).toBeGreaterThan(without.totalPriceDkk);
  expect(battery.soldKwh).toBeLessThan(without.soldKwh);
});
