import { mailFoot, type MailFoot } from './mail-foot.ts';
import { mailHtml } from './mail-html.ts';
import type { MailLink, Part } from './mail-parts.ts';
import type { OutgoingMessage } from './outgoing-message.ts';

type MailHead = Pick<OutgoingMessage, 'purpose' | 'locale' | 'recipient' | 'subject'> & {
  /** A sentence of the mail that mail programs show beside the subject. */
  readonly preview: string;
  /** Where visitors reach the site; null: for staff, or where nobody knows. */
  readonly site: URL | null;
};

/** A mail from these parts, as designed HTML and as plain text with the same content. */
export function mailOf(
  { preview, site, ...head }: MailHead,
  parts: readonly Part[],
): OutgoingMessage {
  return { ...head, kind: 'mail', ...mailBody({ ...head, preview, site }, parts) };
}

export function mailBody(
  { locale, subject, preview, site }: Pick<MailHead, 'locale' | 'subject' | 'preview' | 'site'>,
  parts: readonly Part[],
): { readonly text: string; readonly html: string } {
  const foot = mailFoot(site, locale);
  return {
    text: `${[...parts.map(textOf), `-- \n${footText(foot)}`].join('\n\n')}\n`,
    html: mailHtml({ locale, subject, preview, foot }, parts),
  };
}

const footText = ({ sender, links }: MailFoot): string =>
  [sender, linksText(links)].filter((text) => text !== '').join('\n');

const linksText = (links: readonly MailLink[]): string =>
  links.map(({ href, label }) => `${label}: ${href.href}`).join('\n');

function textOf(part: Part): string {
  if (typeof part === 'string') return part;
  if ('heading' in part) return part.heading;
  if ('href' in part) return `${part.label}:\n${part.href.href}`;
  if ('links' in part) return linksText(part.links);
  if ('steps' in part) {
    return part.steps.map(({ when, what, text }) => `${when}\n${what}. ${text}`).join('\n\n');
  }
  if ('foot' in part) return part.foot;
  return part.map(({ label, value }) => `${label}: ${value}`).join('\n');
}
