import { describe, expect, test } from 'vitest';
import type { Services } from '../../server/services.ts';
import type { OpenServices } from './open-services.ts';
import { HOUSE, indexOf, MINUTE_MS, person, row, saved } from './saved-reports.ts';
import { HOUSE as THE_HOUSE } from '../../server/work/asker.ts';
import { listReports, ownReport, reportsToCompare } from '../../server/reports/stored-reports.ts';
import {
  deleteReport,
  duplicateReport,
  loadSavedData,
  renameReport,
  restoreReport,
  saveCalculatorData,
  saveReport,
} from '../../server/testing/report-steps.ts';

export function reportSuite(open: OpenServices): void {
  describe('saving a report', () => {
    test('without a user is refused, and nothing is stored', async () => {
      const { services } = await open();
      const refused = { ok: false, error: { kind: 'signed-out' } };
      expect(await saveReport(services, null, { state: HOUSE })).toEqual(refused);
      expect(await services.db.selectFrom('reports').selectAll().execute()).toEqual([]);
      expect(await services.db.selectFrom('user_calculator_data').selectAll().execute()).toEqual(
        [],
      );
    });

    test('a new one: an id, its owner, its time, the index, and the merged calculator data', async () => {
      const { services, advance } = await open();
      const owner = await person(services, '20304050');
      await saveCalculatorData(services, owner, { fullName: 'Åse Sørensen', slope: 20 });
      advance(MINUTE_MS);
      const { reportId } = await saved(services, owner, { state: { ...HOUSE, slope: 30 } });
      const alone = await services.estimate(THE_HOUSE, { ...HOUSE, slope: 30 }, 'live');
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

    test('a known one: a different result, the same owner and time', async () => {
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

    test('of two stale saves one is refused, and both texts are returned', async () => {
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

    test('a save without a version has read none and is refused', async () => {
      const { services } = await open();
      const owner = await person(services, '20304050');
      const { reportId } = await saved(services, owner);
      const blind = await saveReport(services, owner, { reportId, state: HOUSE });
      expect(blind).toMatchObject({ ok: false, error: { kind: 'conflict' } });
    });

    test('50 at once under one key make one report', async () => {
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

    test('a save that fails gives null, and is logged without its content', async () => {
      const { services } = await open();
      const owner = await person(services, '20304050');
      const logged: unknown[] = [];
      const log = { ...services.log, error: (...said: unknown[]) => logged.push(said) };
      const failing = {
        ...services,
        log: log as unknown as Services['log'],
        report: () => Promise.reject(new Error('no sun')),
      };
      const failed = { ok: false, error: { kind: 'unavailable' } };
      expect(await saveReport(failing, owner, { state: HOUSE })).toEqual(failed);
      expect(JSON.stringify(logged)).toContain('report not saved');
      expect(JSON.stringify(logged)).not.toContain('Skovvej');
    });
  });

  describe('another’s report', () => {
    test('can’t be read, saved, named, copied, deleted, restored or compared', async () => {
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
      // Nor does its id get into the other user's saved data.
      expect((await loadSavedData(services, stranger))?.reportId).toBeUndefined();
    });
  });
}
