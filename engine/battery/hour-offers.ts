import { HOURS_PER_CALL, HOURS_PER_YEAR } from '../hours.ts';
import type { Hourly } from '../hours.ts';
import { evenUse, type UseBlocks } from '../load/use-blocks.ts';
import type { Battery, DispatchInput, FlowPrices } from './flows.ts';

/** What the hours bring a battery and ask of it while its charge sets no limit: the same for every capacity. */
export type Offer = FlowPrices & {
  /** [kWh] */
  readonly into: Hourly;
  readonly out: Hourly;
  /** Export price of the hours, where export stops when it is negative. */
  readonly stopAt: Hourly | null;
  /** Sums of the year, where the constants below say [kWh, DKK]. */
  readonly sums: Float64Array;
};

// A year that no battery changes.
export const MADE = 0;
export const USED = 1;
export const DIRECT = 2;
export const CURTAILED = 3;
export const IMPORTED_DKK = 4;
export const EXPORTED_DKK = 5;
// What a battery without limits would take of it, of which some in hours in which nothing is sold, and give to it.
export const INTO = 6;
export const INTO_STOPPED = 7;
export const INTO_DKK = 8;
export const OUT = 9;
export const OUT_DKK = 10;
const SUMS = 11;

/** As many production scales as one home's tables have nodes, and one more. */
const OFFERS_KEPT = 4;

const kept: { readonly home: OfferHome; readonly offer: Offer }[] = [];

/**
 * Kept until others have been asked for: the years of one home with a battery, without one and with all hours begin with the
 * same sums.
 * @param powerKw undefined: without a battery, for which any power will do
 * @param prices what each hour's kWh count [DKK/kWh]
 */
export function offerOf(
  input: DispatchInput,
  powerKw: number | undefined,
  { imported, exported }: FlowPrices,
): Offer {
  const { productionKwh, loadKwh, productionScale = 1 } = input;
  const blocks = input.blocks ?? evenUse(loadKwh);
  const stopAt = input.stopExportAtNegative === true ? input.exportPrice! : null;
  const found = kept.find(
    ({ home, offer }) =>
      home.productionKwh === productionKwh &&
      home.loadKwh === loadKwh &&
      home.blocks === blocks &&
      home.productionScale === productionScale &&
      home.powerKw === (powerKw ?? home.powerKw) &&
      offer.imported === imported &&
      offer.exported === exported &&
      offer.stopAt === stopAt,
  );
  if (found !== undefined) return found.offer;
  const home = { productionKwh, loadKwh, productionScale, blocks, powerKw: powerKw ?? 0 };
  const used = kept.length < OFFERS_KEPT ? undefined : kept.pop()?.offer;
  const offer: Offer = {
    imported,
    exported,
    stopAt,
    into: used?.into ?? new Float64Array(HOURS_PER_YEAR),
    out: used?.out ?? new Float64Array(HOURS_PER_YEAR),
    sums: new Float64Array(SUMS),
  };
  for (let hour = 0; hour < HOURS_PER_YEAR; hour += HOURS_PER_CALL) offerHours(hour, home, offer);
  kept.unshift({ home, offer });
  return offer;
}

type OfferHome = Pick<DispatchInput, 'productionKwh' | 'loadKwh'> &
  Pick<Battery, 'powerKw'> & { readonly productionScale: number; readonly blocks: UseBlocks };

/** As in dispatch.ts, where it is explained. */
function offerHours(from: number, home: OfferHome, offer: Offer): void {
  const { productionKwh, loadKwh, productionScale, powerKw } = home;
  const { lowKwh, highKwh, highShare } = home.blocks;
  const { into, out, imported, exported, stopAt, sums } = offer;
  const lowShare = 1 - highShare;
  let madeSum = sums[MADE]!;
  let usedSum = sums[USED]!;
  let directSum = sums[DIRECT]!;
  let curtailedSum = sums[CURTAILED]!;
  let importedDkk = sums[IMPORTED_DKK]!;
  let exportedDkk = sums[EXPORTED_DKK]!;
  let intoSum = sums[INTO]!;
  let intoStopped = sums[INTO_STOPPED]!;
  let intoDkk = sums[INTO_DKK]!;
  let outSum = sums[OUT]!;
  let outDkk = sums[OUT_DKK]!;
  for (let hour = from; hour < from + HOURS_PER_CALL; hour++) {
    const made = productionKwh[hour]! * productionScale;
    const used = loadKwh[hour]!;
    const low = lowKwh[hour]!;
    const high = highKwh[hour]!;
    const importPrice = imported[hour]!;
    usedSum += used;
    if (made <= low) {
      // Used at once, as in the half of all hours that are dark.
      const asked =
        lowShare * Math.min(low - made, powerKw) + highShare * Math.min(high - made, powerKw);
      into[hour] = 0;
      out[hour] = asked;
      madeSum += made;
      directSum += made;
      importedDkk += (used - made) * importPrice;
      outSum += asked;
      outDkk += asked * importPrice;
      continue;
    }
    const directHigh = Math.min(made, high);
    const now = lowShare * low + highShare * directHigh;
    const offered =
      lowShare * Math.min(made - low, powerKw) + highShare * Math.min(made - directHigh, powerKw);
    const asked = highShare * Math.min(high - directHigh, powerKw);
    const over = made - now;
    into[hour] = offered;
    out[hour] = asked;
    madeSum += made;
    directSum += now;
    importedDkk += (used - now) * importPrice;
    intoSum += offered;
    outSum += asked;
    outDkk += asked * importPrice;
    if (stopAt !== null && stopAt[hour]! < 0) {
      curtailedSum += over;
      intoStopped += offered;
    } else {
      exportedDkk += over * exported[hour]!;
      intoDkk += offered * exported[hour]!;
    }
  }
  sums[MADE] = madeSum;
  sums[USED] = usedSum;
  sums[DIRECT] = directSum;
  sums[CURTAILED] = curtailedSum;
  sums[IMPORTED_DKK] = importedDkk;
  sums[EXPORTED_DKK] = exportedDkk;
  sums[INTO] = intoSum;
  sums[INTO_STOPPED] = intoStopped;
  sums[INTO_DKK] = intoDkk;
  sums[OUT] = outSum;
  sums[OUT_DKK] = outDkk;
}
