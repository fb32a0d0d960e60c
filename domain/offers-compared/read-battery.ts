import { BATTERIES, countedSizes } from './counted-size.ts';
import {
  fieldNumber,
  NUMBER,
  readingOf,
  sentencesOf,
  unanimous,
  type OfferLine,
  type Reading,
} from './offer-lines.ts';
import { isNotOffered, leftOutIn } from './read-inclusions.ts';
import { near } from './size-in-line.ts';
import { BATTERY_WORD as BATTERY } from './thing-words.ts';

const KWH = new RegExp(String.raw`(${NUMBER})\s*kwh\b`, 'gi');
const BATTERY_HEADING = /^\W*(?:batteri\w*|battery|storage)\W*$/i;
/** Says what an inverter can take, or that there is no battery: none stands beside it. */
export const READY =
  /(?<![\wæøå])(?:ikke|uden|intet|ingen|no|not|without)\s+(?:et\s+|an?\s+|noget\s+)?(?:batteri|battery)\w*|\b(?:klar|forberedt|ready|prepared)\s+(?:til|for)\s+(?:et\s+|a\s+)?(?:batteri|battery)\w*|\bbatteriklar\w*|\bbattery[- ]ready\b/gi;
const GUARANTEE = /garanti|guarantee|warrant/i;
const YEARLY =
  /(årlig|årsproduktion|pr\.? ?år|om året|per year|annual|produktion|production|forbrug)/i;

/** What stands in an offer as part of it; «klar til batteri» and «tilvalg» are none. */
export function readBattery(lines: readonly OfferLine[]): readonly Reading[] {
  const leftOut = leftOutIn(lines);
  const isNamed = ({ text }: OfferLine) =>
    BATTERY.test(text) && !GUARANTEE.test(text.split(BATTERY)[0] ?? '');
  const named = lines.flatMap(sentencesOf).filter(isNamed);
  const offered = lines
    .filter((line) => !leftOut.has(line))
    .flatMap(sentencesOf)
    .filter((line) => isNamed(line) && !isNotOffered(line, BATTERY));
  const sizes = [...offered, ...underHeading(lines)]
    .filter(({ text }) => !YEARLY.test(text))
    .flatMap(batterySizes);
  // What is counted and not how often has no size that could be taken for it.
  if (sizes.length > 0 && sizes.every(({ value }) => value !== '')) return unanimous(sizes);
  const [told = named[0]] = offered;
  const match = told === undefined ? null : BATTERY.exec(told.text);
  if (told === undefined || match === null) return [];
  // One that is in the price and has no size is asked about.
  if (offered.length > 0) return [readingOf('battery', 'with', told, match)];
  return [
    { field: 'battery', value: 'without', start: 0, end: 0 },
    readingOf('batteryKwh', '0', told, match),
  ];
}

/** In one line: the sizes beside the word, each times its count; empty where the count is not said. */
function batterySizes(line: OfferLine): readonly Reading[] {
  const part = near(line, BATTERY, KWH);
  return countedSizes(part.text, KWH, BATTERIES).map((size) => {
    const value = size.whole === null ? '' : fieldNumber(size.whole);
    return readingOf('batteryKwh', value, part, size);
  });
}

/** What stands right under «Batteri» alone on its line. */
const underHeading = (lines: readonly OfferLine[]) =>
  lines.filter((_, index) => BATTERY_HEADING.test(lines[index - 1]?.text ?? ''));
