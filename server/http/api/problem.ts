import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { FieldError } from '../../../domain/field-error.ts';
import { fieldErrorText } from '../../../words/field-error-text.ts';
import { m } from '../../../messages/compiled/messages.js';
import type { Locale } from '../../../words/locale.ts';
import { answerLocale } from '../visitor-locale.ts';
import { statusOfRefusal, type WorkRefusal } from '../../work/work-refusal.ts';
import type { AppEnvironment } from '../environment.ts';

type AppContext = Context<AppEnvironment>;

export function localeOf(context: AppContext): Locale {
  return answerLocale(context.req.path, context.req.header('accept-language'));
}

/** An error as RFC 9457 describes it. */
export function problem(
  context: AppContext,
  status: ContentfulStatusCode,
  title: string,
  more: Readonly<Record<string, unknown>> = {},
  headers: Readonly<Record<string, string>> = {},
): Response {
  return context.json({ type: 'about:blank', title, status, ...more }, status, {
    ...headers,
    'Content-Type': 'application/problem+json',
    'Content-Language': localeOf(context),
    Vary: 'Accept-Language',
  });
}

/** 429 or 503, with the time to retry. */
export function refusedWork(context: AppContext, refusal: WorkRefusal): Response {
  const options = { locale: localeOf(context) };
  const { kind, seconds } = refusal;
  const title =
    kind === 'busy'
      ? m.error_api_busy({ seconds }, options)
      : m.error_api_too_many({ seconds }, options);
  const headers = { 'Retry-After': String(seconds) };
  return problem(context, statusOfRefusal(refusal), title, { kind }, headers);
}

/** 422 with every wrong field, in the caller's language. */
export function invalidInput(context: AppContext, errors: readonly FieldError[]): Response {
  const locale = localeOf(context);
  return problem(context, 422, m.error_api_invalid({}, { locale }), {
    errors: errors.map((error) => ({
      field: error.field,
      code: error.code,
      message: fieldErrorText(error, locale),
    })),
  });
}
