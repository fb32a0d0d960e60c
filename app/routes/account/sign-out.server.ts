import { redirectDocument, type RouterContextProvider } from 'react-router';
import { EVERYWHERE_FIELD } from '../../../domain/sign-in-form.ts';
import { m } from '../../../messages/compiled/messages.js';
import { getLocale } from '../../../messages/compiled/runtime.js';
import { plainPage } from '../../../server/http/plain-page.ts';
import { forgottenHeaders } from '../../../server/identity/known-cookie.ts';
import {
  isSecureSite,
  sessionTokenIn,
  signedOutHeaders,
} from '../../../server/identity/session-cookie.ts';
import { signOut, signOutEverywhere } from '../../../server/identity/sign-out.ts';
import { links } from '../../links.ts';
import { requestContext, whoAsks } from '../../request-context.server.ts';
import { formOf } from '../../forms/form-of.server.ts';

/** Ends the session here, or all of the user's. Whoever could not be signed out is told, and stays signed in. */
export async function leave(
  request: Request,
  context: Readonly<RouterContextProvider>,
  ways = { after: links.home(), back: links.myReports() },
) {
  const { services, nonce } = context.get(requestContext);
  const isSecure = isSecureSite(services.settings);
  // Whoever wants to leave leaves, whatever was sent.
  const form = await formOf(request).catch(() => new FormData());
  const who = whoAsks(context);
  const isEverywhere = form.has(EVERYWHERE_FIELD) && who.kind !== 'visitor';
  const token = sessionTokenIn(request.headers.get('cookie'), isSecure);
  const left = isEverywhere
    ? await signOutEverywhere(services, who, {})
    : await signOut(services, who, { token });
  if (left.ok) {
    return redirectDocument(ways.after, {
      status: 303,
      headers: isEverywhere ? forgottenHeaders(isSecure) : signedOutHeaders(isSecure),
    });
  }
  const page = plainPage({
    locale: getLocale(),
    nonce,
    title: m.sign_in_sign_out_failed_title(),
    text: m.sign_in_sign_out_failed_text(),
    way: { href: ways.back, label: m.sign_in_sign_out_failed_back() },
  });
  return new Response(page, {
    status: 503,
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' },
  });
}
