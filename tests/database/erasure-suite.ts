import { sql } from 'kysely';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { askForOwnCode } from '../../server/identity/request-code.ts';
import { createSession } from '../../server/identity/session.ts';
import { submitOffer } from '../../server/offers/commands.ts';
import { eraseMe, erasePerson } from '../../server/privacy/erase.ts';
import { keepErased } from '../../server/privacy/keep-erased.ts';
import type { Services } from '../../server/services.ts';
import { storeUser } from '../../server/testing/store-user.ts';
import { A_VISITOR, asUser, offerInput } from './offer-input.ts';
import { newestCode, other } from './identity-steps.ts';
import type { OpenServices } from './open-services.ts';
import { saveReport } from '../../server/testing/report-steps.ts';

const PHONE = '+4520304050';
const HOME = { lat: 56.15, lon: 10.2, annualConsumptionKwh: 4000 };

async function personOf(services: Services, phone: string) {
  const now = services.now();
  const { uid } = await storeUser(services, { phone });
  await createSession(services.db, { uid, way: 'phone-code', now });
  const person = { uid, phone };
  const saved = await saveReport(services, person, {
    idempotencyKey: `key-of-${uid}`,
    state: HOME,
    person: { fullName: 'Åse Sørensen' },
  });
  if (saved === null || !saved.ok) throw new Error('not saved');
  return { ...person, reportId: saved.value.reportId };
}

const TABLES = [
  'users',
  'sessions',
  'reports',
  'calculations',
  'user_report_index',
  'user_calculator_data',
  'idempotency_keys',
  'offer_requests',
  'outbox',
] as const;

async function counts({ db }: Services) {
  const rows = await Promise.all(
    TABLES.map(async (table) => [table, (await db.selectFrom(table).selectAll().execute()).length]),
  );
  return Object.fromEntries(rows) as Record<(typeof TABLES)[number], number>;
}

const NOTHING = Object.fromEntries(TABLES.map((table) => [table, 0]));

