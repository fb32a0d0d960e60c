import type { Plugin } from 'vite';

const MODULE = /react-router\/dist\/production\/lib\/dom\/ssr\/routeModules\.js$/;
const RELOAD = /window\.location\.reload\(\);/;
const NAME = 'lost-route-module';

/**
 * When a route's code can't be loaded, React Router reloads the current page, and the visitor's
 * click is lost. This dispatches an event instead; its listener takes the visitor where they were
 * going (app/features/updates/lost-code.ts). Without a listener the error page is shown, by a route
 * that fails when rendered, because the router discards an error of the loading itself.
 */
export function lostRouteModule(): Plugin {
  let isDone = false;
  return {
    name: NAME,
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      if (!MODULE.test(id.split('?')[0]!)) return null;
      if (!RELOAD.test(code)) this.error(`${NAME}: React Router no longer reloads here`);
      isDone = true;
      const asked = `if (window.dispatchEvent(new Event('${NAME}', { cancelable: true })))
        return { default: () => { throw error; } };`;
      return { code: code.replace(RELOAD, asked), map: null };
    },
    buildEnd(error) {
      // A newer router may have moved it; then this must be checked, not dropped.
      if (error === undefined && !isDone) this.error(`${NAME}: React Router's module was not seen`);
    },
  };
}
