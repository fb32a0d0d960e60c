import { MOST_PRICE_GROWTH_PERCENT, YIELD_TOLERANCE } from '../../engine/economy/own-offer.ts';
import {
  GUARANTEED_PARTS,
  INCLUDED_ITEMS,
  kwpOf,
  priceInclVat,
  priceOfPart,
  type GuaranteedPart,
  type IncludedItem,
  type ReceivedOffer,
} from './received-offer.ts';
import { LEAST_GUARANTEE_YEARS } from './usual-guarantees.ts';
import type { PriceSpan } from './usual-prices.ts';

/** What of an offer is missing, unclear or odd. */
export type Finding =
  | {
      readonly kind: 'missing';
      readonly item: IncludedItem;
      readonly said: 'without' | 'unsaid';
      /** What it usually costs, or what the offer itself says it costs; null: nobody says. */
      readonly usual: PriceSpan | null;
      /** Whether the offer says what it costs on top of its price. */
      readonly isSurcharge: boolean;
    }
  | { readonly kind: 'ex-vat'; readonly writtenDkk: number; readonly inclDkk: number }
  | { readonly kind: 'vat-unsaid' }
  | { readonly kind: 'inverter-size-unsaid' | 'battery-size-unsaid' }
  | {
      readonly kind: 'inverter-small' | 'inverter-large';
      readonly kw: number;
      readonly kwp: number;
    }
  | {
      readonly kind: 'guarantee-short';
      readonly part: GuaranteedPart;
      readonly years: number;
      readonly least: number;
    }
  | { readonly kind: 'guarantee-unsaid'; readonly part: GuaranteedPart }
  | { readonly kind: 'kwp-differs'; readonly saidKwp: number; readonly kwp: number }
  | { readonly kind: 'too-many-panels'; readonly panels: number; readonly room: number }
  | { readonly kind: 'price-low' | 'price-high'; readonly perKwp: number }
  | { readonly kind: 'yield-high'; readonly promisedKwh: number; readonly oursKwh: number }
  | { readonly kind: 'growth-high'; readonly percent: number }
  | { readonly kind: 'expired'; readonly until: string };

/** What an offer is held against. */
export type Yardstick = {
  readonly usual: Readonly<Record<IncludedItem, PriceSpan | null>>;
  readonly vatPercent: number;
  /** Panels that the roof holds; null where its area is not known. */
  readonly room: number | null;
  /** What our sums say that the offered panels give on this roof [kWh/yr]; null where they say nothing. */
  readonly annualKwh: number | null;
  /** ISO date. */
  readonly today: string;
};

/** Prices per kWp outside of which an offer is asked about, not refused [DKK/kWp]. Source: our own choice, 2026-11-01. */
const PRICE_PER_KWP = { low: 5_000, high: 25_000 } as const;
/** A battery's kWh above which it is dear [DKK/kWh incl. VAT]: its price is none of the panels'. Source: our own choice, 2026-11-01. */
const DEAREST_BATTERY_KWH = 6_000;
/** Panels' peak power over the inverter's [-]: above, it clips much; below, it is dearer than needed. Source: our own choice, 2026-11-01. */
const PANELS_PER_INVERTER = { low: 0.75, high: 1.6 } as const;
/** A said power this far from panels times watts is another system and no rounding [-]. */
const KWP_TOLERANCE = 0.03;

export function findingsOf(offer: ReceivedOffer, yardstick: Yardstick): readonly Finding[] {
  return [
    ...ofPrice(offer, yardstick),
    ...ofSystem(offer, yardstick),
    ...ofInverter(offer),
    ...ofBattery(offer),
    ...GUARANTEED_PARTS.flatMap((part) => ofGuarantee(offer, part)),
    ...INCLUDED_ITEMS.flatMap((item) => missing(offer, item, yardstick)),
    ...ofPromises(offer, yardstick),
  ];
}

function missing(
  offer: ReceivedOffer,
  item: IncludedItem,
  { usual, vatPercent }: Yardstick,
): readonly Finding[] {
  const said = offer[item];
  if (said === 'with' || said === 'needless') return [];
  const dkk = said === 'without' ? priceOfPart(offer, item, vatPercent) : null;
  const its = dkk === null ? usual[item] : { low: dkk, high: dkk };
  return [{ kind: 'missing', item, said, usual: its, isSurcharge: dkk !== null }];
}

