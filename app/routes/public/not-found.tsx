import { data } from 'react-router';
import type { Route } from './+types/not-found';

/**
 * Thrown, so that the root's error page answers with the right status in the visitor's language.
 */
export function loader({ url }: Route.LoaderArgs) {
  throw data(`Page not found: ${url.pathname}`, { status: 404 });
}

export default function NotFound() {
  return null;
}
