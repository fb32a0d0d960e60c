import type { NumberField } from '../domain/number-text.ts';
import { shortDecimal } from './format.ts';
import type { Locale } from './locale.ts';

/** A number as it stands in its field: «4.300», but the year 2016 without a point. */
export function writtenNumber(
  value: number,
  { isYear }: Pick<NumberField, 'isYear'>,
  locale: Locale,
  digits?: number,
): string {
  return isYear === true ? String(value) : shortDecimal(value, locale, digits);
}
