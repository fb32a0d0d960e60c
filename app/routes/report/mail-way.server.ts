import { randomUUID } from 'node:crypto';
import { data, type RouterContextProvider } from 'react-router';
import { fail, ok } from '../../../domain/result.ts';
import { mailReport, type ReportToMail } from '../../../server/reports/mail-report.ts';
import type { Settings } from '../../../server/env.ts';
import { mailCheck } from '../../features/share/mail-check.ts';
import type { MailAnswer, MailView } from '../../features/share/share-view.ts';
import { takeForm } from '../../forms/take-form.server.ts';

/** Only the reader has access to these pages, and no cache may store them. */
export const PRIVATE_HEADERS = {
  'Cache-Control': 'no-store',
  'X-Robots-Tag': 'noindex',
} as const;

export function mailView({ mail, mode }: Settings): MailView {
  const way = mail.kind === 'off' ? 'waits' : mode === 'local' ? 'outbox' : 'sent';
  return { idempotencyKey: randomUUID(), way };
}

type Mailing = {
  readonly form: Request | FormData;
  readonly context: Readonly<RouterContextProvider>;
  readonly report: ReportToMail;
  readonly origin: string;
  /** Thrown when the sender's session is over, or the report does not exist. */
  readonly refusal: (why: { readonly kind: 'signed-out' | 'not-found' }) => unknown;
};

/** Sends a report's link to the person who asked for it. */
export function mailIt({ form, context, report, origin, refusal }: Mailing) {
  return takeForm({ request: form, context }, mailCheck, async (sent) => {
    const { values, idempotencyKey, services, who, locale } = sent;
    const order = {
      form: { ...values, idempotencyKey },
      report,
      // A link in a mail leads to this site, whatever host the caller named.
      origin: services.settings.appUrl ?? origin,
    };
    const taken = await mailReport(services, who, order, locale);
    if (!taken.ok) {
      const { error } = taken;
      if (error.kind === 'signed-out' || error.kind === 'not-found') throw refusal(error);
      return fail(error);
    }
    const answer: MailAnswer = { kind: 'mail-sent', email: taken.value.email };
    return ok(data(answer, { headers: PRIVATE_HEADERS }));
  });
}
