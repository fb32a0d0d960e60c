import { PROMISES } from '../domain/promises.ts';

/**
 * Everything that belongs to the company and not the product: change it here and nowhere else.
 * Phone, address and networks are examples until there is a company behind the site.
 */
export const brand = {
  name: 'Solrig',
  slug: 'solrig',
  email: 'hej@solrig.example',
  phone: { shown: '70 00 00 00', href: 'tel:+4570000000' },
  address: { street: 'Eksempelvej 1', postcode: '8000', town: 'Aarhus C' },
  socials: [
    { name: 'LinkedIn', href: 'https://www.linkedin.com/' },
    { name: 'Facebook', href: 'https://www.facebook.com/' },
    { name: 'Instagram', href: 'https://www.instagram.com/' },
  ],
  promises: PROMISES,
} as const;
