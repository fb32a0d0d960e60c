import { cookieNamed, signedOutHeaders } from './session-cookie.ts';

// Tells a browser that has signed in before from a stranger's, when it asks for a code.
const SECURE_NAME = '__Host-solrig_known';
const PLAIN_NAME = 'solrig_known';
const LIFE_S = 365 * 24 * 60 * 60;
const TOKEN_FORM = /^[\w-]{43}$/;

export function knownTokenIn(cookies: string | null | undefined, isSecure: boolean): string | null {
  const token = cookieNamed(isSecure ? SECURE_NAME : PLAIN_NAME, cookies);
  return token !== null && TOKEN_FORM.test(token) ? token : null;
}

export function knownCookie(token: string, isSecure: boolean): string {
  return cookie(isSecure, token, LIFE_S);
}

/** Headers of the answer that ends all of somebody's sessions: the browser is known no more, either. */
export function forgottenHeaders(isSecure: boolean): Headers {
  const headers = new Headers(signedOutHeaders(isSecure));
  headers.append('Set-Cookie', cookie(isSecure, '', 0));
  return headers;
}

function cookie(isSecure: boolean, value: string, lifeS: number): string {
  const name = isSecure ? SECURE_NAME : PLAIN_NAME;
  const secure = isSecure ? '; Secure' : '';
  return `${name}=${value}; Path=/; Max-Age=${lifeS}; HttpOnly; SameSite=Lax${secure}`;
}
