import { allMatches } from './offer-lines.ts';
import { joined, pieceOf, placedLines, placesOf, type PlacedLine } from './placed-line.ts';
import { offeringMessages } from './quoted-mail.ts';
import { wholeRows } from './table-rows.ts';

/** A text made from another one by leaving signs out, and the place of each of its signs in that other text. */
export type CompactText = { readonly text: string; readonly places: readonly number[] };

/** Three blanks part two cells of a table; more say nothing further, and none do at a line's end. */
const CELL_GAP = 3;
const BLANKS = /[ \t]{2,}|\t/g;

/**
 * A pasted text without what only takes time to read: long runs of blanks, more than one empty line, tags, and of a
 * mail's answers and quotes those that offer nothing. Rows whose cells were broken stand in one line.
 */
export function compactText(pasted: string): CompactText {
  const lines = wholeRows(offeringMessages(placedLines(withWholeWords(inPlainSigns(pasted)))));
  const kept: PlacedLine[] = [];
  for (const line of lines) {
    const short = withShortGaps(line);
    if (short.text !== '' || (kept.at(-1)?.text ?? '') !== '') kept.push(short);
  }
  if (kept.at(-1)?.text === '') kept.pop();
  return {
    text: kept.map(({ text }) => text).join('\n'),
    places: placesOf(kept),
  };
}

/** The same line with no gap wider than it takes to part two cells. */
function withShortGaps(line: PlacedLine): PlacedLine {
  const whole = pieceOf(line, 0, line.text.trimEnd().length);
  if (whole.text.search(BLANKS) < 0) return whole;
  let start = 0;
  const pieces: PlacedLine[] = [];
  for (const { index, 0: gap } of allMatches(whole.text, BLANKS)) {
    if (gap.length < CELL_GAP && !gap.includes('\t')) continue;
    pieces.push(pieceOf(whole, start, index));
    start = index + gap.length;
  }
  return joined([...pieces, pieceOf(whole, start)], CELL_GAP);
}

/** The same text, sign by sign, with tags and every kind of blank but tabs as spaces, and one kind of line end. */
const inPlainSigns = (text: string) =>
  text
    .replace(/\r(?!\n)|[\u2028\u2029]/g, '\n')
    .replace(/<[^<>\n]{1,200}>/g, (tag) => ' '.repeat(tag.length))
    .replace(/[^\S\n\t]/g, ' ');

/** A word that was broken at the end of a line, put together in its second half's place: all else stays where it was. */
const BROKEN_WORD =
  /(?<![\p{L}\d])([\p{L}\d]{2,60})-( ?\n[ \t>]*)(?!(?:og|eller|and|or|samt)(?!\p{L}))(?=\p{Ll})/gu;
const withWholeWords = (text: string) =>
  text.replace(
    BROKEN_WORD,
    (_, half: string, gap: string) => `${' '.repeat(gap.length + 1)}${half}`,
  );
