import type { Route } from './+types/quote-pdf';
import { quotePdf } from './quote.server.ts';

/** An offer on paper. */
export function loader({ url, context }: Route.LoaderArgs): Promise<Response> {
  return quotePdf(url, context);
}
