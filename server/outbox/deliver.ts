import { sql, type RawBuilder, type Selectable, type SqlBool } from 'kysely';
import { CLOCKS_APART_MS } from '../counters.ts';
import { fail, type Result } from '../../domain/result.ts';
import { MOST_TRIES } from '../../domain/staff/messages.ts';
import { inTransaction } from '../db/in-transaction.ts';
import type { OutboxTable } from '../db/tables/requests.ts';
import type { CircuitBreaker } from '../providers/circuit-breaker.ts';
import type { MailError } from '../providers/mail/port.ts';
import type { Services } from '../services.ts';
import { withTry } from './tries.ts';

type Row = Selectable<OutboxTable>;
/** Sends one message; null where no sender is set up for its kind. */
export type Sender = (row: Row) => Promise<Result<null, MailError>>;
export type Senders = Readonly<Record<'mail' | 'sms', Sender | null>>;

/** Spares a sender that does not answer: what is not tried then keeps its tries. */
export type SenderHealth = Omit<CircuitBreaker, 'isOpen'>;

const ALWAYS: SenderHealth = {
  begin: () => true,
  succeeded: () => undefined,
  failed: () => undefined,
  dropped: () => undefined,
};

const BATCH = 20;
/** Longer than any sender's time-out: a message is claimed again only when its sender is gone. */
export const CLAIM_MS = 60_000;
const FIRST_PAUSE_MS = 30_000;
export const LONGEST_PAUSE_MS = 6 * 3_600_000;

/**
 * Sends what is due, once each, codes before all else: they live five minutes. Several workers may run at once.
 * @param health of the senders; the rest of what is due waits while it says no
 * @returns how many were sent
 */
export async function deliverDue(
  services: Services,
  senders: Senders,
  health: SenderHealth = ALWAYS,
): Promise<number> {
  const { db } = services;
  const kinds = wiredKinds(senders);
  // PostgreSQL knows no empty list.
  if (kinds.length === 0) return 0;
  const due = await db
    .selectFrom('outbox')
    .selectAll()
    .where('status', '=', 'pending')
    .where('is_gathered', '=', 0)
    .where(isReached('next_attempt_at', services.now(), LONGEST_PAUSE_MS))
    .where(isReached('claimed_until', services.now(), CLAIM_MS))
    .where('kind', 'in', kinds)
    .orderBy(sql`case when purpose = 'sign-in-code' then 0 else 1 end`)
    .orderBy('next_attempt_at')
    .limit(BATCH)
    .execute();
  let sent = 0;
  for (const row of due) {
    if (!health.begin()) break;
    const sender = senders[row.kind];
    if (sender === null || !(await claim(services, row))) {
      health.dropped();
      continue;
    }
    const isLate = isExpired(row, services.now().toISOString());
    const outcome = isLate ? EXPIRED : await sender(row);
    if (outcome.ok || !isSenderAway(outcome.error)) health.succeeded();
    else health.failed();
    await (outcome.ok ? markSent(services, row) : markFailed(services, row, outcome.error));
    if (outcome.ok) sent += 1;
  }
  return sent;
}

// An expired message is not sent.
const EXPIRED = fail({ kind: 'permanent', code: 'expired' } as const);

function isExpired({ expires_at }: Row, now: string): boolean {
  return expires_at !== null && expires_at <= now;
}

/**
 * Whether the time of a row has come, or it has none. A time further ahead than any that is written was written by a clock
 * that ran ahead, and holds up nothing once the clock is right.
 */
export function isReached(
  column: 'next_attempt_at' | 'claimed_until',
  now: Date,
  furthestMs: number,
): RawBuilder<SqlBool> {
  const beyond = new Date(now.getTime() + furthestMs + CLOCKS_APART_MS).toISOString();
  const time = sql.ref(column);
  return sql<SqlBool>`(${time} is null or ${time} <= ${now.toISOString()} or ${time} > ${beyond})`;
}

/** A mail server's own number is an answer about this message; anything else is a sender that did not answer. */
function isSenderAway({ kind, code }: MailError): boolean {
  return kind === 'temporary' && !/^4\d\d$/.test(code);
}

function wiredKinds(senders: Senders): ('mail' | 'sms')[] {
  return (['mail', 'sms'] as const).filter((kind) => senders[kind] !== null);
}

/**
 * Whether this worker still has the message. The number of tries shows whether another one took it
 * meanwhile.
 */
async function claim({ db, now }: Services, row: Row): Promise<boolean> {
  const claimed = await db
    .updateTable('outbox')
    .set({
      attempts: row.attempts + 1,
      claimed_until: new Date(now().getTime() + CLAIM_MS).toISOString(),
    })
    .where('id', '=', row.id)
    .where('status', '=', 'pending')
    .where('attempts', '=', row.attempts)
    .executeTakeFirst();
  return claimed.numUpdatedRows === 1n;
}

export async function markSent({ db, now, settings }: Services, row: Row): Promise<void> {
  // The text has reached its reader and holds the key to a request, so it is deleted; only on a
  // local server does it stay readable.
  const body = settings.mode === 'local' ? {} : { body_text: '', body_html: '' };
  // Waits for a locked database: a message sent but not marked would be sent again.
  await inTransaction(db, (transaction) =>
    transaction
      .updateTable('outbox')
      .set({
        ...body,
        status: 'sent',
        sent_at: now().toISOString(),
        claimed_until: null,
        last_error: null,
        tries: withTry(row.tries, now(), null),
      })
      .where('id', '=', row.id)
      .execute(),
  );
}

export async function markFailed(
  { db, now, log }: Services,
  row: Row,
  error: MailError,
  next = new Date(now().getTime() + pauseMs(row.attempts + 1)),
): Promise<void> {
  const tries = row.attempts + 1;
  const dead = error.kind === 'permanent' || tries >= MOST_TRIES;
  await db
    .updateTable('outbox')
    .set({
      status: dead ? 'dead' : 'pending',
      next_attempt_at: next.toISOString(),
      claimed_until: null,
      last_error: error.code,
      tries: withTry(row.tries, now(), error.code),
    })
    .where('id', '=', row.id)
    .execute();
  const facts = { message: row.id, kind: row.kind, tries, code: error.code };
  if (dead) log.error(facts, 'message given up');
  else log.warn(facts, 'message not sent, will be tried again');
}

/** Four times as long after each try, half of it random, so that messages don't return in step. */
export function pauseMs(tries: number): number {
  const pause = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 4 ** (tries - 1));
  return pause * (0.5 + Math.random() / 2);
}
