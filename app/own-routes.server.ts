import type { EntryContext } from 'react-router';
import { recentResults } from '../server/estimates/recent-results.ts';

type Routes = EntryContext['manifest']['routes'];
type Match = EntryContext['staticHandlerContext']['_match'];

const ADDRESSES_KEPT = 500;
const known = recentResults<{ readonly matches: ReturnType<Match> }>(ADDRESSES_KEPT);
const depths = new WeakMap<Routes, number>();

/**
 * What a page is drawn from, with the routes that its address and those above it lead to: they are all that the router draws, and
 * tells the browser of. Of all the site's it would make some hundred objects for each page, and look each address up among them.
 */
export function withOwnRoutes(context: EntryContext): EntryContext {
  const { manifest, staticHandlerContext } = context;
  const { matches, location, _match: lookUp } = staticHandlerContext;
  const depth = depthOf(manifest.routes);
  const match: Match = (address) => {
    if (typeof address !== 'string') return lookUp(address);
    const top = topOf(address, depth);
    const found = known.get(top);
    if (found !== undefined) return found.matches;
    const made = { matches: lookUp(top) };
    known.set(top, made);
    return made.matches;
  };
  const routes: Routes = {};
  for (const { route } of [
    ...matches,
    ...above(location.pathname, depth).flatMap((at) => match(at) ?? []),
  ])
    routes[route.id] = manifest.routes[route.id];
  return {
    ...context,
    manifest: { ...manifest, routes },
    staticHandlerContext: { ...staticHandlerContext, _match: match },
  };
}

/** How many parts the deepest of these routes has. */
function depthOf(routes: Routes): number {
  const partsTo = (id: string | undefined): number => {
    const route = id === undefined ? undefined : routes[id];
    if (route === undefined) return 0;
    return (route.path?.split('/').filter(Boolean).length ?? 0) + partsTo(route.parentId);
  };
  const depth = depths.get(routes) ?? Math.max(...Object.keys(routes).map(partsTo));
  depths.set(routes, depth);
  return depth;
}

/**
 * The part of an address that decides which routes it leads to: further down than the deepest
 * route, an address leads where the one above it leads.
 */
function topOf(address: string, depth: number): string {
  return address.split('/', depth + 2).join('/');
}

/** The addresses above a page's own, as the router looks them up. */
function above(pathname: string, depth: number): readonly string[] {
  const segments = pathname
    .split('/')
    .filter(Boolean)
    .slice(0, -1)
    .slice(0, depth + 1);
  return ['/', ...segments.map((_, index) => `/${segments.slice(0, index + 1).join('/')}`)];
}
