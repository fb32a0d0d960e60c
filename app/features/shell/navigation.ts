import { m } from '../../../messages/compiled/messages.js';
import { links } from '../../links.ts';

export type NavigationPage = { readonly label: () => string; readonly href: () => string };

/**
 * The pages of the header, the menu and the footer, in their order. A page joins with its route, so that
 * no link leads to nothing: next are guide, about, contact, partners, article-home and
 * testimonials, then the legal pages and the sign-in at report/solrig-report.
 */
export const HEADER_PAGES: readonly NavigationPage[] = [
  { label: m.shell_nav_home, href: links.home },
  { label: m.shell_nav_method, href: links.calculatorInfo },
];

export const FOOTER_PAGES: readonly NavigationPage[] = [
  ...HEADER_PAGES,
  { label: m.shell_nav_calculator, href: links.calculatorStart },
];

/** The page of the visitor's own reports, which is also where one signs in; null until it is built. */
export const ACCOUNT_PAGE: NavigationPage | null = null;
