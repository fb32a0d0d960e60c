import type { Plugin } from 'vite';

const NAME = 'lost-route-module';

/** Put in the place of what was lost. It fails when used: the router discards an error of the loading itself. */
const LOST = `
export function lost(error) {
  const fail = () => { throw error; };
  return window.dispatchEvent(new Event('${NAME}', { cancelable: true }))
    ? { default: fail }
    : new Promise(() => {});
}`;

const CHANGES = [
  {
    // The route itself.
    file: /react-router\/dist\/production\/lib\/dom\/ssr\/routeModules\.js$/,
    found: /window\.location\.reload\(\);\s*return new Promise\(\(\) => \{\}\);/,
    put: 'return lost(error);',
    add: LOST,
  },
  {
    // The address that the document was opened with.
    file: /react-router\/dist\/production\/lib\/dom\/ssr\/fog-of-war\.js$/,
    found: /(?<=const discoveredPaths = )(?:\/\*.*?\*\/\s*)?new Set\(\)/,
    put: 'new Set().add(location.pathname)',
    add: '',
  },
] as const;

/**
 * When a route's code can't be loaded, React Router reloads the current page, and the visitor's
 * click is lost. This dispatches an event instead; its listener takes the visitor where they were
 * going (app/features/updates/lost-code.ts). Without a listener the error page is shown.
 *
 * And before a form of a page with a parameter in its address is sent, the router asks the server
 * which page that is, even if the document was opened with it: without a connection the page would
 * give way to the error page, whatever its action does about it.
 */
export function lostRouteModule(): Plugin {
  const done = new Set<string>();
  return {
    name: NAME,
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      const path = id.split('?')[0]!;
      const change = CHANGES.find(({ file }) => file.test(path));
      if (change === undefined) return null;
      const changed = code.replace(change.found, change.put);
      if (changed === code) this.error(`${NAME}: React Router no longer loads code here: ${path}`);
      done.add(path);
      return { code: changed + change.add, map: null };
    },
    buildEnd(error) {
      // A newer router may have moved it; then this must be checked, not dropped.
      if (error === undefined && done.size < CHANGES.length) {
        this.error(`${NAME}: React Router's modules were not seen`);
      }
    },
  };
}
