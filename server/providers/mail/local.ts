import { ok } from '../../../domain/result.ts';
import type { MailSender } from './port.ts';

/** Delivers nowhere: the message stays readable at /dev/outbox. */
export function localMail(): MailSender {
  return { send: () => Promise.resolve(ok(null)) };
}
