import type { Settings } from '../env.ts';

/** On https the browser itself refuses a cookie of this name that is not ours alone. */
const SECURE_NAME = '__Host-solrig_session';
const PLAIN_NAME = 'solrig_session';
const LIFE_S = 90 * 24 * 60 * 60;

type Header = string | null | undefined;
type Site = Pick<Settings, 'appUrl'>;

export function isSecureSite({ appUrl }: Site): boolean {
  return appUrl?.startsWith('https:') === true;
}

/** @returns the value of the cookie; null: the browser sent none */
export function cookieNamed(name: string, cookies: Header): string | null {
  for (const pair of (cookies ?? '').split(';')) {
    const [key, ...value] = pair.split('=');
    if (key?.trim() === name) return value.join('=').trim();
  }
  return null;
}

/** @returns the session's token; null: the browser sent none */
export function sessionTokenIn(cookies: Header, isSecure: boolean): string | null {
  const token = cookieNamed(isSecure ? SECURE_NAME : PLAIN_NAME, cookies);
  return token === '' ? null : token;
}

export function sessionCookie(token: string, isSecure: boolean): string {
  return cookie(isSecure, token, LIFE_S);
}

/**
 * Headers of the answer that ends a session: its cookie is taken away, and with it every page that the browser
 * has kept, for «back» too. No more is cleared: "cookies" would take the language with it, and for all hosts of
 * the domain; "storage" the choice about cookies. The person's own figures the pages forget themselves.
 */
export function signedOutHeaders(isSecure: boolean): Readonly<Record<string, string>> {
  return { 'Set-Cookie': cookie(isSecure, '', 0), 'Clear-Site-Data': '"cache"' };
}

function cookie(isSecure: boolean, value: string, lifeS: number): string {
  const name = isSecure ? SECURE_NAME : PLAIN_NAME;
  const secure = isSecure ? '; Secure' : '';
  return `${name}=${value}; Path=/; Max-Age=${lifeS}; HttpOnly; SameSite=Lax${secure}`;
}
