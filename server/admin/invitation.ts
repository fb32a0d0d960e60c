import { createHash, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import { newId } from '../db/new-id.ts';
import type { Tables } from '../db/tables.ts';
import { SAMPLE_PEOPLE } from '../identity/google/sample-people.ts';
import { KEPT_DAYS } from '../privacy/register/kept-days.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const TOKEN_BYTES = 32;

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

function lifeFrom(now: Date) {
  const expires = new Date(now.getTime() + KEPT_DAYS.adminInvitation * DAY_MS);
  return { invited_at: now.toISOString(), expires_at: expires.toISOString() };
}

export type MailedInvitation = {
  readonly id: string;
  readonly email: string;
  readonly expiresAt: string;
  /** false: it was there, and its period is renewed. */
  readonly isNew: boolean;
};

/** Whoever signs in with this mail address becomes staff, once; inviting again renews the period. */
export async function inviteByEmail(
  db: Kysely<Tables>,
  email: string,
  now: Date,
): Promise<MailedInvitation> {
  const life = lifeFrom(now);
  const id = newId(now);
  // One that has run out is none: the next one is new.
  await db
    .deleteFrom('admin_invitations')
    .where('email', '=', email)
    .where('expires_at', '<=', now.toISOString())
    .execute();
  const stored = await db
    .insertInto('admin_invitations')
    .values({ id, email, link_hash: null, ...life })
    .onConflict((conflict) => conflict.column('email').doUpdateSet(life))
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id: stored.id, email, expiresAt: life.expires_at, isNew: stored.id === id };
}

/** Whoever holds the link becomes staff, once. Only its hash is stored. @returns the link's token */
export async function inviteByLink(db: Kysely<Tables>, now: Date): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  await db
    .insertInto('admin_invitations')
    .values({ id: newId(now), email: null, link_hash: hashOf(token), ...lifeFrom(now) })
    .execute();
  return token;
}

export type Invited = {
  /** Verified by Google; null: it is not. */
  readonly email: string | null;
  /** From the link they used; empty: none. */
  readonly token: string;
};

/** Uses up an invitation, because it is for one person. @returns whether there was one */
export async function takeInvitation(
  db: Kysely<Tables>,
  { email, token }: Invited,
  now: Date,
): Promise<boolean> {
  const taken = await db
    .deleteFrom('admin_invitations')
    .where((row) =>
      row.or([
        ...(email === null ? [] : [row('email', '=', email)]),
        row('link_hash', '=', hashOf(token)),
      ]),
    )
    .where('expires_at', '>', now.toISOString())
    .returning('id')
    .execute();
  return taken.length > 0;
}

/** Whether anybody can sign in as staff, or is invited to. */
export async function hasStaff(db: Kysely<Tables>, now: Date): Promise<boolean> {
  const admin = await db
    .selectFrom('admins')
    .innerJoin('users', 'users.uid', 'admins.uid')
    .select('admins.uid')
    .where('role', '=', 'admin')
    .where('google_sub', 'is not', null)
    .limit(1)
    .execute();
  const invited = await db
    .selectFrom('admin_invitations')
    .select('id')
    .where('email', 'is not', null)
    .where('expires_at', '>', now.toISOString())
    .limit(1)
    .execute();
  return admin.length + invited.length > 0;
}

/** Invites the first of the sample people, so that a server without Google can be seen as its staff see it. */
export async function inviteSampleStaff(db: Kysely<Tables>, now: Date): Promise<void> {
  if (!(await hasStaff(db, now))) await inviteByEmail(db, SAMPLE_PEOPLE[0].email, now);
}
