import type { RouteConfigEntry } from '@react-router/dev/routes';

/**
 * Addresses of the pages that a visitor can be shown: a frame's own is that of its first page; without one it is a page
 * itself.
 */
export function pathsIn(entries: readonly RouteConfigEntry[], above = ''): readonly string[] {
  return entries.flatMap(({ path = '', index, children }) => {
    const own = index === true ? above : [above, path].filter((part) => part !== '').join('/');
    const inside = pathsIn(children ?? [], own);
    return children?.some((child) => child.index === true) === true ? inside : [own, ...inside];
  });
}
