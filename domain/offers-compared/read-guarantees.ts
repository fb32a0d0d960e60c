import {
  allMatches,
  fieldNumber,
  readingOf,
  sentencesOf,
  unanimous,
  type OfferLine,
  type Reading,
} from './offer-lines.ts';
import { yearsInColumns, type ColumnYears } from './guarantee-columns.ts';
import { INVERTER_MAKE, INVERTER_WORD } from './thing-words.ts';
import { MONEY } from './vat-words.ts';
import { GUARANTEED_PARTS, type GuaranteedPart } from './received-offer.ts';

const anyOf = (...words: readonly string[]) => new RegExp(words.join('|'), 'i');
const TARGET: Readonly<Record<GuaranteedPart, RegExp>> = {
  panels: anyOf(
    'pann?e?ll?e?r?|panel|modul|solcelle|sun cell|\\bplader',
    // Makers of nothing but panels.
    '\\b(?:jinko|longi|trina|ja solar|canadian solar|q ?cells|rec|aiko|sunpower|maxeon|suntech|dmegc|risen|phono|huasun)\\b',
  ),
  inverter: anyOf(INVERTER_WORD, INVERTER_MAKE.source),
  work: anyOf(
    '(?<!\\bel-?)arbejd|mont?err?ing|montage|installation|håndværk|udfør|labour|labor|workmanship|(?<!electrical )\\bwork\\b|fitting|mounting|assembl',
    '\\bwhat we do\\b|det,? vi (?:laver|udfører)|vores (?:egen )?(?:del|indsats)',
  ),
};
const PROMISE = /g[au]r+ant|guar+ant|gar+ent|warr?[ae]nt/i;
/** Everybody has «reklamationsret», by law, unless a firm makes it longer: it is no guarantee. */
const GUARANTEE = PROMISE;
/** Promises what panels still give in their last year, and nothing of their repair. */
const OUTPUT = /effekt|ydelse|lineær|performance|output|linear|produktionsgaranti/i;
const IN_WORDS: Readonly<Record<string, string>> = {
  et: '1',
  ét: '1',
  one: '1',
  to: '2',
  two: '2',
  tre: '3',
  three: '3',
  fire: '4',
  four: '4',
  fem: '5',
  five: '5',
  six: '6',
  seks: '6',
  seven: '7',
  syv: '7',
  eight: '8',
  otte: '8',
  ti: '10',
  ten: '10',
  tolv: '12',
  twelve: '12',
  femten: '15',
  fifteen: '15',
  tyve: '20',
  twenty: '20',
  femogtyve: '25',
  'twenty-five': '25',
  tredive: '30',
  thirty: '30',
};
/** «25 år på paneler, 10 på inverter»: a list need not say the unit again. */
const YEARS = new RegExp(
  String.raw`(?<![\wæøå])(\d{1,2}|${Object.keys(IN_WORDS).join('|')})(?:\)?\s*-?\s*(?:(?:års?|years?|yrs?|y)\b|(måned|mdr|month))|(?= (?:på|on)(?![\wæøå])))`,
  'i',
);
const ALL_YEARS = new RegExp(YEARS, 'gi');
/** «Arbejde 5 år», alone on its line. */
const ONLY_YEARS = /^\W*\p{L}[\p{L} ]{2,40}[\s:.…–-]+\d{1,2}\s*(?:år|years?|yrs?)\W*$/iu;
/** A list of guarantees goes on with the years, and a line that promises a long life is none. */
const NEXT_YEARS = /^\W*\d{1,2}\s*-?\s*(?:års?|years?|yrs?)\b/i;
const LIFE = /levetid|lifetime|life span|expected life|sidste år|last year|\bud i\b/i;
const EXPERIENCE = /erfaring|experience|branchen|siden|since/i;
const BATTERY = /batteri|battery/i;
const WHOLE = /anlæg|system|\balt\b|\ball\b|everything|hele|komplet/i;

const PRODUCT = /produkt|product/i;
const PRODUCTS = /produkter|products|komponenter|components|udstyr|equipment/i;

