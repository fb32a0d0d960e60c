import { parseNumber } from '../../../../domain/number-text.ts';
import { ruleFieldOf, ruleTexts } from '../../../../domain/prices/rule-fields.ts';
import { pricesIn } from '../../../../domain/prices/price-lines.ts';
import type { PriceBook } from '../../../../engine/quote/price-book.ts';
import { salesPriceOre } from '../../../../engine/quote/price-list.ts';
import { getLocale } from '../../../../messages/compiled/runtime.js';
import { kronerOf, shortDecimal } from '../../../../words/format.ts';

/** What a cell holds in a version, as it would be typed. */
export function baseText(book: PriceBook, key: string): string {
  const locale = getLocale();
  if (key === 'basis.vatPercent') return shortDecimal(book.vatPercent, locale);
  if (key === 'basis.includedCableM') return shortDecimal(book.includedCableM, locale);
  if (key === 'basis.isExample') return book.isExample ? 'yes' : 'no';
  const field = ruleFieldOf(key);
  if (field !== null) {
    const rule = book.adjustments.find(({ id }) => id === field.id);
    return rule === undefined ? '' : ruleTexts(rule)[field.field];
  }
  const end = key.lastIndexOf('.');
  const price = pricesIn(book).get(key.slice(0, end));
  if (price === undefined) return '';
  return kronerOf(key.endsWith('.cost') ? price.costOre : salesPriceOre(price), locale);
}

/** A price as it was typed, maybe in another language, as the reader's own writes it; what is no price stays as it is. */
export function readerText(key: string, text: string): string {
  const isPrice = ruleFieldOf(key) === null && !key.startsWith('basis.');
  const value = isPrice ? parseNumber(text) : null;
  return value === null ? text : kronerOf(value * 100, getLocale());
}
