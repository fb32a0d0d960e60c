import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { correctedBy } from '../../domain/records/tariff-records.ts';
import { publishAllRecords, publishRecord } from '../../server/records/publish-record.ts';
import { listRecords } from '../../server/records/read-records.ts';
import { importCsv, rehearseCsv } from '../../server/records/record-csv.ts';
import { fetchTariffs } from '../../server/tariffs/fetch-tariffs.ts';
import { readEffectsOfRows } from '../../server/tariffs/read-effect.ts';
import { whoOf } from '../../server/use-case/who.ts';
import { startEnergiDataServer, type EnergiDataServer } from '../fixtures/energi-data-server.ts';
import type { OpenServices } from './open-services.ts';
import { staffOf, valueOf } from './staff-steps.ts';

const N1 = { gln: '5790001089030', code: 'CD' };
const HOURS = 24;
const bands = Array.from({ length: HOURS }, (_, hour) => {
  if (hour < 6) return 0.0912;
  return hour >= 17 && hour < 21 ? 0.8208 : 0.2736;
});
const NEXT = { ...N1, from: '2027-01-01', to: '2027-04-01', prices: bands };

/** @param open real services on the database under test */
export function fetchTariffsSuite(open: OpenServices): void {
  describe('tariffs that are fetched', () => {
    let server: EnergiDataServer;
    beforeEach(async () => {
      server = await startEnergiDataServer();
    });
    afterEach(() => server.close());
    const openAsking = async () => {
      const { services } = await open({ SPOT_PRICES: 'eds', SPOT_PRICES_URL: server.baseUrl });
      return { services, who: await staffOf(services, 'anna') };
    };

    test('are rehearsed, become drafts when they are taken, and are not fetched twice', async () => {
      const { services, who } = await openAsking();
      server.publish([NEXT]);
      const { csv } = valueOf(await fetchTariffs(services, who, {}));
      const rehearsal = valueOf(await rehearseCsv(services, who, { kind: 'tariff', csv }));
      expect(rehearsal.lines).toMatchObject([{ state: 'new', texts: { peak: '82,08' } }]);
      const drafts = async () =>
        valueOf(await listRecords(services, who, { kind: 'tariff' })).filter(
          ({ draft }) => draft !== null,
        );
      expect(await drafts()).toEqual([]);
      expect(valueOf(await importCsv(services, who, { kind: 'tariff', csv }))).toEqual({
        taken: 1,
      });
      expect(await drafts()).toHaveLength(1);
      expect(await fetchTariffs(services, who, {})).toMatchObject({
        error: { kind: 'nothing-new' },
      });
    });

    test('the subscription and the feed-in tariff in force are fetched too, however old; what is over is not', async () => {
      const { services, who } = await openAsking();
      const flat = { ...N1, to: null, prices: [0.0125] };
      server.publish([
        { ...flat, type: 'D01', from: '2026-06-01', prices: [30.5] },
        { ...flat, type: 'D01', from: '2025-06-01', to: '2026-06-01', prices: [29] },
        { ...flat, code: 'C INDF', from: '2024-06-01' },
        // Energinet's, which hold in the whole country.
        { ...flat, gln: '5790000432752', code: '41000', from: '2028-01-01', prices: [0.052] },
      ]);
      const { csv } = valueOf(await fetchTariffs(services, who, {}));
      const { lines } = valueOf(await rehearseCsv(services, who, { kind: 'tariff', csv }));
      expect(lines.map(({ state, texts }) => [state, texts['part'], texts['value']])).toEqual([
        ['new', 'subscription', '30,5'],
        ['new', 'feed-in', '1,25'],
        ['new', 'system', '5,2'],
      ]);
    });

    test('another price from the same day is a change, which takes the old row’s place once it is confirmed', async () => {
      const { services, who } = await openAsking();
      // As the program ships it: 26.3563 øre and 79.069 in the evening.
      const shipped = { ...NEXT, from: '2026-10-01', to: null };
      server.publish([shipped]);
      const { csv } = valueOf(await fetchTariffs(services, who, {}));
      const { lines } = valueOf(await rehearseCsv(services, who, { kind: 'tariff', csv }));
      expect(lines).toMatchObject([{ state: 'changed', target: null }]);
      expect(lines[0]!.changes).toContainEqual({ field: 'peak', before: '79,069', after: '82,08' });
      const effects = valueOf(
        await readEffectsOfRows(services, who, { rows: lines.map(({ texts }) => texts) }),
      );
      expect(effects).toMatchObject({ left: 0, effects: [{ company: N1.gln, rows: 1 }] });
      const { bill } = effects.effects[0]!;
      expect(bill.after).toBeGreaterThan(bill.before + 20);
      valueOf(await importCsv(services, who, { kind: 'tariff', csv }));
      const rows = async () => valueOf(await listRecords(services, who, { kind: 'tariff' }));
      const draft = (await rows()).find((row) => row.draft !== null)!;
      const old = correctedBy(draft, await rows())!;
      expect(old.texts['peak']).toBe('79,069');
      const publish = (replaces: string | null) =>
        publishRecord(services, who, { kind: 'tariff', id: draft.id, editVersion: 1, replaces });
      // Not among the others, not unseen, and not in another row's place.
      expect(valueOf(await publishAllRecords(services, who, { kinds: ['tariff'] }))).toEqual({
        published: 0,
        left: 1,
      });
      expect(await publish(null)).toMatchObject({ error: { kind: 'there-already' } });
      const another = (await rows()).find(
        ({ id, state }) => state === 'in-use' && id !== old.id,
      )!.id;
      expect(await publish(another)).toMatchObject({ error: { kind: 'stale' } });
      valueOf(await publish(old.id));
      const after = await rows();
      expect(after.find(({ id }) => id === old.id)?.state).toBe('retired');
      expect(after.find(({ id }) => id === draft.id)).toMatchObject({
        state: 'in-use',
        draft: null,
        texts: { peak: '82,08' },
      });
      const peak = async () =>
        (await services.estimateContext()).gridTariffs.find(({ gln }) => gln === N1.gln)?.winter
          .peak;
      await expect.poll(peak, { timeout: 2000 }).toBe(0.8208);
      const logged = await services.db.selectFrom('audit_log').selectAll().execute();
      expect(JSON.stringify(logged)).toMatch(/79,069.*82,08/s);
      expect(await fetchTariffs(services, who, {})).toMatchObject({
        error: { kind: 'nothing-new' },
      });
    });

    test('what cannot be had or read changes nothing, and says which', async () => {
      const { services, who } = await openAsking();
      for (const [manner, kind] of [
        ['500', 'unavailable'],
        ['429', 'busy'],
        ['half', 'unreadable'],
      ] as const) {
        server.publish([NEXT]);
        server.behave(manner);
        expect(await fetchTariffs(services, who, {})).toMatchObject({ error: { kind } });
      }
      expect(await fetchTariffs(services, whoOf(null, '192.0.2.8'), {})).toMatchObject({
        error: { kind: 'signed-out' },
      });
    });

    test('nobody is asked unless the settings say so', async () => {
      const { services } = await open();
      const who = await staffOf(services, 'anna');
      expect(await fetchTariffs(services, who, {})).toMatchObject({
        error: { kind: 'nobody-asked' },
      });
      expect(server.queries).toEqual([]);
    });
  });
}
