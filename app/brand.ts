import { COMPANY } from '../domain/company.ts';
import { PROMISES } from '../domain/promises.ts';

/**
 * Everything that belongs to the company and not the product: change it here, or in domain/company.ts what mails
 * say too. The networks are examples until there is a company behind the site.
 */
export const brand = {
  ...COMPANY,
  slug: 'solrig',
  socials: [
    { name: 'LinkedIn', href: 'https://www.linkedin.com/' },
    { name: 'Facebook', href: 'https://www.facebook.com/' },
    { name: 'Instagram', href: 'https://www.instagram.com/' },
  ],
  promises: PROMISES,
} as const;
