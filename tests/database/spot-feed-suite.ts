import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { SPOT_SOURCE } from '../../engine/data/sources.ts';
import { typicalSpot } from '../../engine/tariff/typical-spot.ts';
import { HOURS_PER_YEAR } from '../../engine/hours.ts';
import { sourceLights } from '../../server/admin/source-lights.ts';
import { HOUSE } from '../../server/work/asker.ts';
import { startEnergiDataServer, type EnergiDataServer } from '../fixtures/energi-data-server.ts';
import type { OpenServices } from './open-services.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const HOME = { lat: 56.15, lon: 10.2, annualConsumptionKwh: 4300, postcode: '8000' };

/** A year a quarter dearer than the built-in table, so that which of the two is used shows [DKK/MWh]. */
const dearerPrice = (zone: string, utcMs: number) => {
  const hour = Math.floor((utcMs - Date.UTC(new Date(utcMs).getUTCFullYear(), 0, 1)) / HOUR_MS);
  return 1250 * typicalSpot(zone === 'DK1' ? 'DK1' : 'DK2')[hour % HOURS_PER_YEAR]!;
};

/** A feed that stops, comes back with a hole, or never had some days: what is used, what is said, how payback moves. */
export function spotFeedSuite(open: OpenServices): void {
  describe('a feed of day-ahead prices', () => {
    let server: EnergiDataServer;
    beforeEach(async () => {
      server = await startEnergiDataServer();
      server.price(dearerPrice);
    });
    afterEach(() => server.close());
    const opened = async () => {
      const { services, advance } = await open({
        SPOT_PRICES: 'eds',
        SPOT_PRICES_URL: server.baseUrl,
      });
      const seen = async () => {
        const run = await services.estimate(HOUSE, HOME, 'builtin');
        if (!run.ok) throw new Error('no estimate');
        const { economy, provenance } = run.value.estimate;
        const spot = (await sourceLights(services)).find(({ what }) => what === 'spot');
        return {
          paybackYears: economy.paybackYears ?? NaN,
          source: provenance['savings.billBeforeDkk']!.source,
          light: spot?.light,
          yearTo: spot?.what === 'spot' ? spot.yearTo : null,
        };
      };
      const refresh = async () => services.refreshSpotPrices?.();
      return { advance, seen, refresh };
    };

    test('that stops leaves the last whole year standing for 45 days, and the built-in table follows', async () => {
      const { advance, seen, refresh } = await opened();
      const builtin = await seen();
      await refresh();
      advance(DAY_MS);
      const before = await seen();
      expect(before.yearTo).toBe('2026-11-20');
      // A quarter on the spot price is worth years, so a year that is dropped in silence shows.
      expect(builtin.paybackYears - before.paybackYears).toBeGreaterThan(1);
      server.behave('500');
      const lights: unknown[] = [];
      let stopped = 0;
      for (const days of [1, 4, 14, 40, 60]) {
        advance((days - stopped) * DAY_MS);
        stopped = days;
        await refresh();
        const now = await seen();
        lights.push(now.light);
        if (days < 45) {
          // Today's prices were known already.
          expect(now.yearTo, `${days} days`).toBe('2026-11-21');
          expect(now.source).toContain('2025-11-22 to 2026-11-21');
          expect(Math.abs(now.paybackYears - before.paybackYears)).toBeLessThan(0.1);
        } else {
          expect(now.yearTo).toBe(SPOT_SOURCE.periodTo);
          expect(now.source).toContain(`${SPOT_SOURCE.periodFrom} to ${SPOT_SOURCE.periodTo}`);
          expect(now.paybackYears).toBe(builtin.paybackYears);
        }
      }
      expect(lights).toEqual(['good', 'watch', 'act', 'act', 'act']);
    });

    test.each([
      ['a week', 7, '2026-11-20', '168 missing hours'],
      ['two weeks', 14, '2026-11-20', '336 missing hours'],
      ['sixty days', 60, SPOT_SOURCE.periodTo, SPOT_SOURCE.source],
    ])('that lacks %s of spring: %i days', async (_, days, yearTo, said) => {
      const { advance, seen, refresh } = await opened();
      const builtin = await seen();
      const from = Date.UTC(2026, 2, 1);
      server.lack(Array.from({ length: 24 * days }, (__, hour) => from + hour * HOUR_MS));
      await refresh();
      advance(DAY_MS);
      const holed = await seen();
      expect(holed.yearTo).toBe(yearTo);
      expect(holed.source).toContain(said);
      server.lack([]);
      await refresh();
      const whole = await seen();
      expect(whole.source).not.toContain('missing');
      const moved = Math.abs(holed.paybackYears - whole.paybackYears);
      if (days <= 14) expect(moved).toBeLessThan(0.5);
      else expect(holed.paybackYears).toBe(builtin.paybackYears);
    });

    test('a hole that is new rests on the whole year before it, then is filled', async () => {
      const { advance, seen, refresh } = await opened();
      await refresh();
      const lost = Date.UTC(2026, 10, 22);
      server.lack(Array.from({ length: 24 * 10 }, (_, hour) => lost + hour * HOUR_MS));
      advance(20 * DAY_MS);
      await refresh();
      const soon = await seen();
      expect(soon).toMatchObject({ yearTo: '2026-11-21', light: 'good' });
      expect(soon.source).not.toContain('missing');
      advance(40 * DAY_MS);
      await refresh();
      const later = await seen();
      expect(later.yearTo).toBe('2027-01-18');
      expect(later.source).toContain('240 missing hours');
      expect(Math.abs(later.paybackYears - soon.paybackYears)).toBeLessThan(0.5);
    });

    test('quarters after hours make one year', async () => {
      const { advance, seen, refresh } = await opened();
      server.behave('elspot');
      await refresh();
      const hours = await seen();
      server.behave('well');
      advance(30 * DAY_MS);
      await refresh();
      const both = await seen();
      expect(both.yearTo).toBe('2026-12-19');
      expect(both.source).not.toContain('missing');
      expect(Math.abs(both.paybackYears - hours.paybackYears)).toBeLessThan(0.1);
    });
  });
}
