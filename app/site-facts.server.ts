import type { RouterContextProvider } from 'react-router';
import { requestContext } from './request-context.server.ts';

/**
 * What every page shows: the year, the reader, and the site's address, for example
 * `https://solrig.example`.
 */
export function siteFacts(context: Readonly<RouterContextProvider>, url: URL) {
  const { services, signedIn } = context.get(requestContext);
  return {
    year: services.now().getFullYear(),
    origin: services.settings.appUrl ?? url.origin,
    signedIn: signedIn !== null,
  };
}
