import { Hono, type Context } from 'hono';
import * as z from 'zod/mini';
import { parseInput } from '../../../domain/field-error.ts';
import { m } from '../../../messages/compiled/messages.js';
import { codeCookie, codeTokenIn } from '../../identity/code-cookie.ts';
import { askForSignInCode, type CodeRefusal } from '../../identity/request-code.ts';
import { knownCookie, knownTokenIn, forgottenHeaders } from '../../identity/known-cookie.ts';
import {
  isSecureSite,
  sessionCookie,
  sessionTokenIn,
  signedOutHeaders,
} from '../../identity/session-cookie.ts';
import { newBrowserToken } from '../../identity/sign-in-secrets.ts';
import { signIn, type SignInRefusal } from '../../identity/sign-in.ts';
import { NO_SIGN_OUT, signOut, signOutEverywhere } from '../../identity/sign-out.ts';
import type { Services } from '../../services.ts';
import type { AppEnvironment } from '../environment.ts';
import { callsPerMinute } from '../rate-limit.ts';
import { ownSiteCallsOnly } from '../same-origin.ts';
import { whoAsks } from '../who-asks.ts';
import { invalidInput, localeOf, problem } from './problem.ts';
import { readJson } from './read-json.ts';

const CALLS_PER_MINUTE = 60;
const LONGEST_TEXT = 200;

const text = z.string().check(z.maxLength(LONGEST_TEXT));
export const codeBodySchema = z.strictObject({
  phone: text,
  /** Of the work that an answer without proof asks for. */
  token: z.optional(text),
  proof: z.optional(text),
});
export const signInBodySchema = z.strictObject({ phone: text, code: text });
export const signOutBodySchema = z.strictObject({ everywhere: z.optional(z.boolean()) });
export const codeAnswerSchema = z.object({ expiresAt: z.string() });

// The specification's own words (its section 8); callers compare them, so they are not translated.
const NOT_INITIALIZED = 'Firebase Auth is not initialized.';
const NO_USER = 'Sign-in process did not return a user.';
const NONE_RETURNED = 'No user returned from sign-in process.';

type AppContext = Context<AppEnvironment>;

/** Signing in by phone and out again, for the site's own pages: cookies say who calls. */
export function signInRoutes(services: Services): Hono<AppEnvironment> {
  const { settings } = services;
  const isSecure = isSecureSite(settings);
  const routes = new Hono<AppEnvironment>();
  for (const path of ['/sign-in', '/sign-in/code', '/sign-out']) {
    routes.use(path, callsPerMinute(CALLS_PER_MINUTE), ownSiteCallsOnly(settings.appUrl));
  }
  routes.post('/sign-in/code', async (context) => {
    const body = await readJson(context);
    if (!body.ok) return body.error.answer;
    const parsed = parseInput(codeBodySchema, body.value);
    if (!parsed.ok) return invalidInput(context, parsed.error.errors);
    const cookies = context.req.header('cookie');
    const asked = {
      phone: parsed.value.phone,
      browserToken: codeTokenIn(cookies, isSecure),
      host: new URL(settings.appUrl ?? context.req.url).hostname,
      knownToken: knownTokenIn(cookies, isSecure),
      trap: '',
      // Without proof the stricter limit holds, and with reCAPTCHA's keys the site's own work is asked.
      challenge: { token: parsed.value.token ?? '', proof: parsed.value.proof ?? '' },
    };
    const sent = await askForSignInCode(services, whoAsks(context), asked, localeOf(context));
    if (!sent.ok) return codeProblem(context, sent.error);
    context.header('Set-Cookie', codeCookie(sent.value.browserToken, isSecure));
    return context.json({ expiresAt: sent.value.expiresAt }, 202);
  });
  routes.post('/sign-in', async (context) => {
    const body = await readJson(context);
    if (!body.ok) return body.error.answer;
    const parsed = parseInput(signInBodySchema, body.value);
    if (!parsed.ok) return invalidInput(context, parsed.error.errors);
    const cookies = context.req.header('cookie');
    const knownToken = knownTokenIn(cookies, isSecure) ?? newBrowserToken();
    const entered = await signIn(services, whoAsks(context), {
      ...parsed.value,
      browserToken: codeTokenIn(cookies, isSecure),
      oldSession: sessionTokenIn(cookies, isSecure),
      knownToken,
    });
    if (!entered.ok) return entryProblem(context, entered.error);
    context.header('Set-Cookie', sessionCookie(entered.value, isSecure));
    context.header('Set-Cookie', knownCookie(knownToken, isSecure), { append: true });
    return context.body(null, 204);
  });
  routes.post('/sign-out', async (context) => {
    const body = await readJson(context);
    if (!body.ok) return body.error.answer;
    const parsed = parseInput(signOutBodySchema, body.value);
    if (!parsed.ok) return invalidInput(context, parsed.error.errors);
    const who = whoAsks(context);
    const isEverywhere = parsed.value.everywhere === true && who.kind !== 'visitor';
    const token = sessionTokenIn(context.req.header('cookie'), isSecure);
    const left = isEverywhere
      ? await signOutEverywhere(services, who, {})
      : await signOut(services, who, { token });
    if (!left.ok) return problem(context, 503, NO_SIGN_OUT);
    const headers = isEverywhere ? forgottenHeaders(isSecure) : signedOutHeaders(isSecure);
    return new Response(null, { status: 204, headers });
  });
  return routes;
}

function codeProblem(context: AppContext, refusal: CodeRefusal): Response {
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

function tooMany(context: AppContext, seconds: number, code: string): Response {
  const title = m.error_api_too_many({ seconds }, { locale: localeOf(context) });
  return problem(context, 429, title, { code }, { 'Retry-After': String(seconds) });
}

function entryProblem(context: AppContext, refusal: SignInRefusal): Response {
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
