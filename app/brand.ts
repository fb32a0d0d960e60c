import { SITE_NAME } from '../domain/site-name.ts';
import { PROMISES } from '../domain/promises.ts';

/**
 * What belongs to this site and not to the product; whom it belongs to is entered by staff. The networks are examples
 * until there is a company behind it.
 */
export const brand = {
  name: SITE_NAME,
  slug: 'solrig',
  socials: [
    { name: 'LinkedIn', href: 'https://www.linkedin.com/' },
    { name: 'Facebook', href: 'https://www.facebook.com/' },
    { name: 'Instagram', href: 'https://www.instagram.com/' },
  ],
  promises: PROMISES,
} as const;
