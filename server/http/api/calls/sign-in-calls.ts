import type { Context } from 'hono';
import * as z from 'zod/mini';
import { m } from '../../../../messages/compiled/messages.js';
import { codeCookie, codeTokenIn } from '../../../identity/code-cookie.ts';
import { forgottenHeaders, knownCookie, knownTokenIn } from '../../../identity/known-cookie.ts';
import { askForSignInCode } from '../../../identity/request-code.ts';
import type { CodeRefusal } from '../../../identity/send-code.ts';
import {
  isSecureSite,
  sessionCookie,
  sessionTokenIn,
  signedOutHeaders,
} from '../../../identity/session-cookie.ts';
import { newBrowserToken } from '../../../identity/sign-in-secrets.ts';
import { signIn, type SignInRefusal } from '../../../identity/sign-in.ts';
import { NO_SIGN_OUT, signOut, signOutEverywhere } from '../../../identity/sign-out.ts';
import type { AppEnvironment } from '../../environment.ts';
import { defineCall } from '../define-call.ts';
import { invalidInput, localeOf, problem } from '../problem.ts';

const PER_MINUTE = 60;
const LONGEST_TEXT = 200;

const text = z.string().check(z.maxLength(LONGEST_TEXT));
const work = z.strictObject({ kind: z.literal('work'), token: z.string(), bits: z.int() });

// The specification's own words (its section 8); callers compare them, so they are not translated.
const NOT_INITIALIZED = 'Firebase Auth is not initialized.';
const NO_USER = 'Sign-in process did not return a user.';
const NONE_RETURNED = 'No user returned from sign-in process.';

const ofOwnSite = { perMinute: PER_MINUTE, isOwnSiteOnly: true } as const;

