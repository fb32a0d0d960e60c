import { redirect } from 'react-router';
import type { Route } from './+types/locale-redirect';
import { visitorLocale } from './visitor-locale.server.ts';

/** Every page has a language in its address; a visitor without one is redirected to theirs. */
export function loader({ request, url }: Route.LoaderArgs) {
  const path = url.pathname.replace(/^\/+/, '/').replace(/\/$/, '');
  throw redirect(`/${visitorLocale(request)}${path}${url.search}`, {
    headers: { Vary: 'Cookie, Accept-Language', 'Cache-Control': 'private, no-store' },
  });
}
