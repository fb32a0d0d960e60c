import { describe, expect, test } from 'vitest';
import { saveReport } from '../../server/reports/save-report.ts';
import { readReportOfHouse } from '../../server/reports/queries.ts';
import { recalculateReport, readTodaysFigures } from '../../server/reports/recalculate-report.ts';
import type { Services } from '../../server/services.ts';
import {
  asOwner,
  deleteReport,
  shareState,
  type TestOwner,
} from '../../server/testing/report-steps.ts';
import type { OpenServices } from './open-services.ts';
import { HOUSE, person, row } from './saved-reports.ts';

const OTHER_FIGURES = { ...HOUSE, slope: 20 };
let keys = 0;
const newKey = () => `save-rules-key-${String(++keys).padStart(8, '0')}`;

/** Saves as a form or a call does, with a new key each time. */
function save(services: Services, owner: TestOwner, more: object = {}) {
  const input = { state: HOUSE, idempotencyKey: newKey(), ...more };
  return saveReport(services, asOwner(owner), input);
}

async function first(services: Services, owner: TestOwner, more: object = {}) {
  const saved = await save(services, owner, more);
  if (!saved.ok) throw new Error(saved.error.kind);
  return saved.value;
}

const countOf = async ({ db }: Services) =>
  (await db.selectFrom('reports').select('report_id').execute()).length;

/** Rules of decision 0007, however it is saved: by the page's form or the matching call. */
export function saveRulesSuite(open: OpenServices): void {
  describe('a calculation that is saved', () => {
    test('a second time is the existing report, also with many at once', async () => {
      const { services } = await open();
      const owner = await person(services, '20304050');
      const { reportId } = await first(services, owner);
      const again = await Promise.all(Array.from({ length: 5 }, () => save(services, owner)));
      for (const saved of again) {
        expect(saved).toEqual({ ok: true, value: { reportId, version: 1, isEarlier: true } });
      }
      expect(await countOf(services)).toBe(1);
      const all = await Promise.all(
        Array.from({ length: 5 }, () => save(services, owner, { state: { ...HOUSE, lat: 55.5 } })),
      );
      expect(new Set(all.map((saved) => saved.ok && saved.value.reportId)).size).toBe(1);
      expect(await countOf(services)).toBe(2);
    });

    test('for a house that has a report is saved as its owner chooses', async () => {
      const { services } = await open();
      const owner = await person(services, '20304050');
      const { reportId } = await first(services, owner, { title: 'Taget' });
      const asked = await save(services, owner, { state: OTHER_FIGURES });
      expect(asked).toEqual({
        ok: false,
        error: {
          kind: 'has-report',
          earlier: { reportId, version: 1, title: 'Taget', batteryKwh: 0 },
        },
      });
      expect(await countOf(services)).toBe(1);
      const beside = await first(services, owner, { state: OTHER_FIGURES, asNew: true });
      expect(beside.reportId).not.toBe(reportId);
      const replaced = await save(services, owner, {
        state: { ...HOUSE, slope: 10 },
        reportId,
        version: 1,
      });
      expect(replaced).toEqual({ ok: true, value: { reportId, version: 2 } });
      expect(await countOf(services)).toBe(2);
    });

    test('under another name, or with a person to store, is not taken for the same', async () => {
      const { services } = await open();
      const owner = await person(services, '20304050');
      await first(services, owner, { title: 'Taget' });
      for (const more of [{ title: 'Laden' }, { person: { fullName: 'Åse' } }]) {
        expect(await save(services, owner, more)).toMatchObject({ error: { kind: 'has-report' } });
      }
      expect(await save(services, owner, { title: 'Taget' })).toMatchObject({ ok: true });
      expect(await countOf(services)).toBe(1);
    });

    test('is found by nobody else, and not in a deleted report', async () => {
      const { services } = await open();
      const owner = await person(services, '20304050');
      const stranger = await person(services, '30405060');
      const { reportId } = await first(services, owner);
      expect((await first(services, stranger)).reportId).not.toBe(reportId);
      await deleteReport(services, owner, reportId);
      const state = { state: HOUSE };
      expect((await readReportOfHouse(services, asOwner(owner), state)).ok).toBe(false);
      expect((await first(services, owner)).reportId).not.toBe(reportId);
    });

    test('logs an entry without an id for each change, and none if nothing changed', async () => {
      const { services } = await open();
      const owner = await person(services, '20304050');
      const { reportId } = await first(services, owner);
      await save(services, owner);
      await save(services, owner, { state: OTHER_FIGURES });
      await shareState(services, owner, reportId);
      await deleteReport(services, owner, reportId);
      const log = await services.db
        .selectFrom('audit_log')
        .select(['action', 'subject_kind', 'subject'])
        .orderBy('id')
        .execute();
      const { subject } = log[0]!;
      expect(log.toSorted((a, b) => b.action.localeCompare(a.action))).toEqual([
        { action: 'report.save', subject_kind: 'report', subject },
        { action: 'report.delete', subject_kind: 'report', subject },
      ]);
      // It is erased with its owner, and the log stays.
      expect(subject).toMatch(/^[\w-]{22}$/);
    });
  });

  describe('today’s figures', () => {
    test('replace the frozen ones only as they were shown', async () => {
      const { services } = await open();
      const owner = await person(services, '20304050');
      const who = asOwner(owner);
      const { reportId } = await first(services, owner);
      const read = await readTodaysFigures(services, who, { reportId });
      if (!read.ok) throw new Error(read.error.kind);
      const { totalPriceOre, savingOre } = read.value;
      const before = await row(services, reportId);
      expect(totalPriceOre).toBe(before.total_price_ore);
      const shown = { totalPriceOre, savingOre };
      const asked = { reportId, version: 1, shown };
      const other = { ...asked, shown: { ...shown, savingOre: savingOre - 1 } };
      expect(await recalculateReport(services, who, other)).toEqual({
        ok: false,
        error: { kind: 'changed' },
      });
      expect(await row(services, reportId)).toEqual(before);
      const stranger = asOwner(await person(services, '30405060'));
      expect(await recalculateReport(services, stranger, asked)).toEqual({
        ok: false,
        error: { kind: 'not-found' },
      });
      expect(await recalculateReport(services, who, asked)).toEqual({
        ok: true,
        value: { reportId, version: 2 },
      });
      expect(await recalculateReport(services, who, asked)).toMatchObject({
        error: { kind: 'conflict' },
      });
    });
  });
}
