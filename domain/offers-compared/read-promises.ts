import {
  allMatches,
  fieldNumber,
  NUMBER,
  numberIn,
  readingOf,
  sentencesOf,
  unanimous,
  type OfferLine,
  type Reading,
} from './offer-lines.ts';

const KWH = new RegExp(
  String.raw`(?<![\d.,]\s?[-–]\s?)(${NUMBER})\s*(kwh\b|mwh\b|(?:units|enheder)(?= (?:a|per|om|each)))`,
  'gi',
);
const HAS_KWH = /\d\s*(?:kwh|mwh|units|enheder)/i;
/** A year's yield of a house's roof; less is a battery's size [kWh]. */
const LIMITS_KWH = [300, 100_000] as const;
const PRODUCTION =
  /produ|produc|ydelse|yder|yield|generat|output|(?<![\wæøå])(?:giver|give|gives|laver|forvente[rs]?|expect(?:ed)?)(?![\wæøå])/i;
const A_YEAR =
  /^(?:\s[\wæøå]+){0,3}?(?:\s*\/\s?(?:år|year|yr|y)(?![\wæøå])|\s(?:om året|hvert (?:eneste )?år|årligt|pr\.? ?år|per (?:year|annum)|a year|each (?:and every )?year|every (?:single )?year|the year|annually|yearly|p\.a\.))/i;
const CONSUMED =
  /forbrug|bruger|consum|(?<![\wæøå])(?:use|uses|using|spare[rs]?|saves?)(?![\wæøå])/i;

const IN_WORDS: Readonly<Record<string, string>> = {
  en: '1',
  one: '1',
  to: '2',
  two: '2',
  tre: '3',
  three: '3',
  fire: '4',
  four: '4',
  fem: '5',
  five: '5',
  seks: '6',
  six: '6',
};
const PERCENT = String.raw`(${NUMBER}|${Object.keys(IN_WORDS).join('|')})\s*(?:%|procent|per ?cent|pct)`;
const RISE =
  '(?:stig\\w*|steg|rose|vækst|vokse\\w*|går op|øges|increas\\w*|growth|grows?|growing|ris(?:e|es|ing)|goe?s? up|going up|climb\\w*|inflation)';
const PRICE_RISE = new RegExp(
  String.raw`(?<![\wæøå])(?:el|energi|strøm)?pris(?:en|er|erne|stigning\w*)?(?![\wæøå])|strømmen|strøm|elektricitet|electricity|power price|energy price|price (?:growth|increase)`,
  'i',
);
const RISES_BY = new RegExp(String.raw`${RISE}[^%\d]{0,40}?(?<![\wæøå.,\d])${PERCENT}`, 'gi');
const ANY_PERCENT = new RegExp(String.raw`(?<![\wæøå.,\d])${PERCENT}`, 'gi');
const HAS_RISE = new RegExp(RISE, 'i');

/** What an offer promises: a year's yield, and how fast the price of electricity grows. */
export function readPromises(lines: readonly OfferLine[]): readonly Reading[] {
  const sentences = lines.flatMap(sentencesOf);
  const yields = sentences.flatMap(yieldsIn);
  const ofYear = yields.filter(({ isOfYear }) => isOfYear);
  const said = (ofYear.length > 0 ? ofYear : yields).map(({ reading }) => reading);
  return [...unanimous(said), ...unanimous(sentences.flatMap(growthIn))];
}

/** What a sentence says of a yield, and whether it calls it a year's. */
function yieldsIn(line: OfferLine) {
  if (!HAS_KWH.test(line.text)) return [];
  return allMatches(line.text, KWH).flatMap((match) => {
    const before = line.text.slice(0, match.index);
    const after = line.text.slice(match.index + match[0].length);
    const isOfYear = A_YEAR.test(after);
    const kwh = numberIn(match[1] ?? '') * (/^m/i.test(match[2] ?? '') ? 1000 : 1);
    if (kwh < LIMITS_KWH[0] || kwh > LIMITS_KWH[1]) return [];
    if (!isOfYear && !PRODUCTION.test(line.text)) return [];
    if (CONSUMED.test(before) || CONSUMED.test(after.split(/[,;.]/)[0] ?? '')) return [];
    return [{ isOfYear, reading: readingOf('annualKwh', fieldNumber(kwh), line, match) }];
  });
}

function growthIn(line: OfferLine): readonly Reading[] {
  if (!PRICE_RISE.test(line.text) || !HAS_RISE.test(line.text)) return [];
  const by = allMatches(line.text, RISES_BY);
  return (by.length > 0 ? by : allMatches(line.text, ANY_PERCENT)).map((match) => {
    const written = (match[1] ?? '').toLowerCase();
    return readingOf(
      'priceGrowth',
      fieldNumber(numberIn(IN_WORDS[written] ?? written)),
      line,
      match,
    );
  });
}
