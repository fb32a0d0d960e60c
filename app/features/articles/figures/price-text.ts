import { decimal } from '../../../../words/format.ts';
import type { Locale } from '../../../../words/locale.ts';

const NBSP = '\u00a0';

/** A price with its øre: "2,62 kr." / "DKK 2.62". */
export function krAndOre(dkk: number, locale: Locale): string {
  const value = decimal(dkk, locale, 2);
  return locale === 'da' ? `${value}${NBSP}kr.` : `DKK${NBSP}${value}`;
}

/** A part of a price in øre: "79,1 øre". */
export function ore(dkk: number, locale: Locale, digits = 1): string {
  return `${decimal(dkk * 100, locale, digits)}${NBSP}øre`;
}
