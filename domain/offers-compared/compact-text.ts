import { allMatches } from './offer-lines.ts';

/** A text made from another one by leaving signs out, and the place of each of its signs in that other text. */
export type CompactText = { readonly text: string; readonly places: readonly number[] };

/** Three blanks part two cells of a table; more say nothing further, and none do at a line's end. */
const CELL_GAP = 3;
const SURPLUS = new RegExp(String.raw` +$| +(?= {${CELL_GAP}}[^ ])`, 'g');

/** What an answer quotes of the mail before it: the customer's own words, and often somebody else's figures. */
const QUOTED = /^\s*>/;
const QUOTES_FROM_HERE = /^(?:Den|On)\b.{5,80}\b(?:skrev|wrote)\b.{0,80}:$/i;

/**
 * A pasted text without what only takes time to read: long runs of blanks, empty lines, tags, and the mail that it
 * answers. Every other sign of it is kept.
 */
export function compactText(pasted: string): CompactText {
  const lines: string[] = [];
  const places: number[] = [];
  let at = 0;
  for (const line of withWholeWords(inPlainSigns(pasted)).split('\n')) {
    const surplus = allMatches(line, SURPLUS);
    const text = surplus.length === 0 ? line : line.replace(SURPLUS, '');
    if (lines.length > 0 && QUOTES_FROM_HERE.test(text)) break;
    if (text !== '' && !QUOTED.test(text)) {
      lines.push(text);
      let left = 0;
      for (const { index, 0: blanks } of [...surplus, { index: line.length, 0: '' }]) {
        for (; left < index; left += 1) places.push(at + left);
        left += blanks.length;
      }
      // The end of the line.
      places.push(at + line.length);
    }
    at += line.length + 1;
  }
  return { text: lines.join('\n'), places };
}

/** The same text, sign by sign, with tags and every kind of blank as spaces, and one kind of line end. */
const inPlainSigns = (text: string) =>
  text
    .replace(/\r(?!\n)|[\u2028\u2029]/g, '\n')
    .replace(/<[^<>\n]{1,200}>/g, (tag) => ' '.repeat(tag.length))
    .replace(/[^\S\n]/g, ' ');

/** A word that was broken at the end of a line, put together in its second half's place: all else stays where it was. */
const BROKEN_WORD =
  /(?<![\p{L}\d])([\p{L}\d]{2,60})-( ?\n *)(?!(?:og|eller|and|or|samt)(?!\p{L}))(?=\p{Ll})/gu;
const withWholeWords = (text: string) =>
  text.replace(
    BROKEN_WORD,
    (_, half: string, gap: string) => `${' '.repeat(gap.length + 1)}${half}`,
  );
