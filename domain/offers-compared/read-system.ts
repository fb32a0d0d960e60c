import {
  fieldNumber,
  NUMBER,
  numberIn,
  readingOf,
  sentencesOf,
  unanimous,
  type OfferLine,
  type Reading,
} from './offer-lines.ts';
import { isNotOffered } from './read-inclusions.ts';
import type { OfferField } from './received-offer.ts';

const PANEL_WORD = String.raw`(?:sol(?:celle)?panel|solcellemodul|solcelle|solar ?panel|panel|modul|module)`;
const COUNTS = [
  new RegExp(
    String.raw`\b(\d{1,2})\s*(?:stk\.?|styk|pcs\.?|x|×)?\s*(?:[a-zæøåA-ZÆØÅ0-9.,\-/ ]{0,40}?\s)?${PANEL_WORD}\w*`,
    'gi',
  ),
  new RegExp(
    String.raw`\b(?:antal\s+)?${PANEL_WORD}\w*\s*[:=]\s*(\d{1,2})\b(?!\s*(?:år|years?|w|kw|%|[.,]\d))`,
    'gi',
  ),
  /\b(\d{1,2})\s*[x×*]\s*(?=\d{3}\s*w)/gi,
  /(?<=\d{3}\s*wp?\s*)[x×*]\s*(\d{1,2})\b/gi,
];
const PANEL_W = /\b(\d{3})\s*-?\s*(?:wp?|watt(?:peak)?)\b/gi;
const KWP = new RegExp(String.raw`(${NUMBER})\s*kw\s*-?(?:p\b|peak)`, 'gi');
const KW = new RegExp(String.raw`(${NUMBER})\s*kw\b(?!\s*-?(?:p|h))`, 'gi');
const KWH = new RegExp(String.raw`(${NUMBER})\s*kwh\b`, 'gi');
const INVERTER = /inverter|vekselretter/i;
const BATTERY = /\bbatteri|\bbattery|\benergilager|\bellager|\bstorage\b/i;
/** Says what an inverter can take, not that a battery of its own stands beside it. */
const READY =
  /\b(?:klar|forberedt|ready|prepared)\s+(?:til|for)\s+(?:et\s+|a\s+)?(?:batteri|battery)\w*|\bbatteriklar\w*|\bbattery[- ]ready\b/gi;
const GUARANTEE = /garanti|guarantee|warrant/i;
const YEARLY =
  /(årlig|årsproduktion|pr\.? ?år|om året|per year|annual|produktion|production|forbrug)/i;
/** Watts of a panel that are made today. */
const PANEL_W_LIMITS = [200, 800] as const;

/** Panels, their power, inverter and battery. */
export function readSystem(lines: readonly OfferLine[]): readonly Reading[] {
  return [
    ...panelCount(lines),
    ...unanimous(lines.flatMap((line) => numbers('panelW', line, PANEL_W, isPanelPower))),
    ...unanimous(lines.flatMap((line) => numbers('saidKwp', line, KWP))),
    ...inverterKw(lines),
    ...battery(lines),
  ];
}

const isPanelPower = (watts: number) => watts >= PANEL_W_LIMITS[0] && watts <= PANEL_W_LIMITS[1];

function panelCount(lines: readonly OfferLine[]): readonly Reading[] {
  const found = lines
    .filter(({ text }) => !GUARANTEE.test(text.split(/[,;]/)[0] ?? ''))
    .flatMap((line) =>
      COUNTS.flatMap((pattern) => numbers('panels', line, pattern, (count) => count >= 1)),
    );
  return unanimous(found);
}

function inverterKw(lines: readonly OfferLine[]): readonly Reading[] {
  const named = lines.flatMap(sentencesOf).filter(({ text }) => {
    const part = partOf(text, INVERTER);
    return INVERTER.test(text) && !BATTERY.test(part.replace(READY, ''));
  });
  return unanimous(named.flatMap((line) => numbers('inverterKw', near(line, INVERTER), KW)));
}

/** What stands in an offer as part of it; «klar til batteri» and «tilvalg» are none. */
function battery(lines: readonly OfferLine[]): readonly Reading[] {
  const named = lines.filter(({ text }) => BATTERY.test(text) && !GUARANTEE.test(text));
  const offered = named.filter((line) => !isNotOffered(line, BATTERY));
  const sizes = offered
    .filter(({ text }) => !YEARLY.test(text))
    .flatMap((line) => numbers('batteryKwh', near(line, BATTERY), KWH));
  if (sizes.length > 0) return unanimous(sizes);
  const [refused] = named.filter((line) => isNotOffered(line, BATTERY));
  if (offered.length > 0 || refused === undefined) return [];
  const match = BATTERY.exec(refused.text);
  return match === null ? [] : [readingOf('batteryKwh', '0', refused, match)];
}

function numbers(
  field: OfferField,
  line: OfferLine,
  pattern: RegExp,
  isPlausible: (value: number) => boolean = () => true,
): readonly Reading[] {
  return [...line.text.matchAll(pattern)].flatMap((match) => {
    const written = match[1] ?? '';
    const value = numberIn(written);
    if (!isPlausible(value)) return [];
    return [readingOf(field, fieldNumber(value), line, match)];
  });
}

/** The part of a line, between commas and semicolons, in which a word stands. */
function partOf(text: string, word: RegExp): string {
  return text.split(/[;,](?!\d)/).find((part) => word.test(part)) ?? '';
}

/** A line that names several things, cut to what stands about one of them; the places in it stay. */
function near(line: OfferLine, word: RegExp): OfferLine {
  const part = partOf(line.text, word);
  const hasNumber = /\d/.test(part);
  if (!hasNumber) return line;
  return { text: part, at: line.at + line.text.indexOf(part) };
}
