import { allMatches, readingOf, sentencesOf, type OfferLine, type Reading } from './offer-lines.ts';
import { INCLUDED_ITEMS, type IncludedItem } from './received-offer.ts';
import { saidIn } from './said-of.ts';
import { surchargesIn, type ChargedItem } from './surcharge.ts';
import { MONEY } from './vat-words.ts';
import { INVERTER_MAKE, PART_OF, WORDS } from './thing-words.ts';

const MODEL = new RegExp(`${INVERTER_MAKE.source}[^;,\\d]{0,30}(?:, )?\\d`, 'gi');

const PATTERNS = [...Object.values(WORDS), ...Object.values(PART_OF), MODEL];
/** Any of the things. */
const NAMED = new RegExp(PATTERNS.map(({ source }) => source).join('|'), 'i');
/** Over a list of what is left out; not a sentence that names the things itself. */
const NOT_HEADING = new RegExp(
  [
    String.raw`^\W*(?:følgende|disse|dette|prisen|tilbuddet|(?:the )?(?:following|price|offer|quotation)|kommer|herudover|derudover|hertil|ud over)(?![\wæøå])[^:]*(?:ikke|not|excludes?|ekskl\w*|uden|oveni|on top|ekstra|extra|kommer)(?![\wæøå])[^:]*:\s*$`,
    String.raw`^\W*(?:(?:er |det er |hvad der )?(?:er )?ikke (?:inkl\w*|med\w*|indeholdt|omfattet)[^:]*|ekskl\w*|eksklusive|(?:what is )?not (?:included|part of|in the price)[^:]*|excluded|excludes|exclusions?|excl|undtagelser|forbehold|(?:(?:mulige?|eventuel\w*|valgfri\w*|øvrige|ekstra) )?(?:tilvalg\w*|tilkøb\w*|ekstraudstyr|ekstra (?:ydelser|arbejder?|poster|omkostninger)|tillæg(?:sydelser)?|merpriser|(?:additional|extra) (?:items|services|costs|works?)|option(?:er|s)?|(?:optional )?extras?|add-?ons?)(?: (?:ikke|not|som|der|can|kan|til)(?![\wæøå])[^:.]*)?|kan (?:tilkøbes|tilvælges)|undtaget|mangler|udenfor tilbuddet)\W*(?:\([^()]*\))?\W*$`,
  ].join('|'),
  'i',
);
const BULLET = /^\s*[-•*–·+]/;
const HEADING = /:\s*$|^\W*[A-ZÆØÅ][\wæøå ]{2,40}$/;

const WORK_ON =
  /^(?:\s+(?:og|and)\s+[\wæøå]+)?\s+(?:af|of|på|on|in)\s+(?:[\wæøå]+\s+){0,2}?[\wæøå]*(?:stillads|lift|tavle|inverter|scaffold|board|consumer unit|fuse box)/i;

const GUARANTEE = /garanti|guarantee|warrant/i;
const GUARANTEE_HEADING = /^\W*(?:\w+[- ])?(?:garanti\w*|guarantees?|warrant\w+)\W*$/i;
const YEARS = /\d\s*-?\s*(?:års?|years?|yrs?|måned|mdr|month)/i;
const POWER = /\d\s*k?w\b/i;

/** A thing that costs so much on top of the price. */
export type Charged = ChargedItem<IncludedItem>;
type Mention = Reading & {
  readonly charged: Charged | null;
  /** What it would take to have another one: nothing about what is offered. */
  readonly isOfNew: boolean;
};

/** What belongs to the offer, what does not, what it never names, and what of it has a price of its own. */
export function readInclusions(lines: readonly OfferLine[]): {
  readonly readings: readonly Reading[];
  readonly charged: readonly Charged[];
} {
  const sentences = placedSentences(lines);
  const told = INCLUDED_ITEMS.map((item) => {
    const all = mentionsOf(sentences, item);
    const ofOffered = all.filter(({ isOfNew }) => !isOfNew);
    const said = ofOffered.length > 0 ? ofOffered : all;
    // One clear no outweighs the places that only name it.
    const without = said.filter(({ value }) => value === 'without');
    return (
      without.find(({ charged }) => charged !== null) ??
      without[0] ??
      said.find(({ value }) => value === 'needless') ??
      said[0] ?? { field: item, value: 'unsaid', start: 0, end: 0, charged: null, isOfNew: false }
    );
  });
  const charged = told.flatMap((mention) => mention.charged ?? []);
  return {
    readings: told.map(({ charged: _charged, isOfNew: _isOfNew, ...reading }) => reading),
    // One amount for two things is none of either.
    charged: charged.filter((one) =>
      charged.every((other) => one === other || !isSame(one, other)),
    ),
  };
}

