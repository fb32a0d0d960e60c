import type { Route } from './+types/small-picture';
import { smallPicture } from './small-picture.server.ts';

/** One of one's own photos, small: for whoever has the key of the receipt. */
export function loader({ params, url, context }: Route.LoaderArgs): Promise<Response> {
  return smallPicture(params.id, url, context);
}
