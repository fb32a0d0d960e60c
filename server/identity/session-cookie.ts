import type { Settings } from '../env.ts';
import { ownCookieIn, setOwnCookie } from '../own-cookies.ts';

type Header = string | null | undefined;
type Site = Pick<Settings, 'appUrl'>;

export function isSecureSite({ appUrl }: Site): boolean {
  return appUrl?.startsWith('https:') === true;
}

/** @returns the session's token; null: the browser sent none */
export function sessionTokenIn(cookies: Header, isSecure: boolean): string | null {
  const token = ownCookieIn(cookies, 'session', isSecure);
  return token === '' ? null : token;
}

export function sessionCookie(token: string, isSecure: boolean): string {
  return setOwnCookie('session', token, isSecure);
}

/**
 * Headers of the answer that ends a session: they delete its cookie and every page the browser has
 * cached, including for "back". Nothing more is cleared: "cookies" would also delete the language,
 * for all hosts of the domain; "storage" would delete the cookie choice. The pages themselves
 * forget the person's figures.
 */
export function signedOutHeaders(isSecure: boolean): Readonly<Record<string, string>> {
  return { 'Set-Cookie': setOwnCookie('session', '', isSecure), 'Clear-Site-Data': '"cache"' };
}
