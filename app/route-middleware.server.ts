import { redirect, type LoaderFunctionArgs } from 'react-router';
import { localeOfPath } from '../words/locale.ts';
import { staffLinks } from './staff-links.ts';
import { requestContext } from './request-context.server.ts';

type RouteMiddleware = (args: LoaderFunctionArgs) => void;

/** Lets staff in; everybody else is sent to sign in, and learns nothing of what lies behind. */
function adminAuth({ url, context }: LoaderFunctionArgs): void {
  if (context.get(requestContext).signedIn?.role === 'admin') return;
  throw redirect(staffLinks.login(localeOfPath(url.pathname) ?? undefined), 303);
}

/** By the specification's names (section 2). */
const BY_NAME: Readonly<Record<string, RouteMiddleware>> = { 'admin-auth': adminAuth };

/** @throws Error in the specification's words, for an unknown name */
export function middlewareNamed(name: string): RouteMiddleware {
  const found = Object.hasOwn(BY_NAME, name) ? BY_NAME[name] : undefined;
  if (found === undefined) throw new Error('Unknown route middleware');
  return found;
}
