import { tag } from './consent-signal.ts';

// The query of a page can hold a home's address, its figures or the key to a receipt: none of the trackers'
// business.

/** The address of a report that somebody has shared is its key. */
const KEY_IN_PATH = /(\/report\/s-).+/;

/** The page as it may be measured. */
function measuredAddress(): string {
  return location.origin + location.pathname.replace(KEY_IN_PATH, '$1');
}

function tell(): void {
  tag('set', { page_location: measuredAddress(), page_referrer: '' });
}

let isTold = false;

/** Tells the tags the page without its query, now and after each change of page. */
export function tellMeasuredAddress(): void {
  if (isTold) return;
  isTold = true;
  tell();
  // A browser without it goes on telling the first page, which gives nothing away.
  globalThis.navigation?.addEventListener('currententrychange', tell);
}
