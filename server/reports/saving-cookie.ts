import { createHmac, timingSafeEqual } from 'node:crypto';
import { cookieNamed } from '../identity/session-cookie.ts';

// A calculation waits in an address while its owner signs in, and anybody can send somebody else such an address.
// This tells which browser pressed «save»; in any other one the page asks before it stores anything.
const SECURE_NAME = '__Host-solrig_saving';
const PLAIN_NAME = 'solrig_saving';
/** As long as a code can be asked for anew. */
const LIFE_S = 24 * 60 * 60;

/** The query of an address at which a calculation waits, with the key under which it is saved once. */
export type Waiting = { readonly query: string; readonly idempotencyKey: string };
type Site = { readonly secret: string; readonly isSecure: boolean };

/** Marks the browser that wants this calculation saved. */
export function savingCookie(waiting: Waiting, { secret, isSecure }: Site): string {
  return cookie(isSecure, markOf(waiting, secret), LIFE_S);
}

export function noSavingCookie(isSecure: boolean): string {
  return cookie(isSecure, '', 0);
}

/**
 * Whether it was this browser that wanted this very calculation saved, and it comes for it by a step within the site.
 */
export function isOwnWish(headers: Headers, waiting: Waiting, { secret, isSecure }: Site): boolean {
  if (headers.get('sec-fetch-site') !== 'same-origin') return false;
  const cookies = headers.get('cookie');
  const found = Buffer.from(cookieNamed(isSecure ? SECURE_NAME : PLAIN_NAME, cookies) ?? '');
  const mark = Buffer.from(markOf(waiting, secret));
  return found.length === mark.length && timingSafeEqual(found, mark);
}

/** However the query is written: an address writes it anew on its way. */
function markOf({ query, idempotencyKey }: Waiting, secret: string): string {
  const said = JSON.stringify([idempotencyKey, [...new URLSearchParams(query)].toSorted()]);
  return createHmac('sha256', secret).update(`saving:${said}`).digest('base64url');
}

function cookie(isSecure: boolean, value: string, lifeS: number): string {
  const name = isSecure ? SECURE_NAME : PLAIN_NAME;
  const secure = isSecure ? '; Secure' : '';
  return `${name}=${value}; Path=/; Max-Age=${lifeS}; HttpOnly; SameSite=Lax${secure}`;
}
