import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { RoofPlane } from '../../domain/roof-plane.ts';
import { decodeJson } from '../../server/db/json.ts';
import { submitOffer } from '../../server/offers/commands.ts';
import { trimKeptYears } from '../../server/providers/yield/trim-kept-years.ts';
import { specifiedReport } from '../../server/reports/specified-report.ts';
import { createServices } from '../../server/services.ts';
import { pvcalcAnswer, startPvgisServer, type PvgisServer } from '../fixtures/pvgis-server.ts';
import { A_VISITOR, offerInput } from './offer-input.ts';
import type { OpenServices } from './open-services.ts';
import { HOUSE as THE_HOUSE } from '../../server/work/asker.ts';
import { HOUSE, person, saved } from './saved-reports.ts';

const DAY_MS = 86_400_000;
const PLANE: RoofPlane = {
  lat: 56.1572,
  lon: 10.2107,
  slopeDeg: 35,
  azimuthDeg: 0,
  systemLossPercent: 14,
  mounting: 'building',
};

export function yieldCacheSuite(open: OpenServices): void {
  describe('stored answers of PVGIS', () => {
    let server: PvgisServer;
    beforeEach(async () => {
      server = await startPvgisServer();
    });
    afterEach(() => server.close());
    const openAsking = () => open({ YIELD: 'pvgis', PVGIS_URL: server.baseUrl });

    test('a page gets what is known and never asks; a waiting request asks once, for everybody nearby', async () => {
      const { services } = await openAsking();
      expect(await services.outsideYield(PLANE, 'cached')).toBeNull();
      expect(server.queries).toHaveLength(0);
      const near = [
        PLANE,
        { ...PLANE, lat: 56.1551 },
        { ...PLANE, slopeDeg: 35.4, azimuthDeg: -0.4 },
        { ...PLANE, systemLossPercent: 14.04 },
      ];
      const live = await Promise.all(near.map((plane) => services.outsideYield(plane, 'live')));
      expect(server.queries.map((query) => query.get('lat'))).toEqual(['56.16']);
      for (const year of live) expect(year).toEqual(live[0]);
      expect(await services.outsideYield(PLANE, 'cached')).toEqual(live[0]);
      expect(await services.outsideYield(PLANE, 'builtin')).toBeNull();
    });

    test.each([
      ['place', { lat: 56.1672 }],
      ['slope', { slopeDeg: 36 }],
      ['azimuth', { azimuthDeg: 1 }],
      ['loss', { systemLossPercent: 14.1 }],
      ['mounting', { mounting: 'free' as const }],
    ])('another %s is another question', async (_, change) => {
      const { services } = await openAsking();
      await services.outsideYield(PLANE, 'live');
      await services.outsideYield({ ...PLANE, ...change }, 'live');
      expect(server.queries).toHaveLength(2);
    });

    test('they survive the process for a year, then are requested again', async () => {
      const { services, advance } = await openAsking();
      const first = await services.outsideYield(PLANE, 'live');
      const second = await createServices(services.settings, services.now);
      expect(await second.outsideYield(PLANE, 'live')).toEqual(first);
      await second.db.destroy();
      advance(364 * DAY_MS);
      await services.outsideYield(PLANE, 'live');
      expect(server.queries).toHaveLength(1);
      advance(2 * DAY_MS);
      expect(await services.outsideYield(PLANE, 'cached')).toBeNull();
      await services.outsideYield(PLANE, 'live');
      expect(server.queries).toHaveLength(2);
    });

    test('an old answer is better than none', async () => {
      const { services, advance } = await openAsking();
      const first = await services.outsideYield(PLANE, 'live');
      advance(400 * DAY_MS);
      server.behave('500');
      expect(await services.outsideYield(PLANE, 'live')).toEqual(first);
      expect(server.queries).toHaveLength(2);
    });

    test('a place without data is not requested again on the same day', async () => {
      const { services, advance } = await openAsking();
      server.behave('sea');
      for (let call = 0; call < 3; call++) {
        expect(await services.outsideYield(PLANE, 'live')).toBeNull();
      }
      expect(server.queries).toHaveLength(1);
      advance(DAY_MS + 1);
      await services.outsideYield(PLANE, 'live');
      expect(server.queries).toHaveLength(2);
    });

    test('a damaged row is requested again', async () => {
      const { services } = await openAsking();
      const first = await services.outsideYield(PLANE, 'live');
      await services.db.updateTable('yield_cache').set({ response: '{"inputs":{}}' }).execute();
      expect(await services.outsideYield(PLANE, 'cached')).toBeNull();
      expect(await services.outsideYield(PLANE, 'live')).toEqual(first);
    });

    test('a database that stores nothing loses no answer', async () => {
      const { services } = await openAsking();
      const { schema } = services.db;
      await schema.alterTable('yield_cache').renameColumn('years', 'other').execute();
      expect((await services.outsideYield(PLANE, 'live'))?.monthlyYield.source).toBe('pvgis');
    });

    test('the newest stay when there are too many', async () => {
      const { services, advance } = await openAsking();
      for (const slopeDeg of [10, 11, 12, 13, 14]) {
        await services.outsideYield({ ...PLANE, slopeDeg }, 'live');
        advance(1000);
      }
      await trimKeptYears(services.db, 2);
      const rows = await services.db
        .selectFrom('yield_cache')
        .select('key')
        .orderBy('key')
        .execute();
      expect(rows.map(({ key }) => key.split(',')[2])).toEqual(['13', '14']);
    });

    test('a request for an offer freezes what PVGIS said about the roof, inputs and outputs', async () => {
      const { services } = await openAsking();
      const submitted = await submitOffer(services, A_VISITOR, { request: offerInput() }, 'da');
      if (!submitted.ok) throw new Error('was refused');
      const kept = await services.db
        .selectFrom('calculations')
        .select(['result', 'pvgis_response'])
        .executeTakeFirstOrThrow();
      expect(decodeJson(kept.result)).toMatchObject({ yield: { source: 'pvgis' } });
      const { inputs, outputs } = pvcalcAnswer(server.queries[0]!);
      expect(decodeJson(kept.pvgis_response)).toEqual({ inputs, outputs });
    });

    test('a report of a roof with several faces keeps what PVGIS said about each', async () => {
      const { services } = await openAsking();
      const owner = await person(services, '20304050');
      const roofFaces = [
        { slope: 35, azimuth: -90 },
        { slope: 20, azimuth: 90 },
      ];
      const { reportId } = await saved(services, owner, { state: { ...HOUSE, roofFaces } });
      const report = await specifiedReport(services, owner.uid, reportId);
      const answers = server.queries.slice(0, 2).map((query) => {
        const { inputs, outputs } = pvcalcAnswer(query);
        return { inputs, outputs };
      });
      expect(answers).toHaveLength(2);
      expect(report?.['latestPvgisResponse']).toEqual(answers);
    });

    test('what a visitor saw of PVGIS is what is frozen, even if PVGIS has gone', async () => {
      const { services } = await openAsking();
      const { state } = offerInput();
      const seen = await services.estimate(THE_HOUSE, state, 'live');
      server.behave('500');
      await submitOffer(services, A_VISITOR, { request: offerInput() }, 'da');
      const kept = await services.db
        .selectFrom('calculations')
        .select('result')
        .executeTakeFirstOrThrow();
      expect(decodeJson(kept.result)).toEqual(seen.ok && seen.value.estimate);
      expect(server.queries).toHaveLength(1);
    });

    test('a request based on the built-in climate has no PVGIS answer', async () => {
      const { services } = await openAsking();
      server.behave('500');
      await submitOffer(services, A_VISITOR, { request: offerInput() }, 'da');
      const kept = await services.db
        .selectFrom('calculations')
        .select(['result', 'pvgis_response'])
        .executeTakeFirstOrThrow();
      expect(decodeJson(kept.result)).toMatchObject({ yield: { source: 'builtin' } });
      expect(kept.pvgis_response).toBeNull();
    });
  });
}
