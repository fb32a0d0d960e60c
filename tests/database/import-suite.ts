import { describe, expect, test } from 'vitest';
import { unknownCollections } from '../../server/import/export-file.ts';
import { importReport } from '../../server/import/report.ts';
import { decodeJson } from '../../server/db/json.ts';
import { erasePerson } from '../../server/privacy/erase.ts';
import { forgetOld } from '../../server/privacy/retention.ts';
import { exportOf, formerSite, importOf, ownDataOf } from './former-site.ts';
import { importAgainSuite } from './import-again-suite.ts';
import { importPeopleSuite } from './import-people-suite.ts';
import type { OpenServices } from './open-services.ts';
import { HOUSE } from '../../server/work/asker.ts';
import { listReports, ownReport } from '../../server/reports/stored-reports.ts';
import { deleteReport, loadSavedData } from '../../server/testing/report-steps.ts';

const ANNA = { uid: 'former-anna', phone: '+4520304050' } as const;
const NEW_USER = {
  uid: 'new-user',
  phone: '+4550607080',
  created_at: '2026-11-20T09:00:00.000Z',
} as const;

export function importSuite(open: OpenServices): void {
  importAgainSuite(open);
  importPeopleSuite(open);

  describe('the import of the former site', () => {
    test('says why each refused document is refused', async () => {
      const { services } = await open();
      const outcomes = await importOf(services, true);
      const refused = outcomes
        .filter(({ result }) => result === 'refused')
        .map(({ collection, id, reason }) => [collection, id, reason]);
      const fieldsMissing =
        'Fetched panel data is missing required fields (peak_power, x, y) or they are not numbers.';
      expect(refused).toEqual([
        ['users', 'former-carl', 'phone is not a Danish number.'],
        ['users', 'without a uid', 'uid is missing.'],
        ['users', 'former-dorte', 'googleSub is that of a user who has not this number.'],
        ['users', 'former-bo', 'The file has this uid twice; the first one counts.'],
        ['solarPanels', 'BROKEN', fieldsMissing],
        ['solarPanels', 'EMPTY', fieldsMissing],
        ['reports', 'report-stranger', 'Its owner is not among the users.'],
        ['reports', 'report-no-time', 'createdAt is missing or not a time.'],
        ['reports', 'report-far-time', 'createdAt is missing or not a time.'],
        ['reports', 'report-list', 'It is not a document.'],
        ['reports', '__proto__', 'Its id is a reserved word.'],
        ['userReportIndex', 'former-bo', 'None of its entries is a report of theirs.'],
        ['userCalculatorData', 'former-bo', 'None of its fields is known here.'],
        ['userCalculatorData', 'nobody-known', 'Its owner is not among the users.'],
        ['admins', 'former-bo', 'role is missing.'],
      ]);
      const told = importReport(outcomes, {
        write: true,
        unread: unknownCollections(formerSite()),
      });
      expect(told).toContain('reports: 10 (5 imported, 0 already here, 5 refused)');
      expect(told).toContain(
        'reports colourOfDoor: unknown field; in the former document only (1)',
      );
      expect(told).toContain('reports roofType: a value that is not known here; in the former');
      expect(told).toContain(
        "reports reportCalculatedProfitExVat: the firm's own figure, for staff",
      );
      expect(told).toContain(
        "userCalculatorData reportCalculatedProfitExVat: the firm's own figure",
      );
      expect(told).toContain('userReportIndex reportIds: an entry without a report (1)');
      expect(told).toContain('sessionsOfTheFormerSite: not a collection of the site; not read');
      expect(told).not.toMatch(/50607080|20304050/);
    });

    test('gives a report a result of this server’s own, marked as calculated now', async () => {
      const { services } = await open();
      await importOf(services, true);
      const list = await listReports(services, 'former-anna');
      expect(list.reports).toMatchObject([
        { reportId: 'report-anna-1', createdAt: '2025-03-02T10:15:00.000Z', version: 1 },
        { reportId: 'report-anna-again', createdAt: '2025-01-01T10:00:00.000Z' },
      ]);
      const report = await ownReport(services, 'former-anna', 'report-anna-1');
      // 14 panels, as the former site had counted; 6 kWp alone would be fewer.
      expect(report?.state).toMatchObject({ lat: 56.15, lon: 10.2, calculatedNumberOfPanels: 14 });
      const now = await services.estimate(HOUSE, report!.state, 'live');
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

    test('keeps the former site’s figures for the owner as they came, without the firm’s profit', async () => {
      const { services } = await open();
      await importOf(services, true);
      const { reportCalculatedProfitExVat: _profit, ...first } = formerSite().reports![
        'report-anna-1'
      ] as Record<string, unknown>;
      const nowhere = formerSite().reports!['report-anna-nowhere'] as object;
      const { formerReports } = await ownDataOf(services, ANNA);
      expect(formerReports).toHaveLength(3);
      expect(formerReports[0]).toEqual({ reportId: 'report-anna-1', ...first });
      expect(formerReports[0]).toMatchObject({
        dinSolcellePartnerPrice: { totalPrice: 98000 },
        partnerPrice: { totalPrice: 97500 },
        pvgisResponse: { outputs: { totals: { fixed: { E_y: 5921.4 } } } },
        panelAreaM2: 1.95,
        colourOfDoor: 'green',
      });
      expect(formerReports[2]).toEqual({ reportId: 'report-anna-nowhere', ...nowhere });
      const whole = await services.db.selectFrom('former_reports').selectAll().execute();
      expect(JSON.stringify([whole, formerReports])).not.toMatch(/31415|ProfitExVat/);
    });

    test('the former document is deleted with the report by its owner', async () => {
      const { services, advance } = await open();
      await importOf(services, true);
      expect((await deleteReport(services, ANNA, 'report-anna-1')).ok).toBe(true);
      const ids = async () =>
        (await ownDataOf(services, ANNA)).formerReports.map((former) => former['reportId']);
      expect(await ids()).toContain('report-anna-1');
      advance(86_400_000);
      await forgetOld(services);
      expect(await ids()).toEqual(['report-anna-again', 'report-anna-nowhere']);
    });

    test('what was stored under a number waits for its owner to sign in, and is erased with them', async () => {
      const { services } = await open();
      await importOf(services, true);
      await services.db.insertInto('users').values(NEW_USER).execute();
      const data = await loadSavedData(services, NEW_USER);
      // Of two records under the number, one fills the gaps of the other; the one under bare digits
      // comes first.
      expect(data).toMatchObject({ lat: 55.6, batteryCapacityKwh: 5, slope: 30 });
      const list = await listReports(services, 'new-user');
      expect(list.reports.map(({ reportId }) => reportId)).toEqual(['report-by-phone']);
      const own = await ownDataOf(services, NEW_USER);
      expect(own.formerReports).toMatchObject([
        { reportId: 'report-by-phone', userPhoneNumber: '+4550607080', peakPower: 4 },
        { address: 'Eksempelvej 2, 2100 København Ø' },
      ]);
      await erasePerson(services, NEW_USER);
      const left = await services.db.selectFrom('former_reports').select('report_id').execute();
      expect(left.map(({ report_id }) => report_id).sort()).toEqual([
        'report-anna-1',
        'report-anna-again',
        'report-anna-nowhere',
      ]);
    });

    test('a report that no index names is erased by its number, or otherwise when its time is over', async () => {
      const { services } = await open();
      const fresh = { userPhoneNumber: '50 60 70 80', createdAt: '2026-11-01T10:00:00.000Z' };
      const old = { createdAt: '2026-01-01T10:00:00.000Z' };
      const file = exportOf({ reports: { fresh, old } });
      await importOf(services, true, file);
      const left = async () =>
        (await services.db.selectFrom('former_reports').select('report_id').execute()).length;
      expect(await left()).toBe(2);
      await forgetOld(services);
      expect(await left()).toBe(1);
      await services.db.insertInto('users').values(NEW_USER).execute();
      await erasePerson(services, NEW_USER);
      expect(await left()).toBe(0);
      await services.db.deleteFrom('imported_documents').execute();
      const again = await importOf(services, true, exportOf({ reports: { fresh } }));
      expect(again).toMatchObject([{ result: 'refused', reason: 'Erased on their own wish.' }]);
    });

    test('a document that no database can store is refused, and the others are imported', async () => {
      const { services } = await open();
      const createdAt = '2026-11-01T10:00:00.000Z';
      const deep = `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`;
      const text = JSON.stringify({
        reports: {
          deep: { createdAt, latestPvgisResponse: 'DEEP' },
          large: { createdAt, latestPvgisResponse: 'x'.repeat(300_000) },
          nul: { createdAt, address: 'a\0b' },
          half: { createdAt, nested: [{ '\ud800': 1 }] },
          whole: { createdAt, address: '🏠 Æblevej' },
          'nul\0': { createdAt },
        },
      }).replace('"DEEP"', deep);
      const outcomes = await importOf(services, true, exportOf(text));
      expect(outcomes.map(({ id, reason }) => [id, reason])).toEqual([
        ['deep', 'It is nested deeper than 50 levels.'],
        ['large', 'It is larger than 256 kB (294 kB).'],
        ['nul', 'It holds half a character or a NUL, which no database keeps.'],
        ['half', 'It holds half a character or a NUL, which no database keeps.'],
        ['whole', 'lat and lon are missing: nothing can be calculated.'],
        ['nul?', 'Its id is not plain text.'],
      ]);
    });
  });
}
