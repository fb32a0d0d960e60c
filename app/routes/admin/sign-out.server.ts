import type { RouterContextProvider } from 'react-router';
import { staffLinks } from '../../staff-links.ts';
import { leave } from '../account/sign-out.server.ts';

/** Ends the session here; the admin area's own page of signing in stands there afterwards. */
export function leaveAdmin(request: Request, context: Readonly<RouterContextProvider>) {
  return leave(request, context, { after: staffLinks.login(), back: staffLinks.overview() });
}
