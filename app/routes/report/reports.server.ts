import { data, redirect, type RouterContextProvider } from 'react-router';
import { returnPath } from '../../../domain/return-path.ts';
import { NEXT_PARAM } from '../../../domain/sign-in-form.ts';
import type { SignInView } from '../../features/sign-in/sign-in-view.ts';
import { requestContext } from '../../request-context.server.ts';
import { loadSignIn, NOT_KEPT } from '../account/sign-in.server.ts';

type ReportsView =
  { readonly kind: 'sign-in'; readonly view: SignInView } | { readonly kind: 'reports' };

/** One's reports, or the way to sign in. */
export async function loadReports(request: Request, context: Readonly<RouterContextProvider>) {
  const headers = NOT_KEPT;
  if (context.get(requestContext).signedIn === null) {
    const view = await loadSignIn(request, context);
    return data<ReportsView>({ kind: 'sign-in', view }, { headers });
  }
  // Somebody who is signed in already wanted to go on.
  const next = returnPath(new URL(request.url).searchParams.get(NEXT_PARAM));
  if (next !== null) throw redirect(next);
  return data<ReportsView>({ kind: 'reports' }, { headers });
}
