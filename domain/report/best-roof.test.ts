import { expect, test } from 'vitest';
import { EXAMPLE_CATALOGUE } from '../../engine/data/example-catalogue.ts';
import { EXAMPLE_PRICE_BOOK } from '../../engine/data/example-price-book.ts';
import { salesPrices } from '../../engine/quote/price-list.ts';
import { SHIPPED_GRID_TARIFFS } from '../../engine/tariff/shipped-grid-tariffs.ts';
import type { CalculatorState } from '../calculator-state.ts';
import { runEstimate } from '../estimate-request.ts';
import { bestRoofShare } from './best-roof.ts';

const context = {
  catalogue: EXAMPLE_CATALOGUE,
  priceList: salesPrices(EXAMPLE_PRICE_BOOK),
  gridTariffs: SHIPPED_GRID_TARIFFS,
};

function shareOf(state: Partial<CalculatorState>): number {
  const run = runEstimate({ lat: 56.157, lon: 10.211, postcode: '8000', ...state }, context);
  if (!run.ok) throw new RangeError(JSON.stringify(run.error));
  return bestRoofShare(run.value, context);
}

test.each([54.8, 56.157, 57.5])('some south-facing roof at %d° north is the best one', (lat) => {
  const slopes = [34, 36, 38, 40, 42, 44, 46];
  const shares = slopes.map((slope) => shareOf({ lat, slope, azimuth: 0 }));
  expect(Math.max(...shares)).toBe(1);
});
