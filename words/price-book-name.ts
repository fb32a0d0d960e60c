import { m } from '../messages/compiled/messages.js';
import { monthName } from './format.ts';
import type { Locale } from './locale.ts';

const EXAMPLE = /^(\d{4})-(\d{2})-example$/;

/**
 * What a price book is called in a sentence: «eksempelprisbog, november 2026», «prisbog v3-2026-12-01».
 * @param id as calculations keep it
 */
export function priceBookName(id: string, locale: Locale): string {
  const [, year, month] = EXAMPLE.exec(id) ?? [];
  return year === undefined
    ? m.price_book_name({ id }, { locale })
    : m.price_book_example({ month: monthName(Number(month), locale), year }, { locale });
}
