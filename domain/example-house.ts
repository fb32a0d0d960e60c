import { runEstimate } from './estimate-request.ts';
import type { CalculatorState } from './calculator-state.ts';
import { CLIMATE_SITE } from '../engine/data/climate.ts';
import { EXAMPLE_CATALOGUE } from '../engine/data/example-catalogue.ts';
import { EXAMPLE_PRICE_BOOK } from '../engine/data/example-price-book.ts';
import type { EstimateFigures } from '../engine/estimate-figures.ts';
import type { EstimateContext } from '../engine/estimate-context.ts';
import { salesPrices } from '../engine/quote/price-list.ts';
import { SHIPPED_GRID_TARIFFS } from '../engine/tariff/shipped-grid-tariffs.ts';

// For `*.build.ts` files only, because this loads the whole engine.

/** Prices of articles and worked examples: the example price book that ships with the product. */
export const EXAMPLE_CONTEXT: EstimateContext = {
  catalogue: EXAMPLE_CATALOGUE,
  priceList: salesPrices(EXAMPLE_PRICE_BOOK),
  gridTariffs: SHIPPED_GRID_TARIFFS,
};

/**
 * The house in articles and worked examples: detached, tiled, in Aarhus, 35° to the south, 5,000
 * kWh a year; 6 kWp is 14 panels.
 */
export const EXAMPLE_HOUSE: CalculatorState = {
  ...CLIMATE_SITE,
  postcode: '8000',
  slope: 35,
  azimuth: 0,
  roofType: 'tile',
  buildingType: 'detached',
  annualConsumptionKwh: 5000,
  peakPower: 6,
};

export function exampleEstimate(changes: Partial<CalculatorState>): EstimateFigures {
  const run = runEstimate({ ...EXAMPLE_HOUSE, ...changes }, EXAMPLE_CONTEXT);
  if (!run.ok) throw new RangeError('The example house is outside what the calculator takes');
  return run.value.estimate;
}
