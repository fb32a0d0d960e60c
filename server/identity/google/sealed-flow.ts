import * as z from 'zod/mini';
import { OWN_COOKIES, ownCookieIn, setOwnCookie } from '../../own-cookies.ts';
import { openSealed, sealFor } from './sealed-for.ts';
import { LOCALES } from '../../../words/locale.ts';

// While the visitor is at Google, the browser itself keeps, sealed, what must come back: a sign-in
// begun in one browser can't be finished in another.

export const PURPOSES = ['sign-in', 'request-access'] as const;

const flow = z.object({
  state: z.string(),
  nonce: z.string(),
  codeVerifier: z.string(),
  purpose: z.enum(PURPOSES),
  locale: z.enum(LOCALES),
  /** In a separate window, which closes afterwards, or in the page's own tab. */
  inPopup: z.boolean(),
  redirectUri: z.string(),
  /** From the link that makes its first user staff; empty: none. */
  invitation: z.string(),
});
export type GoogleFlow = z.infer<typeof flow>;

/** A text only the server can read, for ten minutes. */
export function sealFlow(begun: GoogleFlow, secret: string, now: Date): string {
  return sealFor(OWN_COOKIES.google.lifeS * 1000, begun, secret, now);
}

/** @returns null: missing, from another server, or expired */
export function openFlow(sealed: string | null, secret: string, now: Date): GoogleFlow | null {
  return openSealed(flow, sealed, secret, now);
}

export function sealedFlowIn(cookies: string | undefined, isSecure: boolean): string | null {
  return ownCookieIn(cookies, 'google', isSecure);
}

/** @param sealed empty: the cookie is deleted */
export function flowCookie(sealed: string, isSecure: boolean): string {
  return setOwnCookie('google', sealed, isSecure);
}
