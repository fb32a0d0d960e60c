import type { OwnOfferFlag, OwnOfferResult } from '../estimate-figures.ts';
import type { OwnOffer } from '../estimate-input.ts';
import { centralCase } from './central-case.ts';
import type { FlowsAt } from './flow-table.ts';
import type { EconomyInput } from './economy-input.ts';
import { presentWorth } from './economy.ts';

/** A promise this far from our yield needs an explanation [-]. Source: calculation.md 1: our own uncertainty is 5 %, twice that is rare. */
export const YIELD_TOLERANCE = 0.1;
/** Growth that our own sums reckon with [%/yr]; above it an offer looks better than it is. Source: calculation.md 6, valid from 2026-11. */
export const MOST_PRICE_GROWTH_PERCENT = 2;
/**
 * A price below the first or above the second share of ours is no offer on such a system [-]. Our own choice, valid
 * from 2026-11.
 */
export const LIKELY_PRICE_SHARE = { least: 0.4, most: 3 } as const;

/**
 * Our sums on another firm's price, and what in its promises to ask about.
 * @param offer price [DKK incl. VAT], promised yield [kWh/yr] and price growth [%/yr] where it names them
 * @param ours our system as it is paid for, the electricity of its years, its yield [kWh/yr]
 * @returns difference in price, payback and net present value on their price, flags
 * @throws RangeError a negative price
 * @source calculation.md 5 and 6
 */
export function ownOfferResult(
  offer: OwnOffer,
  ours: { readonly input: EconomyInput; readonly flowsAt: FlowsAt; readonly annualKwh: number },
): OwnOfferResult {
  const central = centralCase({ ...ours.input, priceDkk: offer.priceDkk }, ours.flowsAt);
  const { discountRatePercent } = ours.input.assumptions;
  return {
    priceDkk: offer.priceDkk,
    priceDifferenceDkk: offer.priceDkk - ours.input.priceDkk,
    paybackYears: central.paybackYears,
    npvDkk: presentWorth(central, discountRatePercent).npvDkk,
    flags: flagsOf(offer, ours.annualKwh, ours.input.priceDkk),
  };
}

function flagsOf(
  { priceDkk, promisedAnnualKwh, promisedPriceGrowthPercent }: OwnOffer,
  annualKwh: number,
  ourPriceDkk: number,
): readonly OwnOfferFlag[] {
  const flags: OwnOfferFlag[] = [];
  const share = priceDkk / ourPriceDkk;
  if (share < LIKELY_PRICE_SHARE.least || share > LIKELY_PRICE_SHARE.most) {
    flags.push('price-unlikely');
  }
  if (promisedAnnualKwh !== null) {
    if (promisedAnnualKwh > annualKwh * (1 + YIELD_TOLERANCE)) flags.push('promised-yield-high');
    if (promisedAnnualKwh < annualKwh * (1 - YIELD_TOLERANCE)) flags.push('promised-yield-low');
  }
  if ((promisedPriceGrowthPercent ?? 0) > MOST_PRICE_GROWTH_PERCENT) {
    flags.push('price-growth-high');
  }
  return flags;
}
