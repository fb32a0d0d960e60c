import { draftedTexts, type RecordRow } from '../../../../domain/records/record.ts';
import { m } from '../../../../messages/compiled/messages.js';
import { getLocale } from '../../../../messages/compiled/runtime.js';
import { shortQuote } from './short-quote.ts';

/** What its row in the list begins with. */
export function shownTitle(row: RecordRow): string {
  const texts = draftedTexts(row);
  return texts['name'] ?? m.voices_quote({ text: shortQuote(texts[`quote_${getLocale()}`] ?? '') });
}

/** Those that have a place on the public page, or would have one again: new ones go to its end when they are published. */
export const placedOf = (rows: readonly RecordRow[]): readonly string[] =>
  rows.filter(({ state }) => state !== 'new').map(({ id }) => id);
