import { oneLine } from './plain-text.ts';

/**
 * The normal form of a Danish number, `+45` and eight digits, or null. `+45`, `0045`, `45` before eight digits and the
 * bare number are the same number; blanks, points, slashes, brackets and dashes of any kind are how people write it.
 */
export function danishPhone(written: string): string | null {
  const digits = oneLine(written)
    .normalize('NFKC')
    .replace(/[\s./()\p{Pd}\u2212]/gu, '')
    .replace(/^(?:\+45|0045|45(?=\d{8}$))/, '');
  return /^[2-9]\d{7}$/.test(digits) ? `+45${digits}` : null;
}

// Series of the Danish numbering plan for mobile phones; the rest of each hundred is landlines, or
// premium-rate calls. A message to a landline costs money and reaches nobody.
const MOBILE_SERIES =
  /^(?:2|3[01]|4[0-2]|5[0-3]|6[01]|71|81|9[1-3]|34[24-9]|35[679]|36[256]|389|398|43[1-9]|441|46[268]|47[246]|48[5-9]|49[1-689]|54[235]|55[126]|57[1-479]|58[4679]|59[78]|62[79]|641|649|658|66[2-57]|69[2-47]|77[12]|78[235-9]|82[6-9])/;

/** The number in its normal form, or null if it is not a Danish mobile phone. */
export function danishMobile(written: string): string | null {
  const phone = danishPhone(written);
  return phone !== null && MOBILE_SERIES.test(phone.slice(3)) ? phone : null;
}
