import type { Route } from './+types/report-json';
import { exportedReport } from './report-json.server.ts';

/** The report's calculation as a file. */
export function loader({ url, context }: Route.LoaderArgs): Promise<Response> {
  return exportedReport(url, context);
}
