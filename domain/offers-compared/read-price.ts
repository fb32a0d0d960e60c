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
import { takenOf } from './price-alternatives.ts';
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
const TOTAL = new RegExp(
  String.raw`(?<![\wæøå])(?:${[
    'i alt|ialt|til betaling|brutto(?:pris|beløb)?|bruttosum|samlede|samlet(?: pris| investering| beløb)?|totalpris|total(?:t)?|kontantpris',
    'tilbudspris|tilbudssum|tilbud i alt|fast pris|at betale|entreprisesum|nettopris|kampagnepris',
    'pris for anlægget|anlægspris|grundpris|pakkepris|for det hele|fællespris',
    '(?:din|jeres|ny|jeres nye|din nye) (?:[a-zæøå]+ )?pris',
    'prisen (?:på|er|bliver|lyder på)|price (?:is|of|will be)',
    'your (?:\\w+ )?price|grand total|total price|price in (?:total|all)|fixed price|amount due|to pay',
  ].join('|')})(?![\wæøå])|^\W*(?:pris|price|sum)\b`,
  'i',
);
/** Money that is no price of the whole, whatever else its sentence says. */
const OTHER =
  /\b(?:subtotal|delsum|delpris|option|tilvalg|tilkøb|kan tilkøbes|ekstra|extra|pr\.? stk|hvis nødvendigt|if needed|efter regning|(?<!(?:uden|intet|ingen|no|without) )(?:tillæg|surcharge|supplement)(?: (?:for|på|til))?|tillægges(?! moms)|merpris|regn med|elpris|elregning)\b/i;