/** Everybody may complain of what they have bought for two years: the law says so, unless a firm calls it its guarantee. */
const BY_LAW = /reklamation|købelov|lovpligtig|lovens|ifølge loven|statutory|by law/i;
/** «Garanti på tagrender» is none on the panels. */
const ON_ONE_THING = /(?:garanti\w*|guarantee|warranty) (?:på|for|on)\s+\p{L}/iu;
/** «inverteren 10» in a list that has said once that it means years. */
const BARE_YEARS = /(?:^|[\s:])(\d{1,2})\s*$/;

/** «16 paneler 440 W og inverter (2 års garanti)»: what has a size is named for itself. */
const POWER = /\d\s*k?wp?\b/i;

/** «installation and registration included»: of the price, and not of what is promised for it. */
const IN_PRICE = /\bin[ck]l\w*|\d{3}\s?(?:kr|dkk|,-)|(?:kr\.?|dkk)\s?\d/i;

/** A reading, and whether it was said of its part by name. */
type Said = Reading & { readonly isByName: boolean };

type Part = { readonly text: string; readonly line: OfferLine; readonly at: number };

/** Years of guarantee on panels, inverter and work. What is said of the power of panels is another promise. */
export function readGuarantees(lines: readonly OfferLine[]): readonly Reading[] {
  const said = guaranteeLines(lines).flatMap((line) => {
    const inColumns = yearsInColumns(line, lines[lines.indexOf(line) - 1]).flatMap(readColumn);
    if (inColumns.length > 0) return inColumns;
    const sentences = sentencesOf(line).filter(isPromise);
    return sentences.flatMap((sentence, index) => readSentence(sentence, index > 0));
  });
  return GUARANTEED_PARTS.flatMap((part) => {
    const ofPart = said.filter(({ field }) => field === `${part}Years`);
    // «10 års garanti på inverteren» says more than «2 års garanti».
    const byName = ofPart.filter(({ isByName }) => isByName);
    const [first] = unanimous(byName.length > 0 ? byName : ofPart);
    if (first === undefined) return [];
    const { isByName: _isByName, ...reading } = first;
    return [reading];
  });
}

const readColumn = ({ name, years, line, match }: ColumnYears): readonly Said[] =>
  OUTPUT.test(name) || BATTERY.test(name)
    ? []
    : targetsIn(name).map((target) => ({
        ...readingOf(`${target}Years`, years, line, match),
        isByName: true,
      }));

/** Lines that speak of guarantees, and those of a list under such a heading. */
function guaranteeLines(lines: readonly OfferLine[]): readonly OfferLine[] {
  let isUnder = false;
  return lines.filter(({ text }, index) => {
    if (GUARANTEE.test(text)) {
      const next = lines[index + 1]?.text ?? '';
      isUnder ||=
        /:\s*$/.test(text) || !YEARS.test(text) || NEXT_YEARS.test(text) || ONLY_YEARS.test(next);
      return true;
    }
    if (!YEARS.test(text) || LIFE.test(text)) isUnder = false;
    return isUnder || isListOfYears(text);
  });
}

/** «Udvidet garanti på inverter til 20 år: 3.900 kr.» */
const isForSale = (text: string) =>
  EXTENDED.test(text) && (text.search(MONEY) >= 0 || OPTIONAL.test(text));
const EXTENDED =
  /(?<![\wæøå])(?:udvid\w*|forlæng\w*|ekstra|længere|exten\w*|longer|extra|option\w*|tilvalg|tilkøb)[: ](?:[\wæøå]+ ){0,2}[\wæøå]*(?:garanti|guarantee|warrant)/i;
const OPTIONAL =
  /(?<![\wæøå])(?:kan (?:til)?købes|tilvalg|tilkøb|option\w*|can be bought|available)/i;

/** «20 års erfaring med solcelleanlæg» is nothing of the kind. */
const isPromise = ({ text }: OfferLine) =>
  !isForSale(text) && (GUARANTEE.test(text) || !(LIFE.test(text) || EXPERIENCE.test(text)));

/** «25 år på paneler · 10 år inverter · 5 år montage» can be nothing else. */
function isListOfYears(text: string): boolean {
  const years = text.match(ALL_YEARS) ?? [];
  const isOfOtherThings = LIFE.test(text) || EXPERIENCE.test(text) || POWER.test(text);
  return years.length > 1 && targetsIn(text).length > 1 && !isOfOtherThings;
}

