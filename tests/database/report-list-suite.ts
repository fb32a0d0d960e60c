import { describe, expect, test } from 'vitest';
import { encodeJson } from '../../server/db/json.ts';
import { newId } from '../../server/db/new-id.ts';
import { submitOffer } from '../../server/offers/commands.ts';
import { purgeDeletedReports } from '../../server/reports/commands.ts';
import type { Services } from '../../server/services.ts';
import { asUser, offerInput } from './offer-input.ts';
import { setPriceBook } from '../../server/testing/other-price-book.ts';
import type { OpenServices } from './open-services.ts';
import { HOUSE, indexOf, MINUTE_MS, person, row, saved } from './saved-reports.ts';
import {
  listReports,
  ownReport,
  reportsToCompare,
  REPORTS_PER_PAGE,
} from '../../server/reports/stored-reports.ts';
import {
  deleteReport,
  duplicateReport,
  loadSavedData,
  renameReport,
  restoreReport,
  saveCalculatorData,
  saveReport,
} from '../../server/testing/report-steps.ts';

export function reportListSuite(open: OpenServices): void {
  describe('the list', () => {
    test('is newest first, page by page, each report once', async () => {
      const { services, advance } = await open();
      const owner = await person(services, '20304050');
      const { reportId } = await saved(services, owner);
      const template = await row(services, reportId);
      const ids = [reportId];
      for (let count = 1; count < 2 * REPORTS_PER_PAGE + 5; count++) {
        // Two made in the same millisecond are told apart by their ids.
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

    test('shows the status of the offer requested on its figures, until it is withdrawn', async () => {
      const { services } = await open();
      const owner = await person(services, '20304050');
      const { reportId } = await saved(services, owner);
      const input = { request: offerInput(), reportId };
      const offer = await submitOffer(services, asUser(owner), input, 'da');
      if (!offer.ok) throw new Error(offer.error.kind);
      const stage = async () =>
        (await listReports(services, owner.uid)).reports.map((report) => report.offerStage);
      expect(await stage()).toEqual(['new']);
      await services.db.updateTable('leads').set({ stage: 'visit' }).execute();
      expect(await stage()).toEqual(['visit']);
      await services.db.updateTable('offer_requests').set({ status: 'withdrawn' }).execute();
      expect(await stage()).toEqual([null]);
    });

    test('shows which reports use another price book than today’s', async () => {
      const { services } = await open();
      const owner = await person(services, '20304050');
      const { reportId } = await saved(services, owner);
      const old = async () => (await listReports(services, owner.uid)).reports[0]?.hasOldPrices;
      expect(await old()).toBe(false);
      await setPriceBook(services, reportId, '2025-01');
      expect(await old()).toBe(true);
    });
  });

  describe('a user’s own report', () => {
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
        calculation_id: original.calculation_id,
        calculator_state: original.calculator_state,
      });
      expect(await indexOf(services, owner.uid)).toEqual([reportId, copyId].toSorted());
    });

    test('can be restored within ten minutes of its deletion, and not after', async () => {
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

    test('is compared with two others, the cheapest first', async () => {
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

  describe('the number of reports a user may have', () => {
    /** A user with this many reports. */
    async function ownerOf(services: Services, count: number) {
      const owner = await person(services, '20304050');
      const { reportId } = await saved(services, owner);
      const template = await row(services, reportId);
      const others = Array.from({ length: count - 1 }, () => ({
        ...template,
        calculator_state: encodeJson({}),
        report_id: newId(services.now()),
      }));
      await services.db.insertInto('reports').values(others).execute();
      return { owner, reportId };
    }
    const FULL = { ok: false, error: { kind: 'too-many-reports', most: 200 } };

    test('is 200, even if two servers are asked for more at once', async () => {
      const { services, another } = await open();
      const { owner, reportId } = await ownerOf(services, 197);
      const second = await another();
      const asked = Array.from({ length: 10 }, (_, index) => {
        const server = index % 2 === 0 ? services : second;
        const idempotencyKey = `parallel-key-00000000${index}`;
        return index < 5
          ? saveReport(server, owner, { state: HOUSE, idempotencyKey })
          : duplicateReport(server, owner, { reportId, idempotencyKey, titleOf: () => 'Kopi' });
      });
      const answers = await Promise.all(asked);
      expect(answers.filter((answer) => answer?.ok === true)).toHaveLength(3);
      expect(answers.filter((answer) => answer?.ok !== true)).toEqual(Array(7).fill(FULL));
      const { count } = await services.db
        .selectFrom('reports')
        .select((build) => build.fn.countAll().as('count'))
        .where('owner_uid', '=', owner.uid)
        .executeTakeFirstOrThrow();
      expect(Number(count)).toBe(200);
    });

    test('and the limit allows changing and deleting; undoing a deletion needs room too', async () => {
      const { services } = await open();
      const { owner, reportId } = await ownerOf(services, 200);
      const changed = await saveReport(services, owner, { state: HOUSE, reportId, version: 1 });
      expect(changed?.ok).toBe(true);
      const key = { idempotencyKey: 'again-key-0000000001' };
      expect(await saveReport(services, owner, { state: HOUSE, ...key })).toEqual(FULL);
      expect((await deleteReport(services, owner, reportId)).ok).toBe(true);
      // The refused key was not used up.
      expect((await saveReport(services, owner, { state: HOUSE, ...key }))?.ok).toBe(true);
      expect(await restoreReport(services, owner, reportId)).toEqual(FULL);
      // The same calculation again is the same report, and needs no room.
      expect((await saveReport(services, owner, { state: HOUSE, ...key }))?.ok).toBe(true);
    });
  });

  describe('records from before uids existed', () => {
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
            // The third belongs to somebody else by now.
            owner_uid: id === 'old-3' ? template.owner_uid : null,
            user_phone_number: '+4520304050',
            created_at: at,
            calculator_state: encodeJson({}),
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

    test('move to the uid once, with 20 sign-ins at once', async () => {
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
      // Newer values stand; those only the former record had are there.
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

    test('stay where they are for another number, and for users without one', async () => {
      const { services } = await open();
      await legacy(services);
      const stranger = await person(services, '60708090');
      expect(await loadSavedData(services, stranger)).toBeNull();
      expect(await loadSavedData(services, { uid: stranger.uid, phone: null })).toBeNull();
      expect(await indexOf(services, '+4520304050')).toHaveLength(3);
    });

    test('a failure is logged in the specified words, and the visitor continues', async () => {
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
