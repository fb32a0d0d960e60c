import type { Transaction } from 'kysely';
import type { Device } from '../../domain/staff/device.ts';
import { fail, ok } from '../../domain/result.ts';
import type { Tables } from '../db/tables.ts';
import type { GoogleIdentity } from '../identity/google/port.ts';
import { createSession, endSession } from '../identity/session.ts';
import type { Services } from '../services.ts';
import { command, type Change } from '../use-case/use-case.ts';
import { findGoogleUser, keepGoogleUser } from './google-user.ts';
import { takeInvitation } from './invitation.ts';

type Needs = Pick<Services, 'db' | 'now'> & { readonly change: Change };

export type StaffSigningIn = {
  readonly identity: GoogleIdentity;
  /** The session that the browser had so far: it ends, whoever comes. */
  readonly oldSession: string | null;
  /** From the link they used; empty: none. */
  readonly invitation: string;
  readonly device: Device;
};

/**
 * Signs somebody in to the admin area whom a row in `admins` lets in, or an invitation. Of anybody else nothing is
 * kept, and whoever was signed in in this browser is no longer.
 * @returns the new session's token
 */
export const signInStaff = command(
  { name: 'admin.sign-in', access: 'anyone', idempotent: 'no', audit: 'user' },
  async (
    { db, now, change }: Needs,
    _who,
    { identity, oldSession, invitation, device }: StaffSigningIn,
  ) => {
    if (oldSession !== null) await endSession(db, oldSession);
    return change(async (transaction, about) => {
      const at = now();
      const uid =
        (await staffWith(transaction, identity)) ??
        (await becomesStaff(transaction, identity, invitation, at));
      if (uid === null) return fail({ kind: 'not-admin' as const });
      await keepGoogleUser(transaction, identity, at);
      await transaction
        .updateTable('admins')
        .set({ last_sign_in_at: at.toISOString() })
        .where('uid', '=', uid)
        .execute();
      about({ id: uid, isActor: true });
      return ok(await createSession(transaction, { uid, way: 'issuer', now: at, device }));
    });
  },
);

async function staffWith(
  transaction: Transaction<Tables>,
  identity: GoogleIdentity,
): Promise<string | null> {
  const uid = await findGoogleUser(transaction, identity);
  if (uid === null) return null;
  const row = await transaction
    .selectFrom('admins')
    .select('role')
    .where('uid', '=', uid)
    .executeTakeFirst();
  return row?.role === 'admin' ? uid : null;
}

/** From then on they are let in by their account, whatever becomes of the mail address. */
async function becomesStaff(
  transaction: Transaction<Tables>,
  identity: GoogleIdentity,
  token: string,
  at: Date,
): Promise<string | null> {
  if (!(await takeInvitation(transaction, { email: identity.email, token }, at))) return null;
  const uid = await keepGoogleUser(transaction, identity, at);
  const granted = { role: 'admin', granted_at: at.toISOString(), removed_at: null };
  await transaction
    .insertInto('admins')
    .values({ uid, ...granted })
    .onConflict((conflict) => conflict.column('uid').doUpdateSet(granted))
    .execute();
  return uid;
}
