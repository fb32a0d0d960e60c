import { HOURS_PER_CALL, HOURS_PER_YEAR } from '../hours.ts';
import type { Hourly } from '../hours.ts';
import { evenUse, type UseBlocks } from '../load/use-blocks.ts';
import type { Battery, DispatchInput } from './flows.ts';

/** What the hours bring a battery and ask of it while its charge sets no limit [kWh]: the same for every capacity. */
export type Offer = {
  readonly into: Hourly;
  readonly out: Hourly;
  /** Production that is not used at once. */
  readonly over: Hourly;
  /** Use that the sun does not cover. */
  readonly short: Hourly;
  /** Where MADE, USED and DIRECT stand [kWh]. */
  readonly sums: Float64Array;
};

const newOffer = (): Offer => ({
  into: new Float64Array(HOURS_PER_YEAR),
  out: new Float64Array(HOURS_PER_YEAR),
  over: new Float64Array(HOURS_PER_YEAR),
  short: new Float64Array(HOURS_PER_YEAR),
  sums: new Float64Array(SUMS),
});

/** The sums of a year that no battery changes: where each stands in an array. */
export const MADE = 0;
export const USED = 1;
export const DIRECT = 2;
const SUMS = 3;

/** As many production scales as one home's tables have nodes, and one more. */
const OFFERS_KEPT = 4;

const kept: { readonly home: OfferHome; readonly offer: Offer }[] = [];

/**
 * Kept until others have been asked for: the years of one home with a battery, without one and with all hours begin with the
 * same sums.
 * @param powerKw undefined: without a battery, for which any power will do
 */
export function offerOf(input: DispatchInput, powerKw: number | undefined): Offer {
  const { productionKwh, loadKwh, productionScale = 1 } = input;
  const blocks = input.blocks ?? evenUse(loadKwh);
  const found = kept.find(
    ({ home }) =>
      home.productionKwh === productionKwh &&
      home.loadKwh === loadKwh &&
      home.blocks === blocks &&
      home.productionScale === productionScale &&
      home.powerKw === (powerKw ?? home.powerKw),
  );
  if (found !== undefined) return found.offer;
  const home = { productionKwh, loadKwh, productionScale, blocks, powerKw: powerKw ?? 0 };
  const offer = (kept.length < OFFERS_KEPT ? undefined : kept.pop()?.offer) ?? newOffer();
  offer.sums.fill(0);
  for (let hour = 0; hour < HOURS_PER_YEAR; hour += HOURS_PER_CALL) offerHours(hour, home, offer);
  kept.unshift({ home, offer });
  return offer;
}

type OfferHome = Pick<DispatchInput, 'productionKwh' | 'loadKwh'> &
  Pick<Battery, 'powerKw'> & { readonly productionScale: number; readonly blocks: UseBlocks };

/** As in dispatch.ts, where it is explained. */
function offerHours(from: number, home: OfferHome, { into, out, over, short, sums }: Offer): void {
  const { productionKwh, loadKwh, productionScale, powerKw } = home;
  const { lowKwh, highKwh, highShare } = home.blocks;
  const lowShare = 1 - highShare;
  let madeSum = sums[MADE]!;
  let usedSum = sums[USED]!;
  let directSum = sums[DIRECT]!;
  for (let hour = from; hour < from + HOURS_PER_CALL; hour++) {
    const made = productionKwh[hour]! * productionScale;
    const used = loadKwh[hour]!;
    const low = lowKwh[hour]!;
    const high = highKwh[hour]!;
    const directLow = Math.min(made, low);
    const directHigh = Math.min(made, high);
    const now = lowShare * directLow + highShare * directHigh;
    into[hour] =
      lowShare * Math.min(made - directLow, powerKw) +
      highShare * Math.min(made - directHigh, powerKw);
    out[hour] =
      lowShare * Math.min(low - directLow, powerKw) +
      highShare * Math.min(high - directHigh, powerKw);
    over[hour] = made - now;
    short[hour] = used - now;
    madeSum += made;
    usedSum += used;
    directSum += now;
  }
  sums[MADE] = madeSum;
  sums[USED] = usedSum;
  sums[DIRECT] = directSum;
}
