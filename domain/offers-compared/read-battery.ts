import {
  fieldNumber,
  NUMBER,
  readingOf,
  sentencesOf,
  sizeIn,
  unanimous,
  type OfferLine,
  type Reading,
} from './offer-lines.ts';
import { isNotOffered, leftOutIn } from './read-inclusions.ts';
import { near, numbers } from './size-in-line.ts';

/** Several of a kind («2 x 5,12 kWh»), and what a line calls the whole or the usable part of it. */
const TIMES_KWH = new RegExp(
  String.raw`\b(\d)\s*(?:x|×|stk\.?(?: [aá])?)\s*(${NUMBER})\s*kwh\b`,
  'i',
);
const WHOLE_KWH = new RegExp(
  String.raw`(?:i alt|samlet|total\w*|in all|=)\s*(${NUMBER})\s*kwh\b|(${NUMBER})\s*kwh (?:brugbar|netto|usable)`,
  'i',
);
const KWH = new RegExp(String.raw`(${NUMBER})\s*kwh\b`, 'gi');
export const BATTERY = /\bbatteri|\bbattery|\benergilager|\bellager|\bstorage\b/i;
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
  if (sizes.length > 0) return unanimous(sizes);
  const [told = named[0]] = offered;
  const match = told === undefined ? null : BATTERY.exec(told.text);
  if (told === undefined || match === null) return [];
  // One that is in the price and has no size is asked about.
  const [field, value] =
    offered.length > 0 ? (['battery', 'with'] as const) : (['batteryKwh', '0'] as const);
  return [readingOf(field, value, told, match)];
}

/** In one line: what it calls the whole, or so many of a size, or the size beside the word. */
function batterySizes(line: OfferLine): readonly Reading[] {
  const whole = WHOLE_KWH.exec(line.text);
  const times = TIMES_KWH.exec(line.text);
  const [match, kwh] =
    whole !== null
      ? [whole, sizeIn(whole[1] ?? whole[2] ?? '')]
      : times !== null
        ? [times, Number(times[1]) * sizeIn(times[2] ?? '')]
        : [null, 0];
  if (match === null) return numbers('batteryKwh', near(line, BATTERY, KWH), KWH);
  return [readingOf('batteryKwh', fieldNumber(Math.round(kwh * 100) / 100), line, match)];
}

/** What stands right under «Batteri» alone on its line. */
const underHeading = (lines: readonly OfferLine[]) =>
  lines.filter((_, index) => BATTERY_HEADING.test(lines[index - 1]?.text ?? ''));
