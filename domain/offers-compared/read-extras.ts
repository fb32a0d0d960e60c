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
import { readDates } from './read-dates.ts';

const FIRM =
  /(?<![\wæøåÆØÅ])([A-ZÆØÅ][\wæøåÆØÅ&.'-]*(?: (?:[A-ZÆØÅ&][\wæøåÆØÅ&.'-]*|og)){0,4} (?:A[Pp][Ss]|A\/S|I\/S|K\/S|IVS))(?!\w)/g;
const NAMED =
  /^\W*(?:firma|leverandør|installatør|company|supplier|installer)\s*:\s*(\S[^,;|]{1,58}\S)\s*$/i;
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
    ...readDates(lines),
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
