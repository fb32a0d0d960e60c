import type { ReactNode } from 'react';
import { m } from '../../../messages/compiled/messages.js';
import { links } from '../../links.ts';

export type NavigationPage = { readonly label: () => string; readonly href: () => string };

/** The reader. For a signed-in user it also gives the menu their sign-out form. */
export type Account =
  { readonly signedIn: false } | { readonly signedIn: true; readonly signOut: ReactNode };

/** In the order of the specification. */
export const HEADER_PAGES: readonly NavigationPage[] = [
  { label: m.shell_nav_home, href: links.home },
  { label: m.shell_nav_method, href: links.calculatorInfo },
  { label: m.shell_nav_guide, href: links.guide },
  { label: m.shell_nav_about, href: links.about },
  { label: m.shell_nav_contact, href: links.contact },
  { label: m.shell_nav_partners, href: links.partners },
  { label: m.shell_nav_articles, href: links.articles },
  { label: m.shell_nav_testimonials, href: links.testimonials },
];

/** The visitor's own reports, which is also where they sign in. */
export function accountPage({ signedIn }: Account): NavigationPage {
  return { label: signedIn ? m.shell_nav_my_reports : m.shell_nav_sign_in, href: links.myReports };
}
