import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { correctedBy } from '../../domain/records/tariff-records.ts';
import { publishAllRecords, publishRecord } from '../../server/records/publish-record.ts';
import { listRecords } from '../../server/records/read-records.ts';
import { importCsv, rehearseCsv } from '../../server/records/record-csv.ts';
import { listNewTariffs } from '../../server/tariffs/list-new-tariffs.ts';
import { readTariffDesk } from '../../server/tariffs/read-desk.ts';
import { readEffectsOfRows } from '../../server/tariffs/read-effect.ts';
import { readNextOfPriceList } from '../../server/tariffs/read-price-list.ts';
import { startPriceList } from '../../server/tariffs/start-price-list.ts';
import { storedPeriods } from '../../server/tariffs/price-list-store.ts';
import { whoOf, type Who } from '../../server/use-case/who.ts';
import type { Services } from '../../server/services.ts';
import { startEnergiDataServer, type EnergiDataServer } from '../fixtures/energi-data-server.ts';
import { realPriceList, type PriceListRecord } from '../fixtures/price-list.ts';
import type { OpenServices } from './open-services.ts';
import { staffOf, valueOf } from './staff-steps.ts';

const N1 = { gln: '5790001089030', code: 'CD' };
const HOURS = 24;
const MINUTE_MS = 60_000;
const bands = Array.from({ length: HOURS }, (_, hour) => {
  if (hour < 6) return 0.0912;
  return hour >= 17 && hour < 21 ? 0.8208 : 0.2736;
});
const NEXT = { ...N1, from: '2027-01-01', to: '2027-04-01', prices: bands };

