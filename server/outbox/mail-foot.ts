import { COMPANY } from '../../domain/company.ts';
import { m } from '../../messages/compiled/messages.js';
import type { Locale } from '../../words/locale.ts';

type FootLink = { readonly href: URL; readonly label: string };

export type MailFoot = {
  /** Who sends it and where they are. */
  readonly sender: string;
  readonly links: readonly FootLink[];
};

/** @param site where visitors reach the site; null: for staff, or where nobody knows */
export function mailFoot(site: URL | null, locale: Locale): MailFoot {
  const { name, address, email, phone } = COMPANY;
  const to = (path: string) => new URL(`/${locale}${path}`, site ?? undefined);
  return {
    sender: `${name} · ${address.street}, ${address.postcode} ${address.town}\n${email} · ${phone.shown}`,
    links:
      site === null
        ? []
        : [
            { href: to('/legal/privacy-policy'), label: m.shell_legal_privacy({}, { locale }) },
            { href: to('/contact'), label: m.shell_nav_contact({}, { locale }) },
          ],
  };
}
