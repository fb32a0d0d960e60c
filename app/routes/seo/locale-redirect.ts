import { redirect } from 'react-router';
import type { Route } from './+types/locale-redirect';

export function loader({ url }: Route.LoaderArgs) {
  throw redirect(`/da${url.pathname === '/' ? '' : url.pathname}${url.search}`);
}
