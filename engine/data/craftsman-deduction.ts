import type { AssumptionRecord } from './assumption-record.ts';

const SOURCE =
  'Ligningsloven § 8 V, as told by PwC Denmark on 1 October 2025; the law itself was not read';

/** What a person may deduct a year, labour with VAT. */
export const CRAFTSMAN_DEDUCTION: AssumptionRecord<string, number> = {
  key: 'craftsmanDeductionDkk',
  value: 9000,
  unit: 'DKK/yr per person',
  source: SOURCE,
  validFrom: '2026-01-01',
  basis: 'law',
};

/** What a deducted krone is worth; it depends on the municipality. */
export const CRAFTSMAN_VALUE_SHARE: AssumptionRecord<string, number> = {
  key: 'craftsmanValueShare',
  value: 0.25,
  unit: 'share of the deducted amount',
  source: `${SOURCE}: about a quarter`,
  validFrom: '2026-01-01',
  basis: 'assumption',
};

/**
 * By year of payment [DKK per person]. 2027 is not published: 2026's stands in. After 2027 nothing: a trade page
 * (tagdaekning.dk, read November 2026) says that the deduction ends then.
 */
export const CRAFTSMAN_MOST_DKK: Readonly<Record<number, number>> = {
  2025: 8600,
  2026: CRAFTSMAN_DEDUCTION.value,
  2027: CRAFTSMAN_DEDUCTION.value,
};
