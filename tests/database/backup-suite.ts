import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { mayRestore, restoreBackup } from '../../server/backup/restore-backup.ts';
import { writeBackup, type BackupWish } from '../../server/backup/write-backup.ts';
import { keepProof } from '../../server/content/keep-proof.ts';
import { EXAMPLE_PAPERS } from '../../server/company/example-company.ts';
import { setPartnerLogo } from '../../server/content/partner-logo.ts';
import { decodeJson, type StoredJson } from '../../server/db/json.ts';
import type { Tables } from '../../server/db/tables.ts';
import { submitOffer } from '../../server/offers/commands.ts';
import { removeAccess } from '../../server/admin/change-people.ts';
import { inviteByEmail } from '../../server/admin/invitation.ts';
import { listMessages } from '../../server/admin/messages.ts';
import { keepRemoved } from '../../server/admin/staff-removals.ts';
import { createSession } from '../../server/identity/session.ts';
import { deliverDue } from '../../server/outbox/deliver.ts';
import { discardHeld, releaseHeld } from '../../server/outbox/held-messages.ts';
import { ok } from '../../domain/result.ts';
import { storeUser } from '../../server/testing/store-user.ts';
import { erasePerson } from '../../server/privacy/erase.ts';
import { keepErased } from '../../server/privacy/keep-erased.ts';
import { listRecords } from '../../server/records/read-records.ts';
import { createServices, type Services } from '../../server/services.ts';
import {
  closeServices,
  TEST_START,
  testServices,
  testSettings,
} from '../../server/testing/services.ts';
import { keepUpload } from '../../server/uploads/keep-upload.ts';
import { pdf, png } from '../fixtures/made-files.ts';
import { S3_KEYS, startS3 } from '../fixtures/s3-server.ts';
import { withTestOffer } from '../uploads/test-offer.ts';
import { A_VISITOR, offerInput } from './offer-input.ts';
import { staffOf, valueOf } from './staff-steps.ts';
import { person, saved } from './saved-reports.ts';

export type Place = Readonly<Record<string, string>>;

const SECRET = { SESSION_SECRET: 'the same secret on both sides, 32+' };
/** The awkward cases: line breaks that are none, characters beyond 16 bits, quotes. */
const ODD = 'Åse\u2028"\\ 🏠\u0085\ttil';

/**
 * @param from a database filled by a server
 * @param to an empty one
 */
