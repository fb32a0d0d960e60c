import { inTransaction } from '../db/in-transaction.ts';
import type { SignedIn } from '../identity/session.ts';
import { holdPerson } from '../privacy/hold-person.ts';
import type { Services } from '../services.ts';

/** By the specification's names. */
export type AdminRequest = {
  readonly uid: string;
  readonly email: string;
  readonly requestedAt: string;
};

/** The specification's own words (its section 8). */
export const REQUEST_FAILED = 'Failed to submit admin access request.';

/**
 * Notes that a user asks to be let into the admin area. It lets nobody in: only a row in `admins` does, and
 * nothing here writes one.
 * @param email what they say it is. Nobody has checked it and anybody can type a colleague's, so it tells staff
 *   whom to write to and never who asks: that is the uid.
 * @returns null: they were erased meanwhile, or it failed, which is in the log
 */
export async function requestAdminAccess(
  services: Services,
  owner: Pick<SignedIn, 'uid' | 'phone'>,
  email: string,
): Promise<AdminRequest | null> {
  try {
    return await inTransaction(services.db, async (transaction) => {
      if (!(await holdPerson(transaction, owner))) return null;
      const { uid } = owner;
      await transaction
        .insertInto('admin_requests')
        .values({ uid, email, requested_at: services.now().toISOString() })
        .onConflict((conflict) =>
          // A mistyped address can be put right; what staff have decided on stays as they saw it.
          conflict
            .column('uid')
            .doUpdateSet({ email })
            .where('admin_requests.decision', 'is', null),
        )
        .execute();
      const stored = await transaction
        .selectFrom('admin_requests')
        .select(['email', 'requested_at'])
        .where('uid', '=', uid)
        .executeTakeFirstOrThrow();
      return { email: stored.email, uid, requestedAt: stored.requested_at };
    });
  } catch (error) {
    const { name: code, stack = '' } = error instanceof Error ? error : { name: 'unknown' };
    services.log.error({ code, stack }, REQUEST_FAILED);
    return null;
  }
}
