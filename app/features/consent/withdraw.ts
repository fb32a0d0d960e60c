import { isMeasuring } from './consent-signal.ts';
import type { Consent } from './stored-consent.ts';

const OF_ANALYTICS = /^(_ga|_gid|_gat|_clck|_clsk|_cltk|CLID)/;
const OF_MARKETING = /^_gcl/;
const LONG_AGO = 'expires=Thu, 01 Jan 1970 00:00:00 GMT';

/** Names of cookies that require a consent which is missing or withdrawn. */
export function cookiesToForget(cookies: string, consent: Consent): readonly string[] {
  return cookies
    .split('; ')
    .map((cookie) => cookie.split('=')[0] ?? '')
    .filter(
      (name) =>
        (!consent.analytics && OF_ANALYTICS.test(name)) ||
        (!consent.marketing && OF_MARKETING.test(name)),
    );
}

/** A tag sets its cookies for the widest domain allowed: `a.b.dk` → a.b.dk and b.dk. */
export function domainsOf(hostname: string): readonly string[] {
  const labels = hostname.split('.');
  return labels.slice(0, -1).map((_, index) => labels.slice(index).join('.'));
}

/**
 * Stops what runs and deletes what it stored. Cookies on the trackers' own sites are theirs to
 * delete.
 */
export function withdraw(consent: Consent): void {
  if (!consent.analytics) window.clarity?.('consent', false);
  for (const name of cookiesToForget(document.cookie, consent)) {
    document.cookie = `${name}=; path=/; ${LONG_AGO}`;
    for (const domain of domainsOf(location.hostname)) {
      document.cookie = `${name}=; path=/; domain=${domain}; ${LONG_AGO}`;
    }
  }
  // A loaded script can't be unloaded: the page is reloaded without it.
  if (isMeasuring()) location.reload();
}