/** Signing in by phone and out again, for the site's own pages: cookies say who calls. */
export const SIGN_IN_CALLS = [
  defineCall('POST /sign-in/code', {
    ...ofOwnSite,
    id: 'sendSignInCode',
    summary:
      'Send a code of six digits to a Danish mobile phone; of twelve where the 15 guesses at short codes that a number has in a day are used up. The answer is the same for known and unknown numbers. At most 3 codes in 10 minutes and 5 an hour per number. A call without proof has fewer; where the site checks with reCAPTCHA it is answered 403 with code proof-needed and work: a token and bits. Send again, after a second at the earliest and once, with that token and as proof the number (in digits) for which the SHA-256 of «token:proof» begins with so many zero bits.',
    body: {
      schema: z.strictObject({
        phone: text,
        /** About the work that an answer without proof asks for. */
        token: z.optional(text),
        proof: z.optional(text),
      }),
    },
    example: { body: { phone: '+45 20 30 40 50' } },
    answers: {
      202: {
        description: 'The code is on its way.',
        schema: z.strictObject({ expiresAt: z.string() }),
      },
    },
    refusals: {
      403: {
        description:
          "The call does not come from the site's own pages; or code says that nothing shows that a person sends it.",
        more: {
          code: z.optional(z.enum(['machine', 'proof-needed'])),
          work: z.optional(work),
        },
      },
      429: {
        description: 'Too many calls, codes or tries; Retry-After says how many seconds to wait.',
        more: {
          kind: z.optional(z.literal('too-often')),
          code: z.optional(z.enum(['too-many-codes', 'too-many-tries'])),
        },
      },
      503: { description: 'SMS is switched off.' },
    },
    run: async ({ services, context, who, locale, body, reply }) => {
      const { settings } = services;
      const isSecure = isSecureSite(settings);
      const cookies = context.req.header('cookie');
      const wish = {
        phone: body.phone,
        browserToken: codeTokenIn(cookies, isSecure),
        host: new URL(settings.appUrl ?? context.req.url).hostname,
        knownToken: knownTokenIn(cookies, isSecure),
        trap: '',
        // Without proof the stricter limit applies; with reCAPTCHA's keys the site's own work is
        // required.
        challenge: { token: body.token ?? '', proof: body.proof ?? '' },
      };
      const sent = await askForSignInCode(services, who, wish, locale);
      if (!sent.ok) return codeProblem(context, sent.error);
      const headers = { 'Set-Cookie': codeCookie(sent.value.browserToken, isSecure) };
      return reply(202, { expiresAt: sent.value.expiresAt }, headers);
    },
  }),
  defineCall('POST /sign-in', {
    ...ofOwnSite,
    id: 'signIn',
    summary: 'Sign in with the code that was sent. A code has five tries and holds 5 minutes.',
    body: { schema: z.strictObject({ phone: text, code: text }) },
    example: { body: { phone: '+45 20 30 40 50', code: '012345' } },
    answers: { 204: { description: "Signed in; the session's cookie is set.", schema: null } },
    refusals: {
      401: {
        description: 'The code does not fit, is over or was used; code says which.',
        more: { code: z.enum(['wrong-code', 'no-code']), triesLeft: z.optional(z.int()) },
      },
    },
    run: async ({ services, context, who, body, reply }) => {
      const isSecure = isSecureSite(services.settings);
      const cookies = context.req.header('cookie');
      const knownToken = knownTokenIn(cookies, isSecure) ?? newBrowserToken();
      const entered = await signIn(services, who, {
        ...body,
        browserToken: codeTokenIn(cookies, isSecure),
        oldSession: sessionTokenIn(cookies, isSecure),
        knownToken,
      });
      if (!entered.ok) return entryProblem(context, entered.error);
      const kept = [sessionCookie(entered.value, isSecure), knownCookie(knownToken, isSecure)];
      return reply(204, null, { 'Set-Cookie': kept });
    },
  }),
  defineCall('POST /sign-out', {
    ...ofOwnSite,
    id: 'signOut',
    summary: 'Sign out in this browser, or everywhere.',
    body: { schema: z.strictObject({ everywhere: z.optional(z.boolean()) }) },
    example: { body: { everywhere: false } },
    answers: { 204: { description: "Signed out; the session's cookie is gone.", schema: null } },
    refusals: { 503: { description: 'The session could not be ended; the cookie stays.' } },
    run: async ({ services, context, who, body }) => {
      const isSecure = isSecureSite(services.settings);
      const isEverywhere = body.everywhere === true && who.kind !== 'visitor';
      const token = sessionTokenIn(context.req.header('cookie'), isSecure);
      const left = isEverywhere
        ? await signOutEverywhere(services, who, {})
        : await signOut(services, who, { token });
      if (!left.ok) return problem(context, 503, NO_SIGN_OUT);
      const headers = isEverywhere ? forgottenHeaders(isSecure) : signedOutHeaders(isSecure);
      return new Response(null, { status: 204, headers });
    },
  }),
];

function codeProblem(context: Context<AppEnvironment>, refusal: CodeRefusal): Response {
  switch (refusal.kind) {
    case 'off':
      return problem(context, 503, NOT_INITIALIZED);
    case 'invalid-number':
      return invalidInput(context, [{ field: 'phone', code: 'phone' }]);
    case 'too-many-codes':
    case 'too-many-tries':
      return tooMany(context, Math.ceil(refusal.waitMs / 1000), refusal.kind);
    case 'machine':
      return problem(context, 403, NO_USER, { code: refusal.kind });
    case 'proof-needed':
      return problem(context, 403, NO_USER, { code: refusal.kind, work: refusal.work });
  }
}

function tooMany(context: Context<AppEnvironment>, seconds: number, code: string): Response {
  const title = m.error_api_too_many({ seconds }, { locale: localeOf(context) });
  return problem(context, 429, title, { code }, { 'Retry-After': String(seconds) });
}

function entryProblem(context: Context<AppEnvironment>, refusal: SignInRefusal): Response {
  switch (refusal.kind) {
    case 'not-a-code':
      return invalidInput(context, [{ field: 'code', code: 'unknown-value' }]);
    case 'wrong-code':
      return problem(context, 401, NO_USER, {
        code: refusal.kind,
        triesLeft: refusal.triesLeft,
      });
    case 'no-code':
      return problem(context, 401, NO_USER, { code: refusal.kind });
    case 'no-user':
      return problem(context, 500, NONE_RETURNED);
  }
}
