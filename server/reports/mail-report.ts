import { createHmac } from 'node:crypto';
import type { Transaction } from 'kysely';
import { toQuery } from '../../domain/calculator-query.ts';
import type { CalculatorState } from '../../domain/calculator-state.ts';
import { parseInput, type InvalidInput } from '../../domain/field-error.ts';
import { reportMailSchema, stateForMail } from '../../domain/report/report-mail.ts';
import { DEFAULT_SHARE_DAYS, shareSlug } from '../../domain/report/share-link.ts';
import { fail, ok, type Result } from '../../domain/result.ts';
import { SITE_NAME } from '../../domain/site-name.ts';
import { m } from '../../messages/compiled/messages.js';
import { claimKey, type KeyReused } from '../db/claim-key.ts';
import type { Tables } from '../db/tables.ts';
import { clientGroups } from '../http/client-address.ts';
import { mailOf } from '../outbox/mail.ts';
import type { OutgoingMessage } from '../outbox/outgoing-message.ts';
import { sealText } from '../sealed-text.ts';
import { send } from '../outbox/send.ts';
import { recordConsent } from '../privacy/consents.ts';
import { holdPerson } from '../privacy/hold-person.ts';
import type { Services } from '../services.ts';
import { orUnavailable, type Unavailable } from '../use-case/unavailable.ts';
import { command, type Change, type NotAllowed } from '../use-case/use-case.ts';
import type { NoSuchReport } from './replace-calculation.ts';
import { createMailLink, inDays } from './share-links.ts';
import type { Locale } from '../../words/locale.ts';

export type ReportToMail =
  /** One's own. */
  | { readonly kind: 'saved'; readonly reportId: string }
  /** Of the calculator, not saved: the link says what was calculated. */
  | { readonly kind: 'calculated'; readonly state: CalculatorState };

export type MailOrder = {
  /** The form as it was sent; it is checked here. */
  readonly form: unknown;
  readonly report: ReportToMail;
  /** Where visitors reach the site. */
  readonly origin: string;
};

export type TooManyMails = { readonly kind: 'too-many'; readonly waitMs: number };
type Refusal =
  InvalidInput | NoSuchReport | KeyReused | TooManyMails | NotAllowed<'user'> | Unavailable;

type Needs = Pick<Services, 'now' | 'secret' | 'settings' | 'log'> & { readonly change: Change };

/**
 * Sends a link to a report to who asked for it: the key, the yes, the link and the mail are stored together
 * or not at all, so that what was refused is not taken for sent when it comes again.
 */
export const mailReport = command(
  { name: 'report.mail', access: 'anyone', idempotent: 'by-key', audit: 'report' },
  async (
    { change, ...services }: Needs,
    who,
    { form, report, origin }: MailOrder,
    locale: Locale,
  ): Promise<Result<{ readonly email: string }, Refusal>> =>
    orUnavailable<Result<{ readonly email: string }, Refusal>>(
      services.log,
      'report mail failed',
      async () => {
        const parsed = parseInput(reportMailSchema, form);
        if (!parsed.ok) return parsed;
        const { email, consent, idempotencyKey } = parsed.value;
        const answer = { email };
        const uid = who.kind === 'visitor' ? null : who.uid;
        if (uid === null && report.kind === 'saved') return fail({ kind: 'signed-out' });
        return change(async (transaction, about) => {
          // Erased meanwhile: with the person goes their session.
          if (!(await holdPerson(transaction, { uid, phone: null }))) {
            return fail({ kind: 'signed-out' });
          }
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
          const link = await linkOf(transaction, report, { uid, locale, now });
          if (link === null) return fail({ kind: 'not-found' });
          await recordConsent(transaction, {
            purpose: 'report-by-mail',
            version: consent,
            secret: services.secret,
            locale,
            ownerUid: uid,
            email,
            now,
          });
          const { text, html, ...message } = messageOf(email, new URL(link.path, origin), locale);
          const sealed: OutgoingMessage = {
            ...message,
            // The link is a key: a copy of the database does not give it away.
            text: sealText(text, services.secret),
            html: sealText(html, services.secret),
          };
          const [sent] = await send(transaction, services, [sealed], {
            from: clientGroups(who.network),
            ownerUid: uid,
            expiresAt: link.expiresAt,
          });
          if (sent?.kind === 'too-many') return fail(sent);
          if (report.kind === 'saved') about({ id: report.reportId, isOwn: true });
          return ok(answer);
        });
      },
    ),
);

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

type Linking = { readonly uid: string | null; readonly locale: Locale; readonly now: Date };

async function linkOf(
  transaction: Transaction<Tables>,
  report: ReportToMail,
  { uid, locale, now }: Linking,
): Promise<Link | null> {
  if (report.kind === 'calculated') {
    const query = toQuery(stateForMail(report.state)).toString();
    // It opens for ever; who asked for it does not wait longer for it than for another.
    return {
      path: `/${locale}/calculator/report?${query}`,
      expiresAt: inDays(now, DEFAULT_SHARE_DAYS),
    };
  }
  if (uid === null) return null;
  const link = await createMailLink(transaction, { uid, reportId: report.reportId, now });
  if (link === null) return null;
  return { path: `/${locale}/report/${shareSlug(link.key)}`, expiresAt: new Date(link.expiresAt) };
}

function messageOf(email: string, link: URL, locale: Locale): OutgoingMessage {
  const options = { locale };
  const isShared = link.search === '';
  return mailOf(
    {
      purpose: 'report-link',
      locale,
      recipient: email,
      subject: m.mail_report_subject({}, options),
      preview: m.mail_report_intro({}, options),
      site: link,
    },
    [
      m.mail_greeting({}, options),
      m.mail_report_intro({}, options),
      { href: link, label: m.mail_report_link({}, options) },
      isShared ? m.mail_report_shared({}, options) : m.mail_report_calculated({}, options),
      `${m.mail_regards({}, options)}\n${SITE_NAME}`,
      { foot: m.mail_report_not_you({}, options) },
    ],
  );
}
