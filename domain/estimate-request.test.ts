import { expect, test } from 'vitest';
import { EXAMPLE_CATALOGUE } from '../engine/data/example-catalogue.ts';
import { EXAMPLE_PRICE_BOOK } from '../engine/data/example-price-book.ts';
import { salesPrices } from '../engine/quote/price-list.ts';
import { SHIPPED_GRID_TARIFFS } from '../engine/tariff/shipped-grid-tariffs.ts';
import { estimateInput } from './estimate-request.ts';

test('the engine is given what it asks for, and nothing about whose house it is', () => {
  const context = {
    catalogue: EXAMPLE_CATALOGUE,
    priceList: salesPrices(EXAMPLE_PRICE_BOOK),
    gridTariffs: SHIPPED_GRID_TARIFFS,
  };
  const told = {
    lat: 56.15,
    lon: 10.2,
    slope: 41,
    roofType: 'flat' as const,
    address: 'Skovvej 12, 8000 Aarhus C',
    receivedPreviousOffers: true,
    fullName: 'Åse Sørensen',
  };
  const input = estimateInput(told, context);
  expect(input).toMatchObject({
    lat: 56.15,
    lon: 10.2,
    slope: 41,
    mounting: 'free',
    heatPump: false,
  });
  const named = ['address', 'receivedPreviousOffers', 'fullName'];
  expect(Object.keys(input).filter((name) => named.includes(name))).toEqual([]);
});