function ofPrice(offer: ReceivedOffer, { vatPercent }: Yardstick): readonly Finding[] {
  const found: Finding[] = [];
  const inclDkk = priceInclVat(offer, vatPercent);
  if (offer.vat === 'excl') found.push({ kind: 'ex-vat', writtenDkk: offer.price, inclDkk });
  if (offer.vat === 'unsaid') found.push({ kind: 'vat-unsaid' });
  const perKwp = inclDkk / kwpOf(offer);
  if (perKwp < PRICE_PER_KWP.low) found.push({ kind: 'price-low', perKwp });
  if (dearestDkk(offer) < inclDkk) found.push({ kind: 'price-high', perKwp });
  return found;
}

/** What a system of this size costs at most without a word about it; a battery of no said size may cost anything. */
function dearestDkk(offer: ReceivedOffer): number {
  if (offer.battery === 'with' && offer.batteryKwh === null) return Infinity;
  return kwpOf(offer) * PRICE_PER_KWP.high + (offer.batteryKwh ?? 0) * DEAREST_BATTERY_KWH;
}

function ofSystem(offer: ReceivedOffer, { room }: Yardstick): readonly Finding[] {
  const found: Finding[] = [];
  const kwp = kwpOf(offer);
  const { saidKwp, panels } = offer;
  if (saidKwp !== null && Math.abs(saidKwp / kwp - 1) > KWP_TOLERANCE) {
    found.push({ kind: 'kwp-differs', saidKwp, kwp });
  }
  if (room !== null && panels > room) found.push({ kind: 'too-many-panels', panels, room });
  return found;
}

function ofInverter(offer: ReceivedOffer): readonly Finding[] {
  if (offer.inverter !== 'with') return [];
  const { inverterKw: kw } = offer;
  if (kw === null) return [{ kind: 'inverter-size-unsaid' }];
  const kwp = kwpOf(offer);
  if (kwp / kw > PANELS_PER_INVERTER.high) return [{ kind: 'inverter-small', kw, kwp }];
  // With a battery a larger inverter has its use.
  const isForPanelsAlone = offer.battery !== 'with';
  return isForPanelsAlone && kwp / kw < PANELS_PER_INVERTER.low
    ? [{ kind: 'inverter-large', kw, kwp }]
    : [];
}

function ofBattery({ battery, batteryKwh }: ReceivedOffer): readonly Finding[] {
  return battery === 'with' && batteryKwh === null ? [{ kind: 'battery-size-unsaid' }] : [];
}

function ofGuarantee(offer: ReceivedOffer, part: GuaranteedPart): readonly Finding[] {
  const years = offer[`${part}Years`];
  // Nobody promises anything of what is not sold.
  if (years === null && part === 'inverter' && offer.inverter === 'without') return [];
  if (years === null) return [{ kind: 'guarantee-unsaid', part }];
  const least = LEAST_GUARANTEE_YEARS[part];
  return years < least ? [{ kind: 'guarantee-short', part, years, least }] : [];
}

function ofPromises(offer: ReceivedOffer, { annualKwh, today }: Yardstick): readonly Finding[] {
  const found: Finding[] = [];
  const { annualKwh: promisedKwh, priceGrowth: percent, validUntil: until } = offer;
  if (
    promisedKwh !== null &&
    annualKwh !== null &&
    promisedKwh > annualKwh * (1 + YIELD_TOLERANCE)
  ) {
    found.push({ kind: 'yield-high', promisedKwh, oursKwh: annualKwh });
  }
  if (percent !== null && percent > MOST_PRICE_GROWTH_PERCENT) {
    found.push({ kind: 'growth-high', percent });
  }
  if (until !== null && until < today) found.push({ kind: 'expired', until });
  return found;
}

/** An offer's price with what it leaves out, as far as its price is known [DKK incl. VAT]. */
export type OneBasis = PriceSpan & {
  readonly mid: number;
  readonly writtenDkk: number;
  /** What is added. */
  readonly added: PriceSpan;
};

export function onOneBasis(writtenDkk: number, findings: readonly Finding[]): OneBasis {
  const added = { low: 0, high: 0 };
  for (const finding of findings) {
    if (finding.kind !== 'missing' || finding.usual === null) continue;
    added.low += finding.usual.low;
    added.high += finding.usual.high;
  }
  const low = writtenDkk + added.low;
  const high = writtenDkk + added.high;
  return { writtenDkk, added, low, high, mid: (low + high) / 2 };
}
