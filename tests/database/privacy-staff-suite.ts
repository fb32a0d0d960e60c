import { unzipSync } from 'fflate';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { NO_AUDIT_FILTER } from '../../domain/staff/audit.ts';
import { readAudit } from '../../server/admin/audit.ts';
import type { ReportWords } from '../../server/privacy/draw-own-report.ts';
import {
  eraseForPerson,
  exportForPerson,
  readPerson,
  readRetention,
  searchPeople,
} from '../../server/privacy/staff-privacy.ts';
import { forgetOld } from '../../server/privacy/retention.ts';
import { hashOfToken } from '../../server/receipt.ts';
import type { Services } from '../../server/services.ts';
import { storeUser } from '../../server/testing/store-user.ts';
import { keepUpload } from '../../server/uploads/keep-upload.ts';
import { pageOf, pdf, PDF_PAGE } from '../fixtures/made-files.ts';
import { withTestOffer } from '../uploads/test-offer.ts';
import { A_VISITOR, asUser } from './offer-input.ts';
import type { OpenServices } from './open-services.ts';
import { staffOf, valueOf } from './staff-steps.ts';

const EMAIL = 'aase@example.dk';
const words: ReportWords = () => {
  throw new Error('there is no report');
};

async function requestWithFile(services: Services, who = A_VISITOR) {
  const token = await withTestOffer(services, who);
  const bytes = new Uint8Array(pdf());
  valueOf(await keepUpload(services, who, { token, purpose: 'bill', name: 'regning.pdf', bytes }));
  return services.db
    .selectFrom('uploads')
    .innerJoin('offer_requests', 'offer_requests.id', 'uploads.offer_id')
    .select(['offer_requests.id', 'uploads.blob_key'])
    .where('offer_requests.receipt_token_hash', '=', hashOfToken(token))
    .executeTakeFirstOrThrow();
}

