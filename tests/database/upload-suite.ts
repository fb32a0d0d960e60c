import { describe, expect, test } from 'vitest';
import { erasePerson } from '../../server/privacy/erase.ts';
import { zipOfOwnData } from '../../server/privacy/my-data-files.ts';
import { forgetOld } from '../../server/privacy/retention.ts';
import { hashOfToken } from '../../server/receipt.ts';
import { keepUpload } from '../../server/uploads/keep-upload.ts';
import { readUpload } from '../../server/uploads/read-upload.ts';
import { whoOf } from '../../server/use-case/who.ts';
import type { Services } from '../../server/services.ts';
import { pageOf, pdf, PDF_PAGE } from '../fixtures/made-files.ts';
import { withTestOffer } from '../uploads/test-offer.ts';
import { unzipSync } from 'fflate';
import { A_VISITOR, asUser } from './offer-input.ts';
import type { OpenServices } from './open-services.ts';
import { storeUser } from '../../server/testing/store-user.ts';

const DAY_MS = 24 * 3_600_000;

async function withFile(services: Services, who = A_VISITOR) {
  const token = await withTestOffer(services, who);
  const bytes = new Uint8Array(pdf());
  const kept = await keepUpload(services, who, {
    token,
    purpose: 'bill',
    name: 'regning.pdf',
    bytes,
  });
  if (!kept.ok) throw new Error(kept.error.kind);
  return services.db
    .selectFrom('uploads')
    .innerJoin('offer_requests', 'offer_requests.id', 'uploads.offer_id')
    .select(['uploads.id', 'uploads.blob_key'])
    .where('offer_requests.receipt_token_hash', '=', hashOfToken(token))
    .executeTakeFirstOrThrow();
}

const isThere = async ({ blobs }: Services, key: string) => (await blobs.get(key)).ok;

export function uploadSuite(open: OpenServices): void {
  describe('files of a request', () => {
    test('are deleted with their person, from the database and from storage', async () => {
      const { services } = await open();
      const person = await storeUser(services, { phone: '+4520304050' });
      const own = await withFile(services, asUser(person));
      const strangers = await withFile(services);
      await erasePerson(services, person);
      expect(await isThere(services, own.blob_key)).toBe(false);
      expect(await isThere(services, strangers.blob_key)).toBe(true);
      const left = await services.db.selectFrom('uploads').select('id').execute();
      expect(left.map(({ id }) => id)).toEqual([strangers.id]);
      expect(await services.db.selectFrom('blob_removals').selectAll().execute()).toEqual([]);
    });

    test('are in the user’s own data file, under their own names', async () => {
      const { services } = await open();
      const person = await storeUser(services, { phone: '+4520304050' });
      const { id } = await withFile(services, asUser(person));
      const draw = () => Promise.reject(new Error('there is no report'));
      const parts: Uint8Array[] = [];
      const { signal } = new AbortController();
      for await (const part of zipOfOwnData(services, { person, locale: 'da', draw }, signal)) {
        parts.push(Uint8Array.from(part));
      }
      const zip = unzipSync(Buffer.concat(parts));
      expect(await pageOf(zip[`files/${id}.pdf`]!)).toEqual(PDF_PAGE);
      const told = JSON.parse(Buffer.from(zip['data.json']!).toString()) as { files: object[] };
      expect(told.files).toMatchObject([
        { name: 'regning.pdf', file: `files/${id}.pdf`, purpose: 'bill' },
      ]);
    });

    test('are deleted when the request’s time is over', async () => {
      const { services, advance } = await open();
      const { blob_key } = await withFile(services);
      advance(729 * DAY_MS);
      await forgetOld(services);
      expect(await isThere(services, blob_key)).toBe(true);
      advance(2 * DAY_MS);
      await forgetOld(services);
      expect(await isThere(services, blob_key)).toBe(false);
    });

    test('left by an interrupted sending are removed an hour later', async () => {
      const { services, advance } = await open();
      const key = '01900000-0000-7000-8000-000000000000';
      await services.blobs.put(key, new Uint8Array([1]));
      const due_at = new Date(services.now().getTime() + 3_600_000).toISOString();
      await services.db.insertInto('blob_removals').values({ blob_key: key, due_at }).execute();
      await forgetOld(services);
      expect(await isThere(services, key)).toBe(true);
      advance(3_600_001);
      await forgetOld(services);
      expect(await isThere(services, key)).toBe(false);
    });

    test('are read only by staff, which is logged', async () => {
      const { services } = await open();
      const { id } = await withFile(services);
      const admin = whoOf(
        { uid: 'boss', phone: null, sessionId: 's', role: 'admin' },
        '203.0.113.9',
      );
      expect(await readUpload(services, A_VISITOR, { id })).toEqual({
        ok: false,
        error: { kind: 'signed-out' },
      });
      expect(await readUpload(services, asUser({ uid: 'anna', phone: null }), { id })).toEqual({
        ok: false,
        error: { kind: 'not-staff' },
      });
      const read = await readUpload(services, admin, { id });
      if (!read.ok) throw new Error(read.error.kind);
      expect(await pageOf(read.value.bytes)).toEqual(PDF_PAGE);
      const noted = await services.db
        .selectFrom('audit_log')
        .select(['actor', 'subject'])
        .where('action', '=', 'upload.read')
        .execute();
      expect(noted).toEqual([{ actor: 'boss', subject: id }]);
    });
  });
}
