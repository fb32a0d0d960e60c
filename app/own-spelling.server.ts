import { matchRoutes, type ServerBuild } from 'react-router';

/** What the router puts behind a page's path to ask for its data. */
const DATA = /\.data$/;

const isFixed = (segment: string) => !/^[:*]/.test(segment);
const segmentsOf = (path: string) => path.split('/').filter((segment) => segment !== '');

/**
 * The router takes /da/Guide for /da/guide, and everything that compares addresses doesn't. Finds the spelling that the
 * routes themselves have; what a visitor or a key stands for in an address stays as it is.
 * @param patterns of all routes, as `da/articles/:slug`
 * @returns for a path its own spelling; null: it has it, or there is no such route
 */
export function ownSpelling(patterns: readonly string[]): (path: string) => string | null {
  const spelled = new Map(
    patterns
      .flatMap(segmentsOf)
      .filter(isFixed)
      .map((segment) => [segment.toLowerCase(), segment]),
  );
  const fixed = new Set(spelled.values());
  const routes = patterns.map((path) => ({ path }));
  const isOdd = (segment: string) => !fixed.has(segment) && spelled.has(segment.toLowerCase());
  return (asked) => {
    const [data = ''] = DATA.exec(asked) ?? [];
    const path = asked.slice(0, asked.length - data.length);
    // Matching them all is dear, and nearly every address is spelled right.
    if (!segmentsOf(path).some(isOdd)) return null;
    const pattern = segmentsOf(matchRoutes(routes, path)?.[0]?.route.path ?? '');
    let place = 0;
    const own = path.replaceAll(/[^/]+/g, (segment) => {
      const fixedPart = pattern[place++];
      return fixedPart !== undefined && isFixed(fixedPart) ? fixedPart : segment;
    });
    return own === path ? null : own + data;
  };
}

/** The patterns of all routes of a build, each with those that it stands within. */
export function patternsOf({ routes }: Pick<ServerBuild, 'routes'>): readonly string[] {
  const whole = (id: string | undefined): string => {
    const route = id === undefined ? undefined : routes[id];
    if (route === undefined) return '';
    return [whole(route.parentId), route.path ?? ''].filter((part) => part !== '').join('/');
  };
  return Object.keys(routes)
    .map(whole)
    .filter((pattern) => pattern !== '');
}
