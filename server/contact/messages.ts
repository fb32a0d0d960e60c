import type { ContactMessage, ContactTopic } from '../../domain/contact-message.ts';
import { SITE_NAME } from '../../domain/site-name.ts';
import { PROMISES } from '../../domain/promises.ts';
import { m } from '../../messages/compiled/messages.js';
import { mailOf } from '../outbox/mail.ts';
import type { Row } from '../outbox/mail-parts.ts';
import type { OutgoingMessage } from '../outbox/outgoing-message.ts';
import type { Locale } from '../../words/locale.ts';

export type ContactMessageFacts = {
  readonly message: ContactMessage;
  readonly locale: Locale;
  /** In the one normal form, or null. */
  readonly phone: string | null;
  readonly reference: string;
  readonly staff: string;
  /** Where visitors reach the site; null where nobody knows. */
  readonly site: URL | null;
};

/** The notice to staff and the receipt to the sender. */
export function contactMessages(facts: ContactMessageFacts): readonly OutgoingMessage[] {
  return [receiptOf(facts), noticeOf(facts)];
}

/** Quotes nothing of the message, nor the name: whoever wrote the address may not be its owner. */
function receiptOf({ message, locale, reference, site }: ContactMessageFacts): OutgoingMessage {
  const options = { locale };
  const intro = m.contact_mail_receipt_intro({ days: String(PROMISES.answerWithinDays) }, options);
  return mailOf(
    {
      purpose: 'contact-receipt',
      locale,
      recipient: message.email,
      subject: m.contact_mail_receipt_subject({}, options),
      preview: intro,
      site,
    },
    [
      m.contact_mail_receipt_greeting({}, options),
      intro,
      m.contact_mail_receipt_reference({ reference }, options),
      `${m.mail_regards({}, options)}\n${SITE_NAME}`,
      { foot: m.contact_mail_receipt_not_you({}, options) },
    ],
  );
}

/** Staff read Danish, whatever language the visitor reads. */
function noticeOf(facts: ContactMessageFacts): OutgoingMessage {
  const { message, locale, phone, reference, staff } = facts;
  const options = { locale: 'da' } as const;
  const topic = topicText(message.topic);
  const rows: readonly Row[] = [
    { label: m.mail_name({}, options), value: message.name },
    { label: m.mail_email({}, options), value: message.email },
    { label: m.mail_phone({}, options), value: phone ?? '' },
    { label: m.contact_mail_topic({}, options), value: topic },
    {
      label: m.mail_language({}, options),
      value: locale === 'da' ? m.mail_language_da({}, options) : m.mail_language_en({}, options),
    },
    { label: m.mail_reference({}, options), value: reference },
  ];
  const intro = m.contact_mail_notice_intro({}, options);
  return mailOf(
    {
      purpose: 'contact-notice',
      locale: 'da',
      recipient: staff,
      subject: m.contact_mail_notice_subject({ topic, reference }, options),
      preview: intro,
      site: null,
    },
    [intro, rows.filter(({ value }) => value !== ''), message.message],
  );
}

function topicText(topic: ContactTopic): string {
  const options = { locale: 'da' } as const;
  switch (topic) {
    case 'calculation':
      return m.contact_topic_calculation({}, options);
    case 'offer':
      return m.contact_topic_offer({}, options);
    case 'partner':
      return m.contact_topic_partner({}, options);
    case 'privacy':
      return m.contact_topic_privacy({}, options);
    case 'other':
      return m.contact_topic_other({}, options);
  }
}
