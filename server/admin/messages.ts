import { maskedEmail, maskedPhone } from '../../domain/masked-contact.ts';
import { fail, ok, type Result } from '../../domain/result.ts';
import type { MessagePage, MessageState } from '../../domain/staff/messages.ts';
import { MOST_TRIES } from '../outbox/deliver.ts';
import type { Services } from '../services.ts';
import { command, query, type Change } from '../use-case/use-case.ts';
import { deliveriesOf } from './deliveries.ts';

const PAGE = 50;

/** Newest first. A message's content is not shown: it may contain the key to a request, or a code. */
export const listMessages = query(
  { name: 'admin.list-messages', access: 'staff' },
  async (
    { db, now }: Pick<Services, 'db' | 'now'>,
    _who,
    { state, before }: { readonly state: MessageState | null; readonly before: string | null },
  ) => {
    const at = now().toISOString();
    const rows = await db
      .selectFrom('outbox')
      .select([
        'id',
        'kind',
        'purpose',
        'recipient',
        'created_at',
        'sent_at',
        'status',
        'attempts',
        'next_attempt_at',
        'last_error',
        'expires_at',
      ])
      .$if(state !== null, (of) => of.where('status', '=', state as MessageState))
      // Ids begin with the time they were made at.
      .$if(before !== null, (of) => of.where('id', '<', before as string))
      .orderBy('id', 'desc')
      .limit(PAGE + 1)
      .execute();
    const shown = rows.slice(0, PAGE);
    return ok<MessagePage>({
      rows: shown.map((row) => ({
        id: row.id,
        kind: row.kind,
        purpose: row.purpose,
        recipient: row.kind === 'mail' ? maskedEmail(row.recipient) : maskedPhone(row.recipient),
        createdAt: row.created_at,
        sentAt: row.sent_at,
        status: row.status,
        tries: row.attempts,
        nextAttemptAt: row.next_attempt_at,
        lastError: row.last_error,
        isExpired: row.expires_at !== null && row.expires_at <= at,
      })),
      next: rows.length > PAGE ? (shown.at(-1)?.id ?? null) : null,
      deliveries: await deliveriesOf({ db, now }),
    });
  },
);

type Refused = { readonly kind: 'not-found' | 'not-waiting' | 'expired' };

/** Sends a waiting or given-up message at once: one more attempt. */
export const sendAgain = command(
  { name: 'admin.send-again', access: 'staff', idempotent: 'always', audit: 'message' },
  async (
    { now, change }: Pick<Services, 'now'> & { readonly change: Change },
    _who,
    { id }: { readonly id: string },
  ) =>
    change<Result<object, Refused>>(async (transaction, about) => {
      const row = await transaction
        .selectFrom('outbox')
        .select(['status', 'attempts', 'expires_at', 'next_attempt_at'])
        .where('id', '=', id)
        .executeTakeFirst();
      if (row === undefined) return fail({ kind: 'not-found' });
      if (row.status === 'sent') return fail({ kind: 'not-waiting' });
      const at = now().toISOString();
      if (row.expires_at !== null && row.expires_at <= at) return fail({ kind: 'expired' });
      // A message that has used up its attempts gets one more, not eight.
      const attempts = Math.min(row.attempts, MOST_TRIES - 1);
      await transaction
        .updateTable('outbox')
        .set({ status: 'pending', attempts, next_attempt_at: at, claimed_until: null })
        .where('id', '=', id)
        .where('status', '!=', 'sent')
        .execute();
      about({ id, before: { status: row.status }, after: { status: 'pending' } });
      return ok({});
    }),
);
