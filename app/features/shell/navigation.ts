import type { ReactNode } from 'react';
import { m } from '../../../messages/compiled/messages.js';
import { links } from '../../links.ts';

export type NavigationPage = { readonly label: () => string; readonly href: () => string };

/** Who reads the site. Whoever is signed in hands the form that signs them out to the menu. */
export type Account =
  { readonly signedIn: false } | { readonly signedIn: true; readonly signOut: ReactNode };

const home = { label: m.shell_nav_home, href: links.home };
const method = { label: m.shell_nav_method, href: links.calculatorInfo };
const guide = { label: m.shell_nav_guide, href: links.guide };
const about = { label: m.shell_nav_about, href: links.about };
const contact = { label: m.shell_nav_contact, href: links.contact };
const partners = { label: m.shell_nav_partners, href: links.partners };
const articles = { label: m.shell_nav_articles, href: links.articles };
const testimonials = { label: m.shell_nav_testimonials, href: links.testimonials };
const legal = (label: () => string, slug: string) => ({ label, href: () => links.legal(slug) });

/** In the order of the specification. */
export const HEADER_PAGES: readonly NavigationPage[] = [
  home,
  method,
  guide,
  about,
  contact,
  partners,
  articles,
  testimonials,
];

export const COMPANY_PAGES: readonly NavigationPage[] = [
  about,
  method,
  guide,
  partners,
  articles,
  testimonials,
];

export const LEGAL_PAGES: readonly NavigationPage[] = [
  legal(m.shell_legal_terms, 'terms-of-service'),
  legal(m.shell_legal_privacy, 'privacy-policy'),
  legal(m.shell_legal_cookies, 'cookie-policy'),
  legal(m.shell_legal_dpa, 'dpa'),
  legal(m.shell_legal_accessibility, 'accessibility-statement'),
];

/** Where the error page leads. */
export const RESCUE_PAGES: readonly NavigationPage[] = [
  home,
  partners,
  legal(m.shell_error_privacy, 'privacy-policy'),
  contact,
];

/** The visitor's own reports, which is also where one signs in. */
export function accountPage({ signedIn }: Account): NavigationPage {
  return { label: signedIn ? m.shell_nav_my_reports : m.shell_nav_sign_in, href: links.myReports };
}
