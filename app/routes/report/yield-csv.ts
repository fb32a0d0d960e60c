import type { Route } from './+types/yield-csv';
import { yieldCsv } from './yield-csv.server.ts';

/** The yield table as a file. */
export function loader({ url, context }: Route.LoaderArgs): Promise<Response> {
  return yieldCsv(url, context);
}
