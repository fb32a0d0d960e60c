import { decimal, kr } from '../format.ts';
import type { Locale } from '../locale.ts';

/** A price of one kWh with its øre: «2,36 kr.» / "DKK 2.36". */
export function krWithOre(dkk: number, locale: Locale): string {
  const text = decimal(dkk, locale, 2);
  return locale === 'da' ? `${text}\u00a0kr.` : `DKK\u00a0${text}`;
}

/** A small price as people say it: «90 øre» / "DKK 0.90". */
export function inOre(dkk: number, locale: Locale): string {
  return locale === 'da'
    ? `${decimal(dkk * 100, locale)}\u00a0øre`
    : `DKK\u00a0${decimal(dkk, locale, 2)}`;
}

/** Two amounts with one currency: «5.300–5.700 kr.» / "DKK 5,300–5,700". */
export function krRange(low: number, high: number, locale: Locale): string {
  return locale === 'da'
    ? `${decimal(low, locale)}–${kr(high, locale)}`
    : `${kr(low, locale)}–${decimal(high, locale)}`;
}
