import type { Route } from './+types/photo';
import { photoTile } from './photo.server.ts';

/** A tile of the aerial photograph. */
export function loader({ params, context }: Route.LoaderArgs): Promise<Response> {
  return photoTile(params.tile, context);
}
