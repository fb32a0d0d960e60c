import type { Route } from './+types/records-csv';
import { recordsCsv } from './records-csv.server.ts';

/** Rows of a kind that are in use, as a file. */
export function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  return recordsCsv(request, context);
}
