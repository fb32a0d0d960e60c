import type { OfferLine } from './offer-lines.ts';

const BATTERY = String.raw`(?:[\wæøå]+\s){0,4}?(?:batteri|battery)`;
const WITHOUT = new RegExp(String.raw`(?<![\wæøå])(?:uden|without|no|ingen)\s${BATTERY}`, 'i');
const WITH = new RegExp(
  String.raw`(?<![\wæøå])(?:med|inkl\.?|incl\.?|with|including)\s[^.]{0,30}?(?:batteri|battery)`,
  'i',
);
/** «vi vil gerne have batteriet med» */
const WANTED =
  /(?<![\wæøå])(?:vil gerne have|tager|vælger|ønsker|want|(?:ll|will) take|go for|choose)\s(?:[\wæøå]+\s){0,3}?(?:batteri|battery)(?!\w*\s(?:senere|later))/i;
const REFUSED =
  /(?<![\wæøå])(?:(?:tager|vælger|ønsker|vil (?:gerne )?have) (?:det |den )?uden|leave (?:it|the battery) out|without (?:the )?battery,? (?:please|then)|(?:batteri|battery)\w* (?:vil vi|vil jeg) ikke)(?![\wæøå])/i;

type Priced = { readonly line: OfferLine };

/** Of a price with a battery and one without the one that the text takes; both where it takes none. */
export function takenOf<P extends Priced>(
  amounts: readonly P[],
  lines: readonly OfferLine[],
): readonly P[] {
  const without = amounts.filter(({ line }) => WITHOUT.test(line.text));
  const others = amounts.filter((amount) => !without.includes(amount));
  if (without.length === 0 || !others.some(({ line }) => WITH.test(line.text))) return amounts;
  if (lines.some(({ text }) => REFUSED.test(text))) return without;
  return lines.some(({ text }) => WANTED.test(text)) ? others : amounts;
}
