import { HOURS_PER_CALL, HOURS_PER_YEAR } from '../hours.ts';
import type { Hourly } from '../hours.ts';
import { evenUse, type UseBlocks } from '../load/use-blocks.ts';
import type { Battery, DispatchInput, FlowPrices } from './flows.ts';
import { evenLosses } from './losses.ts';

/** What the hours bring a battery and ask of it while its charge sets no limit: the same for every capacity. */
export type Offer = FlowPrices & {
  /** The sun's surplus that it could take, and what becomes of it in the cells [kWh]. */
  readonly into: Hourly;
  readonly stored: Hourly;
  /** The need that it could serve, and what that takes from the cells [kWh]. */
  readonly out: Hourly;
  readonly drawn: Hourly;
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

/** Takes and gives nothing: a year with it is bit by bit one without a battery. */
export const NO_BATTERY: Battery = {
  usableKwh: 0,
  powerKw: 0,
  coupling: 'ac',
  losses: evenLosses(1),
  standbyW: 0,
};

/** As many production scales as one home's tables have nodes, and one more. */
const OFFERS_KEPT = 4;

const kept: { readonly home: OfferHome; readonly offer: Offer }[] = [];

/** Where nobody asks what the hours cost. */
const NO_PRICE: Hourly = new Float64Array(HOURS_PER_YEAR);
const FREE: FlowPrices = { imported: NO_PRICE, exported: NO_PRICE };

/**
 * Kept until others have been asked for: the years of one home with a battery, without one and with all hours begin with the
 * same sums.
 * @param battery null: without one, for which what is known of any will do
 * @param prices what each hour's kWh count [DKK/kWh]
 */
export function offerOf(
  input: DispatchInput,
  battery: Battery | null,
  { imported, exported }: FlowPrices = FREE,
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
      (battery === null || isSamePower(home.battery, battery)) &&
      offer.imported === imported &&
      offer.exported === exported &&
      offer.stopAt === stopAt,
  );
  if (found !== undefined) return found.offer;
  const home = { productionKwh, loadKwh, productionScale, blocks, battery: battery ?? NO_BATTERY };
  const used = kept.length < OFFERS_KEPT ? undefined : kept.pop()?.offer;
  const hours = (name: 'into' | 'stored' | 'out' | 'drawn') =>
    used?.[name] ?? new Float64Array(HOURS_PER_YEAR);
  const offer: Offer = {
    imported,
    exported,
    stopAt,
    into: hours('into'),
    stored: hours('stored'),
    out: hours('out'),
    drawn: hours('drawn'),
    sums: new Float64Array(SUMS),
  };
  for (let hour = 0; hour < HOURS_PER_YEAR; hour += HOURS_PER_CALL) offerHours(hour, home, offer);
  kept.unshift({ home, offer });
  return offer;
}

/** Whether two batteries meet the hours alike while their charge sets no limit. */
function isSamePower(a: Battery, b: Battery): boolean {
  if (a.powerKw !== b.powerKw) return false;
  const { stored, drawn } = b.losses;
  return (
    a.losses.stored.every((coefficient, power) => coefficient === stored[power]) &&
    a.losses.drawn.every((coefficient, power) => coefficient === drawn[power])
  );
}

type OfferHome = Pick<DispatchInput, 'productionKwh' | 'loadKwh'> & {
  readonly productionScale: number;
  readonly blocks: UseBlocks;
  readonly battery: Battery;
};

/**
 * Within an hour the use may come in blocks (use-blocks.ts): sun, battery and grid meet each of its two states, and a battery
 * may take and give in the same hour. A surplus that its losses would eat up is not taken.
 */
function offerHours(from: number, home: OfferHome, offer: Offer): void {
  const { productionKwh, loadKwh, productionScale } = home;
  const { powerKw, losses } = home.battery;
  const [storedSquare, storedLinear, storedIdle] = losses.stored;
  const [drawnSquare, drawnLinear, drawnIdle] = losses.drawn;
  const { lowKwh, highKwh, highShare } = home.blocks;
  const { into, stored, out, drawn, imported, exported, stopAt, sums } = offer;
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
      const askedLow = Math.min(low - made, powerKw);
      const askedHigh = Math.min(high - made, powerKw);
      let asked = 0;
      let taken = 0;
      if (askedLow > 0) {
        asked += lowShare * askedLow;
        taken += lowShare * ((drawnSquare * askedLow + drawnLinear) * askedLow + drawnIdle);
      }
      if (askedHigh > 0) {
        asked += highShare * askedHigh;
        taken += highShare * ((drawnSquare * askedHigh + drawnLinear) * askedHigh + drawnIdle);
      }
      into[hour] = 0;
      stored[hour] = 0;
      out[hour] = asked;
      drawn[hour] = taken;
      madeSum += made;
      directSum += made;
      importedDkk += (used - made) * importPrice;
      outSum += asked;
      outDkk += asked * importPrice;
      continue;
    }
    const directHigh = Math.min(made, high);
    const now = lowShare * low + highShare * directHigh;
    const offeredLow = Math.min(made - low, powerKw);
    const offeredHigh = Math.min(made - directHigh, powerKw);
    const askedHigh = Math.min(high - directHigh, powerKw);
    let offered = 0;
    let gained = 0;
    const gainedLow = (storedSquare * offeredLow + storedLinear) * offeredLow + storedIdle;
    if (gainedLow > 0) {
      offered += lowShare * offeredLow;
      gained += lowShare * gainedLow;
    }
    const gainedHigh =
      offeredHigh > 0 ? (storedSquare * offeredHigh + storedLinear) * offeredHigh + storedIdle : 0;
    if (gainedHigh > 0) {
      offered += highShare * offeredHigh;
      gained += highShare * gainedHigh;
    }
    const asked = askedHigh > 0 ? highShare * askedHigh : 0;
    const over = made - now;
    into[hour] = offered;
    stored[hour] = gained;
    out[hour] = asked;
    drawn[hour] =
      askedHigh > 0
        ? highShare * ((drawnSquare * askedHigh + drawnLinear) * askedHigh + drawnIdle)
        : 0;
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
