import { createHash } from 'node:crypto';
import { fail } from '../../domain/result.ts';
import type { Services } from '../services.ts';
import { deliverGathered } from './deliver-gathered.ts';
import { circuitBreaker } from '../providers/circuit-breaker.ts';
import { deliverDue, type Sender, type SenderHealth, type Senders } from './deliver.ts';
import { withSender } from './mail-foot.ts';
import { readSendingPause } from './sending-pause.ts';
import { openText } from '../sealed-text.ts';
import { logFailure } from '../log-failure.ts';

const INTERVAL_MS = 2_000;

export type OutboxWorker = { readonly stop: () => Promise<void> };

/**
 * Sends the outbox's messages in the background, until stopped. Each channel has a loop of its own: a mail server that
 * takes the call and says nothing holds up no SMS.
 */
export function startOutboxWorker(services: Services): OutboxWorker {
  const { mail, sms } = sendersOf(services);
  const loops = [
    startLoop(services, { mail, sms: null }),
    startLoop(services, { mail: null, sms }),
  ];
  return {
    async stop() {
      await Promise.all(loops.map((loop) => loop.stop()));
    },
  };
}

function startLoop(services: Services, senders: Senders): OutboxWorker {
  const health = circuitBreaker(() => performance.now());
  let running: Promise<void> = Promise.resolve();
  let busy = false;
  const timer = setInterval(() => {
    if (busy) return;
    busy = true;
    running = deliverAll(services, senders, health)
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

export async function deliverAll(
  services: Services,
  senders: Senders,
  health?: SenderHealth,
): Promise<void> {
  if ((await readSendingPause(services.db)) !== null) return;
  await deliverDue(services, senders, health);
  if (senders.mail !== null) await deliverGathered(services, senders.mail);
}

export function sendersOf({ mail, sms, secret, company }: Services): Senders {
  return {
    mail:
      mail === null
        ? null
        : async (row) => {
            const text = openText(row.body_text, secret);
            const html = openText(row.body_html, secret);
            if (text === null || html === null) return unreadable();
            // What was sealed, or gathered a moment ago, does not name its sender yet.
            const { facts } = await company();
            return mail.send({
              to: row.recipient,
              subject: row.subject,
              ...withSender({ text, html }, facts, row.locale === 'en' ? 'en' : 'da'),
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
