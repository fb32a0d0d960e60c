import { withKeysInWords } from './key-values.ts';
import { withAnswers } from './chat-lines.ts';
import { withoutOthers } from './others-words.ts';
import { fits, LONGEST_LINE, NUMBER, type OfferLine } from './offer-lines.ts';

/** The lines of a text that have something in them, as the rules read them. */
export function linesOf(text: string): readonly OfferLine[] {
  const lines: OfferLine[] = [];
  let at = 0;
  let isAfterGap = false;
  for (const line of text.split('\n')) {
    if (lines.length >= MOST_LINES) break;
    const [first, ...rest] = shortLines({ text: line, at });
    const isGap = RULED.test(line);
    if (first !== undefined && !isGap) lines.push({ ...first, isAfterGap }, ...rest);
    isAfterGap = isGap;
    at += line.length + 1;
  }
  return withValueBelow(
    withoutRowNumbers(
      withWholeSentences(withoutOthers(withAnswers(withKeysInWords(withRealGaps(lines))))),
    ),
  );
}

/** Longer than any offer: what has more is no letter, and each rule looks at every line. */
const MOST_LINES = 1000;

/** Empty, or ruled across. */
const RULED = /^[\s.•*·=_–-]*$/;

/** Where nearly every line stands alone, empty lines part nothing. */
function withRealGaps(lines: readonly OfferLine[]): readonly OfferLine[] {
  const gaps = lines.filter(({ isAfterGap }) => isAfterGap === true).length;
  return gaps > lines.length * MOST_GAPS
    ? lines.map((line) => ({ ...line, isAfterGap: false }))
    : lines;
}
const MOST_GAPS = 0.7;

/** A line that is too long, cut at the end of a sentence, or else at a blank: nothing of it is dropped. */
function shortLines({ text, at }: OfferLine): readonly OfferLine[] {
  const pieces: OfferLine[] = [];
  let start = 0;
  while (text.length - start > LONGEST_LINE) {
    const piece = text.slice(start, start + LONGEST_LINE);
    const stop = piece.lastIndexOf('. ') + 1;
    const end =
      Math.max(stop > LONGEST_LINE / 2 ? stop : piece.lastIndexOf(' '), 0) || LONGEST_LINE;
    pieces.push({ text: piece.slice(0, end), at: at + start });
    start += end;
  }
  return [...pieces, { text: text.slice(start), at: at + start }];
}

/** A line as long as a page is wide, without the end of its sentence and without cells. */
const WRAPPED = /^(?!.*(?: {3}|\|)).{45,}[^.:;!?|]$/;
const GOES_ON = /^\p{Ll}/u;
/** After these words even a number goes on. */
const WANTS_MORE = /\b(?:på|af|[aáà]|til|i|med|og|for|en|et|samt|of|with|and|in|at|the)$/i;
/** A list's row, or a label with its value: neither goes on with the line above. */
const ROW = /^\s*[-•*–·✓✔➡⭐]|^\s*[\p{L} ]{3,30}:/u;
const SENTENCE_END = /[\p{L}\d](?<!\b(?:inkl|incl|ekskl|excl|ca|stk|pcs))[.!?](?:\s|$)/iu;
const CELLS = / {3}|\|/;
/** A page narrower or wider than this breaks no lines [signs]. */
const WIDTHS = [50, 120] as const;

/** «Total price» at a line's end, and its amount on the next. */
const WANTS_AMOUNT = /(?<![\wæøå])(?:pris(?:en)?|price|total|i alt|kr\.?|dkk|prisen er|price is)$/i;
const AMOUNT_FIRST = /^(?:kr\.? ?|dkk ?)?\d{2}/i;
/** «… with a 5 kW»: of what, the next line says. */
const WANTS_NOUN = /(?<![\wæøå])(?:an?|en|et)\s[\d.,]{1,5}\s?kwh?p?$/i;
/** Lines that a page's width has broken, as one; the places in it stay. */
function withWholeSentences(lines: readonly OfferLine[]): readonly OfferLine[] {
  const whole: OfferLine[] = [];
  const width = pageWidth(lines);
  const isInSmallLetters =
    lines.filter(({ text }) => GOES_ON.test(text)).length > lines.length / 2 &&
    (width === null || fullLines(lines, width).length < lines.length / 2);
  lines.forEach((line, index) => {
    const before = whole.at(-1);
    const last = lines[index - 1]?.text.trimEnd() ?? '';
    const isNumber =
      (WANTS_MORE.test(last) && /^\d/.test(line.text)) ||
      (WANTS_AMOUNT.test(last) && AMOUNT_FIRST.test(line.text));
    const isProse = !ROW.test(last) && !ROW.test(line.text) && SENTENCE_END.test(line.text);
    const isBroken = width !== null && isProse && !CELLS.test(line.text);
    const [word = ''] = line.text.split(' ', 1);
    const isTooLong = isBroken && last.length + 1 + word.length > width;
    const isHalfNamed = WANTS_NOUN.test(last) && /^\p{L}/u.test(line.text) && !ROW.test(line.text);
    const goesOn =
      isHalfNamed ||
      (GOES_ON.test(line.text) && (!isInSmallLetters || isTooLong)) ||
      isNumber ||
      isTooLong;
    if (before && goesOn && line.isAfterGap !== true && WRAPPED.test(last) && fits(before, line)) {
      const text = before.text.padEnd(line.at - before.at) + line.text;
      whole[whole.length - 1] = { ...before, text };
    } else whole.push(line);
  });
  return whole;
}

