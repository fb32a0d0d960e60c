/**
 * What is missing before a consumer may be offered to order on a page, besides the company's facts and papers, without
 * which no quote is sent: staff cannot enter yet on which day everything was delivered, and without it no period to
 * withdraw would ever end.
 * @source Directive 2011/83/EU, article 9(2)(b)
 */
export const SIGNING_LACKS = ['delivery-day'] as const;
export type SigningLack = (typeof SIGNING_LACKS)[number];
