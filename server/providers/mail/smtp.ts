import { setTimeout as pause } from 'node:timers/promises';
import { createTransport } from 'nodemailer';
import { fail, ok } from '../../../domain/result.ts';
import type { Mail, MailError, MailSender } from './port.ts';

const TIMEOUT_MS = 10_000;
/** Of a whole sending: a server that drips its answers keeps each of them within the time for one. */
const WHOLE_MS = 30_000;

/** A header ends at a line break; one inside a value would begin a header of the writer's choice. */
export function headerText(value: string): string {
  return value.replace(/[\r\n\u0085\u2028\u2029]+/g, ' ').trim();
}

export type SmtpSettings = { readonly url: string; readonly from: string };

export function smtpMail(
  { url, from }: SmtpSettings,
  timeoutMs = TIMEOUT_MS,
  wholeMs = WHOLE_MS,
): MailSender {
  const transport = createTransport(
    {
      url,
      connectionTimeout: timeoutMs,
      greetingTimeout: timeoutMs,
      socketTimeout: timeoutMs,
      // Messages are built from visitors' words: none of them may name a file or an address to fetch.
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from: headerText(from) },
  );
  return {
    async send(mail) {
      try {
        await Promise.race([transport.sendMail(asEnvelope(mail)), late(wholeMs)]);
        return ok(null);
      } catch (error) {
        return fail(mailError(error));
      }
    },
  };
}

async function late(ms: number): Promise<never> {
  await pause(ms, undefined, { ref: false });
  throw Object.assign(new Error('mail server too slow'), { code: 'ETIMEDOUT' });
}

function asEnvelope(mail: Mail) {
  return {
    // An object, not a text: a comma in a text would add a second receiver.
    to: { name: '', address: headerText(mail.to) },
    subject: headerText(mail.subject),
    text: mail.text,
    html: mail.html,
    messageId: `<${mail.messageId}@solrig>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
  };
}

function mailError(error: unknown): MailError {
  const { responseCode, code } = error as { responseCode?: number; code?: string };
  const permanent = responseCode !== undefined && responseCode >= 500;
  return {
    kind: permanent ? 'permanent' : 'temporary',
    code: String(responseCode ?? code ?? 'unknown'),
  };
}
