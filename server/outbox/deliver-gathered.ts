import { createHash } from 'node:crypto';
import type { Selectable, Transaction } from 'kysely';
import { m } from '../../messages/compiled/messages.js';
import { holdCounters } from '../counters.ts';
import { inTransaction } from '../db/in-transaction.ts';
import type { Tables } from '../db/tables.ts';
import type { OutboxTable } from '../db/tables/requests.ts';
import type { Services } from '../services.ts';
import {
  CLAIM_MS,
  isReached,
  LONGEST_PAUSE_MS,
  markFailed,
  markSent,
  pauseMs,
  type Sender,
} from './deliver.ts';
import { mailBody } from './mail.ts';
import { gatheredCounters } from './sending-limits.ts';

type Row = Selectable<OutboxTable>;

/** In one mail: as many as a person reads and a mail server accepts. */
const MOST_IN_ONE = 100;

/**
 * Sends in one mail what was too much to mail singly, as often as the rule allows.
 * @returns how many mails
 */
export async function deliverGathered(services: Services, sender: Sender): Promise<number> {
  // There is nearly always none, and checking takes no lock.
  if ((await due(services.db, services.now())).length === 0) return 0;
  const rows = await inTransaction(services.db, (transaction) => claimDue(transaction, services));
  if (rows.length === 0) return 0;
  const outcome = await sender(together(rows));
  const next = new Date(services.now().getTime() + pauseMs(mostTries(rows)));
  for (const row of rows) {
    await (outcome.ok ? markSent(services, row) : markFailed(services, row, outcome.error, next));
  }
  return outcome.ok ? 1 : 0;
}

/** They were tried together, and are retried together. */
function mostTries(rows: readonly Row[]): number {
  return Math.max(...rows.map((row) => row.attempts)) + 1;
}

function due(db: Services['db'] | Transaction<Tables>, now: Date): Promise<Row[]> {
  return db
    .selectFrom('outbox')
    .selectAll()
    .where('status', '=', 'pending')
    .where('is_gathered', '=', 1)
    .where(isReached('next_attempt_at', now, LONGEST_PAUSE_MS))
    .where(isReached('claimed_until', now, CLAIM_MS))
    .orderBy('id')
    .limit(MOST_IN_ONE)
    .execute();
}

/** What goes into the next mail; nothing while the last one is too recent. */
async function claimDue(
  transaction: Transaction<Tables>,
  services: Services,
): Promise<readonly Row[]> {
  const counters = gatheredCounters(services);
  const subjects = counters.map(({ subject }) => subject);
  // Only the holder of these looks, so two servers don't send the same.
  const held = await holdCounters(transaction, subjects, services.now);
  const waitMs = Math.max(...counters.map((counter) => held.waitMs(counter)));
  if (waitMs > 0) {
    // They stay unclaimed until then, though others arrive meanwhile.
    await transaction
      .updateTable('outbox')
      .set({ next_attempt_at: new Date(held.now.getTime() + waitMs).toISOString() })
      .where('status', '=', 'pending')
      .where('is_gathered', '=', 1)
      .where('next_attempt_at', '<=', held.now.toISOString())
      .execute();
    return [];
  }
  const found = await due(transaction, held.now);
  // The staff address may have changed meanwhile.
  const rows = found.filter((row) => row.recipient === found[0]?.recipient);
  if (rows.length === 0) return [];
  await transaction
    .updateTable('outbox')
    .set((row) => ({
      attempts: row('attempts', '+', 1),
      claimed_until: new Date(held.now.getTime() + CLAIM_MS).toISOString(),
    }))
    .where(
      'id',
      'in',
      rows.map(({ id }) => id),
    )
    .execute();
  await held.note(subjects);
  return rows;
}

/** Staff read Danish. A retry with the same notices produces the same mail. */
function together(rows: readonly Row[]): Row {
  const options = { locale: 'da' } as const;
  const ids = rows.map(({ id }) => id).join();
  const subject = m.mail_gathered_subject({ count: rows.length }, options);
  const intro = m.mail_gathered_intro({}, options);
  const { text, html } = mailBody({ locale: 'da', subject, preview: intro, site: null }, [
    intro,
    ...rows.flatMap((row) => [{ heading: row.subject }, row.body_text.trim()]),
  ]);
  return {
    ...rows[0]!,
    id: createHash('sha256').update(ids).digest('hex'),
    subject,
    body_text: text,
    body_html: html,
  };
}
