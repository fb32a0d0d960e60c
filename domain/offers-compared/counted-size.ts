import { allMatches, sizeIn } from './offer-lines.ts';

/** A size that a text names, with its place there. */
export type CountedSize = {
  /** Of one. */
  readonly size: number;
  /** Of all of them; null: there are several, and the text does not say how many. */
  readonly whole: number | null;
  readonly index: number;
  readonly 0: string;
};

const IN_WORDS = ['en', 'to', 'tre', 'fire', 'fem', 'seks'];
const ENGLISH = ['one', 'two', 'three', 'four', 'five', 'six'];
const COUNT = String.raw`(?<![\d.,\wæøå/–-])(\d{1,2}(?![\d.,/–-]|\s*[–-]\s*\d)|(?:${[...IN_WORDS, ...ENGLISH].join('|')})(?![\wæøå]))`;
const TIMES = String.raw`(?:x(?![a-zæøå])|×|\*|gange(?![\wæøå])|times(?!\w))`;
const PIECES = String.raw`(?:${TIMES}|(?:stk|styk|pcs|pieces?|units?|sæt)(?![\wæøå])\.?(?:\s+of\b)?)`;
/** Words between a count and its size: maker, model and thing, but no other thing and no other count. */
const MAKER = String.raw`(?:(?!\b\d+\s|\b(?:med|with|og|and|plus|samt|panel\w*|sol(?:celle\w*|panel\w*|ar ?panels?))\b)[^,;:()|+]){0,50}?`;
const EACH = String.raw`(?:[áà@]|\ba|på|of|at|med|hver(?: på)?|each)`;
const WORDS = String.raw`(?:[\wæøå-]+\s+){0,2}?`;

/** How a kind of thing is counted. */
export type Counting = {
  readonly before: readonly RegExp[];
  /** Before a size that is each one's. */
  readonly beforeEach: RegExp;
  /** Several of them, right after a size. */
  readonly manyAfter: RegExp;
  readonly isSeveral: RegExp;
  readonly isOfEach: RegExp;
  readonly arePartsAfter: RegExp;
};

/** @param one, many the thing's names, as patterns */
const countingOf = (one: string, many: string): Counting => ({
  before: [
    // «2 x BYD 5,12 kWh», «2 stk. batterier à 5 kWh»
    new RegExp(String.raw`${COUNT}\s*${PIECES}\s*${MAKER}$`, 'i'),
    // «to batterier på 5 kWh», «3 modules of 3.2 kWh»
    new RegExp(
      String.raw`${COUNT}\s+${WORDS}(?:${one}|${many})(?![\wæøå])\s*${WORDS}(?:${EACH}\s*)?$`,
      'i',
    ),
    // «Qty 2   SolaX 5.8 kWh»
    new RegExp(String.raw`(?:qty|antal|quantity)\.?\s?:?\s?(\d{1,2})(?![\d.,])\s${MAKER}$`, 'i'),
    // A row: «Batteri | 2 | BYD 5 kWh»
    new RegExp(String.raw`(?:\|| {3})\s?(\d{1,2})(?:\s?\|| {3})${MAKER}$`, 'i'),
  ],
  // «2 Powerwall batterier, 13,5 kWh pr. stk.», «Antal batterier: 2, kapacitet 5 kWh hver»
  beforeEach: new RegExp(
    String.raw`${COUNT}\s*(?:${PIECES})?\s*${WORDS}(?:${many})(?![\wæøå])[^;]{0,20}$|(?:antal|number of)\s+(?:${many})\s*:?\s*(\d{1,2})(?![\d.,])[^;\d]{0,25}$`,
    'i',
  ),
  manyAfter: new RegExp(String.raw`^\s*${WORDS}(?:${many})(?![\wæøå])`, 'i'),
  // Several, and nobody says how many.
  isSeveral: new RegExp(
    String.raw`(?:\d\s*(?:[–-]|til|to|eller|or|/)\s*\d+|(?<![\wæøå])(?:flere|several|op til|up to|dobbelt|double|et par|a pair of))\s+${WORDS}(?:${one}|${many})(?![\wæøå])|(?:flere|several|et par|a pair of|dobbelt|double)\s*$`,
    'i',
  ),
  isOfEach: new RegExp(String.raw`(?:${many})\s*(?:[áà@]|a\s)\s*$`, 'i'),
  // A number of parts, and nobody says whether the size is one's or all of theirs.
  arePartsAfter: new RegExp(
    String.raw`^\s*[,(]\s*(?:\d{1,2}|flere|several)\s+(?:${one}|${many})(?![\wæøå])(?!\s*(?:${EACH})?\s*\d)`,
    'i',
  ),
});

