import { data, redirect, type RouterContextProvider } from 'react-router';
import { returnPath } from '../../../domain/return-path.ts';
import { NEXT_PARAM } from '../../../domain/sign-in-form.ts';
import type { SignInView } from '../../features/sign-in/sign-in-view.ts';
import { requestContext } from '../../request-context.server.ts';
import { intents } from '../../forms/intents.server.ts';
import { loadSignIn, signInForms, NOT_KEPT } from '../account/sign-in.server.ts';
import { loadOwnReports } from './my-reports.server.ts';
import { reportForms } from './report-changes.server.ts';

type ReportsView =
  | { readonly kind: 'sign-in'; readonly view: SignInView }
  | ({ readonly kind: 'reports' } & Awaited<ReturnType<typeof loadOwnReports>>);

/** The user's reports, or the way to sign in. */
export async function loadReports(
  request: Request,
  url: URL,
  context: Readonly<RouterContextProvider>,
) {
  const headers = NOT_KEPT;
  const { signedIn } = context.get(requestContext);
  if (signedIn === null) {
    const view = await loadSignIn(request, context);
    return data<ReportsView>({ kind: 'sign-in', view }, { headers });
  }
  // Already signed in, with a page to continue to.
  const next = returnPath(url.searchParams.get(NEXT_PARAM));
  if (next !== null) throw redirect(next);
  const own = await loadOwnReports(request, url, context, signedIn);
  return data<ReportsView>({ kind: 'reports', ...own }, { headers });
}

/** The forms of signing in, and those that change the user's reports. */
export function actReports(request: Request, context: Readonly<RouterContextProvider>) {
  const forms = { ...signInForms(request), ...reportForms(new URL(request.url)) };
  return intents(forms)({ request, context });
}

/** The forms that change a user's reports, on another page. */
export function changeOwn(request: Request, context: Readonly<RouterContextProvider>) {
  return intents(reportForms(new URL(request.url)))({ request, context });
}
