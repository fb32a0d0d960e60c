import { describe, expect, test } from 'vitest';
import { erasePerson } from '../../server/privacy/erase.ts';
import { personalData } from '../../server/privacy/my-data.ts';
import type { Services } from '../../server/services.ts';
import { HOME, ownCalls } from '../../server/testing/own-calls.ts';
import type { OpenServices } from './open-services.ts';

const ANNA = { uid: 'anna', phone: '+4520304050' };

/** What a call answers while a table can't be written: it is missing. */
async function without<Answer>(
  { db }: Services,
  table: 'reports' | 'user_calculator_data',
  call: () => Promise<Answer>,
): Promise<Answer> {
  await db.schema.alterTable(table).renameTo('away').execute();
  try {
    return await call();
  } finally {
    await db.schema.alterTable('away').renameTo(table).execute();
  }
}

export function ownDataSuite(open: OpenServices): void {
  async function opened() {
    const { services } = await open();
    const calls = await ownCalls(services);
    const read = async (path: string) => (await calls.call(path)).content;
    return { services, ...calls, read };
  }

  describe('a change of a report over the interface', () => {
    const told = { title: 'Sommerhuset', fullName: 'Anna Holm' };

    test('sets name and person together, or neither if the second fails', async () => {
      const { services, call, read, savedId } = await opened();
      const id = await savedId();
      const before = await read(`/reports/${id}`);
      const change = { method: 'PATCH', body: { version: 1, ...told } };
      const failed = await without(services, 'user_calculator_data', () =>
        call(`/reports/${id}`, change),
      );
      expect(failed.status).toBe(500);
      expect(await read(`/reports/${id}`)).toEqual(before);
      expect(before).toMatchObject({ title: null, version: 1 });
      expect((await call(`/reports/${id}`, change)).content).toMatchObject({ ...told, version: 2 });
    });

    test.each([{}, { slope: 10 }])(
      'that is stale leaves the person unchanged too: %o',
      async (more) => {
        const { call, read, savedId } = await opened();
        const id = await savedId();
        await call(`/reports/${id}`, { method: 'PATCH', body: { version: 1, title: 'Hytten' } });
        const before = await read('/user-calculator-data');
        const stale = { method: 'PATCH', body: { version: 1, ...told, ...more } };
        expect((await call(`/reports/${id}`, stale)).status).toBe(409);
        expect(await read('/user-calculator-data')).toEqual(before);
        expect(await read(`/reports/${id}`)).toMatchObject({ title: 'Hytten', version: 2 });
      },
    );
  });

  describe('the report index over the interface', () => {
    test('merges what many set at once', async () => {
      const { services, call, read, save } = await opened();
      const ids: string[] = [];
      for (let saved = 0; saved < 4; saved += 1) {
        const answer = await save({ ...HOME, asNew: true }, `api-key-000000000000001${saved}`);
        ids.push(String(answer.content!['reportId']));
      }
      await services.db.deleteFrom('user_report_index').execute();
      const answers = await Promise.all(
        [...ids, ...ids].map((id) =>
          call('/user-report-index', { method: 'PUT', body: { reportIds: [id] } }),
        ),
      );
      expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
      const { reportIds } = (await read('/user-report-index')) as { reportIds: string[] };
      expect(reportIds.toSorted()).toEqual(ids.toSorted());
      // None of several, if one of them does not exist.
      await services.db.deleteFrom('user_report_index').execute();
      const wrong = { method: 'PUT', body: { reportIds: [...ids, 'no-such-report'] } };
      expect((await call('/user-report-index', wrong)).status).toBe(404);
      expect(await read('/user-report-index')).toEqual({ reportIds: [] });
      const empty = { method: 'PUT', body: { reportIds: [] } };
      expect((await call('/user-report-index', empty)).content).toEqual({ reportIds: [] });
    });

    test('includes what was stored under the caller’s number', async () => {
      const { services, call, savedId } = await opened();
      const id = await savedId();
      await services.db.updateTable('reports').set({ owner_uid: null }).execute();
      await services.db.deleteFrom('user_report_index').execute();
      await services.db
        .insertInto('user_report_index')
        .values({ owner_key: ANNA.phone, report_id: id, added_at: '2025-01-01T00:00:00.000Z' })
        .execute();
      const named = { method: 'PUT', body: { reportIds: [id] } };
      expect((await call('/user-report-index', { ...named, as: 'bo' })).status).toBe(404);
      expect((await call('/user-report-index', named)).content).toEqual({ reportIds: [id] });
    });
  });

  describe('a request to be let into the admin area', () => {
    const asking = { method: 'PUT', body: { email: 'anna@example.dk' } };
    const stored = ({ db }: Services) => db.selectFrom('admin_requests').selectAll().execute();

    test('sent nine times at once is one, and staff’s decision stays', async () => {
      const { services, call } = await opened();
      await Promise.all(Array.from({ length: 9 }, () => call('/admin-requests/anna', asking)));
      expect(await stored(services)).toHaveLength(1);
      await services.db.updateTable('admin_requests').set({ decision: 'refused' }).execute();
      const again = { ...asking, body: { email: 'other@example.dk' } };
      expect((await call('/admin-requests/anna', again)).status).toBe(200);
      expect(await stored(services)).toMatchObject([
        { uid: 'anna', email: 'anna@example.dk', decision: 'refused' },
      ]);
    });

    test('is in the user’s own data file, and is erased with the person', async () => {
      const { services, call } = await opened();
      await call('/admin-requests/anna', asking);
      await call('/admin-requests/bo', { ...asking, as: 'bo', body: { email: 'bo@example.dk' } });
      expect((await personalData(services, ANNA)).adminRequests).toEqual({
        uid: 'anna',
        email: 'anna@example.dk',
        requestedAt: '2026-11-20T09:00:00.000Z',
        decision: null,
        decidedAt: null,
        reason: null,
      });
      await erasePerson(services, ANNA);
      expect(await stored(services)).toMatchObject([{ uid: 'bo' }]);
      expect((await call('/admin-requests/anna', asking)).status).toBe(401);
      expect(await stored(services)).toHaveLength(1);
    });
  });
}