export function erasureSuite(open: OpenServices): void {
  describe('an erasure', () => {
    test('is done by the person asking, with a code for nothing else, and leaves no name in the log', async () => {
      const { services } = await open();
      const person = await personOf(services, PHONE);
      const who = asUser(person);
      const before = await counts(services);
      const browser = { browserToken: null, host: 'solrig.example' };
      const sent = await askForOwnCode(services, who, { ...browser, purpose: 'delete' }, 'da');
      if (!sent.ok) throw new Error(sent.error.kind);
      const code = await newestCode(services);
      const { browserToken } = sent.value;
      const erase = (typed: string, asker = who) =>
        eraseMe(services, asker, { code: typed, browserToken });
      const wrong = await erase(other(code));
      expect(wrong).toMatchObject({ error: { kind: 'wrong-code', triesLeft: 4 } });
      expect(await erase(code, A_VISITOR)).toMatchObject({ error: { kind: 'signed-out' } });
      expect(await counts(services)).toMatchObject({
        users: before.users,
        reports: before.reports,
      });
      expect(await erase(code)).toMatchObject({ ok: true });
      expect(await counts(services)).toEqual(NOTHING);
      const log = await services.db.selectFrom('audit_log').selectAll().execute();
      expect(log.filter(({ action }) => action === 'user.erase')).toMatchObject([
        { actor_kind: 'user', subject_kind: 'user', subject: 'self' },
      ]);
      expect(JSON.stringify(log)).not.toContain(person.uid);
    });

    test('deletes everything of one person and nothing of another’s', async () => {
      const { services } = await open();
      const neighbour = await personOf(services, '+4520304051');
      const before = await counts(services);
      const person = await personOf(services, PHONE);
      await submitOffer(services, A_VISITOR, { request: offerInput({ phone: '20304050' }) }, 'da');
      await erasePerson(services, person);
      expect(await counts(services)).toEqual(before);
      const left = await services.db.selectFrom('reports').select('owner_uid').execute();
      expect(left).toEqual([{ owner_uid: neighbour.uid }]);
    });

    test('deletes an offer requested with one of their reports, whatever contact it names', async () => {
      const { services } = await open();
      const person = await personOf(services, PHONE);
      const input = { request: offerInput(), reportId: person.reportId };
      await submitOffer(services, asUser(person), input, 'da');
      // Requests as they were stored before they named their sender.
      await sql`update offer_requests set owner_uid = null`.execute(services.db);
      await erasePerson(services, person);
      expect(await counts(services)).toEqual(NOTHING);
    });

    test('leaves a stranger’s offer that names their mail address', async () => {
      const { services } = await open();
      await submitOffer(
        services,
        A_VISITOR,
        { request: offerInput({ email: 'aase@example.dk' }) },
        'da',
      );
      const person = await personOf(services, PHONE);
      await saveReport(services, person, {
        idempotencyKey: 'key-of-somebody-else-0001',
        state: HOME,
        person: { email: 'aase@example.dk' },
      });
      await erasePerson(services, person);
      const left = await services.db.selectFrom('offer_requests').select('email').execute();
      expect(left).toEqual([{ email: 'aase@example.dk' }]);
    });

    test('of 50 at once is one, and leaves one set of tombstones', async () => {
      const { services } = await open();
      const person = await personOf(services, PHONE);
      await Promise.all(Array.from({ length: 50 }, () => erasePerson(services, person)));
      expect(await counts(services)).toEqual(NOTHING);
      const stones = await services.db.selectFrom('tombstones').select('uid_hash').execute();
      expect(new Set(stones.map((stone) => stone.uid_hash)).size).toBe(1);
    });

    test('that fails half-way deletes nothing', async () => {
      const { services } = await open();
      const person = await personOf(services, PHONE);
      const before = await counts(services);
      await services.db.schema.alterTable('tombstones').renameTo('tombstones_away').execute();
      await expect(erasePerson(services, person)).rejects.toThrow();
      await services.db.schema.alterTable('tombstones_away').renameTo('tombstones').execute();
      expect(await counts(services)).toEqual(before);
    });

    test('stays in force when an older backup is restored', async () => {
      const { services } = await open();
      const person = await personOf(services, PHONE);
      await submitOffer(services, A_VISITOR, { request: offerInput({ phone: '20304050' }) }, 'da');
      const backup = await copyOf(services);
      await erasePerson(services, person);
      await restore(services, backup);
      expect(await counts(services)).toMatchObject({
        users: 1,
        reports: 1,
        calculations: 2,
        offer_requests: 1,
      });
      expect(await keepErased(services)).toBe(2);
      expect(await counts(services)).toMatchObject({
        users: 0,
        sessions: 0,
        reports: 0,
        calculations: 0,
        user_calculator_data: 0,
        offer_requests: 0,
        outbox: 0,
      });
      const stones = await services.db.selectFrom('tombstones').selectAll().execute();
      expect(stones).toHaveLength(1);
      expect(await keepErased(services)).toBe(0);
    });

    test('does not reach what the same number began afterwards', async () => {
      const { services, advance } = await open();
      await erasePerson(services, await personOf(services, PHONE));
      advance(60_000);
      await personOf(services, PHONE);
      await submitOffer(services, A_VISITOR, { request: offerInput({ phone: '20304050' }) }, 'da');
      const before = await counts(services);
      expect(await keepErased(services)).toBe(0);
      expect(await counts(services)).toEqual(before);
    });

    test('is recorded beside the database without a number or an id, even after half a line', async () => {
      const folder = mkdtempSync(join(tmpdir(), 'solrig-erased-'));
      try {
        const { services } = await open({ DATA_DIR: folder });
        const first = await personOf(services, PHONE);
        await erasePerson(services, first);
        const file = join(folder, 'erased.jsonl');
        const whole = readFileSync(file, 'utf8');
        const { writeFileSync } = await import('node:fs');
        writeFileSync(file, `${whole}{"id":"half`);
        await erasePerson(services, await personOf(services, '+4520304051'));
        const lines = readFileSync(file, 'utf8').trim().split('\n');
        expect(lines).toHaveLength(3);
        expect(lines.join('')).not.toMatch(/20304050|20304051/);
        expect(lines.join('')).not.toContain(first.uid);
        // A lost file is rewritten from the database.
        rmSync(file);
        await keepErased(services);
        expect(readFileSync(file, 'utf8').trim().split('\n')).toHaveLength(2);
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
    });
  });
}

const COPIED = [
  'users',
  'sessions',
  'calculations',
  'reports',
  'user_report_index',
  'user_calculator_data',
  'offer_requests',
  'offer_events',
  'outbox',
] as const;

type Backup = readonly (readonly [(typeof COPIED)[number], readonly object[]])[];

/** What a backup made now would contain. */
function copyOf({ db }: Services): Promise<Backup> {
  return Promise.all(
    COPIED.map(async (table) => [table, await db.selectFrom(table).selectAll().execute()] as const),
  );
}

/** The database as it was then, which knows of no later erasure. */
async function restore({ db }: Services, backup: Backup): Promise<void> {
  await db.deleteFrom('tombstones').execute();
  for (const [table, rows] of backup) {
    const texts = rows.map((row) =>
      Object.fromEntries(
        Object.entries(row).map(([name, value]) => [
          name,
          typeof value === 'object' && value !== null ? JSON.stringify(value) : value,
        ]),
      ),
    );
    if (texts.length > 0)
      await db
        .insertInto(table)
        .values(texts as never)
        .execute();
  }
}
