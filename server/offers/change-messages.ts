import { SITE_NAME } from '../../domain/site-name.ts';
import type { LeadReach } from '../../domain/staff/lead-reach.ts';
import { m } from '../../messages/compiled/messages.js';
import type { Locale } from '../../words/locale.ts';
import type { Settings } from '../env.ts';
import { leadButton } from '../leads/lead-address.ts';
import { mailOf } from '../outbox/mail.ts';
import type { OutgoingMessage } from '../outbox/outgoing-message.ts';
import { referenceOf } from '../reference.ts';
import { timeText } from './messages.ts';
import { siteAddress } from '../site-address.ts';

type NoticeSettings = Pick<Settings, 'staffEmail' | 'appUrl' | 'port'>;

/** Staff read Danish, whatever language the visitor reads. */
const IN_DANISH = { locale: 'da' } as const;

/** Tells staff that a request is off the table. It names the case alone: nothing more is needed to stop. */
export function withdrawalNotice(id: string, settings: NoticeSettings): OutgoingMessage {
  const reference = referenceOf(id);
  const subject = m.mail_withdrawal_subject({ reference }, IN_DANISH);
  const intro = m.mail_withdrawal_intro({ reference }, IN_DANISH);
  return noticeOf({ purpose: 'offer-withdrawal', id, subject }, [intro], settings);
}

/** Tells staff what the customer wants otherwise. */
export function additionNotice(
  id: string,
  text: string,
  settings: NoticeSettings,
): OutgoingMessage {
  const reference = referenceOf(id);
  const subject = m.mail_addition_subject({ reference }, IN_DANISH);
  const intro = m.mail_addition_intro({ reference }, IN_DANISH);
  return noticeOf({ purpose: 'offer-addition', id, subject }, [intro, text], settings);
}

/** Tells staff how the customer is reached from now on. Number and address stay on the lead. */
export function rerouteNotice(
  id: string,
  { from, to, time }: Pick<LeadReach, 'from' | 'to' | 'time'>,
  settings: NoticeSettings,
): OutgoingMessage {
  const subject = m.mail_reroute_subject({ reference: referenceOf(id) }, IN_DANISH);
  const said: readonly [string, ...string[]] =
    to === 'phone'
      ? [m.mail_reroute_phone({}, IN_DANISH), `${m.mail_time({}, IN_DANISH)}: ${timeText(time)}`]
      : [
          m.mail_reroute_email({}, IN_DANISH),
          ...(from === 'phone' ? [m.mail_reroute_no_calls({}, IN_DANISH)] : []),
        ];
  return noticeOf({ purpose: 'offer-addition', id, subject }, said, settings);
}

type NoticeHead = Pick<OutgoingMessage, 'purpose' | 'subject'> & { readonly id: string };

/** @param said the first part is also what a mailbox shows beside the subject */
function noticeOf(
  { id, ...head }: NoticeHead,
  said: readonly [string, ...string[]],
  settings: NoticeSettings,
): OutgoingMessage {
  return mailOf(
    { ...head, ...IN_DANISH, recipient: settings.staffEmail, preview: said[0], site: null },
    [...said, leadButton(id, settings)],
  );
}

type Withdrawn = { readonly id: string; readonly email: string; readonly locale: Locale };

/** Tells the customer that it is off, and what becomes of what they told. As the receipt, it repeats no word of theirs. */
export function withdrawnMail(
  { id, email, locale }: Withdrawn,
  settings: NoticeSettings,
): OutgoingMessage {
  const options = { locale };
  const intro = m.mail_withdrawn_intro({ reference: referenceOf(id) }, options);
  return mailOf(
    {
      purpose: 'offer-withdrawn',
      locale,
      recipient: email,
      subject: m.mail_withdrawn_subject({}, options),
      preview: intro,
      site: siteAddress(settings),
    },
    [
      m.mail_greeting({}, options),
      intro,
      m.mail_withdrawn_kept({}, options),
      m.mail_withdrawn_again({}, options),
      `${m.mail_regards({}, options)}\n${SITE_NAME}`,
      { foot: m.mail_receipt_not_you({}, options) },
    ],
  );
}
