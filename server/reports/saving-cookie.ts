import { createHmac, timingSafeEqual } from 'node:crypto';
import { ownCookieIn, setOwnCookie } from '../own-cookies.ts';

// A calculation waits in an address while its owner signs in, and anybody can send somebody else such an address.
// This tells which browser pressed «save»; in any other one the page asks before it stores anything.
/** The query of an address at which a calculation waits, with the key under which it is saved once. */
export type Waiting = { readonly query: string; readonly idempotencyKey: string };
type Site = { readonly secret: string; readonly isSecure: boolean };

/** Marks the browser that wants this calculation saved. */
export function savingCookie(waiting: Waiting, { secret, isSecure }: Site): string {
  return setOwnCookie('saving', markOf(waiting, secret), isSecure);
}

export function noSavingCookie(isSecure: boolean): string {
  return setOwnCookie('saving', '', isSecure);
}

/**
 * Whether it was this browser that wanted this very calculation saved, and it comes for it by a step within the site.
 */
export function isOwnWish(headers: Headers, waiting: Waiting, { secret, isSecure }: Site): boolean {
  if (headers.get('sec-fetch-site') !== 'same-origin') return false;
  const cookies = headers.get('cookie');
  const found = Buffer.from(ownCookieIn(cookies, 'saving', isSecure) ?? '');
  const mark = Buffer.from(markOf(waiting, secret));
  return found.length === mark.length && timingSafeEqual(found, mark);
}

/** However the query is written: an address writes it anew on its way. */
function markOf({ query, idempotencyKey }: Waiting, secret: string): string {
  const said = JSON.stringify([idempotencyKey, [...new URLSearchParams(query)].toSorted()]);
  return createHmac('sha256', secret).update(`saving:${said}`).digest('base64url');
}