/** @param open real services on the database under test */
export function privacyStaffSuite(open: OpenServices): void {
  describe('privacy, for staff', () => {
    test('who only wrote to us is found by address, name and case, and by nothing shorter', async () => {
      const { services } = await open();
      const who = await staffOf(services, 'anna');
      await requestWithFile(services);
      const found = async (text: string) => valueOf(await searchPeople(services, who, { text }));
      const [person] = await found('AASE@example.dk');
      expect(person).toMatchObject({ uid: null, email: EMAIL, contact: EMAIL });
      for (const name of ['Sørensen', 'SØRENSEN', 'sørensen']) {
        expect((await found(name)).map(({ contact }) => contact)).toEqual([EMAIL]);
      }
      expect((await found(person!.reference)).map(({ contact }) => contact)).toEqual([EMAIL]);
      expect(await found('aa')).toEqual([]);
      expect(await found('%%%')).toEqual([]);
      const log = valueOf(
        await readAudit(services, who, {
          ...NO_AUDIT_FILTER,
          text: 'privacy.search',
          before: null,
        }),
      );
      expect(log.rows.length).toBeGreaterThanOrEqual(5);
      expect(JSON.stringify(log.rows)).not.toMatch(/aase|Sørensen/i);
    });

    test('handed out: what the register tells, with the files, once it is sure who asks', async () => {
      const { services } = await open();
      const who = await staffOf(services, 'anna');
      await requestWithFile(services);
      const key = { kind: 'contact', contact: EMAIL } as const;
      const ask = (isConfirmed: boolean) =>
        exportForPerson(services, who, { key, isConfirmed, words }, 'da');
      expect(await ask(false)).toMatchObject({ error: { kind: 'not-confirmed' } });
      const zip = unzipSync(
        new Uint8Array(await new Response(valueOf(await ask(true))).arrayBuffer()),
      );
      const told = JSON.parse(Buffer.from(zip['data.json']!).toString()) as {
        readonly offerRequests: readonly object[];
      };
      expect(told.offerRequests).toMatchObject([{ email: EMAIL }]);
      const file = Object.entries(zip).find(([name]) => name.startsWith('files/'));
      expect(await pageOf(file![1])).toEqual(PDF_PAGE);
    });

    test('of what is kept it is told what for, and the day on which it goes by itself', async () => {
      const { services, advance } = await open();
      const who = await staffOf(services, 'anna');
      await requestWithFile(services);
      await services.db
        .updateTable('outbox')
        .set({ status: 'sent', sent_at: services.now().toISOString() })
        .execute();
      const key = { kind: 'contact', contact: EMAIL } as const;
      const told = async () => {
        const { rows } = valueOf(await readPerson(services, who, { key }));
        return new Map(rows.map((row) => [row.table, row]));
      };
      const inDays = (days: number) =>
        new Date(services.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);
      const first = await told();
      // The log tells of what is theirs, and stays.
      const { logged, empty } = valueOf(await readPerson(services, who, { key }));
      expect(logged).toBeGreaterThan(0);
      expect(empty).toContain('sessions');
      expect(empty).not.toContain('offer_requests');
      const day = (table: string) => first.get(table)?.until?.slice(0, 10);
      expect(first.get('offer_requests')?.why).toBe('offer');
      expect(day('offer_requests')).toBe(inDays(730));
      // What is part of it goes with it; a delivered message has a rule of its own.
      for (const part of ['uploads', 'leads', 'lead_words']) {
        expect(day(part), part).toBe(inDays(730));
      }
      expect(first.get('outbox')).toMatchObject({ why: 'delivery' });
      expect(day('outbox')).toBe(inDays(30));
      // The rules keep their word: a day before it is there, on the day it is gone.
      advance(29 * 86_400_000);
      await forgetOld(services);
      expect((await told()).has('outbox')).toBe(true);
      advance(86_400_000);
      await forgetOld(services);
      expect((await told()).has('outbox')).toBe(false);
      const { uid } = await storeUser(services, { phone: '+4520304050' });
      const { rows, logged: ofAnother } = valueOf(
        await readPerson(services, who, { key: { kind: 'user', uid } }),
      );
      expect(ofAnother).toBe(0);
      expect(rows.find(({ table }) => table === 'users')).toMatchObject({
        why: 'sign-in',
        until: null,
      });
    });

    test('what is part of nothing outlasts what goes with its whole: the later day is told', async () => {
      const { services, advance } = await open();
      const who = await staffOf(services, 'anna');
      const user = await storeUser(services, { phone: '+4520304050' });
      await requestWithFile(services, asUser(user));
      advance(729 * 86_400_000);
      const sent = { status: 'sent', sent_at: services.now().toISOString() } as const;
      await services.db.updateTable('outbox').set(sent).execute();
      const key = { kind: 'user', uid: user.uid } as const;
      const days = async () => {
        const { rows } = valueOf(await readPerson(services, who, { key }));
        const inDays = ({ until }: (typeof rows)[number]) =>
          until === null ? null : (Date.parse(until) - services.now().getTime()) / 86_400_000;
        return new Map(rows.map((row) => [row.table, inDays(row)]));
      };
      const withOffer = await days();
      expect([withOffer.get('offer_requests'), withOffer.get('outbox')]).toEqual([1, 1]);
      await sql`update outbox set offer_id = null, owner_uid = ${user.uid}
        where id = (select min(id) from outbox)`.execute(services.db);
      const withMail = await days();
      expect([withMail.get('offer_requests'), withMail.get('outbox')]).toEqual([1, 30]);
    });

    test('erased: nothing of theirs is left in any table or file, others keep theirs', async () => {
      const { services } = await open();
      const who = await staffOf(services, 'anna');
      const own = await requestWithFile(services);
      const user = await storeUser(services, { phone: '+4520304050' });
      const others = await requestWithFile(services, asUser(user));
      const key = { kind: 'contact', contact: EMAIL } as const;
      const { person, rows } = valueOf(await readPerson(services, who, { key }));
      expect(rows.map(({ table }) => table)).toEqual(
        expect.arrayContaining(['uploads', 'offer_requests', 'outbox', 'leads', 'lead_words']),
      );
      const wish = { key, isConfirmed: true, reason: 'Har selv bedt om det', typed: '' };
      const erase = (changes: object) => eraseForPerson(services, who, { ...wish, ...changes });
      expect(await erase({})).toMatchObject({ error: { kind: 'wrong-words' } });
      const typed = person.reference;
      expect(await erase({ typed, reason: ' ' })).toMatchObject({ error: { kind: 'no-reason' } });
      expect(await erase({ typed, isConfirmed: false })).toMatchObject({
        error: { kind: 'not-confirmed' },
      });
      valueOf(await erase({ typed }));
      expect(await readPerson(services, who, { key })).toMatchObject({
        error: { kind: 'not-found' },
      });
      const left = await services.db.selectFrom('offer_requests').select('id').execute();
      expect(left).toEqual([{ id: others.id }]);
      const sums = await services.db.selectFrom('calculations').select('calculation_id').execute();
      expect(sums).toHaveLength(1);
      expect((await services.blobs.get(own.blob_key)).ok).toBe(false);
      expect((await services.blobs.get(others.blob_key)).ok).toBe(true);
      const log = valueOf(
        await readAudit(services, who, { ...NO_AUDIT_FILTER, text: 'privacy.erase', before: null }),
      );
      expect(log.rows[0]?.after).toMatchObject({ reason: 'Har selv bedt om det' });
      expect(JSON.stringify(log.rows)).not.toContain(EMAIL);
    });

    test('a user goes with all that is theirs; staff are let go of first', async () => {
      const { services } = await open();
      const who = await staffOf(services, 'anna');
      const { uid, phone } = await storeUser(services, { phone: '+4520304050' });
      await requestWithFile(services, asUser({ uid, phone }));
      const [person] = valueOf(await searchPeople(services, who, { text: '20 30 40 50' }));
      expect(person).toMatchObject({ uid, phone });
      const wish = { isConfirmed: true, reason: 'Har bedt om det' };
      const done = await eraseForPerson(services, who, {
        ...wish,
        key: { kind: 'user', uid },
        typed: person!.reference,
      });
      expect(done.ok).toBe(true);
      expect(await services.db.selectFrom('offer_requests').select('id').execute()).toEqual([]);
      const self = { kind: 'user', uid: 'anna' } as const;
      const { person: own } = valueOf(await readPerson(services, who, { key: self }));
      expect(
        await eraseForPerson(services, who, { ...wish, key: self, typed: own.reference }),
      ).toMatchObject({ error: { kind: 'is-staff' } });
    });

    test('what the system has deleted by itself is told until the day after', async () => {
      const { services, advance } = await open();
      const who = await staffOf(services, 'anna');
      await requestWithFile(services);
      await services.db
        .updateTable('outbox')
        .set({ status: 'sent', sent_at: services.now().toISOString() })
        .execute();
      const deleted = async () => {
        const lines = valueOf(await readRetention(services, who, {}));
        return Object.fromEntries(
          lines
            .filter((line) => line.deleted > 0)
            .map((line) => [`${line.table} ${line.what}`, line.deleted]),
        );
      };
      expect(await deleted()).toEqual({});
      advance(31 * 86_400_000);
      const { messages } = await forgetOld(services);
      expect(messages).toBeGreaterThan(0);
      expect((await deleted())['outbox messages']).toBe(messages);
      advance(86_400_000);
      expect((await deleted())['outbox messages']).toBe(messages);
      advance(86_400_000);
      expect(await deleted()).toEqual({});
    });

    test('each rule counts the rows it is about, not those of its table', async () => {
      const { services } = await open();
      const who = await staffOf(services, 'anna');
      await requestWithFile(services);
      const { db } = services;
      const ids = (await db.selectFrom('outbox').select('id').execute()).map(({ id }) => id);
      expect(ids.length).toBeGreaterThan(1);
      const [given, ...waiting] = ids;
      await db.updateTable('outbox').set({ status: 'dead' }).where('id', '=', given!).execute();
      const lines = valueOf(await readRetention(services, who, {}));
      const rowsOf = (name: string) => lines.find(({ what }) => what === name)?.rows;
      expect(
        ['codeMessages', 'messages', 'messagesGivenUp', 'messagesNeverSent'].map(rowsOf),
      ).toEqual([0, 0, 1, waiting.length]);
    });

    test('every rule of the register stands in the list of what is kept how long', async () => {
      const { services } = await open();
      const who = await staffOf(services, 'anna');
      const lines = valueOf(await readRetention(services, who, {}));
      expect(lines.find(({ what }) => what === 'offers')?.days).toBe(730);
      expect(lines.find(({ table }) => table === 'phone_codes')).toBeDefined();
      expect(await readRetention(services, A_VISITOR, {})).toMatchObject({
        error: { kind: 'signed-out' },
      });
    });
  });
}
