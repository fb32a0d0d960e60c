import * as z from 'zod/mini';
import { oneOf, text, url, wholeNumber } from './written-settings.ts';

export type MailChannel =
  | { readonly kind: 'smtp'; readonly url: string; readonly from: string }
  /** Messages stay in the outbox and are read there. */
  | { readonly kind: 'local' }
  | { readonly kind: 'off' };

export type MailSettings = {
  readonly mail: MailChannel;
  /** Mails that the whole site sends in an hour: above it something is wrong, and somebody should look. */
  readonly mailPerHour: number;
  /** Who is told of a new request. */
  readonly staffEmail: string;
};

/** Room for the mails to staff that always go, four an hour, and for some to visitors. */
const LEAST_MAIL_PER_HOUR = 16;
/** More is not counted: server/counters.ts keeps 10,000 times. */
const MOST_PER_HOUR = 9999;
const LOCAL_STAFF = 'staff@localhost';

const mailbox = z.optional(
  text((value) => /^[^\r\n@]+@[^\r\n]+$/.test(value), 'must be a mail address'),
);

export const mailVariables = {
  MAIL: z._default(oneOf(['on', 'off']), 'on'),
  SMTP_URL: url(['smtp:', 'smtps:'], 'smtps://user:password@mail.example:465'),
  MAIL_PER_HOUR: wholeNumber(LEAST_MAIL_PER_HOUR, MOST_PER_HOUR, 300),
  MAIL_FROM: mailbox,
  STAFF_EMAIL: mailbox,
};
const object = z.object(mailVariables);
type Given = z.infer<typeof object>;

export function contradictionsInMail(given: Given, isDeployed: boolean): readonly string[] {
  const problems: string[] = [];
  if (given.SMTP_URL !== undefined && given.MAIL === 'off') {
    problems.push('SMTP_URL is set although MAIL=off; leave one of them out.');
  }
  if (given.SMTP_URL !== undefined && given.MAIL === 'on') {
    if (given.MAIL_FROM === undefined) problems.push('MAIL_FROM is needed with SMTP_URL.');
    if (given.STAFF_EMAIL === undefined) problems.push('STAFF_EMAIL is needed with SMTP_URL.');
  }
  if (isDeployed && given.SMTP_URL === undefined && given.MAIL === 'on') {
    problems.push('SMTP_URL is needed with APP_URL; or set MAIL=off to send no mail.');
  }
  return problems;
}

export function mailSettingsFrom(given: Given): MailSettings {
  return {
    mail: channelFrom(given),
    mailPerHour: given.MAIL_PER_HOUR,
    staffEmail: given.STAFF_EMAIL ?? LOCAL_STAFF,
  };
}

function channelFrom(given: Given): MailChannel {
  if (given.MAIL === 'off') return { kind: 'off' };
  if (given.SMTP_URL === undefined || given.MAIL_FROM === undefined) return { kind: 'local' };
  return { kind: 'smtp', url: given.SMTP_URL, from: given.MAIL_FROM };
}
