import { afterAll, beforeAll, expect, test } from 'vitest';
import { ENACTED_TAX } from '../../engine/data/electricity-tax.ts';
import { EXAMPLE_CATALOGUE } from '../../engine/data/example-catalogue.ts';
import { EXAMPLE_PRICE_BOOK } from '../../engine/data/example-price-book.ts';
import { DatabaseAway } from '../db/database-away.ts';
import { testServices, type TestServices } from '../testing/services.ts';
import { contextReader } from './estimate-context.ts';

let opened: TestServices;
beforeAll(async () => {
  opened = await testServices();
});
afterAll(() => opened.close());

test('while the database is away the last known prices answer; a fault is a fault, and before any were read nobody guesses', async () => {
  const { now } = opened.services;
  let fault: Error | null = new DatabaseAway();
  const read = contextReader({
    catalogue: () => Promise.resolve(EXAMPLE_CATALOGUE),
    priceBook: () => (fault === null ? Promise.resolve(EXAMPLE_PRICE_BOOK) : Promise.reject(fault)),
    spotYears: () => Promise.resolve(undefined),
    tariffs: () =>
      Promise.resolve({ gridTariffs: [], nationalCharges: [], electricityTax: ENACTED_TAX }),
    now,
  });
  await expect(read()).rejects.toThrow(DatabaseAway);
  fault = null;
  const known = await read();
  fault = new DatabaseAway();
  expect(await read()).toBe(known);
  fault = new TypeError('a mistake');
  await expect(read()).rejects.toThrow(TypeError);
});
