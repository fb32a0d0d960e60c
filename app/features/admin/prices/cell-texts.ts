import { parseNumber } from '../../../../domain/number-text.ts';
import { cellTakes } from '../../../../domain/prices/draft.ts';
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

/** A figure as it was typed, as all the others are written; what is none stays as it is. */
export function readerText(key: string, text: string): string {
  const locale = getLocale();
  const takes = cellTakes(key);
  const read = takes && parseNumber(text, takes, locale);
  if (!read?.ok) return text;
  return key.startsWith('basis.')
    ? shortDecimal(read.value, locale)
    : kronerOf(read.value * 100, locale);
}
