import { expect, test } from 'vitest';
import { EXAMPLE_CATALOGUE } from '../engine/data/example-catalogue.ts';
import { EXAMPLE_PRICE_BOOK } from '../engine/data/example-price-book.ts';
import { NATIONAL_CHARGES } from '../engine/data/national-charges.ts';
import type { SharedContext } from '../engine/estimate-context.ts';
import { salesPrices } from '../engine/quote/price-list.ts';
import { SHIPPED_GRID_TARIFFS } from '../engine/tariff/shipped-grid-tariffs.ts';
import { receivedContext, sentContext } from './sent-context.ts';

const context = (validFrom: string): SharedContext => ({
  catalogue: EXAMPLE_CATALOGUE,
  priceList: { ...salesPrices(EXAMPLE_PRICE_BOOK), validFrom },
  gridTariffs: SHIPPED_GRID_TARIFFS,
  nationalCharges: NATIONAL_CHARGES,
});

test('a page reads what was sent, figure for figure', () => {
  const sent = context('2026-01-01');
  const text = sentContext(sent);
  // Another page in between: what is read now comes from the text.
  sentContext(context('2027-01-01'));
  const received = receivedContext(text);
  expect(received).not.toBe(sent);
  expect(received).toEqual(sent);
});

test('the same text is read once, so that what hangs on the object is not made again', () => {
  const text = JSON.stringify(context('2028-01-01'));
  expect(receivedContext(text)).toBe(receivedContext(text));
});