const isSame = (one: Charged, other: Charged) =>
  one.sentence.at + one.amount.match.index === other.sentence.at + other.amount.match.index;

type LeftOut = ReadonlySet<OfferLine>;

/** A sentence, what it says of the things in it, and whether it stands under a heading. */
type Sentence = OfferLine & {
  readonly said: ReturnType<typeof saidIn>;
  readonly surcharge: ReturnType<typeof surchargesIn>;
  readonly isLeftOut: boolean;
  readonly isOfGuarantee: boolean;
  /** Goes on about what this one leaves out, where it names no other thing. */
  readonly next: OfferLine | undefined;
};

function placedSentences(lines: readonly OfferLine[]): readonly Sentence[] {
  const leftOut = leftOutIn(lines);
  let isUnderGuarantee = false;
  return lines.flatMap((line) => {
    if (GUARANTEE_HEADING.test(line.text)) isUnderGuarantee = true;
    else if (!YEARS.test(line.text)) isUnderGuarantee = false;
    if (isUnderGuarantee) return [];
    return sentencesOf(line).flatMap((sentence, index, all) => {
      if (!NAMED.test(sentence.text)) return [];
      const placed = {
        ...sentence,
        next: all[index + 1],
        said: saidIn(sentence.text),
        surcharge: surchargesIn(sentence.text),
        isLeftOut: leftOut.has(line),
        isOfGuarantee: GUARANTEE.test(sentence.text),
      };
      return [placed];
    });
  });
}

function mentionsOf(sentences: readonly Sentence[], item: IncludedItem): readonly Mention[] {
  const of = (words: RegExp) => mentions(sentences, item, words);
  const named = of(WORDS[item]);
  if (item === 'inverter' && named.length === 0) return of(MODEL);
  const part = PART_OF[item];
  if (part === undefined) return named;
  return [...named, ...of(part).filter(({ value }) => value === 'without')];
}

function mentions(
  sentences: readonly Sentence[],
  item: IncludedItem,
  words: RegExp,
): readonly Mention[] {
  return sentences.flatMap((sentence) =>
    allMatches(sentence.text, words).flatMap((match) => {
      if (sentence.isOfGuarantee && isGuaranteed(sentence.text, match.index)) return [];
      const its = sentence.isLeftOut ? 'without' : sentence.said(match);
      const amount = its === 'needless' ? null : sentence.surcharge(match, its === 'without');
      const value = amount !== null ? 'without' : its;
      if (value === 'unsaid') return [];
      if (value === 'without' && isWorkOn(sentence.text, match)) return [];
      const further = value === 'without' && amount === null ? furtherPrice(sentence) : null;
      const charged =
        amount === null ? further && { item, ...further } : { item, sentence, amount };
      const isAlwaysNeeded = item === 'inverter' || item === 'mounting';
      const said = isAlwaysNeeded && value === 'needless' ? 'with' : value;
      const isOfNew = item === 'board' && value === 'without' && isExchange(sentence.text, match);
      return [{ ...readingOf(item, said, sentence, match), charged, isOfNew }];
    }),
  );
}

/** «hvis tavlen skal skiftes, koster det …», «udskiftning af målertavlen» */
const isExchange = (text: string, { index, 0: word }: RegExpExecArray): boolean =>
  EXCHANGE_OF.test(text.slice(Math.max(0, index - LONGEST_BEFORE), index)) ||
  EXCHANGED.test(text.slice(index + word.length));
const LONGEST_BEFORE = 40;
const EXCHANGE_OF =
  /(?<![\wæøå])(?:udskift\w*|opgrader\w*|fornyelse|replac\w*|upgrad\w*) (?:(?:af|of|en|the|den|a|your|jeres) ){0,2}$/i;
