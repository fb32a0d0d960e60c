import { fieldNumber, readingOf, unanimous, type OfferLine, type Reading } from './offer-lines.ts';
import { GUARANTEED_PARTS, type GuaranteedPart } from './received-offer.ts';

const TARGET: Readonly<Record<GuaranteedPart, RegExp>> = {
  panels: /panel|modul|solcelle/i,
  inverter: /inverter|vekselretter/i,
  work: /arbejd|montage|montering|installation|håndværk|udført|labour|labor|workmanship|\bwork\b|fitting/i,
};
const GUARANTEE = /garanti|guarantee|warrant|reklamation/i;
/** Promises what panels still give in their last year, and nothing of their repair. */
const OUTPUT = /effekt|ydelse|lineær|performance|output|linear|produktionsgaranti/i;
const YEARS = /(\d{1,2})\s*-?\s*(?:(?:års?|years?|yrs?)\b|(måned|mdr|month))/i;
/** A list of guarantees goes on with the years, and a line that promises a long life is none. */
const NEXT_YEARS = /^\W*\d{1,2}\s*-?\s*(?:års?|years?|yrs?)\b/i;
const LIFE = /levetid|lifetime|life span|expected life/i;
const BATTERY = /batteri|battery/i;
const WHOLE = /anlæg|system|\balt\b|\ball\b|everything|hele|komplet/i;

/** «16 paneler 440 W og inverter (2 års garanti)»: what has a size is named for itself. */
const POWER = /\d\s*k?wp?\b/i;

type Part = { readonly text: string; readonly line: OfferLine; readonly at: number };

/** Years of guarantee on panels, inverter and work. What is said of the power of panels is another promise. */
export function readGuarantees(lines: readonly OfferLine[]): readonly Reading[] {
  const said = guaranteeLines(lines).flatMap(readLine);
  return GUARANTEED_PARTS.flatMap((part) =>
    unanimous(said.filter(({ field }) => field === `${part}Years`)),
  );
}

/** Lines that speak of guarantees, and those of a list under such a heading. */
function guaranteeLines(lines: readonly OfferLine[]): readonly OfferLine[] {
  let isUnder = false;
  return lines.filter(({ text }) => {
    if (GUARANTEE.test(text)) {
      isUnder = /:\s*$/.test(text) || !YEARS.test(text) || NEXT_YEARS.test(text);
      return true;
    }
    if (!YEARS.test(text) || LIFE.test(text)) isUnder = false;
    return isUnder;
  });
}

function readLine(line: OfferLine): readonly Reading[] {
  const readings: Reading[] = [];
  let waiting: GuaranteedPart[] = [];
  let last: {
    readonly years: string;
    readonly part: Part;
    readonly match: RegExpExecArray;
  } | null = null;
  const add = (target: GuaranteedPart, years: string, part: Part, match: RegExpExecArray) =>
    readings.push(readingOf(`${target}Years`, years, { text: part.text, at: part.at }, match));
  for (const part of partsOf(line)) {
    const match = YEARS.exec(part.text);
    const isOther = OUTPUT.test(part.text) || BATTERY.test(part.text);
    const targets = isOther ? [] : targetsIn(part.text);
    if (match === null) {
      if (last !== null && targets.length > 0) {
        for (const target of targets) add(target, last.years, last.part, last.match);
      } else if (!POWER.test(part.text)) waiting = [...waiting, ...targets];
      continue;
    }
    const years = match[2] === undefined ? (match[1] ?? '') : fieldNumber(inYears(match[1]));
    const named = isOther ? [] : [...waiting, ...targets];
    const all: readonly GuaranteedPart[] =
      named.length === 0 && !isOther && isGeneral(part.text) ? GUARANTEED_PARTS : named;
    for (const target of all) add(target, years, part, match);
    waiting = [];
    last = isOther ? null : { years, part, match };
  }
  return readings;
}

/** Months, to a tenth of a year. */
const inYears = (months = '') => Math.round((Number(months) / 12) * 10) / 10;

const targetsIn = (text: string) => GUARANTEED_PARTS.filter((part) => TARGET[part].test(text));

/** «1 års garanti», on nothing in particular or on the whole. A product's guarantee is not one on the work. */
const isGeneral = (text: string) =>
  WHOLE.test(text) || (GUARANTEE.test(text) && !/produkt|product/i.test(text));

function partsOf(line: OfferLine): readonly Part[] {
  const parts: Part[] = [];
  let at = 0;
  for (const text of line.text.split(/([,;.](?:\s|$)|\s(?:og|and|samt|&)\s)/i)) {
    if (text.trim() !== '' && /\w{2}/.test(text)) parts.push({ text, line, at: line.at + at });
    at += text.length;
  }
  return parts;
}
