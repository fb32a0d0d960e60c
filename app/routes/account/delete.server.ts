import { data, redirect, redirectDocument, type RouterContextProvider } from 'react-router';
import { textIn } from '../../../domain/posted-form.ts';
import { SIGN_IN_FIELDS } from '../../../domain/sign-in-form.ts';
import { m } from '../../../messages/compiled/messages.js';
import { forgottenHeaders } from '../../../server/identity/known-cookie.ts';
import type { SignedIn } from '../../../server/identity/session.ts';
import { isSecureSite } from '../../../server/identity/session-cookie.ts';
import { erasePerson } from '../../../server/privacy/erase.ts';
import { CODE_INTENT } from '../../features/privacy/code-intent.ts';
import type { DeleteAnswer, DeleteView } from '../../features/privacy/delete-view.ts';
import { links } from '../../links.ts';
import { requestContext } from '../../request-context.server.ts';
import { formOf } from '../../forms/form-of.server.ts';
import {
  NOT_KEPT,
  ownPendingCode,
  sendOwnCode,
  shownPhone,
  takeOwnCode,
} from './own-code.server.ts';
import { signInFirst } from './sign-in-first.server.ts';

type Context = Readonly<RouterContextProvider>;

const DONE_PARAM = 'done';

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
  const shown = shownPhone(phone);
  const pending = await ownPendingCode(request, context, { phone, purpose: 'delete' });
  if (pending === null) {
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
  if (textIn(form, CODE_INTENT) === 'delete') {
    return deleteAll(request, context, { signedIn, code: textIn(form, SIGN_IN_FIELDS.code) });
  }
  const { phone } = signedIn;
  const page = links.deleteAccount();
  const sent = await sendOwnCode(request, context, { phone, purpose: 'delete', page });
  return sent instanceof Response ? sent : refused(sent);
}

// A form with a mistake in it is answered, not failed: browsers write every 4xx down as an error.
const refused = (answer: DeleteAnswer) => data<DeleteAnswer>(answer, { headers: NOT_KEPT });

type Deleting = { readonly signedIn: SignedIn; readonly code: string };

async function deleteAll(request: Request, context: Context, { signedIn, code }: Deleting) {
  const { services } = context.get(requestContext);
  const wrong = await takeOwnCode(request, context, { signedIn, code, purpose: 'delete' });
  if (wrong !== null) return refused(wrong);
  try {
    await erasePerson(services, signedIn);
  } catch (error) {
    const { name, stack = '' } = error instanceof Error ? error : { name: 'unknown' };
    services.log.error({ code: name, stack }, 'person not erased');
    return refused({ error: m.privacy_failed() });
  }
  return redirectDocument(`${links.deleteAccount()}?${DONE_PARAM}`, {
    status: 303,
    headers: forgottenHeaders(isSecureSite(services.settings)),
  });
}