const EXCHANGED =
  /^(?:\s[\wæøå]+){0,3}?\s(?:skiftes|udskiftes|skiftes ud|opgraderes|fornyes|replaced|upgraded|renewed)(?![\wæøå])/i;

/** «Stillads er ikke med. Vi kan leje det for 6.500 kr.»: what the next sentence says that it costs. */
function furtherPrice({ next }: Sentence): Pick<Charged, 'sentence' | 'amount'> | null {
  if (next === undefined || !REFERS.test(next.text)) return null;
  const [money, second] = allMatches(next.text, MONEY);
  if (money === undefined || second !== undefined) return null;
  const amount = surchargesIn(next.text)({ index: Math.max(0, money.index - 1), 0: '' }, true);
  return amount === null ? null : { sentence: next, amount };
}
const REFERS =
  /^\s*(?:(?:den|det|it|that|this|en ny|et nyt|a new one)(?![\wæøå])|(?:vi|we) (?:kan|can|could|anbefaler|recommend|tilbyder|offer|lejer|rent)|skulle (?:det|i|du)|should (?:it|that|you)|(?:hvis|if) (?:det|i|du|you|it|that)(?![\wæøå])|(?:kan|can be) (?:lejes|leveres|købes|fås|bestilles|tilkøbes|rented|hired|supplied|ordered|bought)|(?:vores|our) (?:elektriker|electrician|sparky)|the (?:charge|cost|price)|(?:koster|costs?|pris(?:en)?|price|regn med|reckon|budget|tillæg)(?![\wæøå]))/i;

/** «Tillæg for opsætning af stillads»: what is left out is the scaffold, not the mounting of panels. */
const isWorkOn = (sentence: string, { index, 0: word }: RegExpExecArray): boolean =>
  WORK_ON.test(sentence.slice(index + word.length));

/** The lines under a heading that says that they are not in the price. */
export function leftOutIn(lines: readonly OfferLine[]): LeftOut {
  let isUnderNot = false;
  let isFirst = false;
  return new Set(
    lines.filter(({ text, isAfterGap }) => {
      const isHeading = NOT_HEADING.test(text);
      if (isHeading) isUnderNot = true;
      else if (HEADING.test(text) && !BULLET.test(text)) isUnderNot = false;
      // A list ends with its lines; an empty one may part it from its heading.
      else if (isAfterGap === true && !isFirst) isUnderNot = false;
      isFirst = isHeading;
      return isUnderNot;
    }),
  );
}

/** «Garanti på inverter 10 år» says what is promised of one, and not that one is in the price. */
function isGuaranteed(sentence: string, at: number): boolean {
  const before = sentence.slice(0, at);
  if (!GUARANTEE.test(before)) return false;
  const partStart = Math.max(before.lastIndexOf(','), before.lastIndexOf(';')) + 1;
  const after = sentence.slice(at).split(/[,;]|\s(?:og|and|samt)\s/)[0] ?? '';
  const part = `${before.slice(partStart)}${after}`;
  return GUARANTEE.test(part) || (YEARS.test(part) && !POWER.test(part));
}

/** Whether a sentence names a thing as not offered: an option, or what another thing is only prepared for. */
export function isNotOffered({ text }: OfferLine, word: RegExp): boolean {
  const match = word.exec(text);
  if (match === null) return false;
  if (/^\w*\s*[:=]\s*(?:ja|yes|inkl)/i.test(text.slice(match.index))) return false;
  const isRefused = saidIn(text)(match) !== 'with';
  return isRefused || NOT_NOW.test(text) || REFUSED_AFTER.test(text.slice(match.index));
}

const NOT_NOW = /\b(?:senere|later|option\w*|tilvalg|ready|klar|forberedt|eftermonter\w*)\b/i;
/** «Batteri vil vi ikke have», «batteri ville han ikke anbefale, så det er uden» */
const REFUSED_AFTER =
  /^[\wæøå]*\s(?:vil|ville|ønsker|skal|anbefale[rs]?|would|do|did|will)\s(?:[\wæøå]+\s){0,2}(?:ikke|ik|not|n.t)(?![\wæøå])|\bså det er uden\b|\bwe (?:don.?t|didn.?t) want\b|\bcan be added\b|\bkan (?:altid |sagtens )?(?:sættes på|tilføjes)/i;
