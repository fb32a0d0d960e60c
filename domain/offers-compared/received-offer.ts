import * as z from 'zod/mini';
import { LIMITS, OWN_OFFER_LIMITS } from '../calculator-limits.ts';
import { parseInput, type InvalidInput } from '../field-error.ts';
import {
  isBlank,
  numberText,
  parseNumber,
  parseWithin,
  type NumberField,
  type NumberLanguage,
} from '../number-text.ts';
import { oneLine } from '../plain-text.ts';
import { ok, type Result } from '../result.ts';
import { isDay } from '../calendar-days.ts';

// An offer that another firm has given, as its reader types it: every field is text, in the form, in the page's
// address and in what is read out of a pasted letter. One schema makes figures of it.

/** What belongs to a system that works, apart from panels and inverter. */
const WORK_ITEMS = ['mounting', 'scaffold', 'registration', 'board', 'travel'] as const;

export const INCLUDED_ITEMS = ['inverter', ...WORK_ITEMS] as const;
export type IncludedItem = (typeof INCLUDED_ITEMS)[number];

/** Whether an offer names something: as part of its price, as not part of it, or not at all. */
export const INCLUSIONS = ['with', 'without', 'unsaid'] as const;
/** Of the work: as what this roof does without, too, which is neither in the price nor missing. */
export const WORK_INCLUSIONS = ['with', 'without', 'needless', 'unsaid'] as const;
export type Inclusion = (typeof WORK_INCLUSIONS)[number];

export const VAT_WORDS = ['incl', 'excl', 'unsaid'] as const;

export const GUARANTEED_PARTS = ['panels', 'inverter', 'work'] as const;
export type GuaranteedPart = (typeof GUARANTEED_PARTS)[number];

/** In the order in which they stand on the page. */
export const OFFER_FIELDS = [
  'firm',
  'price',
  'vat',
  'panels',
  'panelW',
  'saidKwp',
  'inverter',
  'inverterKw',
  'battery',
  'batteryKwh',
  'batteryDkk',
  'panelsYears',
  'inverterYears',
  'workYears',
  'mounting',
  'scaffold',
  'registration',
  'board',
  'travel',
  'inverterDkk',
  'mountingDkk',
  'scaffoldDkk',
  'registrationDkk',
  'boardDkk',
  'travelDkk',
  'annualKwh',
  'priceGrowth',
  'date',
  'validUntil',
] as const;
export type OfferField = (typeof OFFER_FIELDS)[number];
export type OfferTexts = Readonly<Record<OfferField, string>>;

/** Comparing more than these fits no screen. */
export const MOST_OFFERS = 4;

/** Nobody guarantees for longer [years]. */
const GUARANTEE: NumberField = { unit: 'år', decimals: 1, limits: [0, 50] };
/** What one thing may cost, on top of the price or as a part of it. */
const SURCHARGE: NumberField = { unit: 'kr', decimals: 2, limits: [0, 200_000] };

/** Its figures, and what each field takes. */
export const OFFER_NUMBERS = {
  price: { unit: 'kr', decimals: 2, limits: OWN_OFFER_LIMITS.priceDkk },
  panels: { unit: 'stk', decimals: 0, limits: LIMITS.calculatedNumberOfPanels },
  panelW: { unit: 'W', decimals: 1, limits: [50, 1000] },
  saidKwp: { unit: 'kWp', decimals: 3, limits: [0.1, 100] },
  inverterKw: { unit: 'kW', decimals: 3, limits: [0.3, 100] },
  batteryKwh: { unit: 'kWh', decimals: 3, limits: [0, 200] },
  batteryDkk: SURCHARGE,
  panelsYears: GUARANTEE,
  inverterYears: GUARANTEE,
  workYears: GUARANTEE,
  inverterDkk: SURCHARGE,
  mountingDkk: SURCHARGE,
  scaffoldDkk: SURCHARGE,
  registrationDkk: SURCHARGE,
  boardDkk: SURCHARGE,
  travelDkk: SURCHARGE,
  annualKwh: { unit: 'kWh/år', decimals: 2, limits: OWN_OFFER_LIMITS.promisedAnnualKwh },
  priceGrowth: { unit: '%/år', decimals: 4, limits: OWN_OFFER_LIMITS.promisedPriceGrowthPercent },
} as const satisfies Readonly<Partial<Record<OfferField, NumberField>>>;

/** What a field of an offer takes; undefined: it is not for a number. */
export const offerNumber = (field: string): NumberField | undefined =>
  (OFFER_NUMBERS as Readonly<Record<string, NumberField>>)[field];

/** @param empty what an empty field says; undefined: it has to be filled in */
const figure = <Empty>(takes: NumberField, language: NumberLanguage, empty: Empty) =>
  z.transform((written: unknown, context): number | Empty => {
    const text = typeof written === 'string' ? written : '';
    if (isBlank(text) && empty !== undefined) return empty;
    const read = parseWithin(text, takes, language);
    if (read.ok) return read.value;
    const { code, ...params } = read.error;
    context.issues.push({ code: 'custom', message: code, params, input: written });
    return z.NEVER;
  });

