import { sql, type Transaction } from 'kysely';
import { fail, ok, type Result } from '../../domain/result.ts';
import type { Locale } from '../../words/locale.ts';
import type { Tables } from '../db/tables.ts';
import { clientGroups } from '../http/client-address.ts';
import { endAllSessions, endSessionsOfRemoved } from '../identity/session.ts';
import type { Services } from '../services.ts';
import { command, type Change } from '../use-case/use-case.ts';
import { noteRemovals } from './staff-removals.ts';
import {
  accessMail,
  mailStaff,
  staffNameOf,
  type MailOutcome,
  type SignInAddress,
} from './staff-mails.ts';

type Needs = Pick<Services, 'now'> & { readonly change: Change };
type MailNeeds = Pick<Services, 'now' | 'secret' | 'settings' | 'log'> & {
  readonly change: Change;
};

type RemovalNeeds = Needs & Parameters<typeof noteRemovals>[0];

const LONGEST_REASON = 500;

type NotFound = { readonly kind: 'not-found' };
type Done<Failure extends { readonly kind: string } = never, Value = object> = Result<
  Value,
  NotFound | Failure
>;

const notFound = () => fail({ kind: 'not-found' as const });

/**
 * Lets in somebody who asked, or was staff before, and writes to them; who has access already hears
 * nothing more. Only an issuer's subject that is proven to be theirs can be let in: what a person
 * who is known by a phone number has typed proves nothing (not-proven).
 */
export const grantAccess = command(
  { name: 'admin.grant-access', access: 'staff', idempotent: 'always', audit: 'user' },
  async (
    { change, ...services }: MailNeeds,
    who,
    { uid, signInAt }: SignInAddress & { readonly uid: string },
    locale: Locale,
  ) =>
    change<Done<{ readonly kind: 'not-proven' }, { readonly mail: MailOutcome }>>(
      async (transaction, about) => {
        const { now } = services;
        const at = now().toISOString();
        const before = await roleOf(transaction, uid);
        const asked = await transaction
          .updateTable('admin_requests')
          .set({ decision: 'granted', decided_at: at, reason: null })
          .where('uid', '=', uid)
          .returning('uid')
          .execute();
        // Only somebody who asked, or was staff before, is let in.
        if (asked.length === 0 && before === null) return notFound();
        const user = await transaction
          .selectFrom('users')
          .select(['google_sub', 'email', 'email_proven_at'])
          .where('uid', '=', uid)
          .executeTakeFirst();
        if (user === undefined || user.google_sub === null) return fail({ kind: 'not-proven' });
        const granted = { role: 'admin', granted_at: at, removed_at: null };
        await transaction
          .insertInto('admins')
          .values({ uid, ...granted })
          .onConflict((conflict) => conflict.column('uid').doUpdateSet(granted))
          .execute();
        if (before === 'admin') return ok({ mail: 'none' });
        about({ id: uid, before: { role: before }, after: { role: 'admin' } });
        // An address that somebody has only typed may be a stranger's.
        if (user.email === null || user.email_proven_at === null) return ok({ mail: 'none' });
        const by = await staffNameOf(transaction, who.uid);
        const mail = accessMail({ recipient: user.email, by, signInAt, locale });
        const from = clientGroups(who.network);
        return ok({ mail: await mailStaff(transaction, services, mail, { from, ownerUid: uid }) });
      },
    ),
);

/** The reason is recorded in the audit log and in the file of their own data. */
export const refuseAccess = command(
  { name: 'admin.refuse-access', access: 'staff', idempotent: 'always', audit: 'user' },
  async (
    { now, change }: Needs,
    _who,
    { uid, reason: typed }: { readonly uid: string; readonly reason: string },
  ): Promise<Done<{ readonly kind: 'no-reason' }>> => {
    const reason = typed.trim().slice(0, LONGEST_REASON);
    if (reason === '') return fail({ kind: 'no-reason' as const });
    return change<Done>(async (transaction, about) => {
      const refused = await transaction
        .updateTable('admin_requests')
        .set({ decision: 'refused', decided_at: now().toISOString(), reason })
        .where('uid', '=', uid)
        .where('decision', 'is', null)
        .returning('uid')
        .execute();
      if (refused.length === 0) return notFound();
      about({ id: uid, before: { decision: null }, after: { decision: 'refused', reason } });
      return ok({});
    });
  },
);

/** From the next request on, their open pages can save nothing. The last one who has signed in can't be removed. */
export const removeAccess = command(
  { name: 'admin.remove-access', access: 'staff', idempotent: 'always', audit: 'user' },
  async ({ change, ...services }: RemovalNeeds, _who, { uid }: { readonly uid: string }) => {
    const done = await change<Done<{ readonly kind: 'last-admin' }>>(async (transaction, about) => {
      await holdAdmins(transaction);
      const at = services.now();
      if ((await roleOf(transaction, uid)) !== 'admin') return notFound();
      const others = await transaction
        .selectFrom('admins')
        .select('uid')
        .where('role', '=', 'admin')
        .where('uid', '!=', uid)
        .where('last_sign_in_at', 'is not', null)
        .limit(1)
        .execute();
      if (others.length === 0) return fail({ kind: 'last-admin' as const });
      await transaction
        .updateTable('admins')
        .set({ role: 'removed', removed_at: at.toISOString() })
        .where('uid', '=', uid)
        .execute();
      await endSessionsOfRemoved(transaction, uid, at);
      about({ id: uid, before: { role: 'admin' }, after: { role: 'removed' } });
      return ok({});
    });
    // Beside the database: an older backup must not let them in again.
    if (done.ok) await noteRemovals(services);
    return done;
  },
);

export const signOutPerson = command(
  { name: 'admin.sign-out-person', access: 'staff', idempotent: 'always', audit: 'user' },
  async ({ change }: Needs, _who, { uid }: { readonly uid: string }) =>
    change(async (transaction, about) => {
      if ((await roleOf(transaction, uid)) === null) return notFound();
      await endAllSessions(transaction, uid);
      about({ id: uid });
      return ok({});
    }),
);

async function roleOf(transaction: Transaction<Tables>, uid: string): Promise<string | null> {
  const row = await transaction
    .selectFrom('admins')
    .select('role')
    .where('uid', '=', uid)
    .executeTakeFirst();
  return row?.role ?? null;
}

/** Two who remove each other at once: one waits for the other, and finds that they are the last. */
async function holdAdmins(transaction: Transaction<Tables>): Promise<void> {
  await transaction
    .updateTable('admins')
    .set({ role: sql.ref('role') })
    .execute();
}
