import type { Plugin } from 'vite';

const MODULE = /react-router\/dist\/production\/lib\/dom\/ssr\/routeModules\.js$/;
const RELOAD = /window\.location\.reload\(\);/;
const NAME = 'lost-route-module';

/**
 * When the code of a route can't be loaded, React Router reads the present page anew, and the visitor's click
 * is lost. This asks the page instead, by an event: who answers it takes the visitor to where they were going
 * (app/features/updates/lost-code.ts). Unanswered, the error page is shown: by a route that fails when it is
 * drawn, because the router lets an error of the loading itself fall.
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
      // A newer router may keep it elsewhere; then this must be looked at, not left out.
      if (error === undefined && !isDone) this.error(`${NAME}: React Router's module was not seen`);
    },
  };
}
