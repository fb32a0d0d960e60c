/**
 * What the law asks for before a consumer may be offered to sign on a page, besides the company's facts and papers,
 * without which no quote is sent: a page on which one withdraws.
 * @source Directive 2011/83/EU, article 11a (2023/2673, from 19 June 2026)
 */
export const SIGNING_LACKS = ['withdrawal-page'] as const;
export type SigningLack = (typeof SIGNING_LACKS)[number];
