import { latestBuild } from './latest-build.ts';
import { mayReload } from './reload-guard.ts';
import { loadDocument } from './router-seen.ts';

/**
 * After an update the code of an older build is gone: the visitor is taken to the page they wanted,
 * once.
 */
export function recoverLostCode(): void {
  // Called by scripts/vite/lost-route-module.ts.
  addEventListener('lost-route-module', (event) => {
    const destination = window.__reactRouterDataRouter?.state.navigation.location;
    // Nobody is navigating: it was prefetched, and is fetched again when needed.
    if (destination === undefined) event.preventDefault();
    // Without a connection the browser would show its own error page instead of ours.
    else if (navigator.onLine && mayReload(Date.now())) {
      event.preventDefault();
      loadDocument(destination);
    }
  });
  // Part of a page. Without a connection a reload would remove even what is there.
  addEventListener('vite:preloadError', () => {
    void latestBuild().then((id) => {
      if (id !== null && mayReload(Date.now())) location.reload();
    });
  });
}
