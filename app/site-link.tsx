import { Link, NavLink, type LinkProps, type NavLinkProps } from 'react-router';

/** What a browser may report about the connection; not all do. */
type Connection = { readonly saveData?: boolean; readonly effectiveType?: string };

/**
 * Prefetches a page when the pointer or focus rests on its link, unless the visitor saves data or
 * the connection is slow.
 */
export function prefetchOn(connection: Connection | undefined): 'intent' | 'none' {
  const slow = /^(slow-)?2g$/.test(connection?.effectiveType ?? '');
  return slow || connection?.saveData === true ? 'none' : 'intent';
}

const prefetchHere = () =>
  prefetchOn((navigator as Navigator & { readonly connection?: Connection }).connection);

/** A link to a page of the site; every link uses this component. */
export function SiteLink(props: LinkProps) {
  // A link that loads a whole document cannot use the router's prefetched data.
  return <Link prefetch={props.reloadDocument === true ? 'none' : prefetchHere()} {...props} />;
}

/** A link that marks itself when it points to the current page. */
export function SiteNavLink(props: NavLinkProps) {
  return <NavLink end prefetch={prefetchHere()} {...props} />;
}
