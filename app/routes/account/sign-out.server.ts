import { redirectDocument, type RouterContextProvider } from 'react-router';
import { EVERYWHERE_FIELD } from '../../../domain/sign-in-form.ts';
import { endAllSessions, endSession } from '../../../server/identity/session.ts';
import {
  isSecureSite,
  noSessionCookie,
  sessionTokenIn,
} from '../../../server/identity/session-cookie.ts';
import { links } from '../../links.ts';
import { requestContext } from '../../request-context.server.ts';

/** Ends the session here, or all of the user's; the cookie goes in any case. */
export async function signOut(request: Request, context: Readonly<RouterContextProvider>) {
  const { services, signedIn } = context.get(requestContext);
  const isSecure = isSecureSite(services.settings);
  const form = await request.formData().catch(() => new FormData());
  const token = sessionTokenIn(request.headers.get('cookie'), isSecure);
  if (form.has(EVERYWHERE_FIELD) && signedIn !== null) {
    await endAllSessions(services.db, signedIn.uid);
  } else if (token !== null) {
    await endSession(services.db, token);
  }
  return redirectDocument(links.home(), {
    status: 303,
    headers: { 'Set-Cookie': noSessionCookie(isSecure) },
  });
}
