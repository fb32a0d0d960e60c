import { describe, expect, test } from 'vitest';
import { newId } from '../../server/db/new-id.ts';
import { erasePerson } from '../../server/privacy/erase.ts';
import type { Services } from '../../server/services.ts';
import { exportOf, forgetImport, importOf } from './former-site.ts';
import type { OpenServices } from './open-services.ts';
import { listReports } from '../../server/reports/stored-reports.ts';
import { loadSavedData } from '../../server/testing/report-steps.ts';

const GOOGLE = '110000000000000000001';
const PHONE = '+4520304050';

const store = (services: Services, user: { phone?: string; google_sub?: string }) =>
  services.db
    .insertInto('users')
    .values({ uid: 'here', created_at: services.now().toISOString(), ...user })
    .execute();

const reportIdsOf = async (services: Services, uid: string) =>
  (await listReports(services, uid)).reports.map(({ reportId }) => reportId);

export function importPeopleSuite(open: OpenServices): void {
  describe('the users of the former site', () => {
    test('are merged where they share a number: the first is given what belongs to the second', async () => {
      const { services } = await open();
      await importOf(services, true);
      const users = await services.db.selectFrom('users').selectAll().orderBy('uid').execute();
      expect(users).toMatchObject([
        { uid: 'former-anna', phone: PHONE, email: 'anna@example.dk' },
        { uid: 'former-bo', phone: '+4530405060' },
        { uid: 'former-staff', phone: null, google_sub: GOOGLE },
      ]);
      expect(await reportIdsOf(services, 'former-anna')).toContain('report-anna-again');
      const admins = await services.db.selectFrom('admins').select(['uid', 'role']).execute();
      expect(admins).toEqual([{ uid: 'former-staff', role: 'admin' }]);
    });

    test('are merged into a user here with the same number, who is given what is theirs', async () => {
      const { services } = await open();
      await store(services, { phone: PHONE });
      await importOf(services, true);
      expect(await reportIdsOf(services, 'here')).toEqual(['report-anna-1', 'report-anna-again']);
      const data = await loadSavedData(services, { uid: 'here', phone: PHONE });
      expect(data).toMatchObject({ averageMonthlySpendingDKK: 1400, fullName: 'Anna Eksempel' });
    });

    // Who is here, who is in the file, and what becomes of the file's user and their admin
    // document.
    test.each([
      [{ google_sub: GOOGLE }, { googleSub: GOOGLE }, 'already-here', 'here'],
      [{ google_sub: GOOGLE }, { googleSub: GOOGLE, phone: PHONE }, 'refused', 'new'],
      [
        { google_sub: GOOGLE, phone: '+4560708090' },
        { googleSub: GOOGLE, phone: PHONE },
        'refused',
        'new',
      ],
      [
        { google_sub: GOOGLE, phone: PHONE },
        { googleSub: GOOGLE, phone: PHONE },
        'already-here',
        'here',
      ],
      [
        { phone: PHONE, google_sub: '2' },
        { googleSub: GOOGLE, phone: PHONE },
        'already-here',
        'here',
      ],
      [{ phone: '+4560708090' }, { phone: PHONE, googleSub: GOOGLE }, 'imported', 'new'],
    ] as const)('here %j, in the file %j: %s', async (here, given, result, admin) => {
      const { services } = await open();
      await store(services, here);
      const file = exportOf({
        users: [{ uid: 'new', ...given }],
        admins: { new: { role: 'admin' } },
      });
      const dry = await importOf(services, false, file);
      expect(dry[0]).toMatchObject({ result });
      expect(await importOf(services, true, file)).toEqual(dry);
      const admins = await services.db.selectFrom('admins').select('uid').execute();
      expect(admins).toEqual([{ uid: admin }]);
    });

    test('whose number and Google account belong to two people here are refused', async () => {
      const { services } = await open();
      await store(services, { phone: PHONE });
      const other = { uid: newId(services.now()), google_sub: GOOGLE, created_at: '2026-01-01' };
      await services.db.insertInto('users').values(other).execute();
      const file = exportOf({ users: [{ uid: 'new', phone: PHONE, googleSub: GOOGLE }] });
      expect(await importOf(services, true, file)).toMatchObject([
        { result: 'refused', reason: 'phone and googleSub are those of two different users.' },
      ]);
    });

    test('never take over a number', async () => {
      const { services } = await open();
      const file = exportOf({ users: [{ uid: PHONE }] });
      expect(await importOf(services, true, file)).toMatchObject([
        { id: 'phone …4050', result: 'refused', reason: 'uid is a phone number.' },
      ]);
    });

    test('who had themselves erased are not brought back', async () => {
      const { services } = await open();
      await importOf(services, true);
      await erasePerson(services, { uid: 'former-anna', phone: PHONE });
      // As if only the file of an older run and a database older than the erasure were left.
      await forgetImport(services);
      await services.db.deleteFrom('tombstones').execute();
      const again = await importOf(services, true);
      const users = await services.db.selectFrom('users').select('uid').execute();
      expect(users.map(({ uid }) => uid)).not.toContain('former-anna');
      expect(again.find(({ id }) => id === 'former-anna')?.reason).toBe(
        'Erased on their own wish.',
      );
      const left = await services.db.selectFrom('former_reports').select('report_id').execute();
      expect(JSON.stringify(left)).not.toContain('anna');
    });
  });
}
