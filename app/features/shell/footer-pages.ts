import { m } from '../../../messages/compiled/messages.js';
import { links } from '../../links.ts';
import type { NavigationPage } from './navigation.ts';

export const COMPANY_PAGES: readonly NavigationPage[] = [
  { label: m.shell_nav_about, href: links.about },
  { label: m.shell_nav_method, href: links.calculatorInfo },
  { label: m.shell_nav_guide, href: links.guide },
  { label: m.shell_nav_compare, href: links.compareOffers },
  { label: m.shell_nav_partners, href: links.partners },
  { label: m.shell_nav_articles, href: links.articles },
  { label: m.shell_nav_testimonials, href: links.testimonials },
];

const legal = (label: () => string, slug: string) => ({ label, href: () => links.legal(slug) });

export const LEGAL_PAGES: readonly NavigationPage[] = [
  legal(m.shell_legal_terms, 'terms-of-service'),
  legal(m.shell_legal_privacy, 'privacy-policy'),
  legal(m.shell_legal_cookies, 'cookie-policy'),
  legal(m.shell_legal_dpa, 'dpa'),
  legal(m.shell_legal_accessibility, 'accessibility-statement'),
];

/** The error page's links. */
export const RESCUE_PAGES: readonly NavigationPage[] = [
  { label: m.shell_nav_home, href: links.home },
  { label: m.shell_nav_partners, href: links.partners },
  legal(m.shell_error_privacy, 'privacy-policy'),
  { label: m.shell_nav_contact, href: links.contact },
];
