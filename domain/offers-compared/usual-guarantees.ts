import type { GuaranteedPart } from './received-offer.ts';

/**
 * Guarantees below which an offer is worth a question [years]. Source: our own choice; makers of common panels give
 * 12 to 30 years on the product, of inverters 5 to 10, and the law gives two years' right of complaint
 * (købeloven § 83), so less than that promises nothing. Valid from 2026-11-01.
 */
export const LEAST_GUARANTEE_YEARS: Readonly<Record<GuaranteedPart, number>> = {
  panels: 10,
  inverter: 5,
  work: 2,
};
