const MINUTE_S = 60;
const DAY_S = 24 * 60 * MINUTE_S;

/** Every cookie that the site sets. The cookie policy has a line for each. */
export const OWN_COOKIES = {
  session: { name: 'solrig_session', lifeS: 90 * DAY_S },
  /** The browser that asked for a code is the only one that can use it; as long as its guesses are counted. */
  code: { name: 'solrig_code', lifeS: DAY_S },
  /** Tells a browser that has signed in before from a stranger's, when it asks for a code. */
  known: { name: 'solrig_known', lifeS: 365 * DAY_S },
  /** What has to come back with somebody who is at Google. */
  google: { name: 'solrig_google', lifeS: 10 * MINUTE_S },
  /** Which browser pressed «save»; as long as a code can be asked for anew. */
  saving: { name: 'solrig_saving', lifeS: DAY_S },
  /** The language one reads (specification 4). */
  locale: { name: 'solrig_locale', lifeS: 365 * DAY_S },
} as const;

export type OwnCookie = keyof typeof OWN_COOKIES;
type Header = string | null | undefined;

/** On https the browser itself refuses a cookie with this before its name that another host of the domain sets. */
const SECURE_PREFIX = '__Host-';

export function ownCookieName(cookie: OwnCookie, isSecure: boolean): string {
  return `${isSecure ? SECURE_PREFIX : ''}${OWN_COOKIES[cookie].name}`;
}

/** @returns the value of the cookie; null: the browser sent none */
function cookieNamed(name: string, cookies: Header): string | null {
  for (const pair of (cookies ?? '').split(';')) {
    const [key, ...value] = pair.split('=');
    if (key?.trim() === name) return value.join('=').trim();
  }
  return null;
}

export function ownCookieIn(cookies: Header, cookie: OwnCookie, isSecure: boolean): string | null {
  return cookieNamed(ownCookieName(cookie, isSecure), cookies);
}

/** The header that sets a cookie, out of scripts' reach. @param value empty: it is taken away */
export function setOwnCookie(cookie: OwnCookie, value: string, isSecure: boolean): string {
  const lifeS = value === '' ? 0 : OWN_COOKIES[cookie].lifeS;
  const secure = isSecure ? '; Secure' : '';
  return `${ownCookieName(cookie, isSecure)}=${value}; Path=/; Max-Age=${lifeS}; HttpOnly; SameSite=Lax${secure}`;
}
