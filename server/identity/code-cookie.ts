import { ownCookieIn, setOwnCookie } from '../own-cookies.ts';

const TOKEN_FORM = /^[\w-]{43}$/;

export function codeTokenIn(cookies: string | null | undefined, isSecure: boolean): string | null {
  const token = ownCookieIn(cookies, 'code', isSecure);
  return token !== null && TOKEN_FORM.test(token) ? token : null;
}

export function codeCookie(token: string, isSecure: boolean): string {
  return setOwnCookie('code', token, isSecure);
}
