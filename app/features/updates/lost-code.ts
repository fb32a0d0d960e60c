import { latestBuild } from './latest-build.ts';
import { mayReload } from './reload-guard.ts';
import { loadDocument } from './router-seen.ts';

/** After an update the code of an older build is gone: the visitor is taken to the page they wanted, once. */
export function recoverLostCode(): void {
  // Asked by scripts/vite/lost-route-module.ts.
  addEventListener('lost-route-module', (event) => {
    const destination = window.__reactRouterDataRouter?.state.navigation.location;
    // Nobody is on the way: it was fetched ahead, and is fetched again when it is needed.
    if (destination === undefined) event.preventDefault();
    // Without a line the browser would show a page of its own instead of ours.
    else if (navigator.onLine && mayReload(Date.now())) {
      event.preventDefault();
      loadDocument(destination);
    }
  });
  // A part of a page. Without the line a reload would take away even what is there.
  addEventListener('vite:preloadError', () => {
    void latestBuild().then((id) => {
      if (id !== null && mayReload(Date.now())) location.reload();
    });
  });
}
