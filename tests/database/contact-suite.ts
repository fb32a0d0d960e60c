import { describe, expect, test } from 'vitest';
import { sendContactMessage } from '../../server/contact/commands.ts';
import { contactByReceipt } from '../../server/contact/queries.ts';
import type { Services } from '../../server/services.ts';
import { A_VISITOR } from './offer-input.ts';
import type { OpenServices } from './open-services.ts';

function contactInput(changes: Readonly<Record<string, unknown>> = {}) {
  return {
    idempotencyKey: 'contact-key-0000000000001',
    name: 'Åse Sørensen',
    email: 'aase@example.dk',
    phone: '0045 20 30 40 50',
    topic: 'calculation',
    message: 'Taget vender mod øst.\nKan det betale sig?',
    ...changes,
  };
}

async function rowCounts({ db }: Services) {
  const tables = ['contact_messages', 'outbox', 'idempotency_keys'] as const;
  const counts = await Promise.all(
    tables.map(async (table) => (await db.selectFrom(table).selectAll().execute()).length),
  );
  return Object.fromEntries(tables.map((table, index) => [table, counts[index]]));
}

const NOTHING = { contact_messages: 0, outbox: 0, idempotency_keys: 0 };
const ONE = { contact_messages: 1, outbox: 2, idempotency_keys: 1 };

export function contactSuite(open: OpenServices): void {
  describe('a message to the company', () => {
    test('is stored with a notice to staff and a receipt to the sender', async () => {
      const { services } = await open();
      const sent = await sendContactMessage(services, A_VISITOR, { message: contactInput() }, 'en');
      expect(sent.ok).toBe(true);
      expect(await rowCounts(services)).toEqual(ONE);
      const stored = await services.db
        .selectFrom('contact_messages')
        .selectAll()
        .executeTakeFirstOrThrow();
      expect(stored).toMatchObject({
        created_at: '2026-11-20T09:00:00.000Z',
        status: 'new',
        locale: 'en',
        name: 'Åse Sørensen',
        email: 'aase@example.dk',
        phone: '+4520304050',
        topic: 'calculation',
        message: 'Taget vender mod øst.\nKan det betale sig?',
      });
      const mails = await services.db
        .selectFrom('outbox')
        .select(['recipient', 'locale', 'purpose', 'contact_message_id', 'body_text', 'subject'])
        .orderBy('recipient')
        .execute();
      expect(mails).toMatchObject([
        { recipient: 'aase@example.dk', locale: 'en', purpose: 'contact-receipt' },
        { recipient: 'staff@localhost', locale: 'da', purpose: 'contact-notice' },
      ]);
      for (const mail of mails) expect(mail.contact_message_id).toBe(stored.id);
      const [receipt, notice] = mails;
      expect(notice?.body_text).toContain('Taget vender mod øst.\nKan det betale sig?');
      expect(notice?.body_text).toContain('Telefon: +4520304050');
      // The address may belong to somebody else, who must not be sent a stranger's words.
      expect(receipt?.body_text).not.toMatch(/Taget|Åse/);
    });

    test('50 posts at once with one key have one effect and one answer', async () => {
      const { services } = await open();
      const posts = Array.from({ length: 50 }, () =>
        sendContactMessage(services, A_VISITOR, { message: contactInput() }, 'da'),
      );
      const [first, ...others] = await Promise.all(posts);
      expect(first?.ok).toBe(true);
      for (const answer of others) expect(answer).toEqual(first);
      expect(await rowCounts(services)).toEqual(ONE);
    });

    test('the same key with different content is refused, and the first message stands', async () => {
      const { services } = await open();
      await sendContactMessage(services, A_VISITOR, { message: contactInput() }, 'da');
      const other = await sendContactMessage(
        services,
        A_VISITOR,
        { message: contactInput({ message: 'Nyt' }) },
        'da',
      );
      expect(other).toEqual({ ok: false, error: { kind: 'key-reused' } });
      expect(await rowCounts(services)).toEqual(ONE);
    });

    test.each([
      [{ name: ' ' }, 'name', 'required'],
      [{ email: '' }, 'email', 'required'],
      [{ email: 'a@b.dk\r\nBcc: c@d.dk' }, 'email', 'email'],
      [{ phone: '123' }, 'phone', 'phone'],
      [{ topic: 'everything' }, 'topic', 'unknown-value'],
      [{ message: '\r\n ' }, 'message', 'required'],
      [{ message: 'x'.repeat(4001) }, 'message', 'too-long'],
      [{ isStaff: true }, 'isStaff', 'unknown-field'],
    ])('with %j nothing is stored and the field is named', async (changes, field, code) => {
      const { services } = await open();
      const sent = await sendContactMessage(
        services,
        A_VISITOR,
        { message: contactInput(changes) },
        'da',
      );
      if (sent.ok || sent.error.kind !== 'invalid') throw new Error('was accepted');
      expect(sent.error.errors).toContainEqual(expect.objectContaining({ field, code }));
      expect(await rowCounts(services)).toEqual(NOTHING);
    });

    test('that fails half-way leaves nothing behind, so that the same key works afterwards', async () => {
      const { services } = await open();
      await services.db.schema.alterTable('outbox').renameTo('outbox_away').execute();
      await expect(
        sendContactMessage(services, A_VISITOR, { message: contactInput() }, 'da'),
      ).rejects.toThrow();
      await services.db.schema.alterTable('outbox_away').renameTo('outbox').execute();
      expect(await rowCounts(services)).toEqual(NOTHING);
      expect(
        (await sendContactMessage(services, A_VISITOR, { message: contactInput() }, 'da')).ok,
      ).toBe(true);
      expect(await rowCounts(services)).toEqual(ONE);
    });

    test('cannot inject lines into a mail’s headers', async () => {
      const { services } = await open();
      const name = 'Åse\r\nBcc: c@d.dk';
      await sendContactMessage(services, A_VISITOR, { message: contactInput({ name }) }, 'da');
      const mails = await services.db.selectFrom('outbox').select('subject').execute();
      for (const { subject } of mails) expect(subject).not.toMatch(/[\r\n]/);
      const stored = await services.db.selectFrom('contact_messages').select('name').execute();
      expect(stored).toEqual([{ name: 'Åse  Bcc: c@d.dk' }]);
    });

    test('opens its receipt with its token, which is stored nowhere', async () => {
      const { services } = await open();
      const sent = await sendContactMessage(services, A_VISITOR, { message: contactInput() }, 'da');
      if (!sent.ok) throw new Error('was refused');
      const { receiptToken } = sent.value;
      const receipt = await contactByReceipt(services, A_VISITOR, { token: receiptToken });
      expect(receipt.ok && receipt.value).toMatchObject({
        createdAt: '2026-11-20T09:00:00.000Z',
        email: 'a•••@example.dk',
        topic: 'calculation',
      });
      const rows = await services.db.selectFrom('contact_messages').selectAll().execute();
      const keys = await services.db.selectFrom('idempotency_keys').selectAll().execute();
      expect(JSON.stringify([rows, keys])).not.toContain(receiptToken);
      const stranger = await contactByReceipt(services, A_VISITOR, { token: rows[0]!.id });
      expect(stranger).toEqual({ ok: false, error: { kind: 'not-found' } });
    });
  });
}
