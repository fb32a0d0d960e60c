import { fail, ok, type Result } from '../../domain/result.ts';
import { MOST_TRIES } from '../../domain/staff/messages.ts';
import type { Services } from '../services.ts';
import { command, type Change } from '../use-case/use-case.ts';

type Needs = Pick<Services, 'now'> & { readonly change: Change };
type Refused = { readonly kind: 'not-found' | 'not-waiting' | 'expired' };

/** Sends a waiting or given-up message at once: one more attempt. */
export const sendAgain = command(
  { name: 'admin.send-again', access: 'staff', idempotent: 'always', audit: 'message' },
  async ({ now, change }: Needs, _who, { id }: { readonly id: string }) =>
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
        .set({
          status: 'pending',
          attempts,
          next_attempt_at: at,
          claimed_until: null,
          seen_at: null,
        })
        .where('id', '=', id)
        .where('status', '!=', 'sent')
        .execute();
      about({ id, before: { status: row.status }, after: { status: 'pending' } });
      return ok({});
    }),
);

/** Somebody knows that it was given up: it needs nobody any more. */
export const markMessageSeen = command(
  { name: 'admin.mark-message-seen', access: 'staff', idempotent: 'always', audit: 'message' },
  async ({ now, change }: Needs, _who, { id }: { readonly id: string }) =>
    change<Result<object, Refused>>(async (transaction, about) => {
      const { numUpdatedRows } = await transaction
        .updateTable('outbox')
        .set({ seen_at: now().toISOString() })
        .where('id', '=', id)
        .where('status', '=', 'dead')
        .executeTakeFirst();
      if (numUpdatedRows !== 1n) return fail({ kind: 'not-found' });
      about({ id, after: { seen: true } });
      return ok({});
    }),
);
