import { describe, expect, test } from 'vitest';
import { clientGroups } from '../../server/http/client-address.ts';
import { sendContactMessage } from '../../server/contact/commands.ts';
import { newId } from '../../server/db/new-id.ts';
import { submitOffer, withdrawOffer } from '../../server/offers/commands.ts';
import { forgetOld } from '../../server/privacy/retention.ts';
import { createSession } from '../../server/identity/session.ts';
import type { Services } from '../../server/services.ts';
import { storeUser } from '../../server/testing/store-user.ts';
import { A_VISITOR, offerInput } from './offer-input.ts';
import type { OpenServices } from './open-services.ts';
import { deleteReport, mailReport, saveReport } from '../../server/testing/report-steps.ts';

const DAY_MS = 86_400_000;
const YEARS_2 = 2 * 365 * DAY_MS;
const HOME = { lat: 56.15, lon: 10.2, annualConsumptionKwh: 4000 };

async function count(
  { db }: Services,
  table:
    | 'reports'
    | 'calculations'
    | 'offer_requests'
    | 'contact_messages'
    | 'outbox'
    | 'idempotency_keys'
    | 'sessions'
    | 'phone_codes'
    | 'counters'
    | 'offer_events'
    | 'user_calculator_data'
    | 'user_report_index',
) {
  return (await db.selectFrom(table).selectAll().execute()).length;
}

async function signedUp(services: Services, phone = '+4520304050') {
  const { uid } = await storeUser(services, { phone });
  return { uid, phone };
}

async function saved(services: Services, person: { uid: string; phone: string }) {
  const save = await saveReport(services, person, {
    idempotencyKey: `key-of-${newId(services.now())}`,
    state: HOME,
  });
  if (save === null || !save.ok) throw new Error('not saved');
  return save.value.reportId;
}

async function ownerless(services: Services): Promise<string> {
  const reportId = await saved(services, await signedUp(services));
  await services.db.deleteFrom('user_report_index').execute();
  await services.db.updateTable('reports').set({ owner_uid: null }).execute();
  return reportId;
}

