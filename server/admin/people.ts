import { ok } from '../../domain/result.ts';
import { STAFF_WAYS } from '../../domain/sign-in-way.ts';
import type { Proof, StaffPeople } from '../../domain/staff/people.ts';
import { staffUnusedSince } from '../identity/session.ts';
import type { Services } from '../services.ts';
import { query } from '../use-case/use-case.ts';
import { inDanishOrder } from '../../words/danish-order.ts';

/** More than any company has staff; anybody with a Google account can ask. */
const MOST_REQUESTS = 200;

type Known = { readonly google_sub: string | null; readonly email_proven_at: string | null };

/** What an issuer has confirmed of a user. Nothing that they typed themselves is in it. */
function proofOf({ google_sub, email_proven_at }: Known, email: string | null): Proof | null {
  if (google_sub === null) return null;
  return { email: email_proven_at === null ? null : email };
}

/** Everybody who is staff or was, is invited, or has asked. */
export const listStaff = query(
  { name: 'admin.list-people', access: 'staff' },
  async ({ db, now }: Pick<Services, 'db' | 'now'>, who, _input: object) => {
    const at = now().toISOString();
    const usedSince = staffUnusedSince(now()).toISOString();
    const staff = await db
      .selectFrom('admins')
      .innerJoin('users', 'users.uid', 'admins.uid')
      .select((row) => [
        'admins.uid',
        'admins.role',
        'admins.granted_at',
        'admins.removed_at',
        'admins.last_sign_in_at',
        'users.google_sub',
        'users.name',
        'users.email',
        'users.email_proven_at',
        row
          .selectFrom('sessions')
          .whereRef('sessions.uid', '=', 'admins.uid')
          .where('sessions.way', 'in', STAFF_WAYS)
          .where('sessions.expires_at', '>', at)
          .where('sessions.last_used_at', '>', usedSince)
          .select((inner) => inner.fn.countAll<number | string>().as('count'))
          .as('sessions'),
      ])
      .orderBy('admins.uid')
      .execute();
    const invited = await db
      .selectFrom('admin_invitations')
      .select(['id', 'email', 'invited_at', 'expires_at'])
      .where('email', 'is not', null)
      .where('expires_at', '>', at)
      .orderBy('invited_at', 'desc')
      .execute();
    const requests = await db
      .selectFrom('admin_requests')
      .leftJoin('users', 'users.uid', 'admin_requests.uid')
      .select([
        'admin_requests.uid',
        'admin_requests.email',
        'requested_at',
        'decision',
        'decided_at',
        'reason',
        'users.google_sub',
        'users.name',
        'users.email as known_email',
        'users.email_proven_at',
      ])
      .orderBy('requested_at', 'desc')
      .limit(MOST_REQUESTS)
      .execute();
    return ok<StaffPeople>({
      staff: staff.toSorted(byRoleAndName).map((row) => ({
        uid: row.uid,
        name: row.name,
        email: row.email,
        proof: proofOf(row, row.email),
        grantedAt: row.granted_at,
        removedAt: row.removed_at,
        lastSignInAt: row.last_sign_in_at,
        sessions: Number(row.sessions ?? 0),
        isYou: row.uid === who.uid,
      })),
      invited: invited.map((row) => ({
        id: row.id,
        email: row.email ?? '',
        invitedAt: row.invited_at,
        expiresAt: row.expires_at,
      })),
      requests: requests.map((row) => ({
        uid: row.uid,
        name: row.name,
        email: row.email,
        proof: proofOf(row, row.known_email),
        requestedAt: row.requested_at,
        decision: row.decision,
        decidedAt: row.decided_at,
        reason: row.reason,
      })),
    });
  },
);

type Named = { readonly role: string; readonly name: string | null; readonly email: string | null };

/** Whoever is staff before those who were. */
const byRoleAndName = (one: Named, other: Named): number =>
  inDanishOrder(one.role, other.role) ||
  inDanishOrder(one.name ?? one.email ?? '', other.name ?? other.email ?? '');
