import type { PriceResult } from '../../engine/estimate-figures.ts';
import type { Catalogue } from '../../engine/quote/catalogue.ts';
import type { PriceList } from '../../engine/quote/price-book.ts';
import { priceOfPart, type ReceivedOffer } from './received-offer.ts';
import { usualBattery, type PriceSpan } from './usual-prices.ts';

/** What a system's battery costs, as a part of its price [DKK incl. VAT]. */
export type BatteryPrice =
  /** It has none. */
  | { readonly kind: 'none' }
  /** What the offer says it costs, or what such a battery usually costs. */
  | ({ readonly kind: 'said' | 'usual' } & PriceSpan)
  /** Neither its price nor its size is said. */
  | { readonly kind: 'unknown' };

/** The battery of an offer: at its own price where the offer says it, else at the usual one of its size. */
export function offeredBattery(
  offer: ReceivedOffer,
  list: PriceList,
  catalogue: Pick<Catalogue, 'batteries'>,
): BatteryPrice {
  if (offer.battery !== 'with') return { kind: 'none' };
  const dkk = priceOfPart(offer, 'battery', list.vatPercent);
  if (dkk !== null) return { kind: 'said', low: dkk, high: dkk };
  const usual = offer.batteryKwh === null ? null : usualBattery(list, catalogue, offer.batteryKwh);
  return usual === null ? { kind: 'unknown' } : { kind: 'usual', ...usual };
}

/** The battery of our own estimate, from its price lines. */
export function ownBattery({ lines, totalExVat, totalPrice }: PriceResult): BatteryPrice {
  const exVatDkk = lines
    .filter(({ code }) => code === 'battery')
    .reduce((sum, { total }) => sum + total, 0);
  if (exVatDkk === 0) return { kind: 'none' };
  const dkk = exVatDkk * (totalPrice / totalExVat);
  return { kind: 'said', low: dkk, high: dkk };
}
