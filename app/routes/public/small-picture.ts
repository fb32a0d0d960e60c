import type { Route } from './+types/small-picture';
import { smallPicture } from './small-picture.server.ts';

/** A thumbnail of a photo, for the holder of the receipt's key. */
export function loader({ params, url, context }: Route.LoaderArgs): Promise<Response> {
  return smallPicture(params.id, url, context);
}