export function backupSuite(from: () => Promise<Place>, to: () => Promise<Place>): void {
  let folder: string;
  const opened: Services[] = [];
  const closing: (() => Promise<void>)[] = [];
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'solrig-backup-'));
  });
  afterEach(async () => {
    for (const services of opened.splice(0)) await closeServices(services);
    for (const close of closing.splice(0)) await close();
    rmSync(folder, { recursive: true, force: true });
  });

  async function source(): Promise<Services> {
    const { services, close } = await testServices({ ...(await from()), ...SECRET });
    closing.push(close);
    return services;
  }
  const wish = (changes: Partial<BackupWish> = {}): BackupWish => ({
    folder: join(folder, 'backups'),
    publicKey: null,
    settings: ['APP_URL'],
    now: TEST_START,
    ...changes,
  });
  const target = async (changes: Place = {}) =>
    testSettings({ DATA_DIR: join(folder, 'target'), ...(await to()), ...SECRET, ...changes });
  async function started(settings: ReturnType<typeof testSettings>): Promise<Services> {
    const services = await createServices(settings, () => TEST_START);
    opened.push(services);
    return services;
  }
  const submit = (services: Services, number: number) =>
    submitOffer(
      services,
      A_VISITOR,
      { request: offerInput({ idempotencyKey: `backup-key-${number}-000000`, notes: ODD }) },
      'da',
    );

  test('is taken while others save, and is restored equal to the last row', async () => {
    const services = await source();
    const owner = await person(services, '+4520304050');
    await saved(services, owner);
    const picture = join(services.settings.dataDir, 'uploads', 'ab', 'picture');
    mkdirSync(dirname(picture), { recursive: true });
    writeFileSync(picture, Buffer.from(Array.from({ length: 600_000 }, (_, index) => index % 251)));
    const enough = new AbortController();
    let acknowledged = 0;
    const writing = (async () => {
      for (let number = 0; !enough.signal.aborted; number++) {
        const done = await submit(services, number);
        if (done.ok) acknowledged += 1;
        await pause(5);
      }
    })();
    const during = await writeBackup(services.settings, wish());
    enough.abort();
    await writing;
    expect(acknowledged).toBeGreaterThan(0);
    // Nothing half-written: each request with its calculation and its messages.
    const { offer_requests, outbox } = during.tables;
    expect(outbox?.rows).toBe(2 * (offer_requests?.rows ?? 0));

    const later = new Date(TEST_START.getTime() + 60_000);
    const { path, tables, files } = await writeBackup(services.settings, wish({ now: later }));
    // The picture, and the papers of the example company.
    expect(files).toBe(1 + EXAMPLE_PAPERS.length);
    expect(tables['offer_requests']?.rows).toBe(acknowledged);
    const settings = await target();
    const done = await restoreBackup(settings, { path, privateKey: null });
    expect(done).toMatchObject({ ok: true, value: { head: { settings: ['APP_URL'] } } });
    const restored = await started(settings);
    for (const table of [
      'reports',
      'calculations',
      'offer_requests',
      'users',
      'company_versions',
      'company_papers',
    ] as const) {
      expect(await rowsIn(restored, table), table).toEqual(await rowsIn(services, table));
    }
    const held = (await rowsIn(services, 'outbox')).map((row) => ({ ...row, status: 'held' }));
    expect(await rowsIn(restored, 'outbox')).toEqual(held);
    expect(readFileSync(join(settings.dataDir, 'uploads', 'ab', 'picture'))).toEqual(
      readFileSync(picture),
    );
  });

  test('includes the files of a bucket, restores them to a bucket or a folder, and fails without them', async () => {
    const bucket = await startS3();
    closing.push(() => Promise.resolve(bucket.close()));
    const inBucket = {
      S3_URL: bucket.url,
      S3_REGION: S3_KEYS.region,
      S3_ACCESS_KEY_ID: S3_KEYS.accessKeyId,
      S3_SECRET_ACCESS_KEY: S3_KEYS.secretAccessKey,
    };
    const { services, close } = await testServices({ ...(await from()), ...SECRET, ...inBucket });
    closing.push(close);
    const token = await withTestOffer(services);
    const upload = {
      token,
      purpose: 'bill',
      name: 'el.pdf',
      bytes: new Uint8Array(pdf()),
    } as const;
    expect(await keepUpload(services, A_VISITOR, upload)).toMatchObject({ ok: true });
    // Whatever else names a file: a partner's logo, the proof of a testimonial.
    const staff = await staffOf(services, 'anna');
    const logo = { id: 'example-north', bytes: Uint8Array.from(await png(8, 8)) };
    valueOf(await setPartnerLogo(services, staff, logo));
    const [{ id } = { id: '' }] = valueOf(
      await listRecords(services, staff, { kind: 'testimonial' }),
    );
    const proof = { id, name: 'mail.pdf', bytes: Uint8Array.from(pdf()) };
    valueOf(await keepProof(services, staff, proof));
    const { path, files } = await writeBackup(services.settings, wish());
    const allFiles = 3 + EXAMPLE_PAPERS.length;
    expect([files, bucket.objects.size]).toEqual([allFiles, allFiles]);
    const [[name, bytes] = []] = [...bucket.objects];

    const folderPlace = await target();
    expect(await restoreBackup(folderPlace, { path, privateKey: null })).toMatchObject({
      ok: true,
    });
    const key = name!.split('/').at(-1)!;
    const kept = join(folderPlace.dataDir, 'files', key.slice(-2), key);
    expect(readFileSync(kept)).toEqual(bytes);

    bucket.objects.clear();
    const place = await target({ DATA_DIR: join(folder, 'second'), ...inBucket });
    expect(await restoreBackup(place, { path, privateKey: null })).toMatchObject({ ok: true });
    expect(bucket.objects.get(name!)).toEqual(bytes);

    bucket.state.mood = 'broken';
    const later = wish({ now: new Date(TEST_START.getTime() + 1000) });
    await expect(writeBackup(services.settings, later)).rejects.toThrow('The bucket of S3_URL');
    expect(readdirSync(join(folder, 'backups'))).toHaveLength(1);
  });

  test('restores no session, no code, no known browser and no invitation', async () => {
    const services = await source();
    const { db } = services;
    const owner = await person(services, '+4520304053');
    await createSession(db, { uid: owner.uid, now: services.now(), way: 'phone-code' });
    await inviteByEmail(db, 'ny@solrig.example', services.now());
    const { path } = await writeBackup(services.settings, wish());
    const settings = await target();
    expect(await restoreBackup(settings, { path, privateKey: null })).toMatchObject({ ok: true });
    const restored = await started(settings);
    for (const table of ['sessions', 'phone_codes', 'known_browsers'] as const)
      expect(await rowsIn(restored, table), table).toEqual([]);
    const invited = await restored.db
      .selectFrom('admin_invitations')
      .select('email')
      .where('email', '=', 'ny@solrig.example')
      .execute();
    expect(invited).toEqual([]);
  });

  test('lets in no staff whose access was taken away since, but whoever was let in again later', async () => {
    const services = await source();
    const anna = await staffOf(services, 'anna');
    const at = services.now().toISOString();
    for (const uid of ['bo', 'clara']) await storeUser(services, { uid, phone: null });
    for (const uid of ['anna', 'bo', 'clara'])
      await services.db
        .insertInto('admins')
        .values({ uid, role: 'admin', granted_at: at, last_sign_in_at: at })
        .execute();
    const { path } = await writeBackup(services.settings, wish());
    valueOf(await removeAccess(services, anna, { uid: 'bo' }));
    const settings = await target();
    mkdirSync(settings.dataDir, { recursive: true });
    const newest = readFileSync(join(services.settings.dataDir, 'removed-staff.jsonl'), 'utf8');
    expect(newest).not.toContain('bo');
    writeFileSync(join(settings.dataDir, 'removed-staff.jsonl'), newest);
    expect(await restoreBackup(settings, { path, privateKey: null })).toMatchObject({ ok: true });
    const restored = await started(settings);
    expect(await keepRemoved(restored)).toBe(1);
    const roles = async () =>
      Object.fromEntries(
        (await restored.db.selectFrom('admins').select(['uid', 'role']).execute()).map(
          ({ uid, role }) => [uid, role],
        ),
      );
    expect(await roles()).toMatchObject({ anna: 'admin', bo: 'removed', clara: 'admin' });
    const later = new Date(TEST_START.getTime() + 60_000).toISOString();
    await restored.db
      .updateTable('admins')
      .set({ role: 'admin', granted_at: later })
      .where('uid', '=', 'bo')
      .execute();
    expect(await keepRemoved(restored)).toBe(0);
    expect(await roles()).toMatchObject({ bo: 'admin' });
  });

  test.each(['release', 'discard'] as const)(
    'holds messages that waited until staff %s them, and drops codes',
    async (act) => {
      const services = await source();
      await submit(services, 1);
      await services.db
        .updateTable('outbox')
        .set({ status: 'sent' })
        .where('purpose', '=', 'offer-notice')
        .execute();
      const waiting = await services.db
        .selectFrom('outbox')
        .selectAll()
        .where('status', '=', 'pending')
        .executeTakeFirstOrThrow();
      const code = { ...waiting, id: `${waiting.id.slice(0, -1)}f`, purpose: 'sign-in-code' };
      await services.db
        .insertInto('outbox')
        .values({ ...code, tries: '[]' })
        .execute();
      const { path } = await writeBackup(services.settings, wish());
      const settings = await target();
      expect(await restoreBackup(settings, { path, privateKey: null })).toMatchObject({
        value: { heldMessages: 1 },
      });
      const restored = await started(settings);
      const sent: string[] = [];
      const deliver = () =>
        deliverDue(restored, {
          mail: (row) => {
            sent.push(row.id);
            return Promise.resolve(ok(null));
          },
          sms: null,
        });
      await deliver();
      expect(sent).toEqual([]);
      const staff = await staffOf(restored, 'anna');
      const page = valueOf(
        await listMessages(restored, staff, { state: 'held', q: '', before: null }),
      );
      expect(page.rows.map(({ id }) => id)).toEqual([waiting.id]);
      expect(page.counts).toMatchObject({ held: 1, pending: 0, needs: 1 });
      valueOf(await (act === 'release' ? releaseHeld : discardHeld)(restored, staff, {}));
      await deliver();
      expect(sent).toEqual(act === 'release' ? [waiting.id] : []);
      const logged = await restored.db
        .selectFrom('audit_log')
        .select('action')
        .where('action', 'like', 'admin.%-held')
        .execute();
      expect(logged).toEqual([{ action: `admin.${act}-held` }]);
    },
  );

  test('restores nobody who was erased since', async () => {
    const services = await source();
    const stays = await person(services, '+4520304051');
    const goes = await person(services, '+4520304052');
    for (const owner of [stays, goes]) await saved(services, owner);
    const { path } = await writeBackup(services.settings, wish());
    await erasePerson(services, goes);
    const settings = await target();
    mkdirSync(settings.dataDir, { recursive: true });
    const newest = readFileSync(join(services.settings.dataDir, 'erased.jsonl'));
    writeFileSync(join(settings.dataDir, 'erased.jsonl'), newest);
    expect(await restoreBackup(settings, { path, privateKey: null })).toMatchObject({ ok: true });
    const restored = await started(settings);
    expect(await keepErased(restored)).toBe(1);
    const users = await restored.db.selectFrom('users').select('uid').execute();
    expect(users).toEqual([{ uid: stays.uid }]);
    const owners = await restored.db.selectFrom('reports').select('owner_uid').execute();
    expect(owners).toEqual([{ owner_uid: stays.uid }]);
  });

  test('that is damaged anywhere, or cut off, is refused, and nothing is written', async () => {
    const services = await source();
    const { path } = await writeBackup(services.settings, wish());
    const whole = readFileSync(path);
    const settings = await target();
    const broken = join(folder, 'broken.backup');
    // The last bits of compressed data may be unused; its checksums follow.
    const places = [10, 400, Math.floor(whole.length / 2), whole.length - 6];
    const copies = places.map((place) => {
      const copy = Buffer.from(whole);
      copy[place] = (copy[place] ?? 0) ^ 0x10;
      return copy;
    });
    for (const copy of [...copies, whole.subarray(0, -100), whole.subarray(0, 0)]) {
      writeFileSync(broken, copy);
      const refused = await restoreBackup(settings, { path: broken, privateKey: null });
      expect(refused).toMatchObject({ error: { kind: 'damaged' } });
    }
    expect(await mayRestore(settings, { path, privateKey: null })).toMatchObject({ ok: true });
  });

  test('opens with the private key it was sealed for, and with no other', async () => {
    const services = await source();
    await submit(services, 1);
    const privateKey = await generateX25519Identity();
    const publicKey = await identityToRecipient(privateKey);
    const { path } = await writeBackup(services.settings, wish({ publicKey }));
    expect(readFileSync(path).toString('latin1')).not.toContain('Skovvej');
    const settings = await target();
    const asked = (key: string | null) => mayRestore(settings, { path, privateKey: key });
    expect(await asked(null)).toEqual({ ok: false, error: { kind: 'sealed' } });
    expect(await asked(await generateX25519Identity())).toMatchObject({ ok: false });
    expect(await restoreBackup(settings, { path, privateKey })).toMatchObject({ ok: true });
  });

  test('from a newer program, for another secret, or into a used place is refused by name', async () => {
    const services = await source();
    const { path } = await writeBackup(services.settings, wish());
    const file = { path, privateKey: null };
    const otherSecret = await target({
      SESSION_SECRET: 'another secret of 32 characters and more',
    });
    expect(await restoreBackup(otherSecret, file)).toMatchObject({
      error: { kind: 'other-secret' },
    });
    expect(await restoreBackup(services.settings, file)).toMatchObject({
      error: { kind: 'not-empty' },
    });
    await sql`insert into kysely_migration (name, timestamp) values ('9999-later', '')`.execute(
      services.db,
    );
    const newer = await writeBackup(services.settings, wish({ now: new Date(0) }));
    const settings = await target();
    expect(await restoreBackup(settings, { path: newer.path, privateKey: null })).toEqual({
      ok: false,
      error: { kind: 'newer', unknown: ['9999-later'] },
    });
    await sql`delete from kysely_migration where name = '9999-later'`.execute(services.db);
    expect(readdirSync(join(folder, 'backups'))).toHaveLength(2);
  });
}

/** All rows, comparing what their JSON says, not how it is written. */
async function rowsIn({ db }: Services, table: keyof Tables & string) {
  const rows: readonly Readonly<Record<string, unknown>>[] = await db
    .selectFrom(table)
    .selectAll()
    .execute();
  const told = (value: unknown) =>
    typeof value === 'object' || (typeof value === 'string' && /^[[{]/.test(value))
      ? decodeJson(value as StoredJson)
      : value;
  const whole = rows.map((row) =>
    Object.fromEntries(Object.entries(row).map(([name, value]) => [name, told(value)])),
  );
  return whole.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
}

const keyOf = (row: Readonly<Record<string, unknown>>) =>
  String(row['id'] ?? row['report_id'] ?? row['calculation_id'] ?? row['uid']);
