import type { Plugin } from 'vite';

const NAME = 'lost-route-module';

/** Put in the place of what was lost. Each of its parts fails when used: the router discards an error of the loading itself. */
const LOST = `
export function lost(error) {
  const fail = () => { throw error; };
  return window.dispatchEvent(new Event('${NAME}', { cancelable: true }))
    ? { default: fail, clientLoader: fail, clientAction: fail }
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
    // Its client loader and action, which lie in files of their own.
    file: /react-router\/dist\/production\/lib\/dom\/ssr\/routes\.js$/,
    found: /import\(\s*(?:\/\*.*?\*\/\s*)*(route\.client(?:Loader|Action)Module)\s*\)/g,
    put: 'import(/* @vite-ignore */ $1).catch(lost)',
    add: '\nimport { lost } from "./routeModules.js";',
  },
] as const;

/**
 * When a route's code can't be loaded, React Router reloads the current page, and the visitor's
 * click is lost; when only its client loader or action can't, the page stays empty. This dispatches
 * an event instead; its listener takes the visitor where they were going
 * (app/features/updates/lost-code.ts). Without a listener the error page is shown, or a page whose
 * form fails.
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
