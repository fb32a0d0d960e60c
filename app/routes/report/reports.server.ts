import { data, redirect, type RouterContextProvider } from 'react-router';
import { returnPath } from '../../../domain/return-path.ts';
import { textIn } from '../../../domain/posted-form.ts';
import { NEXT_PARAM, SIGN_IN_INTENTS } from '../../../domain/sign-in-form.ts';
import { REPORT_FIELDS } from '../../features/report-list/list-view.ts';
import type { SignInView } from '../../features/sign-in/sign-in-view.ts';
import { requestContext } from '../../request-context.server.ts';
import { formOf } from '../../forms/form-of.server.ts';
import { actSignIn, loadSignIn, NOT_KEPT } from '../account/sign-in.server.ts';
import { loadOwnReports } from './my-reports.server.ts';
import { saveAfterSignIn, waitingIn } from './save-calculation.server.ts';
import { changeAfterSignIn, changeReports, listPlace } from './report-changes.server.ts';

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
export async function actReports(request: Request, context: Readonly<RouterContextProvider>) {
  const form = await formOf(request.clone());
  const intent = textIn(form, REPORT_FIELDS.intent);
  if (SIGN_IN_INTENTS.some((known) => known === intent)) return actSignIn(request, context);
  return changeOwn(request, context);
}

/** The forms that change a user's reports, on whatever page they are; signing in comes first. */
export async function changeOwn(request: Request, context: Readonly<RouterContextProvider>) {
  const form = await formOf(request);
  const asking = context.get(requestContext);
  const place = listPlace(new URL(request.url), form);
  if (asking.signedIn !== null) return changeReports(form, context, place);
  const waiting = waitingIn(form);
  return waiting.query === '' ? changeAfterSignIn(form, place) : saveAfterSignIn(asking, waiting);
}
