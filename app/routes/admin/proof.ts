import type { Route } from './+types/proof';
import { staffProof } from './file.server.ts';

/** A file that proves a testimonial, for staff to save. */
export function loader({ params, context }: Route.LoaderArgs): Promise<Response> {
  return staffProof(params.id, context);
}
