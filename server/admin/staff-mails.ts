import type { Transaction } from 'kysely';
import { SITE_NAME } from '../../domain/site-name.ts';
import { m } from '../../messages/compiled/messages.js';
import { date } from '../../words/format.ts';
import type { Locale } from '../../words/locale.ts';
import type { Tables } from '../db/tables.ts';
import { mailOf } from '../outbox/mail.ts';
import type { OutgoingMessage } from '../outbox/outgoing-message.ts';
import { send } from '../outbox/send.ts';

export type SignInAddress = {
  /** Absolute address of the staff's sign-in page. */
  readonly signInAt: URL;
};

type Addressed = SignInAddress & {
  readonly recipient: string;
  /** Who gave the access. */
  readonly by: string;
  /** The language of whoever gave it: nobody knows the other's yet. */
  readonly locale: Locale;
};

/** none: nobody had to be written to. */
export type MailOutcome = 'sent' | 'too-many' | 'none';

/** To an address that staff typed: signing in with it makes somebody staff. */
export function invitationMail(
  { recipient, by, signInAt, locale }: Addressed,
  expiresAt: string,
): OutgoingMessage {
  const options = { locale };
  const intro = m.mail_invitation_intro({ by }, options);
  return mailOf(
    {
      purpose: 'staff-invitation',
      locale,
      recipient,
      subject: m.mail_invitation_subject({}, options),
      preview: intro,
      site: signInAt,
    },
    [
      m.mail_greeting({}, options),
      intro,
      m.mail_invitation_account({ email: recipient }, options),
      { href: signInAt, label: m.mail_staff_sign_in({}, options) },
      m.mail_invitation_until({ date: date(expiresAt, locale) }, options),
      `${m.mail_regards({}, options)}\n${SITE_NAME}`,
      { foot: m.mail_invitation_not_you({}, options) },
    ],
  );
}

/** To who asked, or had access before. */
export function accessMail({ recipient, by, signInAt, locale }: Addressed): OutgoingMessage {
  const options = { locale };
  const intro = m.mail_access_intro({ by }, options);
  return mailOf(
    {
      purpose: 'staff-access',
      locale,
      recipient,
      subject: m.mail_access_subject({}, options),
      preview: intro,
      site: signInAt,
    },
    [
      m.mail_greeting({}, options),
      intro,
      m.mail_access_account({}, options),
      { href: signInAt, label: m.mail_staff_sign_in({}, options) },
      `${m.mail_regards({}, options)}\n${SITE_NAME}`,
    ],
  );
}

/** The access stands whether or not a mail may go out now. */
export async function mailStaff(
  transaction: Transaction<Tables>,
  services: Parameters<typeof send>[1],
  mail: OutgoingMessage,
  sending: Parameters<typeof send>[3],
): Promise<MailOutcome> {
  const [became] = await send(transaction, services, [mail], sending);
  return became?.kind === 'sent' ? 'sent' : 'too-many';
}

export async function staffNameOf(transaction: Transaction<Tables>, uid: string): Promise<string> {
  const row = await transaction
    .selectFrom('users')
    .select('name')
    .where('uid', '=', uid)
    .executeTakeFirst();
  return row?.name ?? SITE_NAME;
}
