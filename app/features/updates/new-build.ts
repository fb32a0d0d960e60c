import { latestBuild } from './latest-build.ts';
import { loadDocument } from './router-seen.ts';

/**
 * A new build comes a few times a week and a visit lasts minutes: this finds most of them before a click meets
 * missing code, at a hundred bytes each time.
 */
const POLL_MS = 5 * 60_000;

/** Looks for a new build while the page is looked at; the next change of page then loads a new document. */
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
  // A tab that was away for an hour is asked about when it comes back, not minutes later.
  document.addEventListener('visibilitychange', look);
}

function leaveAtNextPage(): void {
  window.__reactRouterDataRouter?.subscribe(({ navigation, location }) => {
    // What a form has sent is on its way; and another question to the same page is no change of page.
    if (navigation.state !== 'loading' || (navigation.formMethod ?? 'GET') !== 'GET') return;
    if (navigation.location.pathname !== location.pathname) loadDocument(navigation.location);
  });
}
