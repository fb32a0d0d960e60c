import { createHash } from 'node:crypto';
import { fail } from '../../domain/result.ts';
import type { Services } from '../services.ts';
import { deliverGathered } from './deliver-gathered.ts';
import { deliverDue, type Sender, type Senders } from './deliver.ts';
import { readSendingPause } from './sending-pause.ts';
import { openText } from '../sealed-text.ts';
import { logFailure } from '../log-failure.ts';

const INTERVAL_MS = 2_000;

export type OutboxWorker = { readonly stop: () => Promise<void> };

/** Sends the outbox's messages in the background, until stopped. */
export function startOutboxWorker(services: Services): OutboxWorker {
  const senders = sendersOf(services);
  let running: Promise<void> = Promise.resolve();
  let busy = false;
  const timer = setInterval(() => {
    if (busy) return;
    busy = true;
    running = deliverAll(services, senders)
      .catch((error: unknown) => {
        logFailure(services.log, 'outbox failed', error);
      })
      .then(() => {
        busy = false;
      });
  }, INTERVAL_MS);
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}

export async function deliverAll(services: Services, senders: Senders): Promise<void> {
  if ((await readSendingPause(services.db)) !== null) return;
  await deliverDue(services, senders);
  if (senders.mail !== null) await deliverGathered(services, senders.mail);
}

export function sendersOf({ mail, sms, secret }: Services): Senders {
  return {
    mail:
      mail === null
        ? null
        : (row) => {
            const text = openText(row.body_text, secret);
            const html = openText(row.body_html, secret);
            if (text === null || html === null) return unreadable();
            return mail.send({
              to: row.recipient,
              subject: row.subject,
              text,
              html,
              messageId: messageIdOf(row.id),
            });
          },
    sms:
      sms === null
        ? null
        : (row) => {
            const text = openText(row.body_text, secret);
            if (text === null) return unreadable();
            return sms.send({ to: row.recipient, text, messageId: messageIdOf(row.id) });
          },
  };
}

/** Sealed with a secret that no longer exists: nobody can read it. */
function unreadable(): ReturnType<Sender> {
  return Promise.resolve(fail({ kind: 'permanent', code: 'sealed' }));
}

/** The same on every retry, and reveals nothing about the row. */
function messageIdOf(id: string): string {
  return createHash('sha256').update(id).digest('hex').slice(0, 32);
}
