import type { Route } from './+types/leads-csv';
import { leadsCsv } from './leads-csv.server.ts';

/** What the list's search finds, as a file. */
export function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  return leadsCsv(request, context);
}
