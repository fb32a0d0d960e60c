import { SMALL_PARAM } from '../../staff-links.ts';
import type { Route } from './+types/file';
import { staffFile } from './file.server.ts';

/** A file that a home owner has sent, for staff to save. */
export function loader({ params, url, context }: Route.LoaderArgs): Promise<Response> {
  return staffFile(params.id, url.searchParams.has(SMALL_PARAM), context);
}
