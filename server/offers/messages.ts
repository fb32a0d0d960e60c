import { danishMobile } from '../../domain/danish-phone.ts';
import type { OfferRequest } from '../../domain/offer-request.ts';
import type { EstimateFigures } from '../../engine/estimate-figures.ts';
import { withDefaults } from '../../domain/calculator-defaults.ts';
import { guessedFields } from '../../domain/guessed-fields.ts';
import { SITE_NAME } from '../../domain/site-name.ts';
import { m } from '../../messages/compiled/messages.js';
import { weekdayDate } from '../../words/date-time.ts';
import { date, kr, kWp } from '../../words/format.ts';
import { systemLine } from '../../words/report/headline-words.ts';
import { guessedText } from '../../words/report/guess-words.ts';
import { standingFacts } from '../../words/standing-facts.ts';
import type { Settings } from '../env.ts';
import { leadButton } from '../leads/lead-address.ts';
import { workingDayAfter } from '../working-day.ts';
import { mailOf } from '../outbox/mail.ts';
import type { Part, Row, Step } from '../outbox/mail-parts.ts';
import { PROMISES } from '../../domain/promises.ts';
import type { OutgoingMessage } from '../outbox/outgoing-message.ts';
import type { Locale } from '../../words/locale.ts';
import { figureRows } from './figures.ts';

/** Who is told, and where the site is that a notice leads to. */
type NoticeSettings = Pick<Settings, 'staffEmail' | 'appUrl' | 'port'>;

export type OfferMessageFacts = {
  readonly id: string;
  readonly request: OfferRequest;
  readonly estimate: EstimateFigures;
  /** In the one normal form, or null. */
  readonly phone: string | null;
  readonly reference: string;
  readonly now: Date;
  /** The town of the postcode, from the register; null: it knows none. */
  readonly town: string | null;
  /** Where the visitor sees the own request; null where the caller has no such page. */
  readonly receiptUrl: URL | null;
  readonly locale: Locale;
  readonly examplePrices: boolean;
  readonly settings: NoticeSettings;
  readonly sms: boolean;
};

/** The receipt to the visitor and the notice to staff. */
export function offerMessages(facts: OfferMessageFacts): readonly OutgoingMessage[] {
  const receipt = receiptOf(facts);
  return receipt === null ? [noticeOf(facts)] : [receipt, noticeOf(facts)];
}

/**
 * Repeats no word of the request: whoever typed the address or number may not be its owner, who is sent no
 * stranger's words. The page behind the link shows the request.
 */
function receiptOf(facts: OfferMessageFacts): OutgoingMessage | null {
  const { request, phone, reference, locale } = facts;
  const options = { locale };
  const about = { purpose: 'offer-receipt', locale } as const;
  if (request.preferredContactMethod === 'phone' && isMobile(phone) && facts.sms) {
    const said = m.mail_receipt_sms({ reference }, options);
    const text = facts.receiptUrl === null ? said : `${said} ${facts.receiptUrl.href}`;
    return { ...about, kind: 'sms', recipient: phone, subject: '', text, html: '' };
  }
  if (request.email === '') return null;
  const answered = answeredBy(facts);
  const whenAnswered =
    request.preferredContactMethod === 'email' || phone === null
      ? m.mail_receipt_by_email({ date: answered }, options)
      : m.mail_receipt_by_phone({ date: answered }, options);
  const parts: readonly Part[] = [
    m.mail_greeting({}, options),
    m.mail_receipt_intro({}, options),
    whenAnswered,
    ...(facts.receiptUrl === null
      ? [m.mail_receipt_change({}, options)]
      : [{ href: facts.receiptUrl, label: m.mail_receipt_link({}, options) }]),
    { heading: m.mail_figures({}, options) },
    [...receiptRows(facts), ...standingRows(facts, locale), ...figureRows(facts.estimate, locale)],
    m.mail_ranges({}, options),
    ...guessLine(facts, locale),
    ...(facts.examplePrices ? [m.mail_example_prices({}, options)] : []),
    { heading: m.offer_next({}, options) },
    { steps: nextSteps(locale, answered) },
    `${m.mail_regards({}, options)}\n${SITE_NAME}`,
    { foot: m.mail_receipt_not_you({}, options) },
  ];
  const subject = m.mail_receipt_subject({}, options);
  const head = { ...about, recipient: request.email, subject };
  return mailOf({ ...head, preview: whenAnswered, site: facts.receiptUrl }, parts);
}

/** Panels that stand already, guesses marked. */
function standingRows({ request }: OfferMessageFacts, locale: Locale): readonly Row[] {
  const standing = standingOf({ request });
  return standing === null ? [] : standingFacts(standing, guessedFields(request.state), locale);
}

const standingOf = ({ request }: Pick<OfferMessageFacts, 'request'>) =>
  withDefaults(request.state).standing;

