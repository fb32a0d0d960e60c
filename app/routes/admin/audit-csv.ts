import type { Route } from './+types/audit-csv';
import { auditCsv } from './audit.server.ts';

/** What the log's search finds, as a file. */
export function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  return auditCsv(request, context);
}
