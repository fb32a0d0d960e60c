import { afterEach, expect, test, vi } from 'vitest';
import { EXAMPLE_CATALOGUE } from '../../../engine/data/example-catalogue.ts';
import { EXAMPLE_PRICE_BOOK } from '../../../engine/data/example-price-book.ts';
import { salesPrices } from '../../../engine/quote/price-list.ts';
import { SHIPPED_GRID_TARIFFS } from '../../../engine/tariff/shipped-grid-tariffs.ts';
import { estimateOf, isSlow } from './state-run.ts';

const context = {
  catalogue: EXAMPLE_CATALOGUE,
  priceList: salesPrices(EXAMPLE_PRICE_BOOK),
  gridTariffs: SHIPPED_GRID_TARIFFS,
};
const state = { lat: 55.6761, lon: 12.5683, postcode: '2100', slope: 30 };

afterEach(() => vi.restoreAllMocks());

function estimateTaking(tookMs: number): void {
  vi.spyOn(performance, 'now').mockReturnValueOnce(0).mockReturnValueOnce(tookMs);
  estimateOf(state, context);
  vi.restoreAllMocks();
}

test('a browser is slow once an estimate was, and until three in a row were quick', () => {
  expect(isSlow()).toBe(false);
  estimateTaking(7);
  expect(isSlow()).toBe(true);
  for (const tookMs of [1, 1, 7, 1, 1]) estimateTaking(tookMs);
  expect(isSlow()).toBe(true);
  estimateTaking(1);
  expect(isSlow()).toBe(false);
});

test('a refused estimate is quick anywhere and changes nothing', () => {
  estimateTaking(7);
  const far = { ...state, lat: 10 };
  for (let times = 0; times < 3; times++)
    expect(() => estimateOf(far, context)).toThrow(RangeError);
  expect(isSlow()).toBe(true);
});