export const BATTERIES = countingOf(
  String.raw`batter(?:i|y)|modul|module|enhed|unit|pack|tårn|tower`,
  String.raw`batter(?:ier|ies)|batteri(?:pakker|moduler)|moduler|modules|enheder|units|packs|pakker|tårne|towers`,
);
export const INVERTERS = countingOf(
  String.raw`[a-zæøå]*inverter|[a-zæøå]*vekselretter`,
  String.raw`[a-zæøå]*inverter(?:e|s)|[a-zæøå]*vekselrettere`,
);

/** «Three 5 kWh batteries» */
const JUST_BEFORE = new RegExp(String.raw`${COUNT}\s+$`, 'i');
const COUNT_AFTER = new RegExp(
  String.raw`^[\s,(]*(?:[\wæøå-]+[\s(]+){0,2}?(?:${TIMES}\s*(\d{1,2})(?![\d.,]|\s*(?:kw|w|v\b))|(?:antal|quantity|qty)\s*:?\s*(\d{1,2})(?!\d)|(\d{1,2})\s*(?:stk|styk|pcs|pieces)(?![\wæøå]))|^\s*(?: {3}|\|)\s*(\d{1,2})\s*(?: {3}|\||$)`,
  'i',
);
const OF_EACH_AFTER =
  /^\s*(?:hver(?:t|især)?|each|stykket|(?:pr\.?|per)\s+(?:stk|modul|module|enhed|unit|batteri|battery))(?![\wæøå])/i;
/** What a text calls the whole. */
const WHOLE_BEFORE =
  /(?<![\wæøå])(?:i alt|samlet(?: kapacitet| effekt)?|total\w*(?: capacity| power)?|in all|altogether|=)[\s:]*(?:på\s+|of\s+)?$/i;
const WHOLE_AFTER =
  /^\s*(?:i alt|samlet|in total|in all|altogether|brugbar\w*|netto|usable)(?![\wæøå])/i;

/**
 * The sizes in a text, each times the count that stands before or after it.
 * @param pattern a global one with the number in its first group
 */
export function countedSizes(
  text: string,
  pattern: RegExp,
  counting: Counting,
): readonly CountedSize[] {
  const matches = allMatches(text, pattern);
  let start = 0;
  return matches.map((match, at) => {
    const { index, 0: written } = match;
    const before = text.slice(start, index);
    start = index + written.length;
    const size = sizeIn(match[1] ?? '');
    const next = matches[at + 1]?.index;
    const after = { rest: text.slice(start), ...(next !== undefined && { upTo: next - start }) };
    return { index, 0: written, size, whole: timesCount(size, before, after, counting) };
  });
}

type After = { readonly rest: string; /** Where the next size begins. */ readonly upTo?: number };

function timesCount(size: number, before: string, { rest, upTo }: After, counting: Counting) {
  if (WHOLE_BEFORE.test(before) || WHOLE_AFTER.test(rest)) return size;
  if (counting.isSeveral.test(before)) return null;
  const after = rest.slice(0, upTo);
  // «9,6 kWh (3 moduler á 3,2 kWh)»: the count is that of the next size.
  const isOfNext = upTo !== undefined && countBefore(after, counting) !== null;
  const count =
    countBefore(before, counting) ??
    (OF_EACH_AFTER.test(after) ? countIn(counting.beforeEach, before) : null) ??
    (counting.manyAfter.test(after) ? countIn(JUST_BEFORE, before) : null) ??
    (isOfNext ? null : countAfter(after));
  if (count !== null) return rounded(size * count);
  // «3 batterimoduler (5 kWh)»: of one, or of all?
  const isOfEach = OF_EACH_AFTER.test(after) || counting.isOfEach.test(before);
  return isOfEach || counting.beforeEach.test(before) || counting.arePartsAfter.test(rest)
    ? null
    : size;
}

/** How many things the text before their size says there are; null: it says nothing of it. */
export function countBefore(before: string, counting: Counting): number | null {
  for (const pattern of counting.before) {
    const count = countIn(pattern, before);
    if (count !== null) return count;
  }
  return null;
}

function countIn(pattern: RegExp, text: string): number | null {
  const match = pattern.exec(text);
  const written = (match?.[1] ?? match?.[2])?.toLowerCase();
  if (written === undefined) return null;
  const inWords = Math.max(IN_WORDS.indexOf(written), ENGLISH.indexOf(written));
  return inWords < 0 ? Number(written) : inWords + 1;
}

function countAfter(after: string): number | null {
  const [, ...written] = COUNT_AFTER.exec(after) ?? [];
  const count = written.find((group) => group !== undefined);
  return count === undefined ? null : Number(count);
}

/** To a hundredth: 3 × 5.12 is no 15.360000000000001. */
const rounded = (value: number) => Math.round(value * 100) / 100;
