import { Link, NavLink, type LinkProps, type NavLinkProps } from 'react-router';

/** What a browser may tell about the line; not all do. */
type Connection = { readonly saveData?: boolean; readonly effectiveType?: string };

/** Fetches a page when a pointer or the focus rests on its link, unless the visitor's data is dear or the line slow. */
export function prefetchOn(connection: Connection | undefined): 'intent' | 'none' {
  const slow = /^(slow-)?2g$/.test(connection?.effectiveType ?? '');
  return slow || connection?.saveData === true ? 'none' : 'intent';
}

const prefetchHere = () =>
  prefetchOn((navigator as Navigator & { readonly connection?: Connection }).connection);

/** A link to a page of the site; every one goes through here. */
export function SiteLink(props: LinkProps) {
  // A link that asks for a whole document makes no use of what is fetched for the router.
  return <Link prefetch={props.reloadDocument === true ? 'none' : prefetchHere()} {...props} />;
}

/** A link that says when it leads to the page one is on. */
export function SiteNavLink(props: NavLinkProps) {
  return <NavLink end prefetch={prefetchHere()} {...props} />;
}
