import { createHmac } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Tables } from '../db/tables.ts';
import { KEPT_DAYS } from '../privacy/register/kept-days.ts';
import type { Services } from '../services.ts';

// A browser that has signed in to a number is known to it: strangers can't use up its codes and
// guesses. The cookie is a random number, the same for everyone who signs in there; what is stored
// is a hash of it and the number, so that neither the cookie nor two rows reveal who shares a
// browser.

/** Since the last sign-in. */
const KNOWN_MS = KEPT_DAYS.knownBrowser * 24 * 60 * 60 * 1000;
/** Per user; a new one displaces the one that signed in longest ago. */
const MOST_KNOWN = 10;

function hashOf(token: string, phone: string, secret: string): string {
  return createHmac('sha256', secret).update(`known-browser:${token}:${phone}`).digest('hex');
}

/** Whether this browser has signed in to this number. Takes equally long for every number. */
export async function isKnownBrowser(
  { db, secret, now }: Pick<Services, 'db' | 'secret' | 'now'>,
  { token, phone }: { readonly token: string | null; readonly phone: string },
): Promise<boolean> {
  if (token === null) return false;
  const row = await db
    .selectFrom('known_browsers')
    .select('signed_in_at')
    .where('browser_hash', '=', hashOf(token, phone, secret))
    .executeTakeFirst();
  return row !== undefined && row.signed_in_at > knownSince(now());
}

/** Records that a browser signs in to a number. */
export async function rememberBrowser(
  transaction: Transaction<Tables>,
  {
    token,
    phone,
    uid,
    secret,
    now,
  }: {
    readonly token: string;
    readonly phone: string;
    readonly uid: string;
    readonly secret: string;
    readonly now: Date;
  },
): Promise<void> {
  const signed_in_at = now.toISOString();
  await transaction
    .insertInto('known_browsers')
    .values({ browser_hash: hashOf(token, phone, secret), uid, signed_in_at })
    .onConflict((conflict) => conflict.column('browser_hash').doUpdateSet({ uid, signed_in_at }))
    .execute();
  const known = await transaction
    .selectFrom('known_browsers')
    .select('browser_hash')
    .where('uid', '=', uid)
    .orderBy('signed_in_at', 'desc')
    .orderBy('browser_hash')
    .execute();
  const tooMany = known.slice(MOST_KNOWN).map(({ browser_hash }) => browser_hash);
  if (tooMany.length === 0) return;
  await transaction.deleteFrom('known_browsers').where('browser_hash', 'in', tooMany).execute();
}

/** Forgets all known browsers, for example after a phone or computer was lost. */
export async function forgetBrowsersOf(transaction: Transaction<Tables>, uid: string) {
  await transaction.deleteFrom('known_browsers').where('uid', '=', uid).execute();
}

function knownSince(now: Date): string {
  return new Date(now.getTime() - KNOWN_MS).toISOString();
}
