import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { datahubPricelist } from '../../server/providers/tariffs/datahub-pricelist.ts';
import {
  failureOf,
  MANNERS_WITHOUT_PRICES,
  startEnergiDataServer,
  type EnergiDataServer,
} from '../fixtures/energi-data-server.ts';

const COMPANY = { gln: '5790001089030', code: 'CD' };
const TARIFF = { ...COMPANY, type: 'tariff' } as const;
const SUBSCRIPTION = { ...COMPANY, type: 'subscription' } as const;
const HOURS = 24;
const day = Array.from({ length: HOURS }, (_, hour) => hour / 100);
const row = { ...COMPANY, from: '2027-01-01', to: null, prices: day };

let server: EnergiDataServer;
beforeEach(async () => {
  server = await startEnergiDataServer();
  server.publish([row]);
});
afterEach(() => server.close());

const rowsOf = () => datahubPricelist(server.baseUrl).rowsFrom('2026-10-01', [TARIFF]);

describe('DatahubPricelist', () => {
  test('gives the rows of the named tariffs from the day on; another company’s code is none of them', async () => {
    server.publish([
      row,
      { ...row, from: '2026-09-30' },
      { ...row, gln: '5790000000000' },
      // One price all day stands in its first hour.
      { ...row, from: '2027-04-01', to: '2027-10-01', prices: [0.12, null, null] },
    ]);
    expect(await rowsOf()).toEqual({
      ok: true,
      value: [
        { ...TARIFF, from: '2027-01-01', to: null, prices: day },
        { ...TARIFF, from: '2027-04-01', to: '2027-10-01', prices: day.map(() => 0.12) },
      ],
    });
  });

  test('a subscription has one price a month, and is told from a tariff of the same code', async () => {
    server.publish([row, { ...row, type: 'D01', prices: [28.1229] }]);
    const asked = (charges: Parameters<ReturnType<typeof datahubPricelist>['rowsFrom']>[1]) =>
      datahubPricelist(server.baseUrl).rowsFrom('2026-10-01', charges);
    const subscription = { ...SUBSCRIPTION, from: row.from, to: null, prices: [28.1229] };
    expect(await asked([SUBSCRIPTION])).toEqual({ ok: true, value: [subscription] });
    expect(await asked([TARIFF, SUBSCRIPTION])).toMatchObject({
      ok: true,
      value: [{ type: 'tariff', prices: day }, subscription],
    });
    // By the hour it is none that we can read.
    server.publish([{ ...row, type: 'D01' }]);
    expect(await asked([SUBSCRIPTION])).toEqual({ ok: false, error: { kind: 'unreadable' } });
    expect(await asked([TARIFF])).toEqual({ ok: true, value: [] });
  });

  test.each([
    ['no price at all', { ...row, prices: [] }],
    ['an hour too few', { ...row, prices: day.slice(1) }],
    ['a price in øre', { ...row, prices: day.map((price) => price * 1000) }],
    ['a day that is none', { ...row, from: '2027-01-01 soon' }],
  ])('takes nothing of an answer with %s', async (_, odd) => {
    server.publish([row, odd]);
    expect(await rowsOf()).toEqual({ ok: false, error: { kind: 'unreadable' } });
  });

  test.each(MANNERS_WITHOUT_PRICES)(
    'answers «%s»: a failure by its name, and nobody is led elsewhere',
    async (manner) => {
      server.behave(manner);
      const error = { kind: failureOf(manner) };
      expect(await rowsOf()).toEqual({ ok: false, error });
      expect(server.queries).toHaveLength(1);
    },
    15_000,
  );
});