/** Staff read Danish, whatever language the visitor reads. */
function noticeOf(facts: OfferMessageFacts): OutgoingMessage {
  const { id, request, estimate, phone, settings } = facts;
  const locale = 'da';
  const options = { locale } as const;
  const place = request.state.postcode ?? request.state.address ?? '';
  const standing = standingOf(facts);
  const power =
    standing === null
      ? kWp(estimate.system.peakPower, locale)
      : systemLine(estimate, standing, locale);
  const contact: readonly Row[] = [
    { label: m.mail_name({}, options), value: request.name },
    { label: m.mail_email({}, options), value: request.email },
    { label: m.mail_phone({}, options), value: phone ?? request.phone },
    {
      label: m.mail_channel({}, options),
      value:
        request.preferredContactMethod === 'email'
          ? m.mail_channel_email({}, options)
          : m.mail_channel_phone({}, options),
    },
    { label: m.mail_time({}, options), value: timeText(request.preferredContactTime) },
    {
      label: m.mail_language({}, options),
      value:
        facts.locale === 'da' ? m.mail_language_da({}, options) : m.mail_language_en({}, options),
    },
    { label: m.mail_notes({}, options), value: request.notes },
  ];
  const parts: readonly Part[] = [
    m.mail_notice_intro({}, options),
    leadButton(id, settings),
    contact.filter(({ value }) => value !== ''),
    [...noticeRows(facts), ...standingRows(facts, locale), ...figureRows(estimate, locale)],
    m.mail_ranges({}, options),
    ...guessLine(facts, locale),
    ...(facts.examplePrices ? [m.mail_example_prices({}, options)] : []),
  ];
  const subject = m.mail_notice_subject({ place, power }, options);
  const head = {
    purpose: 'offer-notice',
    locale,
    recipient: settings.staffEmail,
    subject,
  } as const;
  return mailOf({ ...head, preview: m.mail_notice_intro({}, options), site: null }, parts);
}

/** Which facts behind the figures nobody has told; nothing where all are. */
const guessLine = ({ request }: OfferMessageFacts, locale: Locale): readonly string[] =>
  [guessedText(guessedFields(request.state), standingOf({ request }), locale)].filter(Boolean);

/** The day that the first answer is promised by. */
const answeredBy = ({ now, locale }: OfferMessageFacts): string =>
  weekdayDate(workingDayAfter(now, PROMISES.answerWithinDays), locale);

/** What follows a request, in the words of the page that took it. */
function nextSteps(locale: Locale, answered: string): readonly Step[] {
  const options = { locale };
  return [
    {
      when: m.offer_next_receipt_when({}, options),
      what: m.mail_step_receipt({}, options),
      text: m.mail_step_receipt_text({}, options),
    },
    {
      when: m.mail_by({ date: answered }, options),
      what: m.offer_next_read({}, options),
      text: m.offer_next_read_text({}, options),
    },
    {
      when: m.offer_next_visit_when({}, options),
      what: m.offer_next_visit({}, options),
      text: m.offer_next_visit_text({}, options),
    },
    {
      when: m.offer_next_offer_when({}, options),
      what: m.offer_next_offer({}, options),
      text: m.offer_next_offer_text({ days: PROMISES.offerStandsDays }, options),
    },
    {
      when: m.offer_next_sign_when({}, options),
      what: m.offer_next_sign({}, options),
      text: m.offer_next_sign_text({}, options),
    },
  ];
}

/** For staff. */
export function timeText(time: OfferRequest['preferredContactTime']): string {
  const options = { locale: 'da' } as const;
  switch (time) {
    case 'any':
      return m.mail_time_any({}, options);
    case 'morning':
      return m.mail_time_morning({}, options);
    case 'afternoon':
      return m.mail_time_afternoon({}, options);
    case 'evening':
      return m.mail_time_evening({}, options);
  }
}

/** What the house itself knows of the place: its register's town, and nothing that was typed. */
function receiptRows({ request, reference, town, now, locale }: OfferMessageFacts): readonly Row[] {
  const options = { locale };
  const { postcode } = request.state;
  return [
    { label: m.mail_reference({}, options), value: reference },
    { label: m.mail_received({}, options), value: date(now, locale) },
    ...(town === null
      ? []
      : [{ label: m.mail_place({}, options), value: `${postcode ?? ''} ${town}` }]),
  ];
}

function noticeRows({ request, reference, estimate }: OfferMessageFacts): readonly Row[] {
  const options = { locale: 'da' } as const;
  const other = estimate.ownOffer;
  const { address = '', lat, lon } = request.state;
  return [
    { label: m.mail_reference({}, options), value: reference },
    { label: m.mail_address({}, options), value: address === '' ? `${lat}, ${lon}` : address },
    ...(other === null
      ? []
      : [{ label: m.mail_other_offer({}, options), value: kr(other.priceDkk, options.locale) }]),
  ];
}

/** SMS to other numbers cost more, or are read by nobody: their receipt is the page. */
function isMobile(phone: string | null): phone is string {
  return phone !== null && danishMobile(phone) === phone;
}
