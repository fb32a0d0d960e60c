import { allMatches, NUMBER, numberIn, type OfferLine } from './offer-lines.ts';
import { isTax, MONEY, vatNear, type VatSaid } from './vat-words.ts';

/** What a thing costs on top of the price, as the text writes it. */
export type Surcharge = {
  readonly dkk: number;
  /** What the text says of the amount's VAT; null: nothing, so it is as the price. */
  readonly vat: VatSaid;
  /** Where the amount stands in its sentence. */
  readonly match: { readonly index: number; readonly 0: string };
};

/** An amount beside these comes on top of the price. */
const ON_TOP =
  /(?<!(?:intet|ingen|uden|ikke|no|without|any) (?:[\wæøå]+ )?)(?<![\wæøå])(?:(?:pris)?tillæg\w*|merpris\w*|mer(?:om)?kostning\w*|surcharge|supplement|additional|add-on|ekstra(?:pris\w*|omkostning\w*|udgift\w*| for|$|(?=[\s.)]*$))|extra(?: cost| charge| for|(?=[\s.)]*$))|(?:ekstra|extra)(?= (?:hvis|såfremt|if|unless|medmindre)(?![\wæøå]))|(?:hertil|dertil|derudover)(?= )|(?:hertil|dertil|oveni|derudover) kommer|kommer oveni|oven i|oveni|on top|(?<=(?:kr\.?|moms|dkk|,-|\d)\s)ved siden af|tillægges|lægges til|add(?= )|(?:is|are|will be) charged)/i;
const PLUS = /\+\s*(?:kr\.?|dkk)?\s*$/i;
const STARTS_WITH_PLUS = /^[\s*•·–-]*(?:\+|plus(?!\w))/i;
/** «Prisen uden stillads: 74.000 kr.» is no scaffold's. */
const OF_WHOLE =
  /(?<![\wæøå])(?:i alt|ialt|samle[td]e?|total\w*|pris(?:en)?|price|sum|tilbuddet)(?![\wæøå])/i;
/** A better one than that in the price. */
const UPGRADE = /større|kraftigere|opgrad|larger|bigger|upgrade/i;
/** Rates, and amounts from and to. */
const NO_AMOUNT = new RegExp(
  String.raw`(?:(?:kr\.?|dkk)\s*)?(?:${NUMBER})\s*(?:kr\.?|dkk|,-)?\s*(?:pr\.?|per|\/)\s*[a-zæøå²]+|(?:${NUMBER})\s*(?:[-–]|til|to)\s*(?:kr\.?|dkk)?\s*(?:${NUMBER})|(?:fra|from|op til|up to)\s+(?:kr\.?|dkk)?\s*(?:${NUMBER})`,
  'gi',
);
const NO_SIZE = String.raw`(?![\d.,]|\s*(?:k?wp?h?|kwh|mm?)\b)`;
const BARE = new RegExp(
  [
    String.raw`(?<![\d.,])()(\d{1,3}[.,]\d{3})${NO_SIZE}`,
    String.raw`(?<![\d.,-])(\d{4,5})(?=\s*(?:ekstra|extra|oveni|oven i|on top|more|mere)(?![\wæøå]))`,
    String.raw`(?<=(?<![\wæøå])(?:koster|costs?|tillæg|surcharge)\s(?:ca\.? |about |around )?)(\d{4,5})${NO_SIZE}`,
  ].join('|'),
  'gi',
);
/** More is a price of the whole, less is a rate [DKK]. */
const LIMITS_DKK = [200, 50_000] as const;

/** Of a thing in its sentence; null: it has none, or none that can be read. */
type SurchargeOf = (
  thing: { readonly index: number; readonly 0: string },
  /** The sentence says that the thing is not in the price. */
  isLeftOut: boolean,
) => Surcharge | null;

/** What things cost that a sentence names with an amount of their own on top of the price, or as left out of it. */
export function surchargesIn(sentence: string): SurchargeOf {
  if (!/\d/.test(sentence)) return () => null;
  const commas = allMatches(sentence, PART_END).map(({ index }) => index);
  const known = new Map<string, Part>();
  return (thing, isLeftOut) => {
    const { start, end } = partAround(sentence, commas, thing.index, isLeftOut);
    const text = sentence.slice(start, end);
    const part = known.get(text) ?? partOf(text);
    known.set(text, part);
    return surchargeOf(part, start, thing.index, isLeftOut);
  };
}

