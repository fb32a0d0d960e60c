import { ok } from '../../domain/result.ts';
import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables.ts';
import { newId } from '../db/new-id.ts';
import type { Services } from '../services.ts';
import { command, type Change } from '../use-case/use-case.ts';

// Messages that waited when a backup was made may have gone out since. After a restore a person decides about them.

/** Codes are useless by then, and are dropped; everything else that waits is held. @returns how many are held */
export async function holdWaiting(db: Kysely<Tables>): Promise<number> {
  await db
    .deleteFrom('outbox')
    .where('status', '=', 'pending')
    .where('purpose', '=', 'sign-in-code')
    .execute();
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set({ status: 'held', claimed_until: null })
    .where('status', '=', 'pending')
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

type Needs = Pick<Services, 'now'> & { readonly change: Change };

/** Sends every held message; what has expired meanwhile is not sent. */
export const releaseHeld = command(
  { name: 'admin.release-held', access: 'staff', idempotent: 'always', audit: 'outbox' },
  ({ change, now }: Needs, _who, _input: object) =>
    change(async (transaction, about) => {
      const { numUpdatedRows } = await transaction
        .updateTable('outbox')
        .set({ status: 'pending', next_attempt_at: now().toISOString() })
        .where('status', '=', 'held')
        .executeTakeFirst();
      if (numUpdatedRows > 0n)
        about({ id: newId(now()), after: { released: Number(numUpdatedRows) } });
      return ok({});
    }),
);

/** Gives every held message up. */
export const discardHeld = command(
  { name: 'admin.discard-held', access: 'staff', idempotent: 'always', audit: 'outbox' },
  ({ change, now }: Needs, _who, _input: object) =>
    change(async (transaction, about) => {
      const at = now().toISOString();
      const { numUpdatedRows } = await transaction
        .updateTable('outbox')
        .set({ status: 'dead', last_error: 'discarded', seen_at: at, next_attempt_at: at })
        .where('status', '=', 'held')
        .executeTakeFirst();
      if (numUpdatedRows > 0n)
        about({ id: newId(now()), after: { discarded: Number(numUpdatedRows) } });
      return ok({});
    }),
);
