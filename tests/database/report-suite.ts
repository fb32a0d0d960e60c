import { describe, expect, test } from 'vitest';
import { danishPhone } from '../../domain/danish-phone.ts';
import { encodeJson } from '../../server/db/json.ts';
import { newId } from '../../server/db/new-id.ts';
import { submitOffer } from '../../server/offers/commands.ts';
import { loadSavedData, saveCalculatorData } from '../../server/reports/calculator-data.ts';
import {
  deleteReport,
  duplicateReport,
  purgeDeletedReports,
  renameReport,
  restoreReport,
} from '../../server/reports/commands.ts';
import {
  listReports,
  ownReport,
  reportsToCompare,
  REPORTS_PER_PAGE,
} from '../../server/reports/queries.ts';
import { saveReport, type SavedReport } from '../../server/reports/save-report.ts';
import type { Services } from '../../server/services.ts';
import { offerInput } from './offer-input.ts';
import type { OpenServices } from './open-services.ts';

const HOUSE = { lat: 56.15, lon: 10.2, address: 'Skovvej 12, 8000 Aarhus C', postcode: '8000' };
const MINUTE_MS = 60_000;

async function person(services: Services, phone: string) {
  const uid = newId(services.now());
  const normal = danishPhone(phone);
  const created_at = services.now().toISOString();
  await services.db
    .insertInto('users')
    .values({ uid, phone: normal, google_sub: null, email: null, name: null, created_at })
    .execute();
  return { uid, phone: normal };
}

async function saved(
  services: Services,
  owner: Parameters<typeof saveReport>[1],
  input: object = {},
): Promise<SavedReport> {
  const result = await saveReport(services, owner, { state: HOUSE, ...input });
  if (result === null || !result.ok) throw new Error(`not saved: ${JSON.stringify(result)}`);
  return result.value;
}

function row({ db }: Services, reportId: string) {
  return db
    .selectFrom('reports')
    .selectAll()
    .where('report_id', '=', reportId)
    .executeTakeFirstOrThrow();
}

async function indexOf({ db }: Services, key: string): Promise<readonly string[]> {
  const entries = await db
    .selectFrom('user_report_index')
    .select('report_id')
    .where('owner_key', '=', key)
    .execute();
  return entries.map(({ report_id: id }) => id).toSorted();
}

