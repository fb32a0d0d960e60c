import { createHmac } from 'node:crypto';
import type { Transaction } from 'kysely';
import { toQuery } from '../../domain/calculator-query.ts';
import type { CalculatorState } from '../../domain/calculator-state.ts';
import { parseInput, type InvalidInput } from '../../domain/field-error.ts';
import { reportMailSchema, stateForMail } from '../../domain/report/report-mail.ts';
import { DEFAULT_SHARE_DAYS, shareSlug } from '../../domain/report/share-link.ts';
import { fail, ok, type Result } from '../../domain/result.ts';
import { m } from '../../messages/compiled/messages.js';
import { claimKey, type KeyReused } from '../db/claim-key.ts';
import { inTransactionOrNothing } from '../db/in-transaction-or-nothing.ts';
import type { Tables } from '../db/tables.ts';
import type { ClientGroups } from '../http/client-address.ts';
import type { SignedIn } from '../identity/session.ts';
import { mailBody } from '../outbox/mail-body.ts';
import type { OutgoingMessage } from '../outbox/outgoing-message.ts';
import { sealText } from '../outbox/sealed-text.ts';
import { send } from '../outbox/send.ts';
import { recordConsent } from '../privacy/consents.ts';
import { holdPerson } from '../privacy/hold-person.ts';
import type { Services } from '../services.ts';
import type { NoSuchReport } from './save-report.ts';
import { createMailLink, inDays } from './share.ts';

export type ReportToMail =
  | { readonly kind: 'saved'; readonly owner: SignedIn; readonly reportId: string }
  /** Of the calculator, not saved: the link says what was calculated. */
  | { readonly kind: 'calculated'; readonly state: CalculatorState };

export type MailSender = {
  readonly locale: 'da' | 'en';
  /** As sending is counted. */
  readonly from: ClientGroups;
  /** Where visitors reach the site. */
  readonly origin: string;
  readonly signedIn: SignedIn | null;
};

export type TooManyMails = { readonly kind: 'too-many'; readonly waitMs: number };

/**
 * Sends a link to a report to who asked for it: the key, the yes, the link and the mail are stored together
 * or not at all, so that what was refused is not taken for sent when it comes again.
 */
export async function mailReport(
  services: Services,
  input: unknown,
  report: ReportToMail,
  sender: MailSender,
): Promise<
  Result<{ readonly email: string }, InvalidInput | NoSuchReport | KeyReused | TooManyMails>
> {
  const parsed = parseInput(reportMailSchema, input);
  if (!parsed.ok) return parsed;
  const { email, consent, idempotencyKey } = parsed.value;
  const answer = { email };
  return inTransactionOrNothing(services.db, async (transaction) => {
    const uid = sender.signedIn?.uid ?? null;
    if (!(await holdPerson(transaction, { uid, phone: null }))) return fail({ kind: 'not-found' });
    const now = services.now();
    const claimed = await claimKey(transaction, {
      // An erasure finds keys by the user in them.
      key: ['report-mail', ...(uid === null ? [] : [uid]), idempotencyKey].join(':'),
      content: hiddenContent(email, report, services.secret),
      // The answer is the sender's own address again; it is not kept.
      answer: {},
      now,
    });
    if (!claimed.ok) return claimed;
    if (!claimed.value.isNew) return ok(answer);
    const link = await linkOf(transaction, report, { locale: sender.locale, now });
    if (link === null) return fail({ kind: 'not-found' });
    await recordConsent(transaction, {
      purpose: 'report-by-mail',
      version: consent,
      secret: services.secret,
      locale: sender.locale,
      ownerUid: uid,
      email,
      now,
    });
    const { text, html, ...message } = messageOf(
      email,
      new URL(link.path, sender.origin),
      sender.locale,
    );
    const sealed: OutgoingMessage = {
      ...message,
      // The link is a key: a copy of the database does not give it away.
      text: sealText(text, services.secret),
      html: sealText(html, services.secret),
    };
    const [sent] = await send(transaction, services, [sealed], {
      from: sender.from,
      ownerUid: uid,
      expiresAt: link.expiresAt,
    });
    return sent?.kind === 'too-many' ? fail(sent) : ok(answer);
  });
}

/** The key is kept for weeks: without the server's secret nobody can try out whose address it went with. */
function hiddenContent(email: string, report: ReportToMail, secret: string): string {
  const subject = report.kind === 'saved' ? report.reportId : toQuery(report.state).toString();
  return createHmac('sha256', secret)
    .update(`report-mail:${JSON.stringify([email, subject])}`)
    .digest('base64url');
}

type Link = {
  readonly path: string;
  /** From then on there is nothing to mail. */
  readonly expiresAt: Date;
};

async function linkOf(
  transaction: Transaction<Tables>,
  report: ReportToMail,
  { locale, now }: { readonly locale: 'da' | 'en'; readonly now: Date },
): Promise<Link | null> {
  if (report.kind === 'calculated') {
    const query = toQuery(stateForMail(report.state)).toString();
    // It opens for ever; who asked for it does not wait longer for it than for another.
    return {
      path: `/${locale}/calculator/report?${query}`,
      expiresAt: inDays(now, DEFAULT_SHARE_DAYS),
    };
  }
  const { owner, reportId } = report;
  const link = await createMailLink(transaction, { owner, reportId, now });
  if (link === null) return null;
  return { path: `/${locale}/report/${shareSlug(link.key)}`, expiresAt: new Date(link.expiresAt) };
}

function messageOf(email: string, link: URL, locale: 'da' | 'en'): OutgoingMessage {
  const options = { locale };
  const isShared = link.search === '';
  return {
    kind: 'mail',
    purpose: 'report-link',
    locale,
    recipient: email,
    subject: m.mail_report_subject({}, options),
    ...mailBody([
      m.mail_report_intro({}, options),
      link,
      isShared ? m.mail_report_shared({}, options) : m.mail_report_calculated({}, options),
      m.mail_report_not_you({}, options),
      'Solrig',
    ]),
  };
}
