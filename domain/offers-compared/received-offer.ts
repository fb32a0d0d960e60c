import * as z from 'zod/mini';
import { LIMITS, OWN_OFFER_LIMITS } from '../calculator-limits.ts';
import { parseInput, type InvalidInput } from '../field-error.ts';
import { parseNumber } from '../number-text.ts';
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

const PANEL_W = [50, 1000] as const;
const INVERTER_KW = [0.3, 100] as const;
const BATTERY_KWH = [0, 200] as const;
const GUARANTEE_YEARS = [0, 50] as const;
/** What one thing may cost on top of the price [DKK]. */
const SURCHARGE_DKK = [0, 200_000] as const;

/** A number, or the text that is none, so that the schema can name it. */
function read<Empty>(written: unknown, empty: Empty): number | Empty {
  const text = typeof written === 'string' ? written.trim() : '';
  if (text === '') return empty;
  return parseNumber(text) ?? (text as unknown as number);
}

const numberIn = ([least, most]: readonly [number, number]) =>
  z.number().check(z.gte(least), z.lte(most));
const wholeIn = ([least, most]: readonly [number, number]) =>
  z.int().check(z.gte(least), z.lte(most));
const needed = (limits: readonly [number, number]) =>
  z.pipe(
    z.transform((written: unknown) => read(written, undefined as never)),
    numberIn(limits),
  );
const neededWhole = (limits: readonly [number, number]) =>
  z.pipe(
    z.transform((written: unknown) => read(written, undefined as never)),
    wholeIn(limits),
  );
const ifSaid = (limits: readonly [number, number]) =>
  z.pipe(
    z.transform((written: unknown) => read(written, null)),
    z.nullable(numberIn(limits)),
  );

const inclusion = z._default(z.enum(INCLUSIONS), 'unsaid');
const workInclusion = z._default(z.enum(WORK_INCLUSIONS), 'unsaid');
const day = z.pipe(
  z.string().check(z.refine((text) => text === '' || isDay(text), { error: 'unknown-value' })),
  z.transform((text) => (text === '' ? null : text)),
);

export const receivedOfferSchema = z.strictObject({
  firm: z.string().check(z.overwrite(oneLine), z.trim(), z.maxLength(60)),
  price: needed(OWN_OFFER_LIMITS.priceDkk),
  vat: z._default(z.enum(VAT_WORDS), 'unsaid'),
  panels: neededWhole(LIMITS.calculatedNumberOfPanels),
  panelW: needed(PANEL_W),
  saidKwp: ifSaid([0.1, 100]),
  inverter: inclusion,
  inverterKw: ifSaid(INVERTER_KW),
  battery: inclusion,
  batteryKwh: ifSaid(BATTERY_KWH),
  panelsYears: ifSaid(GUARANTEE_YEARS),
  inverterYears: ifSaid(GUARANTEE_YEARS),
  workYears: ifSaid(GUARANTEE_YEARS),
  mounting: workInclusion,
  scaffold: workInclusion,
  registration: workInclusion,
  board: workInclusion,
  travel: workInclusion,
  inverterDkk: ifSaid(SURCHARGE_DKK),
  mountingDkk: ifSaid(SURCHARGE_DKK),
  scaffoldDkk: ifSaid(SURCHARGE_DKK),
  registrationDkk: ifSaid(SURCHARGE_DKK),
  boardDkk: ifSaid(SURCHARGE_DKK),
  travelDkk: ifSaid(SURCHARGE_DKK),
  annualKwh: ifSaid(OWN_OFFER_LIMITS.promisedAnnualKwh),
  priceGrowth: ifSaid(OWN_OFFER_LIMITS.promisedPriceGrowthPercent),
  date: day,
  validUntil: day,
});

/**
 * Figures of an offer; null: it does not say. Price as written [DKK], surcharges of things that are not in it on the
 * same basis [DKK], powers [W, kW], battery usable [kWh].
 */
export type ReceivedOffer = z.infer<typeof receivedOfferSchema>;

export function offerOf(texts: OfferTexts): Result<ReceivedOffer, InvalidInput> {
  const parsed = parseInput(receivedOfferSchema, texts);
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

/** What an offer charges for a thing on top of its price [DKK incl. VAT]; null: it does not say. */
export function surchargeInclVat(
  offer: ReceivedOffer,
  item: IncludedItem,
  vatPercent: number,
): number | null {
  const price = offer[`${item}Dkk`];
  return price === null ? null : priceInclVat({ price, vat: offer.vat }, vatPercent);
}

/** [kWp] */
export const kwpOf = ({ panels, panelW }: Pick<ReceivedOffer, 'panels' | 'panelW'>): number =>
  (panels * panelW) / 1000;
