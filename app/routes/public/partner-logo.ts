import type { Route } from './+types/partner-logo';
import { partnerLogo } from './partner-logo.server.ts';

/** A partner's logo. */
export function loader({ params, context }: Route.LoaderArgs): Promise<Response> {
  return partnerLogo(params.key, context);
}
