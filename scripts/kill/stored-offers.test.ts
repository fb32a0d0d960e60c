import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { submitOffer } from '../../server/offers/commands.ts';
import { testServices, type TestServices } from '../../server/testing/services.ts';
import { A_VISITOR, offerInput } from '../../tests/database/offer-input.ts';
import { outcomeOf, type Outcome } from './stored-offers.ts';

const KEYS = ['kill-000000000000000000000001', 'kill-000000000000000000000002'];

let opened: TestServices;
beforeEach(async () => {
  opened = await testServices();
  for (const key of KEYS) {
    const request = offerInput({ idempotencyKey: key, notes: key });
    expect((await submitOffer(opened.services, A_VISITOR, { request }, 'da')).ok).toBe(true);
  }
});
afterEach(() => opened.close());

const outcome = (keys: readonly string[] = KEYS) => {
  const { dataDir } = opened.services.settings;
  return outcomeOf({ dataDir, databaseUrl: null }, keys);
};
const WHOLE: Outcome = { lost: 0, double: 0, torn: 0 };

test('two whole requests are whole, and one that is not there is lost', async () => {
  expect(await outcome()).toEqual(WHOLE);
  expect(await outcome([...KEYS, 'kill-3'])).toEqual({ ...WHOLE, lost: 1 });
});

test.each([
  ['outbox', 'offer_id'],
  ['leads', 'id'],
  ['lead_words', 'lead_id'],
  ['offer_events', 'offer_id'],
  ['audit_log', 'subject'],
  ['idempotency_keys', 'key'],
  ['calculations', 'calculation_id'],
  ['offer_requests', 'id'],
])('of two requests, the one without its rows of %s is torn', async (table, column) => {
  const { db } = opened.services;
  await sql`pragma foreign_keys = off`.execute(db);
  // The audit log lets nobody delete.
  const triggers = await sql<{ name: string }>`
    select name from sqlite_master where type = 'trigger'`.execute(db);
  for (const { name } of triggers.rows) await sql`drop trigger ${sql.ref(name)}`.execute(db);
  await sql`delete from ${sql.table(table)} where ${sql.ref(column)} =
    (select max(${sql.ref(column)}) from ${sql.table(table)})`.execute(db);
  expect((await outcome()).torn).toBeGreaterThan(0);
});
