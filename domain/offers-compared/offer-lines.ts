import { numberText, parseNumber } from '../number-text.ts';
import type { OfferField } from './received-offer.ts';

/** One line of a pasted offer, with its place in the text. */
export type OfferLine = {
  readonly text: string;
  readonly at: number;
  /** An empty line stands above it. */
  readonly isAfterGap?: boolean;
};

/** A field that was read, and where. An end of 0: from several places, or from none in particular. */
export type Reading = {
  readonly field: OfferField;
  readonly value: string;
  readonly start: number;
  readonly end: number;
};

/** A number with thousands or decimals, as Danes and Englishmen write them; never the end of a longer one. */
export const NUMBER = String.raw`(?<!\d)(?:\d{1,3}(?:[., ]\d{3}){1,3}(?:[.,]\d{1,2})?(?!\d)|\d+(?:[.,]\d+)?)`;

/** Every match of a global pattern. Most lines hold none, and matchAll copies the pattern before it looks. */
export const allMatches = (text: string, pattern: RegExp): readonly RegExpExecArray[] =>
  text.search(pattern) < 0 ? [] : [...text.matchAll(pattern)];

/** A cell of a table that was copied out of a PDF, each on a line of its own. */
const CELL = new RegExp(
  String.raw`^\s*(?:(?:kr\.?|dkk)\s*)?(?:${NUMBER})(?:\s*(?:stk\.?|kr\.?|dkk|,-))?\s*$`,
  'i',
);

/** Each line with the number that stands alone under it, as one line; every place stays what it was. */
export function withCellBelow(lines: readonly OfferLine[]): readonly OfferLine[] {
  return lines.map((line, index) => {
    const below = lines[index + 1];
    return below === undefined ||
      /\d{3}/.test(line.text) ||
      !CELL.test(below.text) ||
      !fits(line, below)
      ? line
      : { text: line.text.padEnd(below.at - line.at) + below.text, at: line.at };
  });
}

/** Longer than any line of an offer: each rule reads a line as a whole, and its time grows with the line's square. */
export const LONGEST_LINE = 500;

/** Whether two lines can be read as one. */
export const fits = (line: OfferLine, next: OfferLine): boolean =>
  next.at + next.text.length - line.at <= LONGEST_LINE;

/** What a group of a match holds, as a reading with its place. */
export function readingOf(
  field: OfferField,
  value: string,
  line: OfferLine,
  match: { readonly index: number; readonly 0: string },
): Reading {
  const start = line.at + match.index;
  return { field, value, start, end: start + match[0].length };
}

/** The number that a text writes; NaN where it writes none. */
export const numberIn = (written: string): number => valueOf(written, 2, Infinity);

/** A size of a thing that one house has: «7,735 kWp» are no thousands. */
export const sizeIn = (written: string): number =>
  valueOf(written, 3, /^\d{1,2}[.,]\d{3}$/.test(written) ? 1000 : Infinity);

/** Both languages' ways of grouping are read as such: nobody knows which a letter is in. */
function valueOf(written: string, decimals: number, most: number): number {
  const read = parseNumber(written, { unit: '', decimals, limits: [0, most] }, 'en');
  return (read.ok ? read.value : read.exact) ?? Number.NaN;
}

/** As a field takes it. */
export const fieldNumber = (value: number): string => numberText(value);

/** The one reading of a field, where all that were found say the same; nothing where they differ. */
export function unanimous<R extends Reading>(readings: readonly R[]): readonly R[] {
  const [first] = readings;
  return first !== undefined && readings.every(({ value }) => value === first.value) ? [first] : [];
}

/** The sentences of a line, as lines of their own: a full stop before a capital ends one. */
export function sentencesOf(line: OfferLine): readonly OfferLine[] {
  const known = SENTENCES.get(line);
  if (known !== undefined) return known;
  const { text, at } = line;
  if (text.search(SENTENCE_END) < 0) {
    const whole = [line];
    SENTENCES.set(line, whole);
    return whole;
  }
  const sentences: OfferLine[] = [];
  let start = 0;
  for (const stop of allMatches(text, SENTENCE_END)) {
    const end = stop.index + 1;
    sentences.push({ text: text.slice(start, end), at: at + start });
    start = end;
  }
  sentences.push({ text: text.slice(start), at: at + start });
  SENTENCES.set(line, sentences);
  return sentences;
}

/** Every rule asks for them. */
const SENTENCES = new WeakMap<OfferLine, readonly OfferLine[]>();

const SHORT_FORMS =
  'inkl incl ekskl excl eksl ca approx evt evtl stk pcs qty kr nr bl a pr max maks min tlf ex hhv dvs i\\.e e\\.g mr mrs sdr ndr jf iht'.split(
    ' ',
  );
/** As they are written in a sentence, at its beginning and in a text all in capitals. */
const inAnyCase = (words: readonly string[]) =>
  words
    .flatMap((word) => [word, word.charAt(0).toUpperCase() + word.slice(1), word.toUpperCase()])
    .join('|');
/** «31. AUGUST» */
const MONTH = inAnyCase('jan feb mar apr maj may jun jul aug sep okt oct nov dec'.split(' '));
const LEFT_IN = inAnyCase(['inkl', 'incl', 'ekskl', 'excl']);

/**
 * A full stop after a short form ends nothing, unless its sentence is whole («er inkl.», «6.500 kr. Kørsel …»), nor do
 * dots that lead to a price. Before a number one ends a sentence after a whole word.
 */
const SENTENCE_END = new RegExp(
  String.raw`(?:(?<=\b(?:er|is|are) (?:${LEFT_IN}))|(?<!\.|\b(?:${inAnyCase(SHORT_FORMS)})))(?:[!?]|(?<!\b\d{1,2})\.|\.(?!\s+(?:${MONTH})))(?=\s+[A-ZÆØÅ])|(?<=\d\s?(?:t\.?\s?)?kr)\.(?=\s+(?!(?:Inkl|Incl|Ekskl|Excl|Plus|Med|Uden)(?![\wæøå]))[A-ZÆØÅ][a-zæøå])|(?<=[a-zæøå]{5}|\b(?:med|with|moms)|\dk?w)\.(?=\s+\d)|(?<=[a-zæøå]{5})(?<!\b(?:${inAnyCase(SHORT_FORMS)}))\.(?=\s+[a-zæøå]{3})`,
  'g',
);
