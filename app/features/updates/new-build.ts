import { latestBuild } from './latest-build.ts';
import { loadDocument } from './router-seen.ts';

/**
 * New builds come a few times a week and a visit lasts minutes: this finds most of them before a
 * click meets missing code, for a hundred bytes each time.
 */
const POLL_MS = 5 * 60_000;

/**
 * Checks for a new build while the page is visible; the next page change then loads a new document.
 */
export function watchForNewBuild(): void {
  let lookedAtMs = Date.now();
  const look = async () => {
    const isFresh = Date.now() - lookedAtMs < POLL_MS / 2;
    if (document.visibilityState !== 'visible' || isFresh) return;
    lookedAtMs = Date.now();
    const id = await latestBuild();
    if (id === null || id === window.__reactRouterManifest?.version) return;
    clearInterval(timer);
    document.removeEventListener('visibilitychange', look);
    leaveAtNextPage();
  };
  const timer = setInterval(look, POLL_MS);
  // A tab hidden for an hour is checked when it returns, not minutes later.
  document.addEventListener('visibilitychange', look);
}

function leaveAtNextPage(): void {
  window.__reactRouterDataRouter?.subscribe(({ navigation, location }) => {
    // A form's data is being sent; and a new query on the same page is no page change.
    if (navigation.state !== 'loading' || (navigation.formMethod ?? 'GET') !== 'GET') return;
    if (navigation.location.pathname !== location.pathname) loadDocument(navigation.location);
  });
}