const PART_END = /[;,](?!\d|-)|\s\/\s|\s(?=(?:men|but)\s)/gi;

type Part = {
  readonly text: string;
  readonly amounts: readonly RegExpExecArray[];
  readonly isOnTop: boolean;
};

function partOf(text: string): Part {
  const amounts = UPGRADE.test(text) ? [] : amountsIn(text);
  const isPlus =
    amounts.some((amount) => isOnTop(text, amount)) ||
    (STARTS_WITH_PLUS.test(text) && !text.includes('='));
  return { text, amounts, isOnTop: amounts.length > 0 && (isPlus || ON_TOP.test(text)) };
}

function surchargeOf(
  { text, amounts, isOnTop }: Part,
  start: number,
  at: number,
  isLeftOut: boolean,
): Surcharge | null {
  if (amounts.length === 0 || (!isOnTop && !isLeftOut)) return null;
  const place = at - start;
  const match =
    amounts.find(({ index }) => index > place) ?? (isOnTop ? amounts.at(-1) : undefined);
  if (match === undefined) return null;
  const isItsOwn = isOnTop || COSTS_ITSELF.test(text.slice(place, match.index));
  if (!isItsOwn && OF_WHOLE.test(text.slice(0, place))) return null;
  const placed = { index: match.index + start, 0: match[0] };
  return { dkk: dkkOf(match), vat: vatNear(text, match), match: placed };
}

/** «Prisen er uden stillads, som koster 7.000 kr.» */
const COSTS_ITSELF = /(?<![\wæøå])(?:koster|costs?)(?![\wæøå])/i;

const GOES_ON =
  /^[;,]\s*(?:som|which|det|den|it|this|that|pris\w*|price|koster|costs?|men|but|tillæg|tillægges|regn|ca|cirka|omkring|around|about|approx|kr|dkk|\d[\d.,]*\s?(?:kr|dkk|,-|k|t))(?![\wæøå])/i;

/** The part of a sentence between its commas, and the next where that goes on about the same thing. */
function partAround(sentence: string, commas: readonly number[], at: number, isLeftOut: boolean) {
  const start = (commas.findLast((index) => index < at) ?? -1) + 1;
  const [end = sentence.length, next = sentence.length] = commas.filter((index) => index >= at);
  return { start, end: isLeftOut && GOES_ON.test(sentence.slice(end, end + 20)) ? next : end };
}

function amountsIn(text: string): readonly RegExpExecArray[] {
  const plain = text.replace(NO_AMOUNT, (rate) => ' '.repeat(rate.length));
  const written = allMatches(plain, MONEY);
  // «Tillæg stillads: 6.500» needs no word for the currency.
  return (written.length > 0 ? written : allMatches(plain, BARE)).filter((match) => {
    const dkk = dkkOf(match);
    const after = plain.slice(match.index + match[0].length);
    return (
      dkk >= LIMITS_DKK[0] && dkk <= LIMITS_DKK[1] && !isTax(plain.slice(0, match.index), after)
    );
  });
}

/** In a match of BARE the first group is empty; in one of MONEY it holds thousands. */
const dkkOf = ([, thousands, ...others]: RegExpExecArray) =>
  thousands
    ? numberIn(thousands) * 1000
    : numberIn(others.find((group) => group !== undefined) ?? '');

/** «82.000 kr. +9.500 kr. for ny tavle»: the amount behind the plus is none of the price, unless a sum follows. */
export const isOnTop = (text: string, { index }: { readonly index: number }): boolean =>
  PLUS.test(text.slice(0, index)) && !text.includes('=');

/** An amount on the same basis as the price [DKK]: with VAT, or without. */
export function onBasisOf(price: VatSaid, { dkk, vat }: Surcharge): number {
  if (vat === null || price === null || vat === price) return dkk;
  return Math.round((price === 'incl' ? dkk * VAT : dkk / VAT) * 100) / 100;
}

/** Danish VAT [-]: 25 % since 1992-01-01, momslovens § 33. */
const VAT = 1.25;

/** The place of a surcharge in its text. */
export type ChargedItem<Item> = {
  readonly item: Item;
  readonly sentence: OfferLine;
  readonly amount: Surcharge;
};
