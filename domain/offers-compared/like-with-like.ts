import type { BatteryPrice } from './battery-price.ts';
import type { OneBasis } from './findings.ts';
import type { PriceSpan } from './usual-prices.ts';

/** A price, or between which ends it lies, with the middle that is written [DKK incl. VAT]. */
export type MiddledSpan = PriceSpan & { readonly mid: number };

export type PricedSystem = {
  readonly basis: Pick<OneBasis, 'low' | 'mid' | 'high' | 'writtenDkk'>;
  readonly kwp: number;
  readonly battery: BatteryPrice;
};

/** What makes systems with and without a battery comparable. */
export type LikeWithLike = {
  /** The price of a kWp without the battery [DKK/kWp]; null: the battery's part of the price is not known. */
  readonly perKwp: (MiddledSpan & { readonly writtenDkk: number }) | null;
  /** The price with a battery if ours has one, and without it if ours has none; null: not known. */
  readonly alike: MiddledSpan | null;
  /** What of it is the battery that was added or taken out; null: it is as offered. */
  readonly change: 'battery-added' | 'battery-taken-out' | null;
};

const NOTHING: PriceSpan = { low: 0, high: 0 };

/** The larger part is taken from the lower end: how dear the battery was is all that is uncertain. */
const without = (price: PriceSpan, part: PriceSpan): MiddledSpan =>
  middled({ low: price.low - part.high, high: price.high - part.low });

const middled = ({ low, high }: PriceSpan): MiddledSpan => ({ low, high, mid: (low + high) / 2 });

/**
 * An offer's price as if it had a battery, or none, as our own system does; and what a kWp of its panels costs.
 * @param wanted what a battery like that of our own system usually costs; null: ours has none
 */
export function likeWithLike(
  { basis, kwp, battery }: PricedSystem,
  wanted: PriceSpan | null,
): LikeWithLike {
  const part = battery.kind === 'unknown' ? null : battery.kind === 'none' ? NOTHING : battery;
  const panels = part === null ? null : without(basis, part);
  const each = (dkk: number) => dkk / kwp;
  return {
    perKwp:
      part === null || panels === null
        ? null
        : {
            low: each(panels.low),
            mid: each(panels.mid),
            high: each(panels.high),
            writtenDkk: each(basis.writtenDkk - (part.low + part.high) / 2),
          },
    ...alike(basis, battery, panels, wanted),
  };
}

function alike(
  basis: MiddledSpan,
  battery: BatteryPrice,
  panels: MiddledSpan | null,
  wanted: PriceSpan | null,
): Pick<LikeWithLike, 'alike' | 'change'> {
  const hasBattery = battery.kind !== 'none';
  if (hasBattery === (wanted !== null)) return { alike: basis, change: null };
  if (wanted === null) return { alike: panels, change: 'battery-taken-out' };
  const withIt = { low: basis.low + wanted.low, high: basis.high + wanted.high };
  return { alike: middled(withIt), change: 'battery-added' };
}
