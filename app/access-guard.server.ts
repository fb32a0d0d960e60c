import { data, type LoaderFunctionArgs } from 'react-router';
import {
  BARE_ROUTE_ACCESS,
  needsSignIn,
  ROUTE_ACCESS,
  type RouteAccess,
} from '../domain/access.ts';
import { isReportId } from '../domain/report/report-id.ts';
import { shareKeyIn } from '../domain/report/share-link.ts';
import { LOCALES } from '../words/locale.ts';
import { requestContext } from './request-context.server.ts';
import { middlewareNamed } from './route-middleware.server.ts';
import { signInFirst } from './routes/account/sign-in-first.server.ts';

const IN_LANGUAGE = new RegExp(`^/(?:${LOCALES.join('|')})(?=/|$)`);

/** What the table says about a route; undefined: nothing, and then nobody may see it. */
export function accessOfRoute(pattern: string): RouteAccess | undefined {
  const path = `/${pattern}`.replace(/^\/+/, '/');
  const table = IN_LANGUAGE.test(path) ? ROUTE_ACCESS : BARE_ROUTE_ACCESS;
  const line = path.replace(IN_LANGUAGE, '');
  return Object.hasOwn(table, line) ? table[line] : undefined;
}

/**
 * Runs before every loader and action, for documents and their data. A route without a line in the
 * access table is refused; where sign-in is required, a visitor is led to sign in. Ownership is
 * checked by the use case that reads or changes the thing.
 */
export function guardAccess(args: LoaderFunctionArgs): void {
  const { request, url, pattern, params, context } = args;
  const { services, signedIn } = context.get(requestContext);
  const refused = () => data(`Page Not Found: ${url.pathname}`, { status: 404 });
  const line = accessOfRoute(pattern);
  if (line === undefined) {
    services.log.error({ pattern }, 'route without a line in the table of access');
    throw refused();
  }
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  const access = isRead ? line.read : line.write;
  if (access === 'staff') return middlewareNamed('admin-auth')(args);
  // The router itself answers 405 if there is no action.
  if (access === 'none' || !needsSignIn(access) || signedIn !== null) return;
  const { slug = '' } = params;
  if (access === 'key-or-owner' && shareKeyIn(slug) !== null) return;
  // An id that cannot be a report's is no reason to sign in.
  if (access !== 'user' && !isReportId(slug)) throw refused();
  throw signInFirst(url.pathname + url.search);
}
