import { textIn } from '../../../domain/posted-form.ts';
import { m } from '../../../messages/compiled/messages.js';
import { MAIL_FIELDS, type MailAnswer } from '../../features/share/share-view.ts';
import type { NoAnswer } from '../../forms/unanswered.ts';

/** What the form of a mail says where no answer came, beside what was typed. */
export function unansweredMail(why: NoAnswer, form: FormData): MailAnswer {
  const problem = why === 'unreachable' ? m.unanswered_unreachable() : m.share_mail_failed();
  return { kind: 'mail-refused', errors: {}, problem, email: textIn(form, MAIL_FIELDS.email) };
}
