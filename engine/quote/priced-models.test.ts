import { expect, test } from 'vitest';
import { EXAMPLE_CATALOGUE } from '../data/example-catalogue.ts';
import { EXAMPLE_PRICE_BOOK } from '../data/example-price-book.ts';
import { pricedModels } from './priced-models.ts';
import { salesPrices } from './price-list.ts';

const list = salesPrices(EXAMPLE_PRICE_BOOK);

test('the example book prices all of the example catalogue', () => {
  expect(pricedModels(EXAMPLE_CATALOGUE, list)).toEqual(EXAMPLE_CATALOGUE);
});

test('a model without a price is left out, also where an object has such a name by itself', () => {
  const [panel] = EXAMPLE_CATALOGUE.panels;
  const unpriced = ['Unpriced-400', 'toString'].map((model) => ({ ...panel!, model }));
  const [inverter] = EXAMPLE_CATALOGUE.inverters;
  const given = {
    ...EXAMPLE_CATALOGUE,
    panels: [...unpriced, ...EXAMPLE_CATALOGUE.panels],
    inverters: [...EXAMPLE_CATALOGUE.inverters, { ...inverter!, id: 'unpriced' }],
  };
  expect(pricedModels(given, list)).toEqual(EXAMPLE_CATALOGUE);
});
