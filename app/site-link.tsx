import type { ReactNode } from 'react';
import { Link, NavLink, type LinkProps, type NavLinkProps } from 'react-router';
import { connectionHere, fetchesAhead } from './slow-connection.ts';

/** A page is fetched when the pointer or focus rests on its link. */
export const prefetchHere = () => (fetchesAhead(connectionHere()) ? 'intent' : 'none');

/** Paths from the site's root with nothing in them that the router would resolve. */
const PLAIN_PATH = /^(?:\/[\w-]+)+(?:\?[^#]+)?(?:#.+)?$/;

/** A link to a page of the site; every link uses this component. */
export function SiteLink(props: LinkProps) {
  if (import.meta.env.SSR && typeof props.to === 'string' && PLAIN_PATH.test(props.to)) {
    return writtenLink({ ...props, to: props.to });
  }
  // A link that loads a whole document cannot use the router's prefetched data.
  return <Link prefetch={props.reloadDocument === true ? 'none' : prefetchHere()} {...props} />;
}

/** A link that marks itself when it points to the current page. */
export function SiteNavLink(props: NavLinkProps) {
  return <NavLink end prefetch={prefetchHere()} {...props} />;
}

/**
 * What the router's link writes. On the server nothing can be pressed, and what the router gets
 * ready for that takes it longer than all else about a link.
 */
function writtenLink({
  to,
  target,
  discover = 'render',
  prefetch: _prefetch,
  relative: _relative,
  reloadDocument: _reloadDocument,
  replace: _replace,
  mask: _mask,
  state: _state,
  preventScrollReset: _preventScrollReset,
  viewTransition: _viewTransition,
  defaultShouldRevalidate: _defaultShouldRevalidate,
  ...rest
}: LinkProps & { readonly to: string }): ReactNode {
  const found = discover === 'render' ? 'true' : undefined;
  return <a {...rest} href={to} target={target} data-discover={found} />;
}