export function retentionSuite(open: OpenServices): void {
  describe('data that need not be kept any longer', () => {
    test('a report without an owner is deleted after 90 days; one with an owner stays', async () => {
      const { services, advance } = await open();
      await ownerless(services);
      const kept = await saved(services, await signedUp(services, '+4520304051'));
      advance(90 * DAY_MS - 1);
      await forgetOld(services);
      expect(await count(services, 'reports')).toBe(2);
      advance(1);
      expect(await forgetOld(services)).toMatchObject({ reports: 1 });
      const left = await services.db.selectFrom('reports').select('report_id').execute();
      expect(left).toEqual([{ report_id: kept }]);
    });

    test('a report waiting under a number for its owner to sign in stays for two years', async () => {
      const { services, advance } = await open();
      const reportId = await ownerless(services);
      await services.db
        .insertInto('user_report_index')
        .values({
          owner_key: '+4520304050',
          report_id: reportId,
          added_at: services.now().toISOString(),
        })
        .execute();
      advance(YEARS_2 - 1);
      await forgetOld(services);
      expect(await count(services, 'reports')).toBe(1);
      advance(1);
      await forgetOld(services);
      expect(await count(services, 'reports')).toBe(0);
      expect(await count(services, 'user_report_index')).toBe(0);
    });

    test('a request for an offer is deleted two years after its last event', async () => {
      const { services, advance } = await open();
      const first = await submitOffer(services, A_VISITOR, { request: offerInput() }, 'da');
      if (!first.ok) throw new Error('was refused');
      advance(30 * DAY_MS);
      await withdrawOffer(services, A_VISITOR, { token: first.value.receiptToken });
      advance(YEARS_2 - 1);
      await forgetOld(services);
      expect(await count(services, 'offer_requests')).toBe(1);
      advance(1);
      expect(await forgetOld(services)).toMatchObject({ offers: 1 });
      for (const table of ['offer_requests', 'offer_events', 'calculations', 'outbox'] as const) {
        expect(await count(services, table), table).toBe(0);
      }
    });

    test('a message to the company is deleted after two years, with the mails about it', async () => {
      const { services, advance } = await open();
      const sent = await sendContactMessage(
        services,
        A_VISITOR,
        {
          message: {
            idempotencyKey: 'contact-key-0000000000001',
            name: 'Åse Sørensen',
            email: 'aase@example.dk',
            topic: 'calculation',
            message: 'Hej',
          },
        },
        'da',
      );
      expect(sent.ok).toBe(true);
      advance(YEARS_2 - 1);
      await forgetOld(services);
      expect(await count(services, 'contact_messages')).toBe(1);
      advance(1);
      await forgetOld(services);
      expect(await count(services, 'contact_messages')).toBe(0);
      expect(await count(services, 'outbox')).toBe(0);
    });

    test('sent messages are deleted after 30 days, given-up and waiting ones after 90', async () => {
      const { services, advance } = await open();
      const { db } = services;
      const at = services.now().toISOString();
      const messages = () => db.selectFrom('outbox').select('status').execute();
      // Two requests with a receipt and a notice each.
      for (const idempotencyKey of ['retention-key-00000001', 'retention-key-00000002']) {
        await submitOffer(services, A_VISITOR, { request: offerInput({ idempotencyKey }) }, 'da');
      }
      const [sent, dead] = await db.selectFrom('outbox').select('id').execute();
      const set = (id: string, values: { status: 'sent' | 'dead'; sent_at?: string }) =>
        db.updateTable('outbox').set(values).where('id', '=', id).execute();
      await set(sent!.id, { status: 'sent', sent_at: at });
      await set(dead!.id, { status: 'dead' });
      advance(30 * DAY_MS - 1);
      await forgetOld(services);
      expect(await messages()).toHaveLength(4);
      advance(1);
      expect(await forgetOld(services)).toMatchObject({
        messages: 1,
        messagesGivenUp: 0,
        messagesNeverSent: 0,
      });
      expect(await messages()).toHaveLength(3);
      advance(60 * DAY_MS - 1);
      await forgetOld(services);
      expect(await messages()).toHaveLength(3);
      advance(1);
      expect(await forgetOld(services)).toMatchObject({
        messages: 0,
        messagesGivenUp: 1,
        messagesNeverSent: 2,
      });
      expect(await messages()).toEqual([]);
      // Staff have the request, whether or not the notice was sent.
      expect(await count(services, 'offer_requests')).toBe(2);
    });

    test('a mail waiting to send a link is deleted when the link is', async () => {
      const { services, advance } = await open();
      const signedIn = { ...(await signedUp(services)), sessionId: 'session', role: null };
      const reportId = await saved(services, signedIn);
      const sender = {
        locale: 'da',
        from: clientGroups('192.0.2.7'),
        origin: 'https://solrig.example',
      } as const;
      const input = { email: 'anna@example.dk', consent: '2026-11-20' };
      for (const [idempotencyKey, report] of [
        ['retention-key-00000003', { kind: 'saved', owner: signedIn, reportId }],
        ['retention-key-00000004', { kind: 'calculated', state: HOME }],
      ] as const) {
        await mailReport(services, { ...input, idempotencyKey }, report, { ...sender, signedIn });
      }
      advance(30 * DAY_MS - 1);
      await forgetOld(services);
      expect(await count(services, 'outbox')).toBe(2);
      advance(1);
      await forgetOld(services);
      expect(await count(services, 'outbox')).toBe(0);
    });

    test('codes and counters are deleted after a day, sessions when they end, keys after 30 days', async () => {
      const { services, advance } = await open();
      const { uid } = await signedUp(services);
      const now = services.now();
      const at = now.toISOString();
      await createSession(services.db, { uid, way: 'phone-code', now });
      await services.db
        .insertInto('phone_codes')
        .values({
          browser_hash: 'b',
          phone: '+4520304050',
          code_mac: 'm',
          tries: 0,
          sent_at: at,
          expires_at: at,
        })
        .execute();
      await services.db
        .insertInto('counters')
        .values({ subject: 's', times: '', forget_at: new Date(+now + DAY_MS).toISOString() })
        .execute();
      await services.db
        .insertInto('idempotency_keys')
        .values({ key: 'k', fingerprint: 'f', answer: '{}', created_at: at })
        .execute();
      const left = async () => [
        await count(services, 'phone_codes'),
        await count(services, 'counters'),
        await count(services, 'sessions'),
        await count(services, 'idempotency_keys'),
      ];
      advance(DAY_MS - 1);
      await forgetOld(services);
      expect(await left()).toEqual([1, 1, 1, 1]);
      advance(1);
      await forgetOld(services);
      expect(await left()).toEqual([0, 0, 1, 1]);
      advance(29 * DAY_MS);
      await forgetOld(services);
      expect(await left()).toEqual([0, 0, 0, 0]);
    });

    test('a deleted report is removed when it can no longer be restored', async () => {
      const { services, advance } = await open();
      const person = await signedUp(services);
      await deleteReport(services, person, await saved(services, person));
      advance(10 * 60_000 - 1);
      await forgetOld(services);
      expect(await count(services, 'reports')).toBe(1);
      advance(1);
      await forgetOld(services);
      expect(await count(services, 'reports')).toBe(0);
    });

    test('a link’s key is deleted when it expires, and the report stays', async () => {
      const { services, advance } = await open();
      await saved(services, await signedUp(services));
      await services.db
        .updateTable('reports')
        .set({
          share_token_hash: 'h',
          share_expires_at: new Date(services.now().getTime() + DAY_MS).toISOString(),
        })
        .execute();
      const { report_id } = await services.db
        .selectFrom('reports')
        .select('report_id')
        .executeTakeFirstOrThrow();
      const ends = (days: number) =>
        new Date(services.now().getTime() + days * DAY_MS).toISOString();
      await services.db
        .insertInto('report_mail_links')
        .values([
          { token_hash: 'a', report_id, expires_at: ends(1) },
          { token_hash: 'b', report_id, expires_at: ends(2) },
        ])
        .execute();
      const mailed = () =>
        services.db.selectFrom('report_mail_links').select('token_hash').execute();
      const key = () =>
        services.db.selectFrom('reports').select('share_token_hash').executeTakeFirstOrThrow();
      advance(DAY_MS - 1);
      await forgetOld(services);
      expect(await key()).toEqual({ share_token_hash: 'h' });
      advance(1);
      await forgetOld(services);
      expect(await key()).toEqual({ share_token_hash: null });
      expect(await mailed()).toEqual([{ token_hash: 'b' }]);
    });

    test('several servers may delete at once', async () => {
      const { services, advance } = await open();
      await submitOffer(services, A_VISITOR, { request: offerInput() }, 'da');
      advance(YEARS_2);
      await Promise.all(Array.from({ length: 5 }, () => forgetOld(services)));
      expect(await count(services, 'offer_requests')).toBe(0);
      expect(await count(services, 'reports')).toBe(0);
    });
  });
}
