import { allMatches, readingOf, sentencesOf, type OfferLine, type Reading } from './offer-lines.ts';
import { INCLUDED_ITEMS, type IncludedItem } from './received-offer.ts';
import { saidIn } from './said-of.ts';
import { surchargesIn, type ChargedItem } from './surcharge.ts';

/** Makers whose models stand for an inverter where nobody calls it one. */
export const INVERTER_MAKE =
  /\b(?:inverter\w*|vekselretter\w*|huawei|fronius|sungrow|solaredge|growatt|goodwe|solis|kostal|sma|solax|deye|fox ?ess|sigenergy|sofar|enphase|victron|solplanet|ginlong|sunsynk|hoymiles|apsystems|fimer|kaco|saj|ferroamp|afore|hinen|sunways)\b(?![^;,]{0,40}\b(?:batteri|battery|kwh|optim|lader|charger|måler|meter|dongle))/i;
const MODEL = new RegExp(`${INVERTER_MAKE.source}[^;,\\d]{0,30}\\d`, 'gi');

/** Is not the thing itself, but whoever leaves it out leaves out the thing. */
const PART_OF: Readonly<Partial<Record<IncludedItem, RegExp>>> = {
  mounting: /\b(?:montage)?skinner\w*|\btagkrog\w*|\b\w*beslag\w*|\bstativ\w*|\brails\b/gi,
  board:
    /\bel-?(?:arbejde|installation|tilslutning)\w*|\belektriker\w*|\belectrical\b|\belectrician\b/gi,
};

const WORDS: Readonly<Record<IncludedItem, RegExp>> = {
  inverter: /\b\w*(?:inverter|vekselretter|omformer)\w*/gi,
  mounting:
    /\bmonter(?:ing|et|es|e)\w*|\bmontage\w*|\bopsæt\w*|\binstallation(?:en)?\b|\binstaller(?:es?|et|ing)\b|\binstall(?:s|ed|ing)?\b|\bopsat\b|\bsat op\b|\bskrue[rs]? (?:[\wæøå]+ ){0,3}(?:op|fast)\b|\blægge[rs]? (?:[\wæøå]+ ){0,3}(?:op|på taget)\b|\bsætte[rs]? (?:[\wæøå]+ ){0,3}op\b|\bnøglefærdig\w*|\bmount(?:s|ing|ed)?\b|\bfitt(?:ing|ed)\b|\bturn-?key\b/gi,
  scaffold: /\b\w*stillads\w*|\b(?:person|bom)?lift\b|\bscaffold\w*/gi,
  registration:
    /\btilmeld\w*|\bindmeld\w*|\bindberet\w* (?:til|hos)|\bansøg\w* (?:til|hos)|\bnet\s?(?:an|ind)meld\w*|\banmeld(?:else|es|er|t)\b|\b(?:notif|inform)\w* (?:\w+ ){0,3}(?:grid|network)\w*|\bmelder (?:[\wæøå]+ ){0,3}til\b|\bpapir(?:arbejd|er(?:ne)?\b)\w*|\bpaperwork\b|\bstamdataregist\w*|\bnettilslutning\w*|\btilslutning(?:en)? til (?:el)?net\w*|\bfærdigmeld\w*|\bnettilmeld\w*|\banmeld\w* (?:til|hos|af)\w*|\bgrid (?:registration|connection|application)\b|\bregist\w+ (?:[\wæøå]+ ){0,5}(?:with|at|hos|i|til) (?:the )?(?:grid|network|net|energinet|dso)\w*/gi,
  board:
    /\b\w*(?:el|gruppe|måle|sikrings)tavle\w*|\btavle\w*|\bny gruppe\b|\bsikringsgruppe\w*|\bconsumer unit\b|\bdistribution board\b|\bswitchboard\b|\bbreaker (?:box|panel)\b|\bfuse (?:box|board)\b|\bnew circuit\b/gi,
  travel:
    /\bkørs(?:el|l)\w*|\btransport(?:en)?\b|\bfragt\w*|\boprydning\w*|\brydder op\b|\bkører (?:\S+ ){0,4}(?:uden beregning|gratis)\b|\bbortskaffelse\w*|\btravel\b|\bclean(?:ing)?[- ]?up\b|\btidying\b/gi,
};

