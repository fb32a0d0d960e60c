import { data, redirect, type RouterContextProvider } from 'react-router';
import { textIn } from '../../../domain/posted-form.ts';
import { SIGN_IN_FIELDS } from '../../../domain/sign-in-form.ts';
import { CONFIRMED_MINUTES, isConfirmed } from '../../../server/identity/session.ts';
import { CODE_INTENT } from '../../features/privacy/code-intent.ts';
import type { ExportAnswer, ExportView } from '../../features/privacy/export-view.ts';
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

/** The file, for who signed in or confirmed a moment ago; the field for the code for all others. */
export async function loadExport(request: Request, context: Context) {
  const { services, signedIn } = context.get(requestContext);
  const answer = (view: ExportView) => data<ExportView>(view, { headers: NOT_KEPT });
  if (signedIn === null) throw signInFirst(links.exportData());
  if (await isConfirmed(services.db, signedIn.sessionId, services.now())) {
    return answer({ step: 'ready', minutes: CONFIRMED_MINUTES });
  }
  const { phone } = signedIn;
  if (phone === null) return answer({ step: 'no-phone' });
  const shown = shownPhone(phone);
  const pending = await ownPendingCode(request, context, { phone, purpose: 'export' });
  if (pending === null) {
    return answer({ step: 'start', phone: shown, isOff: services.sms === null });
  }
  const minutesLeft = Math.ceil(pending.leftMs / 60_000);
  return answer({ step: 'code', phone: shown, digits: pending.digits, minutesLeft });
}

/** Sends the code, or takes it. */
export async function actExport(request: Request, context: Context) {
  const { signedIn } = context.get(requestContext);
  if (signedIn === null) throw signInFirst(links.exportData());
  const form = await formOf(request);
  const { phone } = signedIn;
  const page = links.exportData();
  if (phone === null) throw redirect(page, 303);
  if (textIn(form, CODE_INTENT) !== 'confirm') {
    const sent = await sendOwnCode(request, context, { phone, purpose: 'export', page });
    return sent instanceof Response ? sent : refused(sent);
  }
  const code = textIn(form, SIGN_IN_FIELDS.code);
  const wrong = await takeOwnCode(request, context, { signedIn, code, purpose: 'export' });
  return wrong === null ? redirect(page, 303) : refused(wrong);
}

// A form with a mistake in it is answered, not failed: browsers write every 4xx down as an error.
const refused = (answer: ExportAnswer) => data<ExportAnswer>(answer, { headers: NOT_KEPT });