const inclusion = z._default(z.enum(INCLUSIONS), 'unsaid');
const workInclusion = z._default(z.enum(WORK_INCLUSIONS), 'unsaid');
const day = z.pipe(
  z.string().check(z.refine((text) => text === '' || isDay(text), { error: 'unknown-value' })),
  z.transform((text) => (text === '' ? null : text)),
);

const schemaIn = (language: NumberLanguage) => {
  const needed = (takes: NumberField) =>
    figure<undefined>(takes, language, undefined) as z.ZodMiniType<number>;
  const ifSaid = (takes: NumberField) => figure(takes, language, null);
  const takes = OFFER_NUMBERS;
  return z.strictObject({
    firm: z.string().check(z.overwrite(oneLine), z.trim(), z.maxLength(60)),
    price: needed(takes.price),
    vat: z._default(z.enum(VAT_WORDS), 'unsaid'),
    panels: needed(takes.panels),
    panelW: needed(takes.panelW),
    saidKwp: ifSaid(takes.saidKwp),
    inverter: inclusion,
    inverterKw: ifSaid(takes.inverterKw),
    battery: inclusion,
    batteryKwh: ifSaid(takes.batteryKwh),
    batteryDkk: ifSaid(takes.batteryDkk),
    panelsYears: ifSaid(takes.panelsYears),
    inverterYears: ifSaid(takes.inverterYears),
    workYears: ifSaid(takes.workYears),
    mounting: workInclusion,
    scaffold: workInclusion,
    registration: workInclusion,
    board: workInclusion,
    travel: workInclusion,
    inverterDkk: ifSaid(takes.inverterDkk),
    mountingDkk: ifSaid(takes.mountingDkk),
    scaffoldDkk: ifSaid(takes.scaffoldDkk),
    registrationDkk: ifSaid(takes.registrationDkk),
    boardDkk: ifSaid(takes.boardDkk),
    travelDkk: ifSaid(takes.travelDkk),
    annualKwh: ifSaid(takes.annualKwh),
    priceGrowth: ifSaid(takes.priceGrowth),
    date: day,
    validUntil: day,
  });
};

const SCHEMAS = new Map<NumberLanguage, ReturnType<typeof schemaIn>>();

/** @param language the page's on which its fields were typed; null: those of an address */
export function receivedOfferSchema(language: NumberLanguage) {
  const known = SCHEMAS.get(language) ?? schemaIn(language);
  SCHEMAS.set(language, known);
  return known;
}

/**
 * Figures of an offer; null: it does not say. Price as written [DKK]; the battery's part of it, and surcharges of
 * things that are not in it, on the same basis [DKK]; powers [W, kW], battery usable [kWh].
 */
export type ReceivedOffer = z.infer<ReturnType<typeof receivedOfferSchema>>;

/** @param language default: the texts stand in an address */
export function offerOf(
  texts: OfferTexts,
  language: NumberLanguage = null,
): Result<ReceivedOffer, InvalidInput> {
  const parsed = parseInput(receivedOfferSchema(language), texts);
  return parsed.ok ? ok(settled(parsed.value)) : parsed;
}

/** A size says that the thing is there, and «not in the price» that it has none. */
function settled(offer: ReceivedOffer): ReceivedOffer {
  const { inverter, inverterKw, battery, batteryKwh } = offer;
  const size = battery === 'without' ? 0 : batteryKwh;
  return {
    ...offer,
    inverter: inverter === 'unsaid' && inverterKw !== null ? 'with' : inverter,
    battery: size === null ? battery : size > 0 ? 'with' : 'without',
    batteryKwh: size,
  };
}

/** Typed texts with their figures as an address has them, which every language reads alike. */
export function neutralTexts(texts: OfferTexts, language: NumberLanguage): OfferTexts {
  const neutral = Object.entries(texts).map(([field, text]) => {
    const takes = offerNumber(field);
    const read = takes && parseNumber(text, takes, language);
    return [field, read?.ok ? numberText(read.value) : text];
  });
  return Object.fromEntries(neutral) as OfferTexts;
}

/** What stands in an empty form. */
export const NO_OFFER: OfferTexts = {
  ...(Object.fromEntries(OFFER_FIELDS.map((field) => [field, ''])) as Record<OfferField, string>),
  vat: 'incl',
  inverter: 'unsaid',
  battery: 'unsaid',
  mounting: 'unsaid',
  scaffold: 'unsaid',
  registration: 'unsaid',
  board: 'unsaid',
  travel: 'unsaid',
};

/** [DKK incl. VAT] A price whose VAT nobody speaks of is taken as it stands, and the page says so. */
export function priceInclVat(
  { price, vat }: Pick<ReceivedOffer, 'price' | 'vat'>,
  vatPercent: number,
): number {
  return vat === 'excl' ? price * (1 + vatPercent / 100) : price;
}

/**
 * What an offer charges for a thing on top of its price, or for the battery as a part of it [DKK incl. VAT]; null: it
 * does not say.
 */
export function priceOfPart(
  offer: ReceivedOffer,
  part: IncludedItem | 'battery',
  vatPercent: number,
): number | null {
  const price = offer[`${part}Dkk`];
  return price === null ? null : priceInclVat({ price, vat: offer.vat }, vatPercent);
}

/** [kWp] */
export const kwpOf = ({ panels, panelW }: Pick<ReceivedOffer, 'panels' | 'panelW'>): number =>
  (panels * panelW) / 1000;
