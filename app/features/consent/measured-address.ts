import { tag } from './consent-signal.ts';

// A page's query can contain a home's address, its figures or the key to a receipt: none of the
// trackers' business.

/** The address of a shared report is its key. */
const KEY_IN_PATH = /(\/report\/s-).+/;

/** The page as it may be measured. */
function measuredAddress(): string {
  return location.origin + location.pathname.replace(KEY_IN_PATH, '$1');
}

function tell(): void {
  tag('set', { page_location: measuredAddress(), page_referrer: '' });
}

let isTold = false;

/** Gives the tags the page without its query, now and after each page change. */
export function tellMeasuredAddress(): void {
  if (isTold) return;
  isTold = true;
  tell();
  // A browser without this keeps reporting the first page, which reveals nothing.
  globalThis.navigation?.addEventListener('currententrychange', tell);
}
