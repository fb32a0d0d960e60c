import type { Route } from './+types/report-pdf';
import { calculatedPdf } from './report-pdf.server.ts';

/** The report as a PDF. */
export function loader({ url, context }: Route.LoaderArgs): Promise<Response> {
  return calculatedPdf(url, context);
}
