import { data, redirect, type RouterContextProvider } from 'react-router';
import { ACCESS_HEADER, GOOGLE_QUERY, OUTCOME_QUERY } from '../../../domain/staff-sign-in.ts';
import { openOutcome } from '../../../server/identity/google/outcome.ts';
import { isOfRemoved } from '../../../server/identity/session.ts';
import { isSecureSite, sessionTokenIn } from '../../../server/identity/session-cookie.ts';
import { KEPT_DAYS } from '../../../server/privacy/register/kept-days.ts';
import type { LoginView } from '../../features/admin/sign-in/login-view.ts';
import { staffLinks } from '../../staff-links.ts';
import { requestContext } from '../../request-context.server.ts';

/** What the sign-in page shows: how the last way through Google ended, if there was one a moment ago. */
export async function loadLogin(request: Request, context: Readonly<RouterContextProvider>) {
  const { services, signedIn } = context.get(requestContext);
  const { searchParams } = new URL(request.url);
  const told = searchParams.get(OUTCOME_QUERY);
  const outcome = openOutcome(told, services.secret, services.now());
  if (outcome === null && signedIn?.role === 'admin') throw redirect(staffLinks.overview(), 303);
  const token = sessionTokenIn(request.headers.get('cookie'), isSecureSite(services.settings));
  const isRemoved = signedIn === null && token !== null && (await isOfRemoved(services.db, token));
  const view: LoginView = {
    hasGoogle: services.google !== null,
    outcome,
    isAsking: searchParams.has('ask') && outcome === null,
    invitation: searchParams.get(GOOGLE_QUERY.invitation) ?? '',
    refusedDays: KEPT_DAYS.refusedAdminRequest,
    isRemoved,
  };
  return data(view, { headers: isRemoved ? { [ACCESS_HEADER.name]: ACCESS_HEADER.removed } : {} });
}
