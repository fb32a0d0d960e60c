import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { TABLES } from '../../privacy/register/register.ts';
import { HOME, ownCalls } from '../../testing/own-calls.ts';
import { testServices, type TestServices } from '../../testing/services.ts';

let opened: TestServices;
beforeEach(async () => {
  opened = await testServices();
});
afterEach(() => opened.close());

const KEY = { 'Idempotency-Key': 'table-gone-0000000000001' };
const PLACE = { lat: 56.15, lon: 10.2 };
const CALLS = [
  ['GET', '/reports/019356a0-0000-7000-8000-000000000001', undefined],
  ['POST', '/reports', HOME],
  ['GET', '/user-calculator-data', undefined],
  ['PUT', '/user-calculator-data', { peakPower: 6 }],
  ['GET', '/user-report-index', undefined],
  ['GET', '/admins/anna', undefined],
  ['GET', '/solar-panels', undefined],
  ['POST', '/estimate', PLACE],
] as const;

// Of each table, also those that are read before the call itself, such as the session's.
test.each(TABLES)('without the table %s no call answers with anything but JSON', async (table) => {
  const { call } = await ownCalls(opened.services);
  await sql`pragma foreign_keys = off`.execute(opened.services.db);
  await sql`drop table ${sql.table(table)}`.execute(opened.services.db);
  for (const [method, path, body] of CALLS) {
    // It reads the answer as JSON.
    const answer = await call(path, { method, body, headers: KEY });
    if (answer.status < 400) continue;
    expect(answer.headers.get('content-type'), `${method} ${path}`).toContain(
      'application/problem+json',
    );
    expect(answer.content).toMatchObject({ status: answer.status });
  }
});
