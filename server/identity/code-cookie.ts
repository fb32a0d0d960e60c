import { cookieNamed } from './session-cookie.ts';

// The browser that asked for a code is the only one that can use it; this tells which one it was.
const SECURE_NAME = '__Host-solrig_code';
const PLAIN_NAME = 'solrig_code';
/** As long as its guesses are counted. */
const LIFE_S = 24 * 60 * 60;
const TOKEN_FORM = /^[\w-]{43}$/;

export function codeTokenIn(cookies: string | null | undefined, isSecure: boolean): string | null {
  const token = cookieNamed(isSecure ? SECURE_NAME : PLAIN_NAME, cookies);
  return token !== null && TOKEN_FORM.test(token) ? token : null;
}

export function codeCookie(token: string, isSecure: boolean): string {
  const name = isSecure ? SECURE_NAME : PLAIN_NAME;
  const secure = isSecure ? '; Secure' : '';
  return `${name}=${token}; Path=/; Max-Age=${LIFE_S}; HttpOnly; SameSite=Lax${secure}`;
}
