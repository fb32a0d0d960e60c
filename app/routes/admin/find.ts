import type { Route } from './+types/find';
import { findForPalette } from './find.server.ts';

/** What the palette shows for a few letters. */
export function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  return findForPalette(request, context);
}
