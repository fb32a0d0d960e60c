import type { EntryContext } from 'react-router';
import { recentResults } from '../server/estimates/recent-results.ts';

type Routes = EntryContext['manifest']['routes'];
type Match = EntryContext['staticHandlerContext']['_match'];

const ADDRESSES_KEPT = 500;
const known = recentResults<{ readonly matches: ReturnType<Match> }>(ADDRESSES_KEPT);

/**
 * What a page is drawn from, with the routes that its address and those above it lead to: they are all that the router draws, and
 * tells the browser of. Of all the site's it would make some hundred objects for each page, and look each address up among them.
 */
export function withOwnRoutes(context: EntryContext): EntryContext {
  const { manifest, staticHandlerContext } = context;
  const { matches, location, _match: lookUp } = staticHandlerContext;
  const match: Match = (address) => {
    if (typeof address !== 'string') return lookUp(address);
    const found = known.get(address);
    if (found !== undefined) return found.matches;
    const made = { matches: lookUp(address) };
    known.set(address, made);
    return made.matches;
  };
  const routes: Routes = {};
  for (const { route } of [
    ...matches,
    ...above(location.pathname).flatMap((at) => match(at) ?? []),
  ])
    routes[route.id] = manifest.routes[route.id];
  return {
    ...context,
    manifest: { ...manifest, routes },
    staticHandlerContext: { ...staticHandlerContext, _match: match },
  };
}

/** The addresses above a page's own, as the router looks them up. */
function above(pathname: string): readonly string[] {
  const segments = pathname.split('/').filter(Boolean).slice(0, -1);
  return ['/', ...segments.map((_, index) => `/${segments.slice(0, index + 1).join('/')}`)];
}