export function reportSuite(open: OpenServices): void {
  describe('saving a report', () => {
    test('without a user the result is null, and nothing is stored', async () => {
      const { services } = await open();
      expect(await saveReport(services, null, { state: HOUSE })).toBeNull();
      expect(await services.db.selectFrom('reports').selectAll().execute()).toEqual([]);
      expect(await services.db.selectFrom('user_calculator_data').selectAll().execute()).toEqual(
        [],
      );
    });

    test('a new one: an id, its owner, its time, the index, and the calculator data merged', async () => {
      const { services, advance } = await open();
      const owner = await person(services, '20304050');
      await saveCalculatorData(services, owner, { fullName: 'Åse Sørensen', slope: 20 });
      advance(MINUTE_MS);
      const { reportId } = await saved(services, owner, { state: { ...HOUSE, slope: 30 } });
      const alone = await services.estimate({ ...HOUSE, slope: 30 }, 'live');
      if (!alone.ok) throw new Error('the place is in Denmark');
      expect(await row(services, reportId)).toMatchObject({
        owner_uid: owner.uid,
        user_phone_number: '+4520304050',
        created_at: '2026-11-20T09:01:00.000Z',
        version: 1,
        address: 'Skovvej 12, 8000 Aarhus C',
        total_price_ore: Math.round(alone.value.estimate.price.totalPrice * 100),
      });
      expect(await indexOf(services, owner.uid)).toEqual([reportId]);
      expect(await loadSavedData(services, owner)).toMatchObject({
        fullName: 'Åse Sørensen',
        slope: 30,
        address: 'Skovvej 12, 8000 Aarhus C',
        reportId,
      });
      const report = await ownReport(services, owner.uid, reportId);
      expect(report?.estimate).toEqual(alone.value.estimate);
      expect(report?.figures?.tornado.length).toBeGreaterThan(5);
    });

    test('a known one: the result is another, its owner and its time are not', async () => {
      const { services, advance } = await open();
      const owner = await person(services, '20304050');
      const first = await saved(services, owner, { title: 'Mit hus' });
      const before = await row(services, first.reportId);
      advance(MINUTE_MS);
      const second = await saved(services, owner, {
        ...first,
        state: { ...HOUSE, calculatedNumberOfPanels: 22, interestedInBattery: true },
      });
      expect(second).toEqual({ reportId: first.reportId, version: 2 });
      const after = await row(services, first.reportId);
      expect(after).toMatchObject({
        owner_uid: owner.uid,
        user_phone_number: before.user_phone_number,
        created_at: before.created_at,
        updated_at: '2026-11-20T09:01:00.000Z',
        title: 'Mit hus',
      });
      expect(after.total_price_ore).toBeGreaterThan(before.total_price_ore);
      const report = await ownReport(services, owner.uid, first.reportId);
      expect(report?.estimate.system.numberOfPanels).toBe(22);
      expect(report?.estimate.system.batteryUsableKwh).toBeGreaterThan(0);
      expect(await indexOf(services, owner.uid)).toEqual([first.reportId]);
    });

    test('of two stale saves one is refused, and both texts are handed back', async () => {
      const { services } = await open();
      const owner = await person(services, '20304050');
      const read = await saved(services, owner);
      const results = await Promise.all([
        saveReport(services, owner, { ...read, title: 'Den ene', state: { ...HOUSE, slope: 10 } }),
        saveReport(services, owner, {
          ...read,
          title: 'Den anden',
          state: { ...HOUSE, slope: 50 },
        }),
      ]);
      const refused = results.flatMap((result) => (result?.ok === false ? [result.error] : []));
      expect(results.filter((result) => result?.ok === true)).toHaveLength(1);
      expect(refused).toHaveLength(1);
      const [conflict] = refused;
      if (conflict?.kind !== 'conflict') throw new Error(conflict?.kind);
      const titles = [conflict.stored.title, conflict.yours.title].toSorted();
      expect(titles).toEqual(['Den anden', 'Den ene']);
      const slopes = [conflict.stored.state.slope, conflict.yours.state.slope];
      expect(slopes.toSorted()).toEqual([10, 50]);
      expect((await row(services, read.reportId)).title).toBe(conflict.stored.title);
    });

    test('a save that names no version has read none and is refused', async () => {
      const { services } = await open();
      const owner = await person(services, '20304050');
      const { reportId } = await saved(services, owner);
      const blind = await saveReport(services, owner, { reportId, state: HOUSE });
      expect(blind).toMatchObject({ ok: false, error: { kind: 'conflict' } });
    });

    test('50 at once under one key are one report', async () => {
      const { services } = await open();
      const owner = await person(services, '20304050');
      const input = { idempotencyKey: 'report-key-000000000001' };
      const results = await Promise.all(
        Array.from({ length: 50 }, () => saved(services, owner, input)),
      );
      expect(new Set(results.map(({ reportId }) => reportId)).size).toBe(1);
      expect(await indexOf(services, owner.uid)).toHaveLength(1);
      const other = await saveReport(services, owner, {
        ...input,
        state: { ...HOUSE, slope: 12 },
      });
      expect(other).toEqual({ ok: false, error: { kind: 'key-reused' } });
    });

    test('what can’t be calculated is refused by field', async () => {
      const { services } = await open();
      const owner = await person(services, '20304050');
      const abroad = await saveReport(services, owner, { state: { ...HOUSE, lat: 48 } });
      expect(abroad).toMatchObject({
        error: { kind: 'invalid', errors: [{ field: 'state.lat', code: 'outside-denmark' }] },
      });
    });

    test('a save that fails is null, and the log says so without what was saved', async () => {
      const { services } = await open();
      const owner = await person(services, '20304050');
      const logged: unknown[] = [];
      const log = { ...services.log, error: (...said: unknown[]) => logged.push(said) };
      const failing = {
        ...services,
        log: log as unknown as Services['log'],
        estimate: () => Promise.reject(new Error('no sun')),
      };
      expect(await saveReport(failing, owner, { state: HOUSE })).toBeNull();
      expect(JSON.stringify(logged)).toContain('report not saved');
      expect(JSON.stringify(logged)).not.toContain('Skovvej');
    });
  });

  describe('another’s report', () => {
    test('can be neither read, saved, named, copied, deleted, had back nor compared', async () => {
      const { services } = await open();
      const owner = await person(services, '20304050');
      const stranger = await person(services, '60708090');
      const mine = await saved(services, owner, { title: 'Mit hus' });
      const before = await row(services, mine.reportId);
      const { reportId } = mine;
      const missing = { ok: false, error: { kind: 'not-found' } };
      expect(await ownReport(services, stranger.uid, reportId)).toBeNull();
      expect(await saveReport(services, stranger, { ...mine, state: HOUSE })).toEqual(missing);
      expect(await renameReport(services, stranger, { ...mine, title: 'Tyv' })).toEqual(missing);
      const copying = { reportId, idempotencyKey: 'copy-key-0000000000001', titleOf: () => 'x' };
      expect(await duplicateReport(services, stranger, copying)).toEqual(missing);
      expect(await deleteReport(services, stranger, reportId)).toEqual(missing);
      expect(await reportsToCompare(services, stranger.uid, [reportId])).toEqual([]);
      expect((await listReports(services, stranger.uid)).reports).toEqual([]);
      expect(await row(services, reportId)).toEqual(before);
      await deleteReport(services, owner, reportId);
      expect(await restoreReport(services, stranger, reportId)).toEqual(missing);
      // Nor does its id get into the other's saved data.
      expect((await loadSavedData(services, stranger))?.reportId).toBeUndefined();
    });
  });

  describe('the list', () => {
    test('is newest first, page by page, each report once', async () => {
      const { services, advance } = await open();
      const owner = await person(services, '20304050');
      const { reportId } = await saved(services, owner);
      const template = await row(services, reportId);
      const ids = [reportId];
      for (let count = 1; count < 2 * REPORTS_PER_PAGE + 5; count++) {
        // Two of a millisecond are told apart by their ids.
        if (count % 2 === 0) advance(1000);
        const at = services.now();
        const id = newId(at);
        ids.push(id);
        await services.db
          .insertInto('reports')
          .values({
            ...template,
            report_id: id,
            created_at: at.toISOString(),
            calculator_state: encodeJson({}),
            result: encodeJson({}),
            figures: null,
            pvgis_response: null,
          })
          .execute();
      }
      const seen: string[] = [];
      let page = await listReports(services, owner.uid);
      for (;;) {
        seen.push(...page.reports.map((report) => report.reportId));
        if (page.next === null) break;
        page = await listReports(services, owner.uid, page.next);
      }
      const times = new Map<string, string>();
      for (const id of ids) times.set(id, (await row(services, id)).created_at);
      const expected = ids.toSorted((a, b) => {
        const [later, earlier] = [`${times.get(b)} ${b}`, `${times.get(a)} ${a}`];
        return later < earlier ? -1 : 1;
      });
      expect(seen).toEqual(expected);
    });

    test('says which figures an offer was asked for on, until it is withdrawn', async () => {
      const { services } = await open();
      const owner = await person(services, '20304050');
      const { reportId } = await saved(services, owner);
      const context = { locale: 'da', reportId } as const;
      const offer = await submitOffer(services, offerInput(), context);
      if (!offer.ok) throw new Error(offer.error.kind);
      const wished = async () =>
        (await listReports(services, owner.uid)).reports.map((report) => report.isOfferWished);
      expect(await wished()).toEqual([true]);
      await services.db.updateTable('offer_requests').set({ status: 'withdrawn' }).execute();
      expect(await wished()).toEqual([false]);
    });

    test('says which reports are of another price book than today’s', async () => {
      const { services } = await open();
      const owner = await person(services, '20304050');
      const { reportId } = await saved(services, owner);
      const old = async () => (await listReports(services, owner.uid)).reports[0]?.hasOldPrices;
      expect(await old()).toBe(false);
      await services.db
        .updateTable('reports')
        .set({ price_book_version: '2025-01' })
        .where('report_id', '=', reportId)
        .execute();
      expect(await old()).toBe(true);
    });
  });

  describe('a report of one’s own', () => {
    test('is named by version: a stale name is refused and the other kept', async () => {
      const { services } = await open();
      const owner = await person(services, '20304050');
      const read = await saved(services, owner);
      expect(await renameReport(services, owner, { ...read, title: '  Sommer\nhuset ' })).toEqual({
        ok: true,
        value: { ...read, version: 2 },
      });
      expect(await renameReport(services, owner, { ...read, title: 'Sent' })).toEqual({
        ok: false,
        error: {
          kind: 'conflict',
          stored: { version: 2, title: 'Sommer huset' },
          yours: { title: 'Sent' },
        },
      });
      const long = { ...read, version: 2, title: 'x'.repeat(81) };
      expect(await renameReport(services, owner, long)).toMatchObject({
        error: { kind: 'invalid', errors: [{ field: 'title', code: 'too-long', limit: 80 }] },
      });
    });

    test('is copied with its frozen figures and without its link, once per key', async () => {
      const { services, advance } = await open();
      const owner = await person(services, '20304050');
      const { reportId } = await saved(services, owner, { title: 'Mit hus' });
      await services.db.updateTable('reports').set({ share_token_hash: 'planted' }).execute();
      advance(MINUTE_MS);
      const copying = {
        reportId,
        idempotencyKey: 'copy-key-0000000000001',
        titleOf: (title: string | null) => `${title} (kopi)`,
      };
      const copies = await Promise.all(
        Array.from({ length: 10 }, () => duplicateReport(services, owner, copying)),
      );
      const ids = new Set(copies.map((copy) => (copy.ok ? copy.value.reportId : '')));
      expect(ids.size).toBe(1);
      const [copyId = ''] = ids;
      const [original, copy] = [await row(services, reportId), await row(services, copyId)];
      expect(copy).toMatchObject({
        title: 'Mit hus (kopi)',
        created_at: '2026-11-20T09:01:00.000Z',
        share_token_hash: null,
        total_price_ore: original.total_price_ore,
        result: original.result,
        figures: original.figures,
      });
      expect(await indexOf(services, owner.uid)).toEqual([reportId, copyId].toSorted());
    });

    test('is had back within ten minutes of its deletion, and not after', async () => {
      const { services, advance } = await open();
      const owner = await person(services, '20304050');
      const { reportId } = await saved(services, owner);
      expect((await deleteReport(services, owner, reportId)).ok).toBe(true);
      expect(await ownReport(services, owner.uid, reportId)).toBeNull();
      expect((await listReports(services, owner.uid)).reports).toEqual([]);
      expect(await indexOf(services, owner.uid)).toEqual([]);
      expect((await deleteReport(services, owner, reportId)).ok).toBe(false);
      advance(9 * MINUTE_MS);
      expect(await purgeDeletedReports(services.db, services.now())).toBe(0);
      expect((await restoreReport(services, owner, reportId)).ok).toBe(true);
      expect((await listReports(services, owner.uid)).reports).toHaveLength(1);
      expect(await indexOf(services, owner.uid)).toEqual([reportId]);
      await deleteReport(services, owner, reportId);
      advance(10 * MINUTE_MS);
      expect((await restoreReport(services, owner, reportId)).ok).toBe(false);
      expect(await purgeDeletedReports(services.db, services.now())).toBe(1);
      expect(await services.db.selectFrom('reports').selectAll().execute()).toEqual([]);
    });

    test('stands beside two others, the cheapest first', async () => {
      const { services } = await open();
      const owner = await person(services, '20304050');
      const sizes = [14, 8, 20];
      const ids: string[] = [];
      for (const calculatedNumberOfPanels of sizes) {
        const state = { ...HOUSE, calculatedNumberOfPanels };
        ids.push((await saved(services, owner, { state })).reportId);
      }
      const compared = await reportsToCompare(services, owner.uid, ids);
      expect(compared.map(({ reportId }) => reportId)).toEqual([ids[1], ids[0], ids[2]]);
    });
  });

  describe('records from before there were uids', () => {
    async function legacy(services: Services) {
      const owner = await person(services, '20304050');
      const reportIds = ['old-1', 'old-2', 'old-3'];
      const { reportId } = await saved(services, await person(services, '11223344'));
      const template = await row(services, reportId);
      const at = '2024-05-01T08:00:00.000Z';
      const { db } = services;
      for (const id of reportIds) {
        await db
          .insertInto('reports')
          .values({
            ...template,
            report_id: id,
            // The third is somebody else's by now.
            owner_uid: id === 'old-3' ? template.owner_uid : null,
            user_phone_number: '+4520304050',
            created_at: at,
            calculator_state: encodeJson({}),
            result: encodeJson({}),
            figures: null,
            pvgis_response: null,
          })
          .execute();
        await db
          .insertInto('user_report_index')
          .values({ owner_key: '+4520304050', report_id: id, added_at: at })
          .execute();
      }
      await db
        .insertInto('user_calculator_data')
        .values({
          owner_key: '+4520304050',
          owner_uid: null,
          data: encodeJson({ fullName: 'Åse', slope: 45, azimuth: -20 }),
          version: 1,
          updated_at: at,
        })
        .execute();
      return { owner, other: template.owner_uid };
    }

    test('move to the uid once, under 20 sign-ins at once', async () => {
      const { services } = await open();
      const { owner, other } = await legacy(services);
      await saveCalculatorData(services, owner, { slope: 30 });
      const versionOf = async () =>
        (
          await services.db
            .selectFrom('user_calculator_data')
            .select('version')
            .where('owner_key', '=', owner.uid)
            .executeTakeFirstOrThrow()
        ).version;
      const before = await versionOf();
      const loaded = await Promise.all(
        Array.from({ length: 20 }, () => loadSavedData(services, owner)),
      );
      expect(loaded.every((data) => data !== null)).toBe(true);
      // What is newer stands; what only the former record held is there.
      expect(await loadSavedData(services, owner)).toEqual({
        fullName: 'Åse',
        slope: 30,
        azimuth: -20,
      });
      expect((await versionOf()) - before).toBe(1);
      expect(await indexOf(services, owner.uid)).toEqual(['old-1', 'old-2', 'old-3']);
      expect(await indexOf(services, '+4520304050')).toEqual([]);
      const { reports } = await listReports(services, owner.uid);
      expect(reports.map(({ reportId }) => reportId)).toEqual(['old-2', 'old-1']);
      expect((await row(services, 'old-3')).owner_uid).toBe(other);
    });

    test('stay where they are for another number, and for who has none', async () => {
      const { services } = await open();
      await legacy(services);
      const stranger = await person(services, '60708090');
      expect(await loadSavedData(services, stranger)).toBeNull();
      expect(await loadSavedData(services, { uid: stranger.uid, phone: null })).toBeNull();
      expect(await indexOf(services, '+4520304050')).toHaveLength(3);
    });

    test('a failure is in the log by the specified words, and the visitor goes on', async () => {
      const { services } = await open();
      const owner = await person(services, '20304050');
      const logged: unknown[] = [];
      const log = { ...services.log, error: (...said: unknown[]) => logged.push(said) };
      const failing = {
        ...services,
        log: log as unknown as Services['log'],
        db: {} as Services['db'],
      };
      expect(await loadSavedData(failing, owner)).toBeNull();
      expect(JSON.stringify(logged)).toContain('Could not load saved data.');
      expect(JSON.stringify(logged)).not.toContain('20304050');
    });
  });
}
