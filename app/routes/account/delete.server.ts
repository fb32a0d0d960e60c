import { data, redirect, redirectDocument, type RouterContextProvider } from 'react-router';
import { textIn } from '../../../domain/posted-form.ts';
import { groupedNumber, SIGN_IN_FIELDS } from '../../../domain/sign-in-form.ts';
import { m } from '../../../messages/compiled/messages.js';
import { getLocale } from '../../../messages/compiled/runtime.js';
import { codeCookie, codeTokenIn } from '../../../server/identity/code-cookie.ts';
import { confirmByCode } from '../../../server/identity/confirm-by-code.ts';
import { forgottenHeaders } from '../../../server/identity/known-cookie.ts';
import { pendingCode } from '../../../server/identity/pending-code.ts';
import { requestCode } from '../../../server/identity/request-code.ts';
import type { SignedIn } from '../../../server/identity/session.ts';
import { isSecureSite } from '../../../server/identity/session-cookie.ts';
import { erasePerson } from '../../../server/privacy/erase.ts';
import {
  DELETE_INTENT,
  type DeleteAnswer,
  type DeleteView,
} from '../../features/privacy/delete-view.ts';
import { links } from '../../links.ts';
import { requestContext } from '../../request-context.server.ts';
import { formOf } from '../form-of.server.ts';
import { signInFirst } from './sign-in-first.server.ts';
import { codeRefusalText, entryRefusalText } from './refusal-text.server.ts';

type Context = Readonly<RouterContextProvider>;

const NOT_KEPT = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' };
const DONE_PARAM = 'done';
const STEP_CODE = 'step=code';

/** What goes, or the field for the code; whoever is not signed in signs in first. */
export async function loadDelete(request: Request, context: Context) {
  const { services, signedIn } = context.get(requestContext);
  const { searchParams } = new URL(request.url);
  const answer = (view: DeleteView) => data<DeleteView>(view, { headers: NOT_KEPT });
  if (signedIn === null) {
    if (searchParams.has(DONE_PARAM)) return answer({ step: 'done' });
    throw signInFirst(links.deleteAccount());
  }
  const { phone } = signedIn;
  if (phone === null) return answer({ step: 'no-phone' });
  // Kept on one line: a number broken in two is read wrong.
  const shown = `+45 ${groupedNumber(phone)}`.replaceAll(' ', '\u00a0');
  const pending = searchParams.get('step') === 'code' ? await pendingHere(request, context) : null;
  if (pending?.phone !== phone) {
    return answer({ step: 'start', phone: shown, isOff: services.sms === null });
  }
  return answer({
    step: 'code',
    phone: shown,
    digits: pending.digits,
    minutesLeft: Math.ceil(pending.leftMs / 60_000),
  });
}

/** Sends the code, or deletes all with it. */
export async function actDelete(request: Request, context: Context) {
  const { signedIn } = context.get(requestContext);
  if (signedIn === null) throw signInFirst(links.deleteAccount());
  const form = await formOf(request);
  if (signedIn.phone === null) throw redirect(links.deleteAccount(), 303);
  return textIn(form, DELETE_INTENT) === 'delete'
    ? deleteAll(request, context, { signedIn, code: textIn(form, SIGN_IN_FIELDS.code) })
    : sendCode(request, context, signedIn.phone);
}

// A form with a mistake in it is answered, not failed: browsers write every 4xx down as an error.
const refused = (error: string) => data<DeleteAnswer>({ error }, { headers: NOT_KEPT });

function cookiesOf(request: Request, context: Context) {
  const isSecure = isSecureSite(context.get(requestContext).services.settings);
  return { isSecure, browserToken: codeTokenIn(request.headers.get('cookie'), isSecure) };
}

function pendingHere(request: Request, context: Context) {
  const { services } = context.get(requestContext);
  return pendingCode(services, cookiesOf(request, context).browserToken, 'delete');
}

async function sendCode(request: Request, context: Context, phone: string) {
  const { services, clientAddress } = context.get(requestContext);
  const { isSecure, browserToken } = cookiesOf(request, context);
  const sent = await requestCode(services, {
    purpose: 'delete',
    phone,
    browserToken,
    address: clientAddress,
    locale: getLocale(),
    host: new URL(request.url).hostname,
    asker: 'signed-in',
  });
  if (!sent.ok) return refused(codeRefusalText(sent.error));
  return redirect(`${links.deleteAccount()}?${STEP_CODE}`, {
    status: 303,
    headers: { 'Set-Cookie': codeCookie(sent.value.browserToken, isSecure) },
  });
}

type Deleting = { readonly signedIn: SignedIn; readonly code: string };

async function deleteAll(request: Request, context: Context, { signedIn, code }: Deleting) {
  const { services, clientAddress: address } = context.get(requestContext);
  const { isSecure, browserToken } = cookiesOf(request, context);
  const typed = { phone: signedIn.phone ?? '', code, browserToken, address };
  const confirmed = await confirmByCode(services, typed, 'delete');
  if (!confirmed.ok) return refused(entryRefusalText(confirmed.error));
  try {
    await erasePerson(services, signedIn);
  } catch (error) {
    const { name, stack = '' } = error instanceof Error ? error : { name: 'unknown' };
    services.log.error({ code: name, stack }, 'person not erased');
    return refused(m.privacy_failed());
  }
  return redirectDocument(`${links.deleteAccount()}?${DONE_PARAM}`, {
    status: 303,
    headers: forgottenHeaders(isSecure),
  });
}
