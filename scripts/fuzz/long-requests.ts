import type { FuzzedSite } from './fuzzed-site.ts';
import { longBodies } from './long-bodies.ts';
import { longHeaders, longPaths, longQueries, longValueOf } from './long-heads.ts';
import type { LongRequest } from './long-parts.ts';
import type { SiteTargets } from './site-targets.ts';
import type { Target } from './target.ts';

/** Every thing in a request that a stranger can make long, one for each. */
export function longRequests(
  site: FuzzedSite,
  { targets, vocabulary }: SiteTargets,
): readonly LongRequest[] {
  const danish = targets.filter(({ path }) => !path.startsWith('/en'));
  return [
    ...longPaths(),
    ...longHeaders(),
    ...danish.filter(isRead).flatMap(longQueries),
    ...[...vocabulary.keys()].map((name, index) => longValueOf(name, index)),
    ...danish
      .filter((target) => target.method === 'POST')
      .flatMap((target) => longBodies(target, site)),
  ];
}

const isRead = ({ method, path, query, isDear }: Target) =>
  method === 'GET' && !isDear && !path.endsWith('.data') && 'lat' in query;
