import { describe, expect, test } from 'vitest';
import { fail, ok } from '../../domain/result.ts';
import { sendContactMessage } from '../../server/contact/commands.ts';
import { deliverGathered } from '../../server/outbox/deliver-gathered.ts';
import { deliverDue, type Sender } from '../../server/outbox/deliver.ts';
import { MINUTE_MS, onAll, openTwo, type Services } from './identity-steps.ts';
import { whoOf } from '../../server/use-case/who.ts';
import type { OpenServices } from './open-services.ts';

const STAFF = 'staff@localhost';
const PER_HOUR = 40;

type Mail = { readonly to: string; readonly subject: string; readonly text: string };

function recorder() {
  const mails: Mail[] = [];
  const send: Sender = (row) => {
    mails.push({ to: row.recipient, subject: row.subject, text: row.body_text });
    return Promise.resolve(ok(null));
  };
  return { mails, send };
}

/** A distinguishable message to the company. */
async function write(server: Services, index: number): Promise<void> {
  const input = {
    idempotencyKey: `gathered-key-${String(index).padStart(8, '0')}`,
    name: 'Åse Sørensen',
    email: `p${index}@example.com`,
    topic: 'other',
    message: `Besked nummer ${index}.`,
  };
  const who = whoOf(null, '203.0.113.7');
  const sent = await sendContactMessage(server, who, { message: input }, 'da');
  if (!sent.ok) throw new Error(sent.error.kind);
}

export function gatheredSuite(open: OpenServices): void {
  describe('notices to staff, when many come', () => {
    test('a flood of 250 is reported in full, in no more mails than the cap, each only once', async () => {
      const { servers, services, advance } = await openTwo(open, {
        MAIL_PER_HOUR: String(PER_HOUR),
      });
      const { mails, send } = recorder();
      await onAll(servers, 250, write);
      for (let minute = 0; minute < 60; minute++) {
        await deliverDue(services, { mail: send, sms: null });
        // Both servers' workers at once: each checks every two seconds.
        await Promise.all(servers.map((server) => deliverGathered(server, send)));
        advance(MINUTE_MS);
      }
      expect(mails.length, 'all mails of an hour').toBeLessThanOrEqual(PER_HOUR);
      const toStaff = mails.filter(({ to }) => to === STAFF);
      expect(toStaff.filter(({ subject }) => /i én mail/.test(subject))).toHaveLength(3);
      const told = toStaff.map(({ text }) => text).join('\n');
      for (let index = 0; index < 250; index++) {
        expect(told.split(`Besked nummer ${index}.`), `${index} once`).toHaveLength(2);
      }
    });

    test('another visitor’s notice is sent at once meanwhile', async () => {
      const { services } = await open();
      for (let index = 0; index < 12; index++) await write(services, index);
      const input = {
        idempotencyKey: 'gathered-key-of-another',
        name: 'En anden',
        email: 'en.anden@example.com',
        topic: 'offer',
        message: 'Ring til mig.',
      };
      const who = whoOf(null, '198.51.100.9');
      await sendContactMessage(services, who, { message: input }, 'da');
      const { mails, send } = recorder();
      await deliverDue(services, { mail: send, sms: null });
      await deliverDue(services, { mail: send, sms: null });
      expect(mails.map(({ text }) => text).join()).toContain('Ring til mig.');
    });

    test('a gathered mail that fails is retried with everything in it', async () => {
      const { services, advance } = await open();
      for (let index = 0; index < 14; index++) await write(services, index);
      const failing: Sender = () => Promise.resolve(fail({ kind: 'temporary', code: '451' }));
      expect(await deliverGathered(services, failing)).toBe(0);
      const { mails, send } = recorder();
      expect(await deliverGathered(services, send), 'not at once').toBe(0);
      advance(16 * MINUTE_MS);
      expect(await deliverGathered(services, send)).toBe(1);
      expect(mails.map(({ subject }) => subject)).toEqual(['4 henvendelser i én mail']);
      expect(await deliverGathered(services, send)).toBe(0);
    });
  });
}
