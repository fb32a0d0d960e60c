import {
  allMatches,
  fieldNumber,
  NUMBER,
  numberIn,
  readingOf,
  sentencesOf,
  withCellBelow,
  type OfferLine,
  type Reading,
} from './offer-lines.ts';
import { leftOutIn, type Charged } from './read-inclusions.ts';
import { isOnTop } from './surcharge.ts';
import { isTax, MONEY, vatIn, vatNear, type VatSaid } from './vat-words.ts';

type Amount = {
  readonly dkk: number;
  readonly vat: VatSaid;
  readonly isTotal: boolean;
  readonly line: OfferLine;
  readonly match: RegExpExecArray;
};

const BARE = new RegExp(
  String.raw`(?<![\d.,])(${NUMBER})(?![\d.,]*\s*(?:k?wp?h?|kwh|%|stk|år|mm?|cm)\b)`,
  'gi',
);
/** «80.000–95.000 kr.» are two prices. */
const RANGE_FROM = new RegExp(String.raw`(?<![\d.,])(${NUMBER})\s*(?:[-–]|til|to)\s*$`, 'i');
const RANGE_TO = new RegExp(String.raw`^\s*(?:[-–]|til|to)\s*(${NUMBER})`, 'i');
const TOTAL =
  /\b(i alt|ialt|samlede|kontantpris|samlet( pris| investering| beløb)?|totalpris|total(t)?|tilbudspris|tilbudssum|tilbud i alt|fast pris|at betale|entreprisesum|pris for anlægget|anlægspris|(?:din|jeres|ny|jeres nye|din nye) pris|nettopris|kampagnepris|for det hele|your price|grand total|total price|price in total|fixed price|amount due)\b|^\W*(pris|price|sum)\b/i;
/** Money that is no price of the whole. */
const OTHER =
  /\b(subtotal|delsum|delpris|normalpris|førpris|før-pris|listepris|regular price|list price|rabat|discount|om måneden|pr\.? måned|per month|om året|pr\.? år|per year|besparelse|sparer|saving|gevinst|depositum|forudbetaling|acconto|a conto|udbetaling|rate|deposit|option|tilvalg|tilkøb|kan tilkøbes|ekstra|extra|pr\.? stk|hvis nødvendigt|if needed|efter regning|(?<!(?:uden|intet|ingen|no|without) )(?:tillæg|surcharge|supplement)(?: (?:for|på|til))?|tillægges(?! moms)|merpris|restværdi|regn med|elpris|elregning)\b/i;
/** The price that is left, and what is only told in brackets: neither makes other money of it. */
const BESIDE = /\b(?:efter|inkl\.?|fratrukket|after|less) (?:rabat|discount)\b|\([^()]*\)/gi;
/** «10.667 kr. pr. kWp», «eller 985 kr./md.» */
const PER_UNIT = new RegExp(
  String.raw`(?:(?:kr\.?|dkk)\s*)?(?<![\d.,])(?:${NUMBER})\s*(?:kr\.?|kroner|dkk|,-)?\s*(?:pr\.?|per|\/)\s*(?:kwp?|wp?|watt|panel|modul|stk|m²|m2|måned|mdr?|time|år|km|month|year)(?![\wæøå])\.?`,
  'gi',
);
/** Other money than ours. */
const FOREIGN = /€|\b(?:eur|euro|sek|nok|usd|gbp)\b|[$£]/i;
const TAX = /\b(?:moms|vat)\b/i;
/** A price in a talk, with no word for its currency: «det bliver 69.000», «for 81.500 inkl moms». */
const TOLD = new RegExp(
  String.raw`(?:\b(?:bliver|koster|lander på|ender på|prisen er|(?:lave|gøre|klare|levere) (?:det|anlægget|hele anlægget) for|comes to|costs?|do it for|price is|for)\s+(?:i alt\s+)?)(${NUMBER})(?!\s*(?:k?wp?|kwh|%|år|years?|stk|paneler|panels|m²?)(?![\p{L}]))`,
  'giu',
);
/** A whole system costs more; smaller amounts are parts, rates or fees [DKK]. */
const LEAST_DKK = 5_000;
/** Smaller numbers without a currency may be anything. */
const LEAST_TOLD_DKK = 20_000;
/** More than these to choose from is no choice but a price list. */
const MOST_TOTALS = 4;
/** Øre that rounding may take. */
const SAME_DKK = 2;

/** The price of the whole, with or without VAT; where the text names several that differ, all of them and none chosen. */
export function readPrice(
  lines: readonly OfferLine[],
  charged: readonly Charged[],
): {
  readonly readings: readonly Reading[];
  readonly totals: readonly number[];
  readonly vat: VatSaid;
} {
  const leftOut = leftOutIn(lines);
  const offered = amountsOf(lines.filter((line) => !leftOut.has(line)));
  // A heading that ends nowhere hides no price.
  const all = offered.length > 0 ? offered : amountsOf(lines);
  const amounts = all.filter((amount) => !charged.some((one) => isPlaceOf(one, amount)));
  const totals = amounts.filter(({ isTotal }) => isTotal);
  const chosen = distinct(totals.length > 0 ? totals : amounts);
  const general = vatOfAll(lines);
  const [only] = chosen;
  if (only === undefined) return { readings: vatReading(general), totals: [], vat: general };
  if (chosen.length > 1) {
    const isChoice = totals.length > 0 && chosen.length <= MOST_TOTALS;
    const open = isChoice ? chosen.map(({ dkk }) => dkk) : [];
    return { readings: vatReading(general), totals: open, vat: general };
  }
  const vat = only.vat ?? vatBySum(lines, only.dkk) ?? general;
  const price = readingOf('price', fieldNumber(only.dkk), only.line, only.match);
  return { readings: [price, ...vatReading(vat)], totals: [], vat };
}

