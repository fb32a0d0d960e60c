import * as z from 'zod/mini';
import { OWN_COOKIES, ownCookieIn, setOwnCookie } from '../../own-cookies.ts';
import { openSealed, sealFor } from './sealed-for.ts';
import { LOCALES } from '../../../words/locale.ts';

// While its visitor is at Google the browser itself keeps what has to come back with them, sealed: a sign-in that
// was begun in one browser can be finished in no other.

export const PURPOSES = ['sign-in', 'request-access'] as const;

const flow = z.object({
  state: z.string(),
  nonce: z.string(),
  codeVerifier: z.string(),
  purpose: z.enum(PURPOSES),
  locale: z.enum(LOCALES),
  /** In a window of its own, which closes; or in the page's own tab. */
  inPopup: z.boolean(),
  redirectUri: z.string(),
  /** Of the link that makes its first user staff; empty: none. */
  invitation: z.string(),
});
export type GoogleFlow = z.infer<typeof flow>;

/** A text that only the server reads, for ten minutes. */
export function sealFlow(begun: GoogleFlow, secret: string, now: Date): string {
  return sealFor(OWN_COOKIES.google.lifeS * 1000, begun, secret, now);
}

/** @returns null: none, of another server, or too old */
export function openFlow(sealed: string | null, secret: string, now: Date): GoogleFlow | null {
  return openSealed(flow, sealed, secret, now);
}

export function sealedFlowIn(cookies: string | undefined, isSecure: boolean): string | null {
  return ownCookieIn(cookies, 'google', isSecure);
}

/** @param sealed empty: the cookie is taken away */
export function flowCookie(sealed: string, isSecure: boolean): string {
  return setOwnCookie('google', sealed, isSecure);
}
