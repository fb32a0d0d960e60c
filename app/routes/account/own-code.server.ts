import { redirect, type RouterContextProvider } from 'react-router';
import { groupedNumber } from '../../../domain/sign-in-form.ts';
import { getLocale } from '../../../messages/compiled/runtime.js';
import { codeCookie, codeTokenIn } from '../../../server/identity/code-cookie.ts';
import { confirmByCode, type ConfirmPurpose } from '../../../server/identity/confirm-by-code.ts';
import { pendingCode, type PendingCode } from '../../../server/identity/pending-code.ts';
import { requestCode } from '../../../server/identity/request-code.ts';
import type { SignedIn } from '../../../server/identity/session.ts';
import { isSecureSite } from '../../../server/identity/session-cookie.ts';
import { requestContext } from '../../request-context.server.ts';
import { codeRefusalText, entryRefusalText } from './refusal-text.server.ts';

// What pages share on which somebody who is signed in confirms a thing by a code on their own phone.

type Context = Readonly<RouterContextProvider>;

export const NOT_KEPT = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' };
const STEP_CODE = 'step=code';

/** On one line: a number broken in two is read wrong. */
export function shownPhone(phone: string): string {
  return `+45 ${groupedNumber(phone)}`.replaceAll(' ', '\u00a0');
}

/** The code that is on its way to this phone, where the address names that step; null: none. */
export async function ownPendingCode(
  request: Request,
  context: Context,
  { phone, purpose }: { readonly phone: string; readonly purpose: ConfirmPurpose },
): Promise<PendingCode | null> {
  if (new URL(request.url).searchParams.get('step') !== 'code') return null;
  const { services } = context.get(requestContext);
  const pending = await pendingCode(services, browserTokenIn(request, context), purpose);
  return pending?.phone === phone ? pending : null;
}

/** Sends a code and goes on to the step where it is typed. @returns why none is sent, in words */
export async function sendOwnCode(
  request: Request,
  context: Context,
  to: { readonly phone: string; readonly purpose: ConfirmPurpose; readonly page: string },
): Promise<Response | { readonly error: string }> {
  const { services, clientAddress } = context.get(requestContext);
  const sent = await requestCode(services, {
    purpose: to.purpose,
    phone: to.phone,
    browserToken: browserTokenIn(request, context),
    address: clientAddress,
    locale: getLocale(),
    host: new URL(request.url).hostname,
    asker: 'signed-in',
  });
  if (!sent.ok) return { error: codeRefusalText(sent.error) };
  const cookie = codeCookie(sent.value.browserToken, isSecureSite(services.settings));
  return redirect(`${to.page}?${STEP_CODE}`, { status: 303, headers: { 'Set-Cookie': cookie } });
}

/** Takes the code that was typed. @returns null: it is the right one; otherwise what is wrong, in words */
export async function takeOwnCode(
  request: Request,
  context: Context,
  typed: {
    readonly signedIn: SignedIn;
    readonly code: string;
    readonly purpose: ConfirmPurpose;
  },
): Promise<{ readonly error: string } | null> {
  const { services, clientAddress } = context.get(requestContext);
  const { signedIn, code, purpose } = typed;
  const confirmed = await confirmByCode(services, {
    signedIn,
    code,
    purpose,
    browserToken: browserTokenIn(request, context),
    address: clientAddress,
  });
  return confirmed.ok ? null : { error: entryRefusalText(confirmed.error) };
}

function browserTokenIn(request: Request, context: Context): string | null {
  const { settings } = context.get(requestContext).services;
  return codeTokenIn(request.headers.get('cookie'), isSecureSite(settings));
}