/** @param open real services on the database under test */
export function priceListSuite(open: OpenServices): void {
  describe('the companies’ price list', () => {
    let server: EnergiDataServer;
    beforeEach(async () => {
      server = await startEnergiDataServer();
    });
    afterEach(() => server.close());
    let clock: { ms: number };
    const openAsking = async () => {
      clock = { ms: Date.parse('2026-11-20T09:00:00Z') };
      const opened = await open({ SPOT_PRICES: 'eds', SPOT_PRICES_URL: server.baseUrl });
      const services: Services = { ...opened.services, now: () => new Date(clock.ms) };
      return { services, who: await staffOf(services, 'anna') };
    };
    /** Reads on, a minute between two questions. @returns how many were asked */
    const readOn = async (services: Services, mostQuestions = 200) => {
      const { tariffSource } = services;
      if (tariffSource === null) throw new Error('nobody is asked');
      let asked = 0;
      for (; asked < mostQuestions; asked++) {
        clock.ms += MINUTE_MS;
        if (!(await readNextOfPriceList({ ...services, tariffSource }))) break;
      }
      return asked;
    };
    const readAll = async (services: Services, who: Who) => {
      valueOf(await startPriceList(services, who, {}));
      await readOn(services);
    };

    test('is rehearsed, becomes drafts when it is taken, and is not new a second time', async () => {
      const { services, who } = await openAsking();
      server.publish([NEXT]);
      await readAll(services, who);
      const { csv } = valueOf(await listNewTariffs(services, who, {}));
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
      expect(await listNewTariffs(services, who, {})).toMatchObject({
        error: { kind: 'nothing-new' },
      });
    });

    test('the subscription and the feed-in tariff in force are among them, however old; what is over is not', async () => {
      const { services, who } = await openAsking();
      const flat = { ...N1, to: null, prices: [0.0125] };
      server.publish([
        { ...flat, type: 'D01', from: '2026-06-01', prices: [30.5] },
        { ...flat, type: 'D01', from: '2025-06-01', to: '2026-06-01', prices: [29] },
        { ...flat, code: 'C INDF', from: '2024-06-01' },
        // Energinet's, which hold in the whole country.
        { ...flat, gln: '5790000432752', code: '41000', from: '2028-01-01', prices: [0.052] },
      ]);
      await readAll(services, who);
      const { csv } = valueOf(await listNewTariffs(services, who, {}));
      const { lines } = valueOf(await rehearseCsv(services, who, { kind: 'tariff', csv }));
      expect(lines.map(({ state, texts }) => [state, texts['part'], texts['value']])).toEqual([
        ['new', 'system', '5,2'],
        ['new', 'subscription', '30,5'],
        ['new', 'feed-in', '1,25'],
      ]);
    });

    test('another price from the same day is a change, which takes the old row’s place once it is confirmed', async () => {
      const { services, who } = await openAsking();
      // As the program ships it: 26.3563 øre and 79.069 in the evening.
      const shipped = { ...NEXT, from: '2026-10-01', to: null };
      server.publish([shipped]);
      await readAll(services, who);
      const { csv } = valueOf(await listNewTariffs(services, who, {}));
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
      expect(await listNewTariffs(services, who, {})).toMatchObject({
        error: { kind: 'nothing-new' },
      });
    });

    test('a company that cannot be read is asked again, then left and named; the next start goes on with it', async () => {
      const { services, who } = await openAsking();
      server.publish([NEXT]);
      expect(await listNewTariffs(services, who, {})).toMatchObject({
        error: { kind: 'not-read' },
      });
      valueOf(await startPriceList(services, who, {}));
      const list = async () => valueOf(await readTariffDesk(services, who, {})).priceList;
      const { companies } = await list();
      await readOn(services, 3);
      server.behave('500');
      await readOn(services, 4);
      server.behave('well');
      expect(await list()).toMatchObject({ left: companies - 4, failed: [expect.any(String)] });
      await readOn(services);
      expect(await list()).toMatchObject({ left: 0, failure: 'unavailable' });
      const before = server.queries.length;
      valueOf(await startPriceList(services, who, {}));
      expect(await readOn(services)).toBe(1);
      expect(server.queries).toHaveLength(before + 1);
      expect(await list()).toMatchObject({ left: 0, failed: [], failure: null });
      expect((await list()).readOn).toBe('2026-11-20');
    });

    test('asks once a minute, of however many servers, and waits as long as a busy service says', async () => {
      const { services, who } = await openAsking();
      const { tariffSource } = services;
      const next = () => readNextOfPriceList({ ...services, tariffSource: tariffSource! });
      server.limitCalls(() => clock.ms + 30_000 * (server.queries.length === 3 ? -1 : 0));
      valueOf(await startPriceList(services, who, {}));
      expect((await Promise.all([next(), next(), next()])).filter(Boolean)).toHaveLength(1);
      clock.ms += MINUTE_MS - 1;
      expect(await next()).toBe(false);
      clock.ms += 1;
      expect(await next()).toBe(true);
      // The third question comes half a minute too early by the service's clock.
      clock.ms += MINUTE_MS;
      expect(await next()).toBe(true);
      const { failures } = await services.db
        .selectFrom('price_list_readings')
        .select('failures')
        .where('failures', '>', 0)
        .executeTakeFirstOrThrow();
      expect(failures).toBe(1);
      // A clock that ran ahead blocks nothing once it is right again.
      const ahead = new Date(clock.ms + 100 * 24 * 60 * MINUTE_MS).toISOString();
      await services.db
        .updateTable('price_list_readings')
        .set({ asked_at: ahead, rest_until: ahead })
        .execute();
      clock.ms += MINUTE_MS;
      expect(await next()).toBe(true);
    });

    test('only staff have it read or see what is new', async () => {
      const { services } = await openAsking();
      const stranger = whoOf(null, '192.0.2.8');
      expect(await listNewTariffs(services, stranger, {})).toMatchObject({
        error: { kind: 'signed-out' },
      });
      expect(await startPriceList(services, stranger, {})).toMatchObject({
        error: { kind: 'signed-out' },
      });
    });

    test('nobody is asked unless the settings say so', async () => {
      const { services } = await open();
      const who = await staffOf(services, 'anna');
      expect(await startPriceList(services, who, {})).toMatchObject({
        error: { kind: 'nobody-asked' },
      });
      expect(server.queries).toEqual([]);
    });

    test('17,581 real rows: all 54 in force are found, in 431 periods, 333 of them of C tariffs', async () => {
      const { services, who } = await openAsking();
      clock.ms = Date.parse('2026-05-27T09:00:00Z');
      server.limitCalls(() => clock.ms);
      const records = realPriceList();
      server.publishRecords(records);
      await readAll(services, who);
      const periods = await storedPeriods(services.db);
      const inForce = periods.filter(({ from, to }) => from <= DAY && (to === null || to > DAY));
      expect(inForce).toHaveLength(54);
      expect(periods).toHaveLength(431);
      const feedIn = new Set(
        records.filter(({ Note }) => /indf|uden aftagepligt/i.test(String(Note))).map(codeOf),
      );
      const ofC = periods.filter(({ gln, code }) => !feedIn.has(`${gln} ${code}`));
      expect(ofC).toHaveLength(333);
      // Each day of each period has the price that the list had for it.
      for (const { gln, code, from, prices } of inForce) {
        const row = records.find(
          (each) =>
            codeOf(each) === `${gln} ${code}` &&
            each.ValidFrom.slice(0, 10) <= DAY &&
            (each.ValidTo ?? '9999') > DAY,
        )!;
        expect(row['Price1']).toBe(prices[0]);
        expect(from <= row.ValidFrom.slice(0, 10)).toBe(true);
      }
      // A list that has lost every fifth row.
      server.publishRecords(records.filter((_, index) => index % 5 !== 2));
      clock.ms += MINUTE_MS;
      await readAll(services, who);
      expect(await storedPeriods(services.db)).toEqual(periods);
    });
  });
}

const DAY = '2026-05-27';
const codeOf = (record: PriceListRecord) =>
  `${String(record['GLN_Number'])} ${String(record['ChargeTypeCode'])}`;
