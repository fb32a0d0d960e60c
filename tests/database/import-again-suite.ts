import { describe, expect, test } from 'vitest';
import type { ExportFile } from '../../server/import/export-file.ts';
import type { Outcome } from '../../server/import/outcome.ts';
import type { Services } from '../../server/services.ts';
import { contentsOf, count, exportOf, forgetImport, formerSite, importOf } from './former-site.ts';
import type { OpenServices } from './open-services.ts';
import { loadSavedData } from '../../server/testing/report-steps.ts';

const NEW_USER = {
  uid: 'new-user',
  phone: '+4550607080',
  created_at: '2026-11-20T09:00:00.000Z',
} as const;

/** Notes and documents alternate, so both are hit. */
const STEP = 3;

/** Writes that succeed before the power fails, in whatever transaction. */
function failingAfter(services: Services, writes: number): Services {
  let left = writes;
  const withLimit = <Target extends object>(target: Target): Target =>
    new Proxy(target, {
      get(_target, name) {
        const value: unknown = Reflect.get(target, name);
        if (typeof value !== 'function') return value;
        if (name === 'transaction') {
          return () => ({
            execute: (work: (transaction: object) => Promise<unknown>) =>
              services.db.transaction().execute((transaction) => work(withLimit(transaction))),
          });
        }
        return (...parameters: unknown[]) => {
          if (name === 'insertInto' && left-- <= 0) throw new Error('The power is gone.');
          return Reflect.apply(value, target, parameters) as unknown;
        };
      },
    });
  return { ...services, db: withLimit(services.db) };
}

