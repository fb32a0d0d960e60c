import type { Route } from './+types/paper';
import { companyPaper } from './paper.server.ts';

/** A paper of the company, to save. */
export function loader({ params, context }: Route.LoaderArgs): Promise<Response> {
  return companyPaper(params.id, context);
}
