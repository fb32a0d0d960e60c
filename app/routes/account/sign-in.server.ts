import { data, redirect, redirectDocument, type RouterContextProvider } from 'react-router';
import { textIn, TRAP_FIELD } from '../../../domain/posted-form.ts';
import { returnPath } from '../../../domain/return-path.ts';
import {
  groupedNumber,
  NEXT_PARAM,
  SIGN_IN_FIELDS,
  STEP_PARAM,
} from '../../../domain/sign-in-form.ts';
import { getLocale } from '../../../messages/compiled/runtime.js';
import { codeCookie, codeTokenIn } from '../../../server/identity/code-cookie.ts';
import { knownCookie, knownTokenIn } from '../../../server/identity/known-cookie.ts';
import { pendingCode } from '../../../server/identity/pending-code.ts';
import { askForSignInCode } from '../../../server/identity/request-code.ts';
import {
  isSecureSite,
  sessionCookie,
  sessionTokenIn,
} from '../../../server/identity/session-cookie.ts';
import { newBrowserToken } from '../../../server/identity/sign-in-secrets.ts';
import { signIn } from '../../../server/identity/sign-in.ts';
import { stepAddress } from '../../features/sign-in/sign-in-address.ts';
import type { SignInAnswer, SignInView } from '../../features/sign-in/sign-in-view.ts';
import { links } from '../../links.ts';
import { requestContext, whoAsks } from '../../request-context.server.ts';
import type { SentIntent } from '../../forms/intents.server.ts';
import { codeRefusalText, entryRefusalText } from './refusal-text.server.ts';

type Context = Readonly<RouterContextProvider>;

/** The page shows a number to its own browser; nobody else may keep it. */
export const NOT_KEPT = { 'Cache-Control': 'no-store' };

/** What somebody who is not signed in sees: the form of the number, or that of the code that was sent. */
export async function loadSignIn(request: Request, context: Context): Promise<SignInView> {
  const { services } = context.get(requestContext);
  const { searchParams } = new URL(request.url);
  const step = searchParams.get(STEP_PARAM);
  const browserToken = codeTokenIn(request.headers.get('cookie'), isSecureSite(services.settings));
  const pending = step === null ? null : await pendingOf(context, browserToken);
  const common = {
    next: returnPath(searchParams.get(NEXT_PARAM)),
    challenge: services.personCheck.challenge(services.now()),
  };
  if (pending === null || step !== 'code') {
    const number = pending === null ? '' : groupedNumber(pending.phone);
    return { ...common, step: 'number', number, isOff: services.sms === null };
  }
  return {
    ...common,
    step: 'code',
    phone: `+45 ${groupedNumber(pending.phone)}`,
    digits: pending.digits,
    minutesLeft: Math.ceil(pending.leftMs / 60_000),
    resendInS: Math.ceil(pending.resendMs / 1000),
  };
}

/** Sends a code or takes one: on to the next step, or back with what is wrong and what was typed. */
export const signInForms = (request: Request) => ({
  send: ({ form, context }: SentIntent) => sendCode(request, form, context, false),
  resend: ({ form, context }: SentIntent) => sendCode(request, form, context, true),
  enter: ({ form, context }: SentIntent) => enterCode(request, form, context),
});

/** The code that signs in and is on its way to this browser; null: none. */
async function pendingOf(context: Context, browserToken: string | null) {
  const { services } = context.get(requestContext);
  const asked = { browserToken, purpose: 'sign-in' } as const;
  const found = await pendingCode(services, whoAsks(context), asked);
  return found.ok ? found.value : null;
}

function wayOf(request: Request, context: Context) {
  const { services, signedIn } = context.get(requestContext);
  const isSecure = isSecureSite(services.settings);
  const cookies = request.headers.get('cookie');
  const url = new URL(request.url);
  return {
    services,
    signedIn,
    isSecure,
    host: url.hostname,
    // The router asks for data under an address of its own.
    page: url.pathname.replace(/\.data$/, ''),
    next: returnPath(url.searchParams.get(NEXT_PARAM)),
    browserToken: codeTokenIn(cookies, isSecure),
    knownToken: knownTokenIn(cookies, isSecure),
    session: sessionTokenIn(cookies, isSecure),
  };
}

// A form with a mistake in it is answered, not failed: browsers write every 4xx down as an error.
const refused = (answer: SignInAnswer) => data<SignInAnswer>(answer, { headers: NOT_KEPT });

async function sendCode(request: Request, form: FormData, context: Context, isResend: boolean) {
  const way = wayOf(request, context);
  const { services, isSecure, host, page, next, browserToken, knownToken } = way;
  const typed = textIn(form, SIGN_IN_FIELDS.number);
  const phone = isResend ? (await pendingOf(context, browserToken))?.phone : typed;
  if (phone === undefined) return redirect(page + stepAddress(null, next), 303);
  const asked = {
    phone,
    browserToken,
    host,
    knownToken,
    trap: textIn(form, TRAP_FIELD),
    challenge: {
      token: textIn(form, SIGN_IN_FIELDS.token),
      proof: textIn(form, SIGN_IN_FIELDS.proof),
    },
  };
  const sent = await askForSignInCode(services, whoAsks(context), asked, getLocale());
  if (!sent.ok) {
    const error = codeRefusalText(sent.error);
    return refused({ field: isResend ? 'code' : 'number', error, typed: isResend ? '' : typed });
  }
  const cookie = codeCookie(sent.value.browserToken, isSecure);
  const headers = { 'Set-Cookie': cookie };
  return redirect(page + stepAddress('code', next), { status: 303, headers });
}

async function enterCode(request: Request, form: FormData, context: Context) {
  const way = wayOf(request, context);
  const { services, signedIn, isSecure, next, browserToken, session } = way;
  const goal = next ?? links.myReports();
  const typed = textIn(form, SIGN_IN_FIELDS.code);
  const pending = await pendingOf(context, browserToken);
  // The second of two presses: the first one signed in.
  if (pending === null && signedIn !== null) return redirectDocument(goal, 303);
  const knownToken = way.knownToken ?? newBrowserToken();
  const entered = await signIn(services, whoAsks(context), {
    phone: pending?.phone ?? '',
    code: typed,
    browserToken,
    oldSession: session,
    knownToken,
  });
  if (!entered.ok) return refused({ field: 'code', error: entryRefusalText(entered.error), typed });
  // Whoever is signed in gets other pages: the browser starts anew.
  const headers = new Headers();
  headers.append('Set-Cookie', sessionCookie(entered.value, isSecure));
  headers.append('Set-Cookie', knownCookie(knownToken, isSecure));
  return redirectDocument(goal, { status: 303, headers });
}
