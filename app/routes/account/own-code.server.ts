import { data, redirect, type RouterContextProvider } from 'react-router';
import type { Result } from '../../../domain/result.ts';
import { groupedNumber, SIGN_IN_FIELDS } from '../../../domain/sign-in-form.ts';
import { m } from '../../../messages/compiled/messages.js';
import { getLocale } from '../../../messages/compiled/runtime.js';
import { codeCookie, codeTokenIn } from '../../../server/identity/code-cookie.ts';
import type { ConfirmPurpose } from '../../../server/identity/code-message.ts';
import { pendingCode } from '../../../server/identity/pending-code.ts';
import { askForOwnCode } from '../../../server/identity/request-code.ts';
import { isSecureSite } from '../../../server/identity/session-cookie.ts';
import type { CodeEntryRefusal } from '../../../server/identity/take-code.ts';
import type { Services } from '../../../server/services.ts';
import type { Unavailable } from '../../../server/use-case/unavailable.ts';
import type { NotAllowed } from '../../../server/use-case/use-case.ts';
import type { Who } from '../../../server/use-case/who.ts';
import { type OwnCodeAnswer, type OwnCodeView } from '../../features/privacy/own-code-view.ts';
import { intents } from '../../forms/intents.server.ts';
import { requestContext, whoAsks } from '../../request-context.server.ts';
import { codeRefusalText, entryRefusalText } from './refusal-text.server.ts';
import { signInFirst } from './sign-in-first.server.ts';

// Pages on which somebody who is signed in confirms one thing by a code on their own phone.

type Context = Readonly<RouterContextProvider>;

/** What is confirmed, and where. */
export type OwnCodePage = { readonly purpose: ConfirmPurpose; readonly address: string };

/** The code as it was typed, in the browser that asked for it. */
type Typed = { readonly code: string; readonly browserToken: string | null };
type Confirm = (
  services: Services,
  who: Who,
  typed: Typed,
) => Promise<Result<unknown, CodeEntryRefusal | NotAllowed<'user'> | Unavailable>>;

export const NOT_KEPT = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' };
const STEP_CODE = 'step=code';

/** The way to a code, or the field for the one that is on its way; whoever is not signed in signs in first. */
export async function loadOwnCode(
  request: Request,
  context: Context,
  { purpose, address }: OwnCodePage,
): Promise<OwnCodeView> {
  const { services, signedIn } = context.get(requestContext);
  if (signedIn === null) throw signInFirst(address);
  if (signedIn.phone === null) return { step: 'no-phone' };
  const phone = shownPhone(signedIn.phone);
  const asked = { purpose, browserToken: browserTokenIn(request, context) };
  const found = isStepCode(request)
    ? await pendingCode(services, whoAsks(context), asked)
    : ({ ok: false } as const);
  // One that another person asked for in this browser is none.
  if (!found.ok || found.value.phone !== signedIn.phone) {
    return { step: 'start', phone, isOff: services.sms === null };
  }
  const { digits, leftMs } = found.value;
  return { step: 'code', phone, digits, minutesLeft: Math.ceil(leftMs / 60_000) };
}

/** Sends the code, or does what it confirms. @param done where to, once it is done */
export function actOwnCode(
  request: Request,
  context: Context,
  { purpose, address }: OwnCodePage,
  { confirm, done }: { readonly confirm: Confirm; readonly done: () => Response },
) {
  const browserToken = browserTokenIn(request, context);
  return intents({
    confirm: async ({ services, who, field }) => {
      const code = field(SIGN_IN_FIELDS.code);
      const confirmed = await confirm(services, who, { code, browserToken });
      if (confirmed.ok) return done();
      if (confirmed.error.kind === 'signed-out') throw signInFirst(address);
      if (confirmed.error.kind === 'unavailable') return refused(m.privacy_failed());
      return refused(entryRefusalText(confirmed.error));
    },
    send: async ({ services, who }) => {
      const host = new URL(request.url).hostname;
      const sent = await askForOwnCode(services, who, { purpose, browserToken, host }, getLocale());
      if (sent.ok) {
        const cookie = codeCookie(sent.value.browserToken, isSecureSite(services.settings));
        const headers = { 'Set-Cookie': cookie };
        return redirect(`${address}?${STEP_CODE}`, { status: 303, headers });
      }
      if (sent.error.kind === 'signed-out') throw signInFirst(address);
      // The page says how to go on without one.
      if (sent.error.kind === 'no-phone') throw redirect(address, 303);
      return refused(codeRefusalText(sent.error));
    },
  })({ request, context });
}

// A form with a mistake in it is answered, not failed: browsers write every 4xx down as an error.
function refused(error: string) {
  return data<OwnCodeAnswer>({ error }, { headers: NOT_KEPT });
}

function isStepCode(request: Request): boolean {
  return new URL(request.url).searchParams.get('step') === 'code';
}

/** On one line: a number broken in two is read wrong. */
function shownPhone(phone: string): string {
  return `+45 ${groupedNumber(phone)}`.replaceAll(' ', '\u00a0');
}

function browserTokenIn(request: Request, context: Context): string | null {
  const { settings } = context.get(requestContext).services;
  return codeTokenIn(request.headers.get('cookie'), isSecureSite(settings));
}