/** How wide a page is whose lines are broken [signs]; null: none of it is. */
function pageWidth(lines: readonly OfferLine[]): number | null {
  const width = lines
    .filter(({ text }) => !CELLS.test(text))
    .reduce((most, { text }) => Math.max(most, text.length), 0);
  const isBroken = fullLines(lines, width).length >= LEAST_FULL;
  return width >= WIDTHS[0] && width <= WIDTHS[1] && isBroken ? width : null;
}

const fullLines = (lines: readonly OfferLine[], width: number) =>
  lines.filter(({ text }) => text.length > width - LONGEST_WORD && !CELLS.test(text));

/** A page leaves no more than a word's room at the end of a line; so many lines are no chance. */
const LONGEST_WORD = 14;
const LEAST_FULL = 3;

/** A table's rows may be counted: 1, 2, 3 or 10, 20, 30. */
const ROW_NUMBER =
  /^(\s*(?:pos\.?\s*)?)(\d{1,3})(?=[.)]?\s)(?!\s*(?:stk|styk|pcs|x|×|%|k?wp?)(?![\p{L}]))/iu;
const ROW_STEPS = [1, 5, 10];
const LEAST_ROWS = 3;

/** The lines with blanks where a table counts its rows: «10 Solcellemodul» is the tenth row and not ten panels. */
function withoutRowNumbers(lines: readonly OfferLine[]): readonly OfferLine[] {
  const rows = ROW_STEPS.map((step) => rowsOf(lines, step)).find(({ size }) => size >= LEAST_ROWS);
  if (rows === undefined) return lines;
  return lines.map((line) =>
    rows.has(line)
      ? { ...line, text: line.text.replace(ROW_NUMBER, (all) => ' '.repeat(all.length)) }
      : line,
  );
}

/** The lines that begin with one step, two steps and so on. */
function rowsOf(lines: readonly OfferLine[], step: number): ReadonlySet<OfferLine> {
  const rows = new Set<OfferLine>();
  for (const line of lines) {
    const number = Number(ROW_NUMBER.exec(line.text)?.[2]);
    if (number === step * (rows.size + 1)) rows.add(line);
  }
  return rows;
}

/** What a page writes over a value, and the value alone on the line under it. */
const LABEL = /^[^\d:.,;!?]{3,40}$/;
const VALUE = new RegExp(
  String.raw`^\s*(?:(?:${NUMBER})\s*(?:stk\.?|w|wp|kw|kwp|kwh|års?|years?|yrs?)|(?:${NUMBER})|ja|yes|nej|no|inkl(?:\.|uderet)?|included|[✓✔✗✘])\s*$`,
  'i',
);
const THING = /^\W*(?:\w*inverter|vekselretter|batteri|battery)\W*$/i;

/** Each label with the value under it as one line, where a page is copied that has them so. */
function withValueBelow(lines: readonly OfferLine[]): readonly OfferLine[] {
  return lines.map((line, index) => {
    const below = lines[index + 1];
    if (below === undefined || !LABEL.test(line.text) || VALUE.test(line.text)) return line;
    const isItsValue = VALUE.test(below.text) || (THING.test(line.text) && /\d/.test(below.text));
    return isItsValue && fits(line, below)
      ? { ...line, text: `${line.text.padEnd(below.at - line.at)}${below.text}` }
      : line;
  });
}
