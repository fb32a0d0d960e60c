import { allMatches, readingOf, type OfferLine, type Reading } from './offer-lines.ts';
import { readPromises } from './read-promises.ts';
import { readDates } from './read-dates.ts';

const FIRM =
  /(?<![\wæøåÆØÅ])([A-ZÆØÅ][\wæøåÆØÅ&.'-]*(?: (?:[A-ZÆØÅ&][\wæøåÆØÅ&.'-]*|og)){0,4} (?:A[Pp][Ss]|A\/S|I\/S|K\/S|IVS))(?!\w)/g;
const NAMED =
  /^\W*(?:firma|leverandør|installatør|company|supplier|installer)\s*:\s*(\S[^,;|]{1,58}\S)\s*$/i;
/** Who offers, when and how long, and what the offer promises. */
export function readExtras(lines: readonly OfferLine[]): readonly Reading[] {
  return [...firm(lines), ...readDates(lines), ...readPromises(lines)];
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
