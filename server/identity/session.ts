import { createHash, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import { isStaffWay, STAFF_WAYS, type SignInWay } from '../../domain/sign-in-way.ts';
import type { Device } from '../../domain/staff/device.ts';
import { newId } from '../db/new-id.ts';
import { KEPT_DAYS } from '../privacy/register/kept-days.ts';
import type { Tables } from '../db/tables.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const TOKEN_BYTES = 32;

type Limits = {
  readonly unusedMs: number;
  readonly longestMs: number;
  /** Reading a session writes to it at most this often. */
  readonly notedEveryMs: number;
};

const OF_OWNERS: Limits = {
  unusedMs: KEPT_DAYS.sessionUnused * DAY_MS,
  longestMs: KEPT_DAYS.session * DAY_MS,
  notedEveryMs: 60 * MINUTE_MS,
};
const OF_STAFF: Limits = {
  unusedMs: KEPT_DAYS.staffSessionUnused * DAY_MS,
  longestMs: KEPT_DAYS.staffSession * DAY_MS,
  notedEveryMs: 5 * MINUTE_MS,
};
const limitsOf = (way: SignInWay | null): Limits => (isStaffWay(way) ? OF_STAFF : OF_OWNERS);

/** Who sends a request. */
export type SignedIn = {
  readonly uid: string;
  /** In the one normal form; null: signed in with Google. */
  readonly phone: string | null;
  readonly sessionId: string;
  /** By `roleIn`, read anew with each request; null: a home owner. */
  readonly role: 'admin' | null;
};

/**
 * The role that a session has. Every page, call and command learns it from here: a row in `admins`
 * counts only where the session itself began as a staff sign-in.
 * @param stored the role in the user's row in `admins`; null: there is no row
 */
export function roleIn(way: SignInWay | null, stored: string | null): SignedIn['role'] {
  return isStaffWay(way) && stored === 'admin' ? 'admin' : null;
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

type NewSession = {
  readonly uid: string;
  readonly way: SignInWay;
  readonly now: Date;
  /** Of staff, who see where they are signed in. */
  readonly device?: Device;
};

const UNKNOWN: Device = { browser: null, system: null };

/** @returns the token for the cookie; only its hash is stored */
export async function createSession(
  db: Kysely<Tables>,
  { uid, way, now, device = UNKNOWN }: NewSession,
): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  await db
    .insertInto('sessions')
    .values({
      id: newId(now),
      token_hash: hashOf(token),
      uid,
      way,
      created_at: now.toISOString(),
      last_used_at: now.toISOString(),
      expires_at: new Date(now.getTime() + limitsOf(way).longestMs).toISOString(),
      ...device,
    })
    .execute();
  return token;
}

/** @returns null: unknown, ended or expired */
export async function readSession(
  db: Kysely<Tables>,
  token: string,
  now: Date,
): Promise<SignedIn | null> {
  const found = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.uid', 'sessions.uid')
    .leftJoin('admins', 'admins.uid', 'sessions.uid')
    .select([
      'sessions.id',
      'sessions.uid',
      'sessions.way',
      'sessions.last_used_at',
      'users.phone',
      'admins.role',
    ])
    .where('token_hash', '=', hashOf(token))
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst();
  if (found === undefined || isUnused(found, now)) return null;
  if (now.getTime() - Date.parse(found.last_used_at) >= limitsOf(found.way).notedEveryMs) {
    await db
      .updateTable('sessions')
      .set({ last_used_at: now.toISOString() })
      .where('id', '=', found.id)
      .where('last_used_at', '=', found.last_used_at)
      .execute()
      // Reading continues where nothing can be written: a full disk, a running backup.
      .catch(() => undefined);
  }
  const role = roleIn(found.way, found.role);
  return { uid: found.uid, phone: found.phone, sessionId: found.id, role };
}

/** Whether a session has ended because nobody used it for too long. */
export function isUnused(
  { way, last_used_at }: { readonly way: SignInWay | null; readonly last_used_at: string },
  now: Date,
): boolean {
  return now.getTime() - Date.parse(last_used_at) >= limitsOf(way).unusedMs;
}

/** A staff session that was last used before this has ended. */
export function staffUnusedSince(now: Date): Date {
  return new Date(now.getTime() - OF_STAFF.unusedMs);
}

/** For this long a user is not asked for another code before their data is handed out. */
export const CONFIRMED_MINUTES = 15;

/**
 * Whether the session was created, or confirmed by another code, a moment ago: the phone is still
 * in their hand.
 */
export async function isConfirmed(
  db: Kysely<Tables>,
  sessionId: string,
  now: Date,
): Promise<boolean> {
  const session = await db
    .selectFrom('sessions')
    .select(['created_at', 'confirmed_at'])
    .where('id', '=', sessionId)
    .executeTakeFirst();
  if (session === undefined) return false;
  const at = session.confirmed_at ?? session.created_at;
  return now.getTime() - Date.parse(at) < CONFIRMED_MINUTES * 60_000;
}

export async function noteConfirmed(db: Kysely<Tables>, sessionId: string, now: Date) {
  await db
    .updateTable('sessions')
    .set({ confirmed_at: now.toISOString() })
    .where('id', '=', sessionId)
    .execute();
}

/** Signs out here. @returns whether there was such a session */
export async function endSession(db: Kysely<Tables>, token: string): Promise<boolean> {
  const ended = await db
    .deleteFrom('sessions')
    .where('token_hash', '=', hashOf(token))
    .executeTakeFirst();
  return ended.numDeletedRows > 0n;
}

/** Signs out everywhere. */
export async function endAllSessions(db: Kysely<Tables>, uid: string): Promise<void> {
  await db.deleteFrom('sessions').where('uid', '=', uid).execute();
}

/** Signs out everywhere whoever was staff; for a day their open pages can still be told why. */
export async function endSessionsOfRemoved(
  db: Kysely<Tables>,
  uid: string,
  now: Date,
): Promise<void> {
  const at = now.toISOString();
  await db
    .updateTable('sessions')
    .set({ expires_at: at })
    .where('uid', '=', uid)
    .where('expires_at', '>', at)
    .execute();
}

/** Whether a token is of a staff sign-in of somebody whose access was taken. */
export async function isOfRemoved(db: Kysely<Tables>, token: string): Promise<boolean> {
  const found = await db
    .selectFrom('sessions')
    .innerJoin('admins', 'admins.uid', 'sessions.uid')
    .select('sessions.id')
    .where('token_hash', '=', hashOf(token))
    .where('sessions.way', 'in', STAFF_WAYS)
    .where('admins.role', '=', 'removed')
    .executeTakeFirst();
  return found !== undefined;
}