/** Beside an amount: it is no price of the whole, but another one in the sentence may be. */
const OTHER_AMOUNT = new RegExp(
  String.raw`(?<![\wæøå])(?:${[
    'normalpris|førpris|før-pris|listepris|vejl\\w*\\.? ?(?:pris|udsalgspris)|før(?=:|\\s+(?:kr\\.?\\s*)?\\d)',
    '(?:regular|list|ordinary|normal|retail|recommended|usual|standard) price|rrp|was(?=:? (?:dkk|kr\\.?)? ?\\d)',
    '\\w*rabat\\w*|\\w*discount|spare[rst]?|sparede|besparelse|saving\\w*|saves?d?|gevinst|fradrag\\w*|tilskud\\w*|grant',
    'om måneden|månedlig\\w*|pr\\.? måned|per month|a month|monthly|mdr?\\.?|om året|pr\\.? år|per year|a year|årligt',
    'rest(?:en|beløb\\w*|betaling)?|remaining|balance',
    'depositum|deposit|forudbetaling|acconto|a conto|udbetaling|down payment|rater?|instal+ments?',
    'tilbagebetaling\\w*|total payable|i alt at tilbagebetale|restværdi|ydelse|kreditomkostninger',
  ].join('|')})(?![\wæøå])`,
  'i',
);
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
  String.raw`(?<![\wæøå])(?:${[
    'bliver|koster(?: (?:dig|jer|os|mig|hele anlægget))?|løber op i|lyder på|lander på|ender på|for|comes to|costs?|do it for',
    '(?:prisen|prisen i alt|pris|price|det hele|anlægget|tilbuddet|it all|the lot)[ :]+(?:er|var|blev|lyder|lød|på|is|was|would be|will be)(?: på)?',
    '(?:lave|gøre|klare|levere) (?:det|anlægget|hele anlægget) for',
    '(?:han|hun|de|he|she|they) (?:sagde|said|quoted|wants?|vil have|forlanger|asks?)(?: us| for)?',
    '(?:skal|vil|ville|skulle) (?:give|betale|have|tage|koste)|pay(?:ing)?|it.d be|it would be',
    '(?:forlangte|tager|tog|beder om|tilbød (?:\\w+ ){0,2}(?:for|til)|asked (?:us )?for|asks for|wanted|charges?)',
  ].join(
    '|',
  )})\s+(?:i alt\s+|ca\.?\s+|about\s+|omkring\s+|around\s+)?(${NUMBER})(?!\s*(?:k?wp?|kwh|%|år|years?|stk|paneler|panels|m²?)(?![\p{L}]))`,
  'giu',
);
/** A whole system costs more; smaller amounts are parts, rates or fees [DKK]. */
const LEAST_DKK = 5_000;
/** Smaller numbers without a currency may be anything. */
const LEAST_TOLD_DKK = 20_000;
/** More than these to choose from is no choice but a price list. */
const MOST_TOTALS = 4;
/** No sentence of an offer names more. */
const MOST_AMOUNTS = 16;
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
  const amounts = takenOf(
    all.filter((amount) => !charged.some((one) => isPlaceOf(one, amount))),
    lines,
  );
  const totals = amounts.filter(({ isTotal }) => isTotal);
  const chosen =
    totals.length > 0 ? withoutDiscounted(distinct(totals), lines) : withoutFees(distinct(amounts));
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
    .filter(({ text }) => !OTHER.test(text) && !OTHER_AMOUNT.test(text) && !FOREIGN.test(text))
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
    .replace(BESIDE, (aside) =>
      OTHER.test(aside) || OTHER_AMOUNT.test(aside) ? ' '.repeat(aside.length) : aside,
    );
  if (OTHER.test(whole) || FOREIGN.test(whole)) return [];
  const isTotal = TOTAL.test(whole);
  const found = allMatches(whole, MONEY);
  // «Total: 82.400» needs no word for the currency.
  const written = (found.length === 0 && isTotal ? allMatches(whole, BARE) : found).slice(
    0,
    MOST_AMOUNTS,
  );
  return written.flatMap((match, index) => {
    const last = written[index - 1];
    const label = whole.slice(last === undefined ? 0 : last.index + last[0].length, match.index);
    if (OTHER_AMOUNT.test(`${label} ${tailOf(whole, match, written[index + 1])}`)) return [];
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

/** What stands right after an amount and speaks of it. */
function tailOf(text: string, match: RegExpExecArray, next: RegExpExecArray | undefined): string {
  const after = text.slice(match.index + match[0].length, next?.index).slice(0, LONGEST_TAIL);
  return after.split(/[,;(]|\.\s|\s(?:og|and|men|but|eller|or|så|so)\s/)[0] ?? '';
}
const LONGEST_TAIL = 30;

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

/** Of amounts that nobody calls a total, the one beside which all others are fees. */
function withoutFees(amounts: readonly Amount[]): readonly Amount[] {
  const [most, ...fees] = amounts;
  const isWhole =
    most !== undefined &&
    most.dkk >= LEAST_WHOLE_DKK &&
    amounts.length <= MOST_TOTALS &&
    fees.every(({ dkk }) => dkk <= most.dkk * MOST_FEE);
  return isWhole ? [most] : amounts;
}
/** No system of a house costs less than a fee for the same house times five [DKK]. */
const LEAST_WHOLE_DKK = 40_000;
const MOST_FEE = 0.2;

const DISCOUNT = /rabat|discount|fradrag|nedslag|prisnedsættelse|afslag|reduction|kupon|coupon/i;
const AS_AMOUNT = new RegExp(String.raw`(?<![\d.,])(${NUMBER})`, 'g');

/** Of two totals that a discount lies between, as the text names it, the one that is left to pay. */
function withoutDiscounted(
  amounts: readonly Amount[],
  lines: readonly OfferLine[],
): readonly Amount[] {
  const [before, after, further] = amounts;
  if (before === undefined || after === undefined || further !== undefined) return amounts;
  const discounts = lines.flatMap(({ text }) =>
    DISCOUNT.test(text)
      ? allMatches(text, AS_AMOUNT)
          .slice(0, MOST_AMOUNTS)
          .map(([, amount = '']) => numberIn(amount))
      : [],
  );
  const left = before.dkk - after.dkk;
  const sum = discounts.reduce((all, dkk) => all + dkk, 0);
  return [sum, ...discounts].some((dkk) => Math.abs(dkk - left) <= SAME_DKK) ? [after] : amounts;
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
