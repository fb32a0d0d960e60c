import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ownCalls } from '../../testing/own-calls.ts';
import { testServices, type TestServices } from '../../testing/services.ts';

let opened: TestServices;
let call: Awaited<ReturnType<typeof ownCalls>>['call'];

beforeEach(async () => {
  opened = await testServices();
  ({ call } = await ownCalls(opened.services));
});
afterEach(() => opened.close());

test('the role among staff is shown to its holder, who came as staff', async () => {
  await opened.services.db.insertInto('admins').values({ uid: 'anna', role: 'admin' }).execute();
  expect((await call('/admins/anna', { way: 'issuer' })).content).toEqual({ role: 'admin' });
  expect((await call('/admins/anna')).status).toBe(404);
  expect((await call('/admins/anna', { as: 'bo' })).status).toBe(404);
  expect((await call('/admins/anna', { as: 'bo', way: 'issuer' })).status).toBe(404);
  expect((await call('/admins/bo', { as: 'bo' })).status).toBe(404);
});

describe('a request to be let into the admin area', () => {
  const ask = (body: unknown, uid = 'anna', as: string | null = 'anna') =>
    call(`/admin-requests/${uid}`, { method: 'PUT', as, body });
  const stored = () =>
    opened.services.db
      .selectFrom('admin_requests')
      .select(['uid', 'email', 'requested_at', 'decision'])
      .execute();

  test('is kept with the server’s time, and lets nobody in', async () => {
    const asked = await ask({
      email: ' anna@example.dk ',
      uid: 'anna',
      requestedAt: '1999-01-01T00:00:00.000Z',
    });
    expect(asked.status).toBe(200);
    expect(asked.content).toEqual({
      email: 'anna@example.dk',
      uid: 'anna',
      requestedAt: '2026-11-20T09:00:00.000Z',
    });
    expect(await opened.services.db.selectFrom('admins').selectAll().execute()).toEqual([]);
    expect((await call('/admins/anna')).status).toBe(404);
  });

  test('is only one, whose address can be corrected until somebody decides', async () => {
    await ask({ email: 'ana@example.dk' });
    opened.advance(60_000);
    expect((await ask({ email: 'anna@example.dk' })).content).toEqual({
      email: 'anna@example.dk',
      uid: 'anna',
      requestedAt: '2026-11-20T09:00:00.000Z',
    });
    await opened.services.db.updateTable('admin_requests').set({ decision: 'refused' }).execute();
    expect((await ask({ email: 'other@example.dk' })).content).toMatchObject({
      email: 'anna@example.dk',
    });
    expect(await stored()).toEqual([
      {
        uid: 'anna',
        email: 'anna@example.dk',
        requested_at: '2026-11-20T09:00:00.000Z',
        decision: 'refused',
      },
    ]);
  });

  test('is made by nobody in another’s name', async () => {
    const email = 'anna@example.dk';
    expect((await ask({ email }, 'anna', 'bo')).status).toBe(404);
    expect((await ask({ email }, 'nobody', 'bo')).text).toBe(
      (await ask({ email }, 'anna', 'bo')).text,
    );
    expect((await ask({ email }, 'anna', null)).status).toBe(401);
    expect((await ask({ email, uid: 'bo' })).content).toMatchObject({
      status: 422,
      errors: [{ field: 'uid' }],
    });
    expect(await stored()).toEqual([]);
  });

  test.each([
    [{}, 'required'],
    [{ email: '' }, 'required'],
    [{ email: 'anna' }, 'email'],
    [{ email: 'anna@example.dk\nBcc: all@example.dk' }, 'email'],
    [{ email: `${'a'.repeat(250)}@example.dk` }, 'too-long'],
  ])('needs an address: %o', async (body, code) => {
    const { status, content } = await ask(body);
    expect(status).toBe(422);
    expect(content).toMatchObject({ errors: [{ field: 'email', code }] });
  });

  test('with a field that is not known is refused', async () => {
    const more = await ask({ email: 'anna@example.dk', role: 'admin', decision: 'granted' });
    expect(more.status).toBe(422);
    expect(await stored()).toEqual([]);
  });

  test('can be sent ten times a minute', async () => {
    const statuses: number[] = [];
    for (let sent = 0; sent < 11; sent += 1) {
      statuses.push((await ask({ email: 'anna@example.dk' })).status);
    }
    expect(statuses).toEqual([...Array<number>(10).fill(200), 429]);
  });

  test('that can’t be stored is answered in the specification’s words, and logged without the address', async () => {
    const logged: unknown[] = [];
    const { log, db } = opened.services;
    log.error = (...entry: unknown[]) => void logged.push(entry);
    await db.schema.alterTable('admin_requests').renameTo('away').execute();
    const { status, content, headers } = await ask({ email: 'anna@example.dk' });
    expect(status).toBe(500);
    expect(headers.get('content-type')).toBe('application/problem+json');
    expect(content).toMatchObject({ title: 'Failed to submit admin access request.', status: 500 });
    expect(JSON.stringify(logged)).toContain('Failed to submit admin access request.');
    expect(JSON.stringify(logged)).not.toContain('example.dk');
  });
});
