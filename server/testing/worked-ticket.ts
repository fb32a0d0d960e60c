import { TICKET_FIELDS } from '../../domain/posted-form.ts';
import { isWork } from '../identity/captcha/browser-work.ts';
import { newFormTicket } from '../identity/captcha/form-ticket.ts';
import type { Services } from '../services.ts';

/** What a browser finds by work. */
export function proofFor(token: string, bits?: number): string {
  let number = 0;
  while (!isWork(token, String(number), bits)) number += 1;
  return String(number);
}

/** What a page's form sends along with a key when a person has filled it in for a minute. */
export function workedTicket({ now, secret }: Pick<Services, 'now' | 'secret'>, key: string) {
  const shown = () => new Date(now().getTime() - 60_000);
  const { token } = newFormTicket({ now: shown, secret }, key);
  return { [TICKET_FIELDS.token]: token, [TICKET_FIELDS.proof]: proofFor(token) };
}
