import { data } from 'react-router';
import type { Route } from './+types/saved-report';

/** No report is saved yet, so no id is known; the root's error page says so in the visitor's language. */
export function loader({ url }: Route.LoaderArgs) {
  throw data(`Page not found: ${url.pathname}`, { status: 404 });
}

export default function SavedReport() {
  return null;
}
