import { ownCookieIn, setOwnCookie } from '../own-cookies.ts';
import { signedOutHeaders } from './session-cookie.ts';

const TOKEN_FORM = /^[\w-]{43}$/;

export function knownTokenIn(cookies: string | null | undefined, isSecure: boolean): string | null {
  const token = ownCookieIn(cookies, 'known', isSecure);
  return token !== null && TOKEN_FORM.test(token) ? token : null;
}

export function knownCookie(token: string, isSecure: boolean): string {
  return setOwnCookie('known', token, isSecure);
}

/**
 * Headers of the answer that ends all of a user's sessions: the browser is no longer known, either.
 */
export function forgottenHeaders(isSecure: boolean): Headers {
  const headers = new Headers(signedOutHeaders(isSecure));
  headers.append('Set-Cookie', setOwnCookie('known', '', isSecure));
  return headers;
}
