import { DatabaseSync } from 'node:sqlite';
import { chmodSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { A_VISITOR, offerInput } from '../../tests/database/offer-input.ts';
import { ok } from '../../domain/result.ts';
import { submitOffer } from '../offers/commands.ts';
import { deliverDue } from '../outbox/deliver.ts';
import { testServices, type TestServices } from '../testing/services.ts';

let opened: TestServices;
beforeEach(async () => {
  opened = await testServices();
});
afterEach(() => opened.close());

const fileOf = ({ services }: TestServices) => join(services.settings.dataDir, 'solrig.sqlite');
const submit = (key: string) =>
  submitOffer(opened.services, A_VISITOR, { request: offerInput({ idempotencyKey: key }) }, 'da');

test('while another process writes, others are served, and the request is stored afterwards', async () => {
  const other = new DatabaseSync(fileOf(opened));
  other.exec('begin immediate');
  const submitted = submit('key-while-locked-1');
  let longestStandstillMs = 0;
  let last = performance.now();
  const beat = setInterval(() => {
    longestStandstillMs = Math.max(longestStandstillMs, performance.now() - last);
    last = performance.now();
  }, 10);
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  other.exec('commit');
  other.close();
  expect((await submitted).ok).toBe(true);
  clearInterval(beat);
  // SQLite's own wait would have blocked everything until the lock was released.
  expect(longestStandstillMs).toBeLessThan(800);
});

test('a message that was sent while another process writes is not sent again', async () => {
  await submit('key-with-a-message-1');
  const other = new DatabaseSync(fileOf(opened));
  let sends = 0;
  const mail = () => {
    sends += 1;
    if (sends === 1) {
      other.exec('begin immediate');
      setTimeout(() => other.exec('commit'), 500);
    }
    return Promise.resolve(ok(null));
  };
  await deliverDue(opened.services, { mail, sms: null });
  opened.advance(3_600_000);
  await deliverDue(opened.services, { mail, sms: null });
  other.close();
  expect(sends).toBe(2);
});

test('a full disk is reported by name, stores nothing of the request, and does no harm once there is room', async () => {
  const { db } = opened.services;
  await submit('key-before-it-is-full');
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(db);
  await sql`pragma max_page_count = ${sql.lit(rows[0]!.page_count)}`.execute(db);
  const refused = async () => {
    for (let n = 0; n < 50; n++) await submit(`key-on-a-full-disk-${n}`);
  };
  await expect(refused()).rejects.toThrow('full');
  const count = async () => (await db.selectFrom('offer_requests').select('id').execute()).length;
  const before = await count();
  await sql`pragma max_page_count = 100000`.execute(db);
  expect((await submit('key-with-room-again')).ok).toBe(true);
  expect(await count()).toBe(before + 1);
});

test('a folder created for the data is closed to other users', async () => {
  const inner = join(dirname(fileOf(opened)), 'inner');
  const second = await testServices({ DATA_DIR: inner });
  expect(statSync(inner).mode & 0o077).toBe(0);
  await second.services.db.destroy();
});

test('files in a folder that already existed are closed to other users', async () => {
  const shared = join(dirname(fileOf(opened)), 'shared');
  mkdirSync(shared);
  chmodSync(shared, 0o755);
  const second = await testServices({ DATA_DIR: shared, SESSION_SECRET: '' });
  const files = readdirSync(shared);
  expect(files).toEqual(expect.arrayContaining(['solrig.sqlite', 'solrig.sqlite-wal']));
  for (const file of files) expect(statSync(join(shared, file)).mode & 0o077, file).toBe(0);
  await second.services.db.destroy();
});
