/**
 * What the law asks for before a consumer may be offered to sign on a page: who sells, how to
 * withdraw, and a page on which one withdraws.
 * @source Directive 2011/83/EU, articles 6, 8 and 11a (2023/2673, from 19 June 2026)
 */
export const SIGNING_LACKS = [
  'company-facts',
  'withdrawal-instructions',
  'withdrawal-page',
] as const;
export type SigningLack = (typeof SIGNING_LACKS)[number];
