import { API_ACCESS, BARE_ROUTE_ACCESS, ROUTE_ACCESS } from '../../domain/access.ts';

type Named = { readonly name: string; readonly matches: RegExp };

const patternOf = (route: string) =>
  new RegExp(`^${route.replaceAll(/[:{]\w+}?/g, '[^/]+').replace(/\*$/, '.*')}$`);

const named = (routes: readonly string[], prefix = ''): readonly Named[] =>
  routes.map((route) => ({ name: `${prefix}${route}`, matches: patternOf(`${prefix}${route}`) }));

const OWN = new Set(['/healthz', '/readyz']);
const calls = named(
  [...new Set(Object.keys(API_ACCESS).map((call) => call.slice(call.indexOf(' ') + 1)))],
  '/api/v1',
);
const routes = named(Object.keys(ROUTE_ACCESS));
const bare = named(Object.keys(BARE_ROUTE_ACCESS));

/** The route of a path as domain/access.ts writes it: a few dozen names, however many paths there are. */
export function routeName(path: string): string {
  if (OWN.has(path)) return path;
  if (path.startsWith('/assets/')) return '/assets/*';
  const [, inLanguage] = /^\/(?:da|en)(\/.*)?$/.exec(path.replace(/(\/_)?\.data$/, '')) ?? [path];
  if (path.startsWith('/api/')) return nameIn(calls, path) ?? '/api/*';
  if (/^\/(da|en)(\/|\.data$|$)/.test(path)) return nameIn(routes, inLanguage ?? '') ?? '/*';
  return nameIn(bare, path) ?? '/*';
}

const nameIn = (among: readonly Named[], path: string) =>
  among.find(({ matches }) => matches.test(path))?.name;