/** @param isFurther a sentence before it on its line may have said that its numbers are years */
function readSentence(line: OfferLine, isFurther: boolean): readonly Said[] {
  const readings: Said[] = [];
  let waiting: GuaranteedPart[] = [];
  let last: {
    readonly years: string;
    readonly part: Part;
    readonly match: RegExpExecArray;
  } | null = null;
  const add = (
    target: GuaranteedPart,
    years: string,
    { text, at }: Part,
    match: RegExpExecArray,
    isByName = true,
  ) => readings.push({ ...readingOf(`${target}Years`, years, { text, at }, match), isByName });
  for (const part of partsOf(line)) {
    const match = YEARS.exec(part.text);
    const isOther = OUTPUT.test(part.text) || BATTERY.test(part.text) || isByLaw(part.text);
    const targets = isOther ? [] : targetsIn(part.text);
    if (match === null) {
      const bare = (last === null && !isFurther) || isOther ? null : BARE_YEARS.exec(part.text);
      if (bare !== null && targets.length > 0) {
        for (const target of targets) add(target, bare[1] ?? '', part, bare);
      } else if (last !== null && targets.length > 0) {
        for (const target of targets) add(target, last.years, last.part, last.match);
      } else if (IN_PRICE.test(part.text)) waiting = [];
      else if (!POWER.test(part.text)) waiting = [...waiting, ...targets];
      continue;
    }
    const said = match[1] ?? '';
    const written = IN_WORDS[said.toLowerCase()] ?? said;
    const years = match[2] === undefined ? written : fieldNumber(inYears(written));
    const named = isOther ? [] : [...waiting, ...targets];
    const all: readonly GuaranteedPart[] = named.length === 0 && !isOther ? generally(part) : named;
    for (const target of all) add(target, years, part, match, named.length > 0);
    waiting = [];
    last = isOther ? null : { years, part, match };
  }
  return readings;
}

/** Months, to a tenth of a year. */
const inYears = (months = '') => Math.round((Number(months) / 12) * 10) / 10;

const isByLaw = (text: string) => BY_LAW.test(text) && !PROMISE.test(text);

const targetsIn = (text: string) => GUARANTEED_PARTS.filter((part) => TARGET[part].test(text));

/** «1 års garanti», on nothing in particular or on the whole. A product's guarantee is not one on the work. */
function generally({ text, line }: Part): readonly GuaranteedPart[] {
  if (PRODUCTS.test(text)) return ['panels', 'inverter'];
  if (WHOLE.test(text)) return GUARANTEED_PARTS;
  // «Produktgaranti 25 år, ydelsesgaranti 30 år» is how the makers of panels promise.
  if (PRODUCT.test(text)) return OUTPUT.test(line.text) ? ['panels'] : [];
  return GUARANTEE.test(text) && !ON_ONE_THING.test(text) ? GUARANTEED_PARTS : [];
}

/** «25 år paneler 10 år inverter», «paneler 25 år inverter 10 år»: a list without commas, cut at its years. */
function piecesOf(text: string): readonly string[] {
  const years = allMatches(text, ALL_YEARS);
  const [first] = years;
  if (first === undefined || years.length < 2) return [text];
  const isNameFirst = targetsIn(text.slice(0, first.index)).length > 0;
  const cuts = years.map(({ index, 0: written }) => index + (isNameFirst ? written.length : 0));
  const inner = isNameFirst ? cuts.slice(0, -1) : cuts.slice(1);
  return [0, ...inner].map((cut, index) => text.slice(cut, inner[index]));
}

const PARTS = /([,;.](?:\s|$)|\s(?:og|and|samt|&|\/|·|•|\|)\s| {2,})/i;

function partsOf(line: OfferLine): readonly Part[] {
  const parts: Part[] = [];
  let at = 0;
  // «25 års garanti (30 år på ydelsen)»: what is told of the output in brackets is not said of the panels.
  const whole = line.text.replace(/\([^()]*\)/g, (aside) =>
    /\d/.test(aside) && OUTPUT.test(aside) ? ' '.repeat(aside.length) : aside,
  );
  for (const text of whole.split(PARTS)) {
    for (const piece of piecesOf(text)) {
      if (/\d|\p{L}{2}/u.test(piece)) parts.push({ text: piece, line, at: line.at + at });
      at += piece.length;
    }
  }
  return parts;
}
