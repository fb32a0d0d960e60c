import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readExport, unknownCollections } from '../../server/import/export-file.ts';
import { importExport } from '../../server/import/import-export.ts';
import { importReport } from '../../server/import/report.ts';
import { loadSavedData } from '../../server/reports/calculator-data.ts';
import { listReports, ownReport } from '../../server/reports/queries.ts';
import type { Services } from '../../server/services.ts';
import { decodeJson } from '../../server/db/json.ts';
import { personalData } from '../../server/privacy/my-data.ts';
import { erasePerson } from '../../server/privacy/erase.ts';
import type { OpenServices } from './open-services.ts';

function formerSite() {
  const text = readFileSync(
    new URL('../fixtures/former-site-export.json', import.meta.url),
    'utf8',
  );
  const file = readExport(text);
  if (!file.ok) throw new Error(file.error.reason);
  return file.value;
}

const TABLES = [
  'users',
  'solar_panels',
  'reports',
  'former_reports',
  'user_report_index',
  'user_calculator_data',
  'admins',
  'admin_requests',
  'imported_documents',
] as const;

async function contents({ db }: Services) {
  const tables = await Promise.all(
    TABLES.map(async (table) => {
      const rows = await db.selectFrom(table).selectAll().execute();
      return [table, rows.map((row) => JSON.stringify(row)).sort()] as const;
    }),
  );
  return Object.fromEntries(tables);
}

const run = (services: Services, write: boolean) => importExport(services, formerSite(), { write });

