import { companyLines } from '../../words/company-words.ts';
import type { CompanyFacts } from '../../domain/company/facts.ts';
import { SITE_NAME } from '../../domain/site-name.ts';
import { escapeHtml } from '../html.ts';
import { m } from '../../messages/compiled/messages.js';
import type { Locale } from '../../words/locale.ts';
import type { MailLink } from './mail-parts.ts';

export type MailFoot = {
  /** Stands for who sends it and where they are, until it is stored. */
  readonly sender: string;
  readonly links: readonly MailLink[];
};

/** Between signs that nobody sees. */
const SENDER = '\u2063sender\u2063';

type Bodies = { readonly text: string; readonly html: string };

/** A mail with who sends it and where they are, in place of what stands for it. What is not known is left out. */
export function withSender({ text, html }: Bodies, facts: CompanyFacts, locale: Locale): Bodies {
  const told = companyLines(facts, locale);
  const lines = told.length === 0 ? [SITE_NAME] : told;
  return {
    text: text.replaceAll(SENDER, () => lines.join('\n')),
    html: html.replaceAll(SENDER, () => lines.map(escapeHtml).join('<br>')),
  };
}

/** @param site where visitors reach the site; null: for staff, or where nobody knows */
export function mailFoot(site: URL | null, locale: Locale): MailFoot {
  const to = (path: string) => new URL(`/${locale}${path}`, site ?? undefined);
  return {
    sender: SENDER,
    links:
      site === null
        ? []
        : [
            { href: to('/legal/privacy-policy'), label: m.shell_legal_privacy({}, { locale }) },
            { href: to('/contact'), label: m.shell_nav_contact({}, { locale }) },
          ],
  };
}