const amountsOf = (lines: readonly OfferLine[]) => {
  const amounts = withCellBelow(lines).flatMap(sentencesOf).flatMap(amountsIn);
  return amounts.length > 0 ? amounts : told(lines);
};

const vatReading = (vat: VatSaid): readonly Reading[] => [
  { field: 'vat', value: vat ?? 'unsaid', start: 0, end: 0 },
];

/** What a price is where no amount has a currency. */
const told = (lines: readonly OfferLine[]): readonly Amount[] =>
  lines
    .flatMap(sentencesOf)
    .filter(({ text }) => !OTHER.test(text) && !FOREIGN.test(text))
    .flatMap((line) =>
      allMatches(line.text, TOLD).flatMap((match) => {
        const dkk = numberIn(match[1] ?? '');
        return dkk >= LEAST_TOLD_DKK
          ? [{ dkk, vat: vatNear(line.text, match), isTotal: false, line, match }]
          : [];
      }),
    );

function amountsIn(line: OfferLine): readonly Amount[] {
  const { text } = line;
  if (!/\d/.test(text)) return [];
  const whole = text
    .replace(PER_UNIT, (rate) => ' '.repeat(rate.length))
    .replace(BESIDE, (aside) => (OTHER.test(aside) ? ' '.repeat(aside.length) : aside));
  if (OTHER.test(whole) || FOREIGN.test(whole)) return [];
  const isTotal = TOTAL.test(whole);
  const found = allMatches(whole, MONEY);
  // «Total: 82.400» needs no word for the currency.
  const written = found.length === 0 && isTotal ? allMatches(whole, BARE) : found;
  return written.flatMap((match) => {
    const end = match.index + match[0].length;
    const before = whole.slice(0, match.index);
    const after = whole.slice(end);
    if (isTax(before, after) || isOnTop(whole, match)) return [];
    const from = RANGE_FROM.exec(before.slice(-20))?.[1];
    const to = RANGE_TO.exec(after.slice(0, 20))?.[1];
    const times = isInThousands(match) ? 1000 : 1;
    return [match[1] ?? match[2] ?? match[3], from, to].flatMap((amount) => {
      const dkk = numberIn(amount ?? '') * times;
      const least = times === 1 ? LEAST_DKK : LEAST_TOLD_DKK;
      return dkk >= least ? [{ dkk, vat: vatNear(text, match), isTotal, line, match }] : [];
    });
  });
}

/** Whether an amount is what a thing costs on top. */
const isPlaceOf = ({ sentence, amount }: Charged, { line, match }: Amount) =>
  sentence.at + amount.match.index === line.at + match.index;

/** «129k»; MONEY alone has groups behind the first. */
const isInThousands = (match: RegExpExecArray) => match.length > 2 && match[1] !== undefined;

/** What the text says of VAT where it says it without a sum. */
function vatOfAll(lines: readonly OfferLine[]): VatSaid {
  const said = new Set(lines.map(({ text }) => vatIn(text)).filter((vat) => vat !== null));
  const [only] = said;
  return said.size === 1 ? (only ?? null) : null;
}

/** A table that writes the tax under the sums tells by it which of them has it: a fifth of the one, a quarter of the other. */
function vatBySum(lines: readonly OfferLine[], dkk: number): VatSaid {
  const taxes = withCellBelow(lines)
    .filter(({ text }) => TAX.test(text))
    .flatMap(({ text }) => allMatches(text, BARE).map((match) => numberIn(match[1] ?? '')));
  const isAmong = (tax: number) => taxes.some((written) => Math.abs(written - tax) <= SAME_DKK);
  if (isAmong(dkk / 5)) return 'incl';
  return isAmong(dkk / 4) ? 'excl' : null;
}

/** Amounts that are not the same one: neither written twice nor once with and once without VAT. */
function distinct(amounts: readonly Amount[]): readonly Amount[] {
  const same = (a: number, b: number) => Math.abs(a - b) <= SAME_DKK;
  const kept: Amount[] = [];
  for (const amount of amounts.toSorted((a, b) => b.dkk - a.dkk)) {
    const twin = kept.findIndex(({ dkk }) => same(dkk, amount.dkk) || same(dkk, amount.dkk * 1.25));
    const kin = kept[twin];
    if (kin === undefined) kept.push(amount);
    // Written twice, the one that speaks of VAT says more.
    else if (same(kin.dkk, amount.dkk) && kin.vat === null) kept[twin] = amount;
    else if (!same(kin.dkk, amount.dkk) && kin.vat === null) kept[twin] = { ...kin, vat: 'incl' };
  }
  return kept;
}
