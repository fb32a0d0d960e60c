import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { danishYear } from '../../engine/calendar/danish-year.ts';
import { electricityPrices } from '../../engine/tariff/electricity-prices.ts';
import { USUAL_HOME } from '../../engine/test-home.ts';
import { startEnergiDataServer, type EnergiDataServer } from '../fixtures/energi-data-server.ts';
import type { OpenServices } from './open-services.ts';
import { HOUSE } from '../../server/work/asker.ts';
import { SHIPPED_GRID_TARIFFS } from '../../engine/tariff/shipped-grid-tariffs.ts';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const HOME = { lat: 56.15, lon: 10.2, annualConsumptionKwh: 4000 };

export function spotPricesSuite(open: OpenServices): void {
  describe('stored day-ahead prices', () => {
    let server: EnergiDataServer;
    beforeEach(async () => {
      server = await startEnergiDataServer();
    });
    afterEach(() => server.close());
    const openAsking = async () => {
      const opened = await open({ SPOT_PRICES: 'eds', SPOT_PRICES_URL: server.baseUrl });
      const refresh = opened.services.refreshSpotPrices;
      if (refresh === null) throw new Error('nobody is asked for prices');
      return { ...opened, refresh };
    };
    const spotYearsOf = async (services: Awaited<ReturnType<typeof openAsking>>['services']) =>
      (await services.estimateContext()).spotYears;

    test('nobody is asked unless the settings say so', async () => {
      const { services } = await open();
      expect(services.refreshSpotPrices).toBeNull();
      expect(await spotYearsOf(services)).toBeUndefined();
    });

    test('until a year is complete the built-in table is used; then the year, with its negative hours', async () => {
      const { services, refresh } = await openAsking();
      expect(await spotYearsOf(services)).toBeUndefined();
      expect(await refresh()).toMatchObject({ ok: true });
      const years = await spotYearsOf(services);
      expect(years).toMatchObject({
        DK1: { periodFrom: '2025-11-20', periodTo: '2026-11-19' },
        DK2: { periodFrom: '2025-11-20', periodTo: '2026-11-19' },
      });
      const { spotDkkPerKwh } = electricityPrices({
        zone: 'DK1',
        gridTariffs: SHIPPED_GRID_TARIFFS,
        gridCompany: null,
        year: 2027,
        assumptions: USUAL_HOME.assumptions,
        spotYear: years?.DK1,
      });
      const { hourOfDay } = danishYear();
      // 52 Sundays of the typical year at noon, and nothing else below zero.
      expect(spotDkkPerKwh.filter((dkk) => dkk < 0)).toHaveLength(52);
      spotDkkPerKwh.forEach((dkk, hour) => {
        if (dkk >= 0) expect(dkk).toBeCloseTo(0.6 + 0.01 * hourOfDay[hour]!, 9);
      });
    });

    test('what another server stores is known here within ten minutes, and the year stays the same until then', async () => {
      const { services, refresh, advance } = await openAsking();
      await refresh();
      const years = await spotYearsOf(services);
      await services.db
        .updateTable('spot_prices')
        .set({ milli_dkk_per_kwh: 4321 })
        .where('zone', '=', 'DK1')
        .execute();
      advance(9 * 60_000);
      expect(await spotYearsOf(services)).toBe(years);
      advance(60_000);
      const later = await spotYearsOf(services);
      expect(later?.DK1.milliDkkPerKwh.startsWith('4321 4321')).toBe(true);
      advance(10 * 60_000);
      expect(await spotYearsOf(services)).toBe(later);
    });

    test('an estimate uses them', async () => {
      const { services, refresh } = await openAsking();
      const before = await services.estimateHours(HOUSE, HOME, 'builtin');
      await refresh();
      const after = await services.estimateHours(HOUSE, HOME, 'builtin');
      if (!before.ok || !after.ok) throw new Error('no estimate');
      expect(after.value.prices.spotDkkPerKwh).not.toEqual(before.value.prices.spotDkkPerKwh);
      expect(after.value.estimate.savings).not.toEqual(before.value.estimate.savings);
    });

    test('a whole year is fetched in pages once, then only days that are new or lack an hour', async () => {
      const { services, refresh, advance } = await openAsking();
      const lacking = Date.UTC(2026, 4, 5, 10);
      server.lack([lacking]);
      await refresh();
      const pages = server.queries.length;
      expect(pages).toBeGreaterThan(20);
      expect(pages).toBeLessThan(35);
      // One missing hour does not spoil a year.
      expect(await spotYearsOf(services)).toBeDefined();
      server.lack([]);
      advance(DAY_MS);
      expect(await refresh()).toEqual({ ok: true, value: 2 * 48 });
      expect(server.queries).toHaveLength(pages + 2);
      const filled = await services.db
        .selectFrom('spot_prices')
        .selectAll()
        .where('hour_utc', '=', new Date(lacking).toISOString())
        .execute();
      // 12 on Danish clocks: 600 and 700 DKK/MWh and ten for every hour.
      expect(filled).toContainEqual({
        zone: 'DK1',
        hour_utc: new Date(lacking).toISOString(),
        milli_dkk_per_kwh: 720,
      });
      expect(filled).toHaveLength(2);
    });

    test('what came before a failure is kept, and the rest fetched next time', async () => {
      const { services, refresh } = await openAsking();
      server.behave('500');
      expect(await refresh()).toEqual({ ok: false, error: { kind: 'unavailable' } });
      // A failing service is asked once.
      expect(server.queries).toHaveLength(1);
      expect(await spotYearsOf(services)).toBeUndefined();
      server.behave('well');
      expect(await refresh()).toMatchObject({ ok: true });
      expect(await spotYearsOf(services)).toBeDefined();
    });

    test('prices that stop leave the last whole year standing, for 45 days', async () => {
      const { services, refresh, advance } = await openAsking();
      await refresh();
      server.behave('500');
      // Today's prices and tomorrow's were known already.
      const last = { DK1: { periodFrom: '2025-11-22', periodTo: '2026-11-21' } };
      for (const days of [6, 41]) {
        advance(days * DAY_MS);
        await refresh();
        expect(await spotYearsOf(services)).toMatchObject(last);
      }
      advance(DAY_MS);
      expect(await spotYearsOf(services)).toBeUndefined();
      server.behave('well');
      await refresh();
      expect(await spotYearsOf(services)).toMatchObject({ DK1: { periodTo: '2027-01-06' } });
    });

    test('a half day at the end is left out, and the year ends before it', async () => {
      const { services, refresh } = await openAsking();
      await refresh();
      await services.db
        .deleteFrom('spot_prices')
        .where('zone', '=', 'DK2')
        .where('hour_utc', '>=', '2026-11-19T12:00:00.000Z')
        .execute();
      expect(await spotYearsOf(services)).toMatchObject({
        DK1: { periodFrom: '2025-11-19', periodTo: '2026-11-18' },
        DK2: { periodFrom: '2025-11-19', periodTo: '2026-11-18' },
      });
    });

    test('a year older than the built-in table is left for it', async () => {
      const { services, refresh } = await openAsking();
      await refresh();
      await services.db.deleteFrom('spot_prices').where('hour_utc', '>=', '2026-07-01').execute();
      expect(await spotYearsOf(services)).toBeUndefined();
    });

    test('hours of past years do not pile up', async () => {
      const { services, refresh, advance } = await openAsking();
      await refresh();
      advance(400 * DAY_MS);
      await refresh();
      const { oldest, hours } = await services.db
        .selectFrom('spot_prices')
        .select(({ fn }) => [fn.min('hour_utc').as('oldest'), fn.countAll().as('hours')])
        .executeTakeFirstOrThrow();
      expect(services.now().getTime() - Date.parse(oldest)).toBeLessThan(422 * DAY_MS);
      expect(Number(hours)).toBeLessThan((423 * 48 * HOUR_MS) / HOUR_MS);
    });
  });
}
