import { ok } from '../../domain/result.ts';
import type { SendingPause } from '../../domain/staff/overview.ts';
import type { Database } from '../db/database.ts';
import { newId } from '../db/new-id.ts';
import type { Services } from '../services.ts';
import { command, type Change } from '../use-case/use-case.ts';

const ID = 'outbox';

/** @returns null: mails and SMS go out */
export async function readSendingPause(db: Database): Promise<SendingPause | null> {
  const row = await db
    .selectFrom('sending_pause')
    .leftJoin('users', 'users.uid', 'by_uid')
    .select(['since', 'users.name', 'users.email'])
    .executeTakeFirst();
  return row === undefined ? null : { since: row.since, by: row.name ?? row.email };
}

/** Keeps everything back, in every process, until it is told to go on. */
export const pauseSending = command(
  { name: 'admin.pause-sending', access: 'staff', idempotent: 'always', audit: 'outbox' },
  async (
    { now, change }: Pick<Services, 'now'> & { readonly change: Change },
    who,
    _input: object,
  ) =>
    change(async (transaction, about) => {
      const { numInsertedOrUpdatedRows } = await transaction
        .insertInto('sending_pause')
        .values({ id: ID, since: now().toISOString(), by_uid: who.uid })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .executeTakeFirst();
      // Somebody else has stopped it already.
      if (numInsertedOrUpdatedRows === 1n) about({ id: newId(now()) });
      return ok({});
    }),
);

/** What waited goes out; what has become useless meanwhile does not. */
export const resumeSending = command(
  { name: 'admin.resume-sending', access: 'staff', idempotent: 'always', audit: 'outbox' },
  async (
    { now, change }: Pick<Services, 'now'> & { readonly change: Change },
    _who,
    _input: object,
  ) =>
    change(async (transaction, about) => {
      const { numDeletedRows } = await transaction.deleteFrom('sending_pause').executeTakeFirst();
      if (numDeletedRows > 0n) about({ id: newId(now()) });
      return ok({});
    }),
);
