import type { Transaction } from 'kysely';
import type { InvalidInput } from '../../domain/field-error.ts';
import { fail, ok, type Result } from '../../domain/result.ts';
import type { Tables } from '../db/tables.ts';
import { holdPerson } from '../privacy/hold-person.ts';
import type { Services } from '../services.ts';
import { THEMSELVES, type AuditSubject } from '../use-case/audit-log.ts';
import { orUnavailable, type Unavailable } from '../use-case/unavailable.ts';
import { command, type Change, type NotAllowed } from '../use-case/use-case.ts';

/** The specification's own words (its section 8); callers compare them, so they are not translated. */
export const REQUEST_FAILED = 'Failed to submit admin access request.';

/** By the specification's names. */
export type AdminRequest = {
  readonly uid: string;
  readonly email: string;
  readonly requestedAt: string;
};

export type AccessWish = {
  readonly email: string;
  /** For whom it is asked, and whom the request itself names: nobody asks for somebody else. */
  readonly uid?: string;
  readonly named?: string | null;
};
type Refusal = NotAllowed<'user'> | InvalidInput | { readonly kind: 'not-found' };

/**
 * Notes that a user asks to be let into the admin area. It lets nobody in: only a row in `admins` does, and
 * nothing here writes one. The email is what they say it is. Nobody has checked it and anybody can type a
 * colleague's, so it tells staff whom to write to and never who asks: that is the uid.
 */
export const requestAdminAccess = command(
  { name: 'admin.request-access', access: 'user', idempotent: 'always', audit: 'user' },
  async (
    { change, now, log }: Pick<Services, 'now' | 'log'> & { readonly change: Change },
    who,
    { email, uid: asked = who.uid, named = null }: AccessWish,
  ): Promise<Result<AdminRequest, Refusal | Unavailable>> => {
    if (asked !== who.uid) return fail({ kind: 'not-found' });
    if (named !== null && named !== who.uid) {
      return fail({ kind: 'invalid', errors: [{ field: 'uid', code: 'unknown-value' }] });
    }
    return orUnavailable<Result<AdminRequest, Refusal>>(log, REQUEST_FAILED, () =>
      change(async (transaction, about) => {
        // Erased meanwhile: with the person goes their session.
        if (!(await holdPerson(transaction, who))) return fail({ kind: 'signed-out' });
        const { uid } = who;
        await transaction
          .insertInto('admin_requests')
          .values({ uid, email, requested_at: now().toISOString() })
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
        about(await askerOf(transaction, uid));
        return ok({ email: stored.email, uid, requestedAt: stored.requested_at });
      }),
    );
  },
);

/**
 * Who asks to become staff shows staff their account, and the log may name it. Whoever is known by a telephone number
 * only is not named in the log.
 */
async function askerOf(transaction: Transaction<Tables>, uid: string): Promise<AuditSubject> {
  const { google_sub } = await transaction
    .selectFrom('users')
    .select('google_sub')
    .where('uid', '=', uid)
    .executeTakeFirstOrThrow();
  return google_sub === null ? THEMSELVES : { id: uid, isOpenActor: true };
}
