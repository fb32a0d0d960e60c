import type { RouterContextProvider } from 'react-router';
import { requestContext } from './request-context.server.ts';

/** The year of the answer and where visitors reach the site, such as `https://solrig.example`. */
export function siteFacts(context: Readonly<RouterContextProvider>, url: URL) {
  const { services } = context.get(requestContext);
  return { year: services.now().getFullYear(), origin: services.settings.appUrl ?? url.origin };
}
