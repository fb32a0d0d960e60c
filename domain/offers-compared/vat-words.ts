import { NUMBER } from './offer-lines.ts';

/** Whether an amount is said to hold VAT. */
export type VatSaid = 'incl' | 'excl' | null;

const INCL =
  /\b(inkl\.?|inklusiv[et]?|incl?\.?|including|med|with)\s*(25 ?%\s*)?(dansk\s*)?(moms|vat)\b|\bogså moms\b|\b(?:moms|vat)(?:en)? (?:(?:er|is|også|also|already|allerede) ){0,2}(?:inkluderet|included|medregnet|iberegnet|indeholdt|indregnet|også|med? (?:i|in)\b|with(?= in| the|\W*$)|med(?=\W*$)|in the price|part of)/i;
const EXCL =
  /\b(ekskl?\.?|eksl\.?|eksklusiv[et]?|excl?\.?|excluding|uden|without|plus|ex\.?)\s*(25 ?%\s*)?(dansk\s*)?(moms|vat)\b|\+\s*(25 ?%\s*)?(moms|vat)\b|\btillægges moms|\bmoms(?:en)? (kommer oveni|tillægges|pålægges|lægges til)|\b(hertil|dertil|oveni) (kommer|lægges) (25 ?%\s*)?moms|\bmoms(?:en)? skal lægges (?:til|oveni)|\b(?:moms|vat)(?:en)? (?:er |is )?(?:ikke|not) (?:inkl|med|indregnet|part|in)|\b(?:før|before) (?:moms|vat)\b|\bvat (is |will be |to be )?(added|not included)/i;
/** Between two amounts: what is said of the one is not said of the other. */
const AMOUNT = /\d{2}[.,]\d{3}/;
/** Words between «moms» and its amount. */
const OF_TAX = String.raw`(?:\s*(?:udgør|af|er|amount|beløb|is|of|på|i alt|[:=]|(?:\(\s*)?25(?:[.,]0+)?\s*%(?:\s*\))?|kr\.?|dkk))*`;
/** «heraf moms 16.000», «+ moms 17.000», "VAT 25%: DKK 19,000"; but not «ekskl. moms 64.000», which is a price. */
const TAX_BEFORE = new RegExp(
  String.raw`(?<!\b(?:inkl|incl|ekskl|eksl|excl|ex|inc|inklusiv[et]?|eksklusiv[et]?|including|excluding|med|uden|with|without)\.?\s{0,2}(?:25(?:[.,]0+)?\s?%\s{0,2})?(?:dansk\s)?)\b(?:moms|vat)\b${OF_TAX}\s*$`,
  'i',
);
/** «18.000 kr. i moms» */
const TAX_AFTER =
  /^\s*(?:(?:kr\b\.?|dkk|,-)\s*)?(?:(?:i|in|som|af|of|for)\s*)?(?:dansk\s+)?(?:moms|vat)\b(?!\s*(?:er|is|included|inkl|med|også))/i;

/** What is said of an amount stands near it. */
const NEAR = 120;

/** Whether an amount is the tax itself and no price. */
export const isTax = (before: string, after: string): boolean =>
  TAX_BEFORE.test(before.slice(-NEAR)) || TAX_AFTER.test(after.slice(0, NEAR));

/** What is said of VAT after an amount and before the next, or before it on its line. */
export function vatNear(
  text: string,
  match: { readonly index: number; readonly 0: string },
): VatSaid {
  const after = text.slice(match.index + match[0].length).split(AMOUNT)[0] ?? '';
  return vatIn(after) ?? vatIn(text.slice(0, match.index).split(AMOUNT).at(-1) ?? '');
}

/** «med eller uden moms», «jeg glemte at spørge, om det var med moms» */
const IS_DOUBTED =
  /\b(?:med eller uden|inkl\.? eller ekskl|med\/uden|with or without|incl\w*\.? or excl)\b|(?<![\wæøå])(?:(?:spørge|spurgte?|glemte|usikker|ved (?:jeg |vi )?(?:ikke|ik)|fremgår (?:det )?ikke|står (?:der )?ikke|not sure|don.t know|didn.t say|forgot|asked|whether)(?![\wæøå]).{0,60}\b(?:moms|vat)\b|\b(?:om|if) (?:det|den|prisen|it|that)\b.{0,20}\b(?:moms|vat)\b)/i;
/** What a text says of VAT, the first of it; null: nothing. */
export function vatIn(text: string): VatSaid {
  if (IS_DOUBTED.test(text)) return null;
  const excl = EXCL.exec(text);
  const incl = INCL.exec(text);
  if (excl && incl) return excl.index < incl.index ? 'excl' : 'incl';
  return excl ? 'excl' : incl ? 'incl' : null;
}

const THOUSANDS = String.raw`t\.?\s?kr\b\.?|k\b(?!\s*w)|tusinde?\b(?:\s*(?:kr\b\.?|kroner))?|thousand\b`;
/** «62.500 med moms» needs no word for its currency. */
const WITH_TAX = String.raw`(?:inkl|inc|incl|ekskl|eksl|excl|exc|ex|eks|med|uden|with|without|including|excluding|plus|\+)\.?\s?(?:25 ?%\s?)?(?:moms|vat)\b`;
/** An amount with its currency: of thousands («129k», «115 t.kr.») in the first group, else in one of the others. */
export const MONEY = new RegExp(
  String.raw`(?<![\w.,/-])(?:(?:kr\.?|dkk)\s*)?(${NUMBER})\s*(?:${THOUSANDS})|(?:kr\.?|dkk)\s*(${NUMBER})|(${NUMBER})(?:\s*(?:kr\b\.?|kroner|dkk)|\s*,-|(?=\s*${WITH_TAX}))`,
  'gi',
);
