import {
  allMatches,
  fieldNumber,
  NUMBER,
  numberIn,
  readingOf,
  unanimous,
  type OfferLine,
  type Reading,
} from './offer-lines.ts';
import type { OfferField } from './received-offer.ts';
import { isDay } from '../calendar-days.ts';

const FIRM =
  /(?<![\wæøåÆØÅ])([A-ZÆØÅ][\wæøåÆØÅ&.'-]*(?: (?:[A-ZÆØÅ&][\wæøåÆØÅ&.'-]*|og)){0,4} (?:A[Pp][Ss]|A\/S|I\/S|K\/S|IVS))(?!\w)/g;
const NAMED =
  /^\W*(?:firma|leverandør|installatør|company|supplier|installer)\s*:\s*(\S[^,;|]{1,58}\S)\s*$/i;
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'ma', 'jun', 'jul', 'aug', 'sep', 'o', 'nov', 'dec'];
const MONTH = String.raw`(jan|feb|mar|apr|maj|may|jun|jul|aug|sep|okt|oct|nov|dec)[a-zæøå]*\.?`;
const DATE = new RegExp(
  String.raw`\b(?:(\d{4})-(\d{2})-(\d{2})|(\d{1,2})\s*[./-]\s*(\d{1,2})(?:\s*[./-]\s*|\s+(?=20\d{2}))((?:20)?\d{2})|(\d{1,2})(?:\.|st|nd|rd|th)?\s*(?:of\s+)?${MONTH}\s*(\d{4})|${MONTH}\s*(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4}))\b`,
  'gi',
);
const UNTIL =
  /gyldig|gælder|gældende|udløber|bortfalder|bindende|til og med|senest|valid|expires|acceptfrist/i;
const ISSUED = /(?:\b|tilbuds)dato\b|\bdated?\b|tilbud af|udarbejdet|udstedt|issued|\bden\b/i;
const KWH = new RegExp(String.raw`(${NUMBER})\s*kwh\b`, 'gi');
const MWH = new RegExp(String.raw`(${NUMBER})\s*mwh\b`, 'gi');
const PRODUCTION =
  /produ|ydelse|yield|generat|\d\s*[km]wh (?:om året|årligt|pr\.? ?år|per year|a year)/i;
const GROWTH = new RegExp(String.raw`(${NUMBER})\s*(?:%|procent|per ?cent|pct\.?)`, 'gi');
const PRICE_RISE =
  /(elpris|energipris|strømpris|electricity|power price)\w*[^.]*(stig|vækst|increase|growth|rise)|(stigning|stiger|vækst|increase|growth|rise)\b[^.]{0,40}(elpris|energipris|strømpris|electricity|power price)|(prisstigning|price (?:growth|increase))/i;

/** Who offers, when and how long, and what the offer promises. */
export function readExtras(lines: readonly OfferLine[]): readonly Reading[] {
  return [
    ...firm(lines),
    ...dates(lines),
    ...unanimous(
      lines
        .filter(
          ({ text }) =>
            PRODUCTION.test(text) &&
            !/batteri|battery|forbrug|bruger|spare|consum|save/i.test(text),
        )
        .flatMap((line) => [
          ...numbers('annualKwh', line, KWH),
          ...numbers('annualKwh', line, MWH, 1000),
        ]),
    ),
    ...unanimous(
      lines
        .filter(({ text }) => PRICE_RISE.test(text))
        .flatMap((line) => numbers('priceGrowth', line, GROWTH)),
    ),
  ];
}

function firm(lines: readonly OfferLine[]): readonly Reading[] {
  const found = lines.flatMap((line) =>
    allMatches(line.text, FIRM).map((match) => readingOf('firm', match[1] ?? '', line, match)),
  );
  if (found.length === 0) return named(lines);
  return found.slice(0, 1);
}

/** «Firma: Sol & Søn», whose name has no legal form. */
function named(lines: readonly OfferLine[]): readonly Reading[] {
  const found = lines.flatMap((line) => {
    const match = NAMED.exec(line.text);
    return match === null ? [] : [readingOf('firm', match[1] ?? '', line, match)];
  });
  return found.slice(0, 1);
}

function numbers(
  field: OfferField,
  line: OfferLine,
  pattern: RegExp,
  times = 1,
): readonly Reading[] {
  return allMatches(line.text, pattern).map((match) =>
    readingOf(field, fieldNumber(numberIn(match[1] ?? '') * times), line, match),
  );
}

function dates(lines: readonly OfferLine[]): readonly Reading[] {
  const found = lines.flatMap((line) =>
    allMatches(line.text, DATE).flatMap((match) => {
      const day = dayOf(match);
      if (day === null) return [];
      const before = line.text.slice(0, match.index);
      const isUntil = UNTIL.test(before);
      if (!isUntil && !ISSUED.test(before)) return [];
      return [readingOf(isUntil ? 'validUntil' : 'date', day, line, match)];
    }),
  );
  return (['date', 'validUntil'] as const).flatMap((field) =>
    unanimous(found.filter((reading) => reading.field === field)),
  );
}

function dayOf(match: RegExpExecArray): string | null {
  const [, year1, month1, day1, day2, month2, year2, day3, name3, year3, name4, day4, year4] =
    match;
  const name = name3 ?? name4;
  const month =
    month1 ??
    month2 ??
    String(MONTHS.findIndex((begin) => name?.toLowerCase().startsWith(begin)) + 1);
  const year = year1 ?? year2 ?? year3 ?? year4 ?? '';
  const day = day1 ?? day2 ?? day3 ?? day4 ?? '';
  const iso = `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDay(iso) ? iso : null;
}
