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

type Charges = Parameters<ReturnType<typeof datahubPricelist>['pageOf']>[0];
const pageOf = (charges: Charges = [TARIFF], offset = 0) =>
  datahubPricelist(server.baseUrl).pageOf(charges, offset);

describe('DatahubPricelist', () => {
  test('gives the rows of the named charges, however old; another company’s code is not among them', async () => {
    server.publish([
      row,
      { ...row, from: '2019-09-30', to: '2027-01-01' },
      { ...row, gln: '5790000000000' },
      // One price all day stands in its first hour.
      { ...row, from: '2027-04-01', to: '2027-10-01', prices: [0.12, null, null] },
    ]);
    expect(await pageOf()).toEqual({
      ok: true,
      value: {
        received: 3,
        total: 3,
        rows: [
          { ...TARIFF, from: '2019-09-30', to: '2027-01-01', prices: day },
          { ...TARIFF, from: '2027-01-01', to: null, prices: day },
          { ...TARIFF, from: '2027-04-01', to: '2027-10-01', prices: day.map(() => 0.12) },
        ],
      },
    });
    expect(await pageOf([TARIFF], 2)).toMatchObject({
      value: { received: 1, total: 3, rows: [{ from: '2027-04-01' }] },
    });
  });

  test('a subscription has one price a month, and is apart from a tariff of the same code', async () => {
    server.publish([row, { ...row, type: 'D01', prices: [28.1229] }]);
    const subscription = { ...SUBSCRIPTION, from: row.from, to: null, prices: [28.1229] };
    expect(await pageOf([SUBSCRIPTION])).toMatchObject({
      ok: true,
      value: { rows: [subscription] },
    });
    const both = await pageOf([TARIFF, SUBSCRIPTION]);
    expect(both.ok && both.value.rows.map(({ type }) => type).toSorted()).toEqual([
      'subscription',
      'tariff',
    ]);
    // A subscription by the hour is not readable, and does not matter to whoever asks for the tariff.
    server.publish([{ ...row, type: 'D01' }]);
    expect(await pageOf([SUBSCRIPTION])).toEqual({ ok: false, error: { kind: 'unreadable' } });
    expect(await pageOf([TARIFF])).toMatchObject({ ok: true, value: { rows: [] } });
  });

  test.each([
    ['no price at all', { ...row, prices: [] }],
    ['an hour too few', { ...row, prices: day.slice(1) }],
    ['a price in øre', { ...row, prices: day.map((price) => price * 1000) }],
    ['a first day that is not a date', { ...row, from: '2027-01-01 soon' }],
    ['an end before its beginning', { ...row, to: '2026-12-01' }],
  ])('takes nothing of an answer with %s', async (_, odd) => {
    server.publish([row, odd]);
    expect(await pageOf()).toEqual({ ok: false, error: { kind: 'unreadable' } });
  });

  test('a service that is asked too often says when it may be asked again', async () => {
    server.limitCalls(() => 0);
    expect((await pageOf()).ok).toBe(true);
    expect(await pageOf()).toEqual({ ok: false, error: { kind: 'busy', retryAfterS: 60 } });
  });

  test.each(MANNERS_WITHOUT_PRICES.filter((manner) => !manner.startsWith('hangs')))(
    'answers «%s»: a failure by its name, and no other address is asked',
    async (manner) => {
      server.behave(manner);
      const error = { kind: failureOf(manner) };
      expect(await pageOf()).toEqual({ ok: false, error });
      expect(server.queries).toHaveLength(1);
    },
  );

  test.each(['hangs', 'hangs-half-way'] as const)(
    'a server that %s is given up in time',
    async (manner) => {
      server.behave(manner);
      const page = await datahubPricelist(server.baseUrl, 300).pageOf([TARIFF], 0);
      expect(page).toEqual({ ok: false, error: { kind: 'unavailable' } });
    },
  );
});
