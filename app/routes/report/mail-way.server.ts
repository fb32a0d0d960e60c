import { randomUUID } from 'node:crypto';
import type { RouterContextProvider } from 'react-router';
import { KEY_FIELD, textIn, TRAP_FIELD } from '../../../domain/posted-form.ts';
import { m } from '../../../messages/compiled/messages.js';
import { getLocale } from '../../../messages/compiled/runtime.js';
import { fieldErrorText } from '../../../messages/field-error-text.ts';
import type { FieldError } from '../../../domain/field-error.ts';
import { fail, ok, type Result } from '../../../domain/result.ts';
import { mailReport, type ReportToMail } from '../../../server/reports/mail-report.ts';
import type { Settings } from '../../../server/env.ts';
import {
  MAIL_FIELDS,
  type MailAnswer,
  type MailErrors,
  type MailView,
} from '../../features/share/share-view.ts';
import { requestContext, whoAsks } from '../../request-context.server.ts';

/** Nobody but the reader has what these pages show, and no cache may keep it. */
export const PRIVATE_HEADERS = {
  'Cache-Control': 'no-store',
  'X-Robots-Tag': 'noindex',
} as const;

export function mailView({ mail, mode }: Settings): MailView {
  const way = mail.kind === 'off' ? 'waits' : mode === 'local' ? 'outbox' : 'sent';
  return { idempotencyKey: randomUUID(), way };
}

type NotMailed = { readonly kind: 'signed-out' | 'not-found' };

/** Sends the link to a report to who asked for it. What a form can put right is an answer, and no failure. */
export async function mailIt(
  form: FormData,
  context: Readonly<RouterContextProvider>,
  report: ReportToMail,
  origin: string,
): Promise<Result<MailAnswer, NotMailed>> {
  const { services } = context.get(requestContext);
  const email = textIn(form, MAIL_FIELDS.email);
  const refused = (problem: string | null, errors: MailErrors = {}) =>
    ok<MailAnswer>({ kind: 'mail-refused', errors, problem, email });
  if (textIn(form, TRAP_FIELD) !== '') return refused(m.share_mail_failed());
  const order = {
    form: {
      idempotencyKey: textIn(form, KEY_FIELD),
      email,
      consent: textIn(form, MAIL_FIELDS.consent),
    },
    report,
    // A link in a mail leads to this site, whatever host the caller has named.
    origin: services.settings.appUrl ?? origin,
  };
  const sent = await mailReport(services, whoAsks(context), order, getLocale());
  if (sent.ok) return ok<MailAnswer>({ kind: 'mail-sent', email: sent.value.email });
  switch (sent.error.kind) {
    case 'signed-out':
    case 'not-found':
      return fail({ kind: sent.error.kind });
    case 'too-many': {
      const minutes = String(Math.ceil(sent.error.waitMs / 60_000));
      return refused(m.share_mail_too_many({ minutes }));
    }
    case 'key-reused':
    case 'unavailable':
      return refused(m.share_mail_failed());
    case 'invalid': {
      const errors = errorTexts(sent.error.errors);
      return refused(Object.keys(errors).length > 0 ? null : m.share_mail_failed(), errors);
    }
  }
}

function errorTexts(errors: readonly FieldError[]): MailErrors {
  const texts: { -readonly [Field in keyof MailErrors]: string } = {};
  for (const error of errors) {
    if (error.field === 'consent') texts.consent = m.share_mail_error_consent();
    if (error.field === 'email') {
      texts.email =
        error.code === 'required' ? m.share_mail_error_email() : fieldErrorText(error, getLocale());
    }
  }
  return texts;
}
