import { createHash } from 'node:crypto';
import { ok } from '../../domain/result.ts';
import type { Services } from '../services.ts';
import { deliverDue, type Senders } from './deliver.ts';

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
    running = deliverDue(services, senders)
      .catch((error: unknown) => {
        services.log.error(
          { code: error instanceof Error ? error.name : 'unknown' },
          'outbox failed',
        );
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

export function sendersOf({ settings, mail }: Services): Senders {
  return {
    mail:
      mail === null
        ? null
        : (row) =>
            mail.send({
              to: row.recipient,
              subject: row.subject,
              text: row.body_text,
              html: row.body_html,
              messageId: createHash('sha256').update(row.id).digest('hex').slice(0, 32),
            }),
    // The local outbox is read at /dev/outbox; nothing leaves the machine.
    sms: settings.sms === 'local' ? () => Promise.resolve(ok(null)) : null,
  };
}
