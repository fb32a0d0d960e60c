import type { ShownContract, ShownWithdrawal } from '../../domain/contract/contract.ts';
import { m } from '../../messages/compiled/messages.js';
import { receiptRows } from '../../words/withdrawal-words.ts';
import type { Locale } from '../../words/locale.ts';
import type { Settings } from '../env.ts';
import { leadButton } from '../leads/lead-address.ts';
import { mailOf } from '../outbox/mail.ts';
import type { OutgoingMessage } from '../outbox/outgoing-message.ts';
import { siteAddress } from '../site-address.ts';

type NoticeSettings = Pick<Settings, 'staffEmail' | 'appUrl' | 'port'>;
type Withdrawn = { readonly contract: ShownContract; readonly withdrawal: ShownWithdrawal };

/** Where a contract is withdrawn: beside the page of its quote, with the same key. */
export function withdrawPage(quotePage: URL): URL {
  const page = new URL(quotePage);
  page.pathname += '/withdraw';
  return page;
}

/**
 * The receipt that the law asks for on a durable medium: what was declared, and when it was received.
 * @param email where the customer wants it
 */
export function withdrawalReceipt(
  { contract, withdrawal }: Withdrawn,
  { email, locale }: { readonly email: string; readonly locale: Locale },
  settings: NoticeSettings,
): OutgoingMessage {
  const options = { locale };
  const { name } = contract.company;
  const intro = m.withdrawal_mail_intro({ company: name }, options);
  return mailOf(
    {
      purpose: 'withdrawal-receipt',
      locale,
      recipient: email,
      subject: m.withdrawal_mail_subject({ number: contract.number }, options),
      preview: intro,
      site: siteAddress(settings),
    },
    [
      m.quote_mail_greeting({ name: withdrawal.name }, options),
      intro,
      { heading: m.withdrawal_receipt({}, options) },
      receiptRows(contract, withdrawal, locale),
      m.withdrawal_quoted({ text: withdrawal.said }, options),
      withdrawal.isLate ? m.withdrawal_late_text({}, options) : m.withdrawal_over({}, options),
      m.withdrawal_kept({}, options),
      `${m.mail_regards({}, options)}\n${name}`,
    ],
  );
}

/** Tells staff that the contract is withdrawn. It names the case alone: nothing more is needed to stop. */
export function withdrawalStaffNotice(
  { contract, withdrawal }: Withdrawn,
  /** null: the lead was erased. */
  offerId: string | null,
  settings: NoticeSettings,
): OutgoingMessage {
  const options = { locale: 'da' } as const;
  const facts = { number: contract.number, reference: contract.reference };
  const said = withdrawal.isLate
    ? m.withdrawal_notice_late(facts, options)
    : m.withdrawal_notice_text(facts, options);
  return mailOf(
    {
      purpose: 'withdrawal-notice',
      ...options,
      recipient: settings.staffEmail,
      subject: m.withdrawal_notice_subject(facts, options),
      preview: said,
      site: null,
    },
    [said, ...(offerId === null ? [] : [leadButton(offerId, settings)])],
  );
}
