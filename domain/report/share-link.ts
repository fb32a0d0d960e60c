/** How long a link may be open [days], and the default. */
export const SHARE_DAYS = [7, 30, 90] as const;
export type ShareDays = (typeof SHARE_DAYS)[number];
export const DEFAULT_SHARE_DAYS: ShareDays = 30;

// No report id begins like this: ids consist of hexadecimal digits.
const PREFIX = 's-';
/** 128 bits in base64url. */
const KEY = /^[A-Za-z0-9_-]{22}$/;

// However it is written and however long it is: a mistyped key is still most of one.
const KEY_IN_PATH = /(\/report\/(?:s|%73)(?:-|%2d))[^/]+/i;

/** The last part of a shared report's address. */
export function shareSlug(key: string): string {
  return PREFIX + key;
}

/** The key in a report's address; null: the address is not a shared report's. */
export function shareKeyIn(slug: string): string | null {
  const key = slug.startsWith(PREFIX) ? slug.slice(PREFIX.length) : '';
  return KEY.test(key) ? key : null;
}

/** Whether an address opens a shared report, or would with the right key. */
export function isSharedReport(path: string): boolean {
  return KEY_IN_PATH.test(path);
}

/** An address in a form safe to log: its reader can't open a shared report with it. */
export function pathWithoutKey(path: string): string {
  return path.replace(KEY_IN_PATH, '$1…');
}

/** The days a form asks for; null: not one of the choices. */
export function shareDaysIn(written: string): ShareDays | null {
  return SHARE_DAYS.find((days) => String(days) === written) ?? null;
}
