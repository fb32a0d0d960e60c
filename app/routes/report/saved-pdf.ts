import type { Route } from './+types/saved-pdf';
import { savedPdf } from './shared-report.server.ts';

/** A saved report as a PDF. */
export function loader({ url, params, context }: Route.LoaderArgs): Promise<Response> {
  return savedPdf(url, context, params.slug);
}
