import { SITE_NAME } from '../../domain/site-name.ts';
import { m } from '../../messages/compiled/messages.js';
import { kr } from '../../words/format.ts';
import type { Locale } from '../../words/locale.ts';
import { date } from '../../words/format.ts';
import type { OfferedQuote } from '../../domain/staff/quotes.ts';
import { quoteSystemRows } from '../../words/quote-words.ts';
import { withdrawPage } from '../contracts/withdrawal-messages.ts';
import type { Settings } from '../env.ts';
import { leadButton } from '../leads/lead-address.ts';
import { mailOf } from '../outbox/mail.ts';
import type { OutgoingMessage } from '../outbox/outgoing-message.ts';
import { contractParts } from './contract-mail.ts';

type Addressed = {
  readonly quote: OfferedQuote;
  readonly name: string;
  readonly email: string;
  /** The customer's page. */
  readonly href: URL;
  readonly locale: Locale;
};

/** The offer itself: who asked gave this address, and staff have spoken with them. */
export function quoteMail({ quote, name, email, href, locale }: Addressed): OutgoingMessage {
  const options = { locale };
  const intro = m.quote_mail_intro({ date: date(quote.validUntil, locale) }, options);
  return mailOf(
    {
      purpose: 'quote',
      locale,
      recipient: email,
      subject: m.quote_mail_subject({ number: quote.number }, options),
      preview: intro,
      site: href,
    },
    [
      m.quote_mail_greeting({ name }, options),
      intro,
      {
        href,
        label: quote.signsOnline
          ? m.quote_mail_link({}, options)
          : m.quote_mail_link_see({}, options),
      },
      { heading: m.quote_mail_figures({}, options) },
      [
        { label: m.mail_reference({}, options), value: quote.reference },
        ...quoteSystemRows(quote, locale),
        { label: m.mail_price({}, options), value: kr(quote.totalOre / 100, locale), isMain: true },
      ],
      ...(quote.isExample ? [m.report_banner_example({}, options)] : []),
      ...contractParts(quote, href, locale),
      quote.signsOnline
        ? m.quote_mail_binding({}, options)
        : m.quote_mail_binding_by_mail({ reference: quote.reference }, options),
      m.quote_mail_questions({}, options),
      `${m.mail_regards({}, options)}\n${SITE_NAME}`,
    ],
  );
}

/** What the customer said yes to, for them to keep. */
export function signedMail({ quote, name, email, href, locale }: Addressed): OutgoingMessage {
  const options = { locale };
  return mailOf(
    {
      purpose: 'quote-signed',
      locale,
      recipient: email,
      subject: m.quote_signed_subject({ number: quote.number }, options),
      preview: m.quote_signed_intro({}, options),
      site: href,
    },
    [
      m.quote_mail_greeting({ name }, options),
      m.quote_signed_intro({}, options),
      { heading: m.quote_signed_figures({}, options) },
      [
        { label: m.mail_reference({}, options), value: quote.reference },
        ...quoteSystemRows(quote, locale),
        { label: m.mail_price({}, options), value: kr(quote.totalOre / 100, locale), isMain: true },
      ],
      { href, label: m.quote_signed_link({}, options) },
      ...contractParts(quote, href, locale),
      { href: withdrawPage(href), label: m.withdrawal_mail_link({}, options) },
      m.quote_mail_questions({}, options),
      `${m.mail_regards({}, options)}\n${SITE_NAME}`,
    ],
  );
}

type Answer = {
  readonly offerId: string;
  readonly isAccepted: boolean;
  /** Why not; may be empty. */
  readonly note: string;
};

/** So much of a reason as is read in a mail; the rest is on the lead. */
const LONGEST_REASON = 300;

/** Tells staff of the customer's answer, with their reason for a no; besides it names the case, and no more of anybody. */
export function answerNotice(
  { reference, number, totalOre }: OfferedQuote,
  { offerId, isAccepted, note }: Answer,
  settings: Pick<Settings, 'staffEmail' | 'appUrl' | 'port'>,
): OutgoingMessage {
  const locale = 'da';
  const options = { locale } as const;
  const facts = { reference, number, price: kr(totalOre / 100, locale) };
  const said = isAccepted
    ? m.quote_notice_accepted_text(facts, options)
    : m.quote_notice_declined_text(facts, options);
  return mailOf(
    {
      purpose: 'quote-answer',
      locale,
      recipient: settings.staffEmail,
      subject: isAccepted
        ? m.quote_notice_accepted(facts, options)
        : m.quote_notice_declined(facts, options),
      preview: said,
      site: null,
    },
    [
      said,
      ...(note === '' ? [] : [m.quote_notice_reason({ reason: shortened(note) }, options)]),
      leadButton(offerId, settings),
    ],
  );
}

/** Up to a whole word. */
function shortened(text: string): string {
  if (text.length <= LONGEST_REASON) return text;
  return `${text.slice(0, LONGEST_REASON).replace(/(?<!\s)\s+\S*$/u, '')} …`;
}
