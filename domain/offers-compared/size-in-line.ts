import {
  allMatches,
  fieldNumber,
  readingOf,
  sizeIn,
  type OfferLine,
  type Reading,
} from './offer-lines.ts';
import type { OfferField } from './received-offer.ts';

/** What a pattern finds in a line, as sizes. */
export function numbers(
  field: OfferField,
  line: OfferLine,
  pattern: RegExp,
  isPlausible: (value: number) => boolean = () => true,
): readonly Reading[] {
  return allMatches(line.text, pattern).flatMap((match) => {
    const written = match[1] ?? '';
    const value = sizeIn(written);
    if (!isPlausible(value)) return [];
    return [readingOf(field, fieldNumber(value), line, match)];
  });
}

/** The parts of a line: between commas, semicolons and «and». */
const partsOf = (text: string) => text.split(/[;,](?!\d)|\s(?=(?:og|and|samt|\+)\s)/i);

/** The part of a line in which a word stands. */
export const partOf = (text: string, word: RegExp): string =>
  partsOf(text).find((part) => word.test(part)) ?? '';

/**
 * A line that names several things, cut to what stands about one of them; the places in it stay. A model's name has
 * digits too («SH8.0RT inverter, 8 kW»): its size may stand in the next part, and its count in its own.
 */
export function near(line: OfferLine, word: RegExp, size: RegExp): OfferLine {
  const parts = partsOf(line.text);
  const at = parts.findIndex((part) => word.test(part));
  const [own = '', next = ''] = parts.slice(at);
  if (own.search(size) >= 0) return withCount(line, within(line, own));
  if (!/\d/.test(own)) return line;
  const from = line.text.indexOf(own);
  const to = line.text.indexOf(next, from + own.length) + next.length;
  return withCount(line, { text: line.text.slice(from, to), at: line.at + from });
}

/** «FoxESS 5 kWh, antal 2»: a part and the count behind its comma. */
function withCount(line: OfferLine, { text, at }: OfferLine): OfferLine {
  const end = at - line.at + text.length;
  const [count = ''] = COUNT_NEXT.exec(line.text.slice(end)) ?? [];
  return { text: text + count, at };
}
const COUNT_NEXT =
  /^[,;]\s*(?:(?:antal|quantity|qty)\s*:?\s*\d{1,2}(?!\d)|\d{1,2}\s*(?:stk|pcs)\.?(?=\s*(?:[,;.]|$)))/i;

export const within = (line: OfferLine, part: string): OfferLine => ({
  text: part,
  at: line.at + line.text.indexOf(part),
});
