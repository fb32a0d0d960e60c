import {
  fieldNumber,
  NUMBER,
  numberIn,
  readingOf,
  unanimous,
  type OfferLine,
  type Reading,
} from './offer-lines.ts';
import type { OfferField } from './received-offer.ts';

const FIRM =
  /\b([A-ZÆØÅ][\wæøåÆØÅ&.'-]*(?: [A-ZÆØÅ&][\wæøåÆØÅ&.'-]*){0,3} (?:ApS|A\/S|I\/S|K\/S|IVS))(?!\w)/g;
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'ma', 'jun', 'jul', 'aug', 'sep', 'o', 'nov', 'dec'];
const MONTH = String.raw`(jan|feb|mar|apr|maj|may|jun|jul|aug|sep|okt|oct|nov|dec)[a-zæøå]*\.?`;
const DATE = new RegExp(
  String.raw`\b(?:(\d{4})-(\d{2})-(\d{2})|(\d{1,2})\s*[./-]\s*(\d{1,2})\s*[./-]\s*(\d{4})|(\d{1,2})\.?\s*(?:of\s+)?${MONTH}\s*(\d{4}))\b`,
  'gi',
);
const UNTIL = /gyldig|gælder|gældende|udløber|valid|expires|acceptfrist/i;
const ISSUED = /\bdato\b|\bdate\b|tilbud af|udarbejdet|udstedt|issued|\bden\b/i;
const KWH = new RegExp(String.raw`(${NUMBER})\s*kwh\b`, 'gi');
const PRODUCTION = /produ|ydelse|yield|generat/i;
const GROWTH = new RegExp(String.raw`(${NUMBER})\s*(?:%|procent|per ?cent|pct\.?)`, 'gi');
const PRICE_RISE =
  /(elpris|energipris|strømpris|electricity|power price)\w*[^.]*(stig|vækst|increase|growth|rise)|(prisstigning|price (?:growth|increase))/i;

/** Who offers, when and how long, and what the offer promises. */
export function readExtras(lines: readonly OfferLine[]): readonly Reading[] {
  return [
    ...firm(lines),
    ...dates(lines),
    ...unanimous(
      lines
        .filter(
          ({ text }) => PRODUCTION.test(text) && !/batteri|battery|forbrug|consum/i.test(text),
        )
        .flatMap((line) => numbers('annualKwh', line, KWH)),
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
    [...line.text.matchAll(FIRM)].map((match) => readingOf('firm', match[1] ?? '', line, match)),
  );
  return found.slice(0, 1);
}

function numbers(field: OfferField, line: OfferLine, pattern: RegExp): readonly Reading[] {
  return [...line.text.matchAll(pattern)].map((match) =>
    readingOf(field, fieldNumber(numberIn(match[1] ?? '')), line, match),
  );
}

function dates(lines: readonly OfferLine[]): readonly Reading[] {
  const found = lines.flatMap((line) =>
    [...line.text.matchAll(DATE)].flatMap((match) => {
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
  const [, year1, month1, day1, day2, month2, year2, day3, name, year3] = match;
  const month =
    month1 ??
    month2 ??
    String(MONTHS.findIndex((begin) => name?.toLowerCase().startsWith(begin)) + 1);
  const year = year1 ?? year2 ?? year3 ?? '';
  const day = day1 ?? day2 ?? day3 ?? '';
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const made = new Date(`${iso}T00:00:00Z`);
  return Number.isNaN(made.getTime()) || made.toISOString().slice(0, 10) !== iso ? null : iso;
}
