import type { Route } from './+types/file';
import { staffFile } from './file.server.ts';

/** A file that a home owner has sent, for staff to save. */
export function loader({ params, context }: Route.LoaderArgs): Promise<Response> {
  return staffFile(params.id, context);
}
