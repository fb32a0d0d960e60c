import { fail, ok, type Result } from '../../domain/result.ts';
import type { OwnSession } from '../../domain/staff/people.ts';
import { isUnused } from '../identity/session.ts';
import type { Services } from '../services.ts';
import { command, query, type Change } from '../use-case/use-case.ts';

/** One's own sessions, most recently used first. */
export const listOwnSessions = query(
  { name: 'admin.own-sessions', access: 'staff' },
  async ({ db, now }: Pick<Services, 'db' | 'now'>, who, _input: object) => {
    const rows = await db
      .selectFrom('sessions')
      .select(['id', 'way', 'created_at', 'last_used_at', 'browser', 'system'])
      .where('uid', '=', who.uid)
      .where('expires_at', '>', now().toISOString())
      .orderBy('last_used_at', 'desc')
      .orderBy('id')
      .execute();
    const open = rows.filter((row) => !isUnused(row, now()));
    return ok<readonly OwnSession[]>(
      open.map((row) => ({
        id: row.id,
        since: row.created_at,
        device: { browser: row.browser, system: row.system },
        lastUsedAt: row.last_used_at,
        isThis: row.id === who.sessionId,
      })),
    );
  },
);

/** Ends all of one's own sessions but the one that asks. */
export const endOtherSessions = command(
  { name: 'admin.end-other-sessions', access: 'staff', idempotent: 'always', audit: 'user' },
  async ({ change }: { readonly change: Change }, who, _input: object) =>
    change<Result<object, never>>(async (transaction, about) => {
      const { numDeletedRows } = await transaction
        .deleteFrom('sessions')
        .where('uid', '=', who.uid)
        .where('id', '!=', who.sessionId)
        .executeTakeFirst();
      if (numDeletedRows > 0n) about({ id: who.uid });
      return ok({});
    }),
);

/** Ends one of one's own sessions; the owner is part of the query. */
export const endOwnSession = command(
  { name: 'admin.end-session', access: 'staff', idempotent: 'always', audit: 'user' },
  async ({ change }: { readonly change: Change }, who, { id }: { readonly id: string }) =>
    change<Result<object, { readonly kind: 'not-found' }>>(async (transaction, about) => {
      const { numDeletedRows } = await transaction
        .deleteFrom('sessions')
        .where('id', '=', id)
        .where('uid', '=', who.uid)
        .executeTakeFirst();
      if (numDeletedRows !== 1n) return fail({ kind: 'not-found' });
      about({ id: who.uid });
      return ok({});
    }),
);
