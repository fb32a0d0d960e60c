import { mailHtml } from './mail-html.ts';
import type { Part } from './mail-parts.ts';
import type { OutgoingMessage } from './outgoing-message.ts';

type MailHead = Pick<OutgoingMessage, 'purpose' | 'locale' | 'recipient' | 'subject'>;

/** A mail from these parts, as designed HTML and as plain text with the same content. */
export function mailOf(head: MailHead, parts: readonly Part[]): OutgoingMessage {
  return { ...head, kind: 'mail', ...mailBody(head, parts) };
}

export function mailBody(
  head: Pick<MailHead, 'locale' | 'subject'>,
  parts: readonly Part[],
): { readonly text: string; readonly html: string } {
  return { text: `${parts.map(textOf).join('\n\n')}\n`, html: mailHtml(head, parts) };
}

function textOf(part: Part): string {
  if (typeof part === 'string') return part;
  if ('heading' in part) return part.heading;
  if ('href' in part) return `${part.label}:\n${part.href.href}`;
  if ('steps' in part) {
    return part.steps.map(({ when, what, text }) => `${when}: ${what}. ${text}`).join('\n');
  }
  if ('foot' in part) return part.foot;
  return part.map(({ label, value }) => `${label}: ${value}`).join('\n');
}