/** A file in which few numbers, accounts and ids meet again and again. */
function randomFile(seed: number): ExportFile {
  let state = seed;
  const below = (limit: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
  const oneOf = <Value>(values: readonly Value[]): Value => values[below(values.length)]!;
  const phone = () => oneOf([undefined, '+4520304050', '20 30 40 51', '0045 20304052']);
  const who = () => oneOf(['a', 'b', 'c', 'd', '+4520304050', '20304050', '2030 4051', 'nobody']);
  const documents = (made: number, id: () => string, document: () => object) =>
    Object.fromEntries(Array.from({ length: made }, () => [id(), document()]));
  const reportId = () => `r${below(6)}`;
  return exportOf({
    users: Array.from({ length: 6 }, () => ({
      uid: oneOf(['a', 'b', 'c', 'd', 'e']),
      phone: phone(),
      googleSub: oneOf([undefined, undefined, '1', '2']),
    })),
    reports: documents(5, reportId, () => ({
      ownerUid: oneOf([undefined, 'a', 'b', 'c', 'd']),
      userPhoneNumber: phone(),
      createdAt: '2026-11-01T10:00:00.000Z',
    })),
    userReportIndex: documents(5, who, () => ({
      reportIds: [reportId(), reportId(), reportId()],
    })),
    userCalculatorData: documents(5, who, () => ({
      slope: oneOf([undefined, 20, 30]),
      peakPower: oneOf([undefined, 5, 6]),
    })),
    admins: documents(3, who, () => ({ role: oneOf(['admin', 'editor']) })),
    adminRequests: documents(3, who, () => ({
      email: oneOf(['a@example.dk', 'b@example.dk']),
      requestedAt: '2025-05-01T12:00:00.000Z',
    })),
  });
}

export function importAgainSuite(open: OpenServices): void {
  describe('an import', () => {
    test('that is a dry run stores nothing and says what the real one then does', async () => {
      const { services } = await open();
      const before = await contentsOf(services);
      const dry = await importOf(services, false);
      expect(await contentsOf(services)).toEqual(before);
      expect(await importOf(services, true)).toEqual(dry);
      // Each document reported as imported is recorded as such, and no other.
      const noted = await services.db.selectFrom('imported_documents').selectAll().execute();
      expect(noted).toHaveLength(count(dry, 'imported') + count(dry, 'already-here'));
    });

    test.each(Array.from({ length: 12 }, (_, index) => 7919 * (index + 1)))(
      'of the file with seed %i does what the dry run says, and a second one nothing',
      async (seed) => {
        const { services } = await open();
        const file = randomFile(seed);
        const dry = await importOf(services, false, file);
        expect(await importOf(services, true, file)).toEqual(dry);
        const stored = await contentsOf(services);
        const again = await importOf(services, true, file);
        expect(count(again, 'imported')).toBe(0);
        expect(count(again, 'refused')).toBe(count(dry, 'refused'));
        expect(await contentsOf(services)).toEqual(stored);
      },
    );

    test('run again imports nothing, even after somebody used the imported data', async () => {
      const { services, advance } = await open();
      const first = await importOf(services, true);
      await services.db.insertInto('users').values(NEW_USER).execute();
      await loadSavedData(services, NEW_USER);
      advance(86_400_000);
      const before = await contentsOf(services);
      const dry = await importOf(services, false);
      const again = await importOf(services, true);
      expect(again).toEqual(dry);
      expect(await contentsOf(services)).toEqual(before);
      expect(count(again, 'imported')).toBe(0);
      expect(count(again, 'already-here')).toBe(
        count(first, 'imported') + count(first, 'already-here'),
      );
      expect(count(again, 'refused')).toBe(count(first, 'refused'));
    });

    test('with another secret, which recognises no document, imports nothing either', async () => {
      const { services } = await open();
      await importOf(services, true);
      const { imported_documents: _noted, ...before } = await contentsOf(services);
      const other = { ...services, secret: 'another-secret-of-at-least-32-characters' };
      const again = await importOf(other, true);
      expect(again.filter(({ result }) => result === 'imported')).toEqual([]);
      const { imported_documents: _others, ...after } = await contentsOf(services);
      expect(after).toEqual(before);
    });

    test('leaves what is already here and differs', async () => {
      const { services } = await open();
      await importOf(services, true);
      await services.db.deleteFrom('imported_documents').execute();
      const file = exportOf({
        reports: { 'report-anna-1': { createdAt: '2026-11-01T10:00:00.000Z', peakPower: 9 } },
        solarPanels: { NEWCO: { peak_power: 500, x: 1.762, y: 1.134 } },
        admins: { 'former-staff': { role: 'editor' } },
        adminRequests: {
          'former-bo': { email: 'else@example.dk', requestedAt: '2025-05-01T12:00:00.000Z' },
        },
      });
      const before = await contentsOf(services);
      const outcomes = await importOf(services, true, file);
      expect(outcomes.map(({ reason }) => reason)).toEqual([
        'The catalogue has a panel of this manufacturer (445 W, 1.762 m, 1.134 m; in the file 500 W, 1.762 m, 1.134 m). Change it there.',
        'Another report with this id is here already.',
        'Is here already with another role, which stays.',
        'Another request of theirs is here already.',
      ]);
      expect(await contentsOf(services)).toEqual(before);
    });

    test('interrupted after some writes and run again ends like an uninterrupted one', async () => {
      const { services } = await open();
      const outcomes = await importOf(services, true);
      const whole = await contentsOf(services);
      let broken = 0;
      for (let writes = 0; ; writes += STEP) {
        await forgetImport(services);
        const isBroken = await importOf(failingAfter(services, writes), true).then(
          () => false,
          () => true,
        );
        if (!isBroken) break;
        broken += 1;
        const again = await importOf(services, true);
        expect(await contentsOf(services)).toEqual(whole);
        expect(count(again, 'refused')).toBe(count(outcomes, 'refused'));
      }
      // At least one note per document, and what it says.
      expect(broken).toBeGreaterThan((2 * count(outcomes, 'imported')) / STEP);
    });

    test('run twice at once takes each document once, and reports it once', async () => {
      const { services } = await open();
      const alone = count(await importOf(services, false), 'imported');
      const both = await Promise.all([importOf(services, true), importOf(services, true)]);
      const told = both.flat().filter(({ result }: Outcome) => result === 'imported');
      expect(told).toHaveLength(alone);
      const reports = await services.db.selectFrom('reports').select('report_id').execute();
      expect(reports).toHaveLength(3);
      expect(Object.keys(formerSite().userCalculatorData!)).toHaveLength(5);
      const data = await services.db.selectFrom('user_calculator_data').selectAll().execute();
      expect(data).toHaveLength(2);
    });
  });
}