const PATTERNS = [...Object.values(WORDS), ...Object.values(PART_OF), MODEL];
/** Any of the things. */
const NAMED = new RegExp(PATTERNS.map(({ source }) => source).join('|'), 'i');
const NOT_HEADING =
  /^\W*(?:følgende|disse|dette|prisen|tilbuddet|(?:the )?(?:following|price|offer|quotation))\b[^:]*\b(?:ikke|not|excludes?|ekskl\w*|uden)\b[^:]*:\s*$|^\W*(?:(?:er |det er )?ikke (?:inkl\w*|med\w*|indeholdt|omfattet)[^:]*|ekskl\w*|eksklusive|not included[^:]*|excluded|excludes|exclusions?|excl|undtagelser|forbehold|(?:(?:mulige?|eventuel\w*|valgfri\w*|øvrige|ekstra) )?(?:tilvalg\w*|tilkøb\w*|ekstraudstyr|option(?:er|s)?|(?:optional )?extras?)|kan (?:tilkøbes|tilvælges)|undtaget)\W*(?:\([^()]*\))?\W*$/i;
const HEADING = /:\s*$|^\W*[A-ZÆØÅ][\wæøå ]{2,40}$/;

const WORK_ON =
  /^(?:\s+(?:og|and)\s+[\wæøå]+)?\s+(?:af|of|på|on|in)\s+(?:[\wæøå]+\s+){0,2}?[\wæøå]*(?:stillads|lift|tavle|inverter|scaffold|board|consumer unit|fuse box)/i;

const GUARANTEE = /garanti|guarantee|warrant/i;
const GUARANTEE_HEADING = /^\W*(?:\w+[- ])?(?:garanti\w*|guarantees?|warrant\w+)\W*$/i;
const YEARS = /\d\s*-?\s*(?:års?|years?|yrs?|måned|mdr|month)/i;
const POWER = /\d\s*k?w\b/i;

/** A thing that costs so much on top of the price. */
export type Charged = ChargedItem<IncludedItem>;
type Mention = Reading & { readonly charged: Charged | null };

/** What belongs to the offer, what does not, what it never names, and what of it has a price of its own. */
export function readInclusions(lines: readonly OfferLine[]): {
  readonly readings: readonly Reading[];
  readonly charged: readonly Charged[];
} {
  const sentences = placedSentences(lines);
  const told = INCLUDED_ITEMS.map((item) => {
    const said = mentionsOf(sentences, item);
    // One clear no outweighs the places that only name it.
    const without = said.filter(({ value }) => value === 'without');
    return (
      without.find(({ charged }) => charged !== null) ??
      without[0] ??
      said.find(({ value }) => value === 'needless') ??
      said[0] ?? { field: item, value: 'unsaid', start: 0, end: 0, charged: null }
    );
  });
  const charged = told.flatMap((mention) => mention.charged ?? []);
  return {
    readings: told.map(({ charged: _charged, ...reading }) => reading),
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
};

function placedSentences(lines: readonly OfferLine[]): readonly Sentence[] {
  const leftOut = leftOutIn(lines);
  let isUnderGuarantee = false;
  return lines.flatMap((line) => {
    if (GUARANTEE_HEADING.test(line.text)) isUnderGuarantee = true;
    else if (!YEARS.test(line.text)) isUnderGuarantee = false;
    if (isUnderGuarantee) return [];
    return sentencesOf(line)
      .filter(({ text }) => NAMED.test(text))
      .map((sentence) => ({
        ...sentence,
        said: saidIn(sentence.text),
        surcharge: surchargesIn(sentence.text),
        isLeftOut: leftOut.has(line),
        isOfGuarantee: GUARANTEE.test(sentence.text),
      }));
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
      if (value === 'without' && isWorkOn(sentence.text, match)) return [];
      const charged = amount === null ? null : { item, sentence, amount };
      const said = item === 'inverter' && value === 'needless' ? 'with' : value;
      return [{ ...readingOf(item, said, sentence, match), charged }];
    }),
  );
}

/** «Tillæg for opsætning af stillads»: what is left out is the scaffold, not the mounting of panels. */
const isWorkOn = (sentence: string, { index, 0: word }: RegExpExecArray): boolean =>
  WORK_ON.test(sentence.slice(index + word.length));

/** The lines under a heading that says that they are not in the price. */
export function leftOutIn(lines: readonly OfferLine[]): LeftOut {
  let isUnderNot = false;
  return new Set(
    lines.filter(({ text }) => {
      if (NOT_HEADING.test(text)) isUnderNot = true;
      else if (HEADING.test(text) && !/^\s*[-•*–]/.test(text)) isUnderNot = false;
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
  return isRefused || /\b(?:senere|later|option\w*|tilvalg|ready|klar|forberedt)\b/i.test(text);
}
