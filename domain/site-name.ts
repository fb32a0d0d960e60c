/**
 * Who the site belongs to, as pages and mails name it. Phone and address are examples until there is a company
 * behind the site.
 */
export const COMPANY = {
  name: 'Solrig',
  email: 'hej@solrig.example',
  phone: { shown: '70 00 00 00', href: 'tel:+4570000000' },
  address: { street: 'Eksempelvej 1', postcode: '8000', town: 'Aarhus C' },
} as const;
