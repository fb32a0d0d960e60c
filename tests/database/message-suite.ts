import { describe, expect, test } from 'vitest';
import { markMessageSeen, sendAgain } from '../../server/admin/change-messages.ts';
import { frameFacts } from '../../server/admin/frame-facts.ts';
import { listMessages, readMessage } from '../../server/admin/messages.ts';
import { ok } from '../../domain/result.ts';
import { pauseSending, resumeSending } from '../../server/outbox/sending-pause.ts';
import { deliverAll } from '../../server/outbox/worker.ts';
import type { OpenServices } from './open-services.ts';
import { firstAdmin } from './staff-sign-in-steps.ts';

/** @param open real services on the database under test */
export function messageSuite(open: OpenServices): void {
  describe('messages for staff', () => {
    test('a message that was given up gets one more try; one that is sent or too old does not', async () => {
      const { services } = await open();
      const admin = await firstAdmin(services);
      const { db, now } = services;
      const at = now().toISOString();
      const message = (id: string, status: 'dead' | 'sent', expires_at: string | null) => ({
        id,
        status,
        expires_at,
        kind: 'mail' as const,
        purpose: 'offer-receipt',
        recipient: 'a@b.example',
        subject: '',
        body_text: '',
        body_html: '',
        locale: 'da',
        attempts: 8,
        created_at: at,
        next_attempt_at: at,
        owner_uid: null,
      });
      await db
        .insertInto('outbox')
        .values([
          message('1', 'dead', null),
          message('2', 'sent', null),
          message('3', 'dead', '2020-01-01T00:00:00.000Z'),
        ])
        .execute();
      expect((await sendAgain(services, admin, { id: '1' })).ok).toBe(true);
      expect(await sendAgain(services, admin, { id: '2' })).toMatchObject({
        error: { kind: 'not-waiting' },
      });
      expect(await sendAgain(services, admin, { id: '3' })).toMatchObject({
        error: { kind: 'expired' },
      });
      const waiting = await listMessages(services, admin, {
        state: 'pending',
        q: '',
        before: null,
      });
      expect(waiting.ok && waiting.value.rows).toMatchObject([{ id: '1', tries: 7 }]);
    });

    test('paused, nothing goes out in any process until it goes on, and both stand in the log', async () => {
      const { services } = await open();
      const admin = await firstAdmin(services);
      await services.db
        .insertInto('outbox')
        .values({
          id: '1',
          kind: 'sms',
          purpose: 'code',
          status: 'pending',
          attempts: 0,
          contact_message_id: null,
          recipient: '+4520304050',
          subject: '',
          body_text: '',
          body_html: '',
          locale: 'da',
          created_at: services.now().toISOString(),
          next_attempt_at: services.now().toISOString(),
          owner_uid: null,
        })
        .execute();
      const sent: string[] = [];
      const senders = {
        mail: null,
        sms: ({ recipient }: { readonly recipient: string }) => {
          sent.push(recipient);
          return Promise.resolve(ok(null));
        },
      };
      await pauseSending(services, admin, {});
      await pauseSending(services, admin, {});
      await deliverAll(services, senders);
      expect(sent).toEqual([]);
      const shown = await listMessages(services, admin, { state: 'pending', q: '', before: null });
      expect(shown.ok && shown.value.pause).toEqual({
        since: services.now().toISOString(),
        by: 'anna',
      });
      await resumeSending(services, admin, {});
      await deliverAll(services, senders);
      expect(sent).toHaveLength(1);
      const log = await services.db
        .selectFrom('audit_log')
        .select('action')
        .where('subject_kind', '=', 'outbox')
        .execute();
      // Two rows of one millisecond have no order.
      expect(log.map(({ action }) => action).toSorted()).toEqual([
        'admin.pause-sending',
        'admin.resume-sending',
      ]);
    });

    test('messages: what needs somebody is counted, found by recipient or case, and seen once', async () => {
      const { services } = await open();
      const admin = await firstAdmin(services);
      const at = services.now().toISOString();
      const message = (id: string, status: 'dead' | 'pending' | 'sent', recipient: string) => ({
        id,
        status,
        kind: recipient.startsWith('+') ? ('sms' as const) : ('mail' as const),
        purpose: 'offer-receipt',
        recipient,
        subject: '',
        body_text: '',
        body_html: '',
        locale: 'da',
        attempts: 1,
        created_at: at,
        next_attempt_at: at,
        contact_message_id: null,
        owner_uid: null,
      });
      await services.db
        .insertInto('outbox')
        .values([
          message('1', 'dead', 'Anna_B@firm.example'),
          message('2', 'pending', '+4520123456'),
          message('3', 'sent', 'annaxb@firm.example'),
        ])
        .execute();
      const found = async (q: string) => {
        const page = await listMessages(services, admin, { state: 'all', q, before: null });
        return page.ok ? page.value.rows.map(({ id }) => id) : page.error;
      };
      expect(await found('anna_b')).toEqual(['1']);
      expect(await found('20 12 34')).toEqual(['2']);
      expect(await found('FIRM')).toEqual(['3', '1']);
      expect(await found('01234-56789')).toEqual([]);
      const needs = async () => {
        const page = await listMessages(services, admin, { state: 'needs', q: '', before: null });
        if (!page.ok) throw new Error(page.error.kind);
        const { rows, delivered, counts } = page.value;
        return { rows: rows.map(({ id }) => id), delivered: delivered.length, counts };
      };
      expect(await needs()).toEqual({
        rows: ['2', '1'],
        delivered: 1,
        counts: { needs: 2, dead: 1, pending: 1, held: 0, sent: 1, all: 3 },
      });
      expect((await markMessageSeen(services, admin, { id: '2' })).ok).toBe(false);
      expect((await markMessageSeen(services, admin, { id: '1' })).ok).toBe(true);
      expect(await needs()).toMatchObject({ rows: ['2'], counts: { needs: 1, dead: 1 } });
      const facts = await frameFacts(services, admin, {});
      expect(facts.ok && facts.value.deadMessages).toBe(0);
      // Whoever sends it again wants to know how that goes.
      expect((await sendAgain(services, admin, { id: '1' })).ok).toBe(true);
      expect(await needs()).toMatchObject({ counts: { needs: 2 } });
      expect(await readMessage(services, admin, { id: 'none' })).toMatchObject({
        error: { kind: 'not-found' },
      });
    });
  });
}