export function importSuite(open: OpenServices): void {
  describe('the import of the former site', () => {
    test('a dry run stores nothing and says what the real one then does', async () => {
      const { services } = await open();
      const before = await contents(services);
      const dry = await run(services, false);
      expect(await contents(services)).toEqual(before);
      expect(await run(services, true)).toEqual(dry);
    });

    test('says of every document that is refused why', async () => {
      const { services } = await open();
      const outcomes = await run(services, true);
      const refused = outcomes
        .filter(({ result }) => result === 'refused')
        .map(({ collection, id, reason }) => [collection, id, reason]);
      const fieldsMissing =
        'Fetched panel data is missing required fields (peak_power, x, y) or they are not numbers.';
      expect(refused).toEqual([
        ['users', 'former-carl', 'phone is not a Danish number.'],
        ['users', 'without a uid', 'uid is missing.'],
        ['solarPanels', 'BROKEN', fieldsMissing],
        ['solarPanels', 'EMPTY', fieldsMissing],
        ['reports', 'report-stranger', 'Its owner is not among the users.'],
        ['reports', 'report-no-time', 'createdAt is missing or not a time.'],
        ['userCalculatorData', 'nobody-known', 'Its owner is not among the users.'],
        ['admins', 'former-bo', 'role is missing.'],
      ]);
      const told = importReport(outcomes, {
        write: true,
        unread: unknownCollections(formerSite()),
      });
      expect(told).toContain('reports: 6, 2 imported, 2 kept without a result, 2 refused');
      expect(told).toContain('reports colourOfDoor: unknown field (1)');
      expect(told).toContain('reports roofType: a value that is not known here (1)');
      expect(told).toContain("userReportIndex reportIds: an entry that is somebody else's report");
      expect(told).toContain('sessionsOfTheFormerSite: not a collection of the site; not read');
      expect(told).not.toMatch(/50607080|\+4520304050/);
    });

    test('a second run changes nothing, not even after somebody used what came', async () => {
      const { services, advance } = await open();
      await run(services, true);
      await services.db.insertInto('users').values(NEW_USER).execute();
      await loadSavedData(services, { uid: 'new-user', phone: '+4550607080' });
      advance(86_400_000);
      const before = await contents(services);
      const again = await run(services, true);
      expect(await contents(services)).toEqual(before);
      expect(again.map(({ result }) => result)).not.toContain('imported');
    });

    test('a report gets a result of this server’s own, marked as calculated now', async () => {
      const { services } = await open();
      await run(services, true);
      const list = await listReports(services, 'former-anna');
      expect(list.reports).toMatchObject([
        { reportId: 'report-anna-1', createdAt: '2025-03-02T10:15:00.000Z', version: 1 },
      ]);
      const report = await ownReport(services, 'former-anna', 'report-anna-1');
      // 14 panels, as the former site had counted; 6 kWp alone would be fewer.
      expect(report?.state).toMatchObject({ lat: 56.15, lon: 10.2, calculatedNumberOfPanels: 14 });
      const now = await services.estimate(report!.state, 'live');
      expect(now.ok && now.value.estimate.price).toEqual(report?.estimate.price);
      const row = await services.db
        .selectFrom('reports')
        .select(['recalculated_at', 'user_phone_number', 'calculator_state'])
        .where('report_id', '=', 'report-anna-1')
        .executeTakeFirstOrThrow();
      expect(row).toMatchObject({
        recalculated_at: '2026-11-20T09:00:00.000Z',
        user_phone_number: '+4520304050',
      });
      expect(JSON.stringify(decodeJson(row.calculator_state))).not.toMatch(/colourOfDoor|Anna/);
    });

    test('a report that can’t be calculated is kept as it came', async () => {
      const { services } = await open();
      await run(services, true);
      const kept = await services.db
        .selectFrom('former_reports')
        .selectAll()
        .where('owner_uid', 'is not', null)
        .execute();
      expect(kept).toMatchObject([
        {
          report_id: 'report-anna-nowhere',
          owner_uid: 'former-anna',
          created_at: '2025-03-03T10:15:00.000Z',
        },
      ]);
      expect(decodeJson(kept[0]!.document)).toMatchObject({ peakPower: 6 });
    });

    test('what stood under a number waits for its owner to sign in', async () => {
      const { services } = await open();
      await run(services, true);
      await services.db.insertInto('users').values(NEW_USER).execute();
      const data = await loadSavedData(services, { uid: 'new-user', phone: '+4550607080' });
      expect(data).toMatchObject({ lat: 55.68, batteryCapacityKwh: 5 });
      const list = await listReports(services, 'new-user');
      expect(list.reports.map(({ reportId }) => reportId)).toEqual(['report-by-phone']);
      const own = await personalData(services, { uid: 'new-user', phone: '+4550607080' });
      expect(own.formerReports).toMatchObject([{ address: 'Eksempelvej 2, 2100 København Ø' }]);
      await erasePerson(services, { uid: 'new-user', phone: '+4550607080' });
      const left = await services.db.selectFrom('former_reports').select('report_id').execute();
      expect(left).toEqual([{ report_id: 'report-anna-nowhere' }]);
    });

    test('a number that has a user here gives that user what was theirs', async () => {
      const { services } = await open();
      await services.db
        .insertInto('users')
        .values({ ...NEW_USER, phone: '+4520304050' })
        .execute();
      await run(services, true);
      const list = await listReports(services, 'new-user');
      expect(list.reports.map(({ reportId }) => reportId)).toEqual(['report-anna-1']);
      const data = await loadSavedData(services, { uid: 'new-user', phone: '+4520304050' });
      expect(data).toMatchObject({ averageMonthlySpendingDKK: 1400, fullName: 'Anna Eksempel' });
    });

    test('brings back nobody who had themselves erased', async () => {
      const { services } = await open();
      await run(services, true);
      await erasePerson(services, { uid: 'former-anna', phone: '+4520304050' });
      // As if the file of an older run were all that is left.
      await services.db.deleteFrom('imported_documents').execute();
      const again = await run(services, true);
      const users = await services.db.selectFrom('users').select('uid').execute();
      expect(users.map(({ uid }) => uid)).not.toContain('former-anna');
      expect(again.find(({ id }) => id === 'former-anna')?.reason).toBe(
        'Erased on their own wish.',
      );
      expect((await listReports(services, 'former-anna')).reports).toEqual([]);
    });

    test('of two runs at once each document is taken by one', async () => {
      const { services } = await open();
      await Promise.all([run(services, true), run(services, true)]);
      const reports = await services.db.selectFrom('reports').select('report_id').execute();
      expect(reports).toHaveLength(2);
      const data = await services.db.selectFrom('user_calculator_data').selectAll().execute();
      expect(data).toHaveLength(2);
    });
  });

  test.each(['[]', '{"reports": []}', '{"users": {}}', 'no json'])(
    'the file %s is no export',
    (text) => {
      expect(readExport(text)).toMatchObject({ ok: false, error: { kind: 'unreadable' } });
    },
  );
}

const NEW_USER = {
  uid: 'new-user',
  phone: '+4550607080',
  created_at: '2026-11-20T09:00:00.000Z',
} as const;
