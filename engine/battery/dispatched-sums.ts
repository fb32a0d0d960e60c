import { dot, HOURS_PER_CALL, HOURS_PER_YEAR } from '../hours.ts';
import type { Hourly } from '../hours.ts';
import { evenUse, type UseBlocks } from '../load/use-blocks.ts';
import { checkDispatchInput } from './check-input.ts';
import { inRing, priceDrivenYear } from './dispatch.ts';
import { newHourlyFlows } from './flows.ts';
import type {
  Battery,
  DispatchInput,
  FlowPrices,
  FlowSums,
  HourlyFlows,
  PricedSums,
} from './flows.ts';

let scratch: HourlyFlows | null = null;

/**
 * The sums of a dispatched year where nobody needs its hours: the same as dispatch(), bit by bit, in half of the time. Its
 * loops are of their own, because one that can also write the hours is slow where it doesn't; and what the hours bring a
 * battery and ask of it is found once for all its capacities.
 * @param input as of dispatch()
 * @param capacities factors on the battery's capacity
 * @param prices what each hour's kWh count [DKK/kWh], one value per UTC hour
 * @returns for each capacity the sums of the year, in kWh and in DKK
 * @throws RangeError as dispatch()
 */
export function dispatchedSums(
  input: DispatchInput,
  capacities: readonly number[],
  prices: FlowPrices,
): readonly PricedSums[] {
  checkDispatchInput(input);
  const { battery } = input;
  const stopAt = stopAtOf(input);
  let offer: Offer | null = null;
  return capacities.map((capacity) => {
    const usableKwh = (battery?.usableKwh ?? 0) * capacity;
    if (battery !== null && usableKwh > 0 && input.strategy === 'price-driven') {
      return priceDriven(input, { ...battery, usableKwh }, prices);
    }
    const found = (offer ??= offerOf(input, battery?.powerKw));
    const year = { ...found, ...prices, stopAt };
    if (battery === null || usableKwh === 0) return withoutBattery(year);
    const one = { ...battery, usableKwh };
    const oneWay = Math.sqrt(battery.roundTripEfficiency);
    const own = { ...year, usableKwh, oneWay, standbyKwh: battery.standbyW / 1000 };
    return inRing(input, one, (startKwh) => withBattery(own, startKwh));
  });
}

const FREE: FlowPrices = {
  imported: new Float64Array(HOURS_PER_YEAR),
  exported: new Float64Array(HOURS_PER_YEAR),
};

/** The same for one year whose money nobody asks for. */
export function dispatchedYearSums(input: DispatchInput): FlowSums {
  return dispatchedSums(input, [1], FREE)[0]!;
}

function priceDriven(input: DispatchInput, battery: Battery, prices: FlowPrices): PricedSums {
  const flows = (scratch ??= newHourlyFlows());
  return {
    ...priceDrivenYear({ ...input, battery }, battery, flows),
    importedDkk: dot(flows.imported, prices.imported),
    exportedDkk: dot(flows.exported, prices.exported),
  };
}

/** The sums of a year as its hours add up: where each stands in an array. */
const CHARGE = 0;
const MADE = 1;
const USED = 2;
const DIRECT = 3;
const OUT = 4;
const SOLD = 5;
const IN = 6;
const CURTAILED = 7;
const IMPORTED_DKK = 8;
const EXPORTED_DKK = 9;
const SUMS = 10;

/** What the hours bring a battery and ask of it while its charge sets no limit [kWh]: the same for every capacity. */
type Offer = {
  readonly into: Hourly;
  readonly out: Hourly;
  /** Production that is not used at once. */
  readonly over: Hourly;
  /** Use that the sun does not cover. */
  readonly short: Hourly;
  /** MADE, USED and DIRECT. */
  readonly sums: Float64Array;
};

const newOffer = (): Offer => ({
  into: new Float64Array(HOURS_PER_YEAR),
  out: new Float64Array(HOURS_PER_YEAR),
  over: new Float64Array(HOURS_PER_YEAR),
  short: new Float64Array(HOURS_PER_YEAR),
  sums: new Float64Array(SUMS),
});

/** As many production scales as one home's tables have nodes, and one more. */
const OFFERS_KEPT = 4;

const kept: { readonly home: OfferHome; readonly offer: Offer }[] = [];

/**
 * Kept until others have been asked for: the years of one home with a battery, without one and with all hours begin with the
 * same sums.
 * @param powerKw undefined: without a battery, for which any power will do
 */
function offerOf(input: DispatchInput, powerKw: number | undefined): Offer {
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

type BatteryYear = Offer &
  FlowPrices &
  Pick<Battery, 'usableKwh'> & {
    readonly oneWay: number;
    readonly standbyKwh: number;
    /** Export price of the hours, where export stops when it is negative. */
    readonly stopAt: Hourly | null;
  };

const stopAtOf = ({ stopExportAtNegative, exportPrice }: DispatchInput): Hourly | null =>
  stopExportAtNegative === true ? exportPrice! : null;

/** As in dispatch.ts, where it is explained. */
function batteryHours(from: number, year: BatteryYear, sums: Float64Array): void {
  const { over, short, imported, exported, stopAt, usableKwh, oneWay, standbyKwh } = year;
  const { into: offeredIn, out: askedOut } = year;
  const perOneWay = 1 / oneWay;
  let charge = sums[CHARGE]!;
  let inSum = sums[IN]!;
  let outSum = sums[OUT]!;
  let soldSum = sums[SOLD]!;
  let curtailedSum = sums[CURTAILED]!;
  let importedDkk = sums[IMPORTED_DKK]!;
  let exportedDkk = sums[EXPORTED_DKK]!;
  for (let hour = from; hour < from + HOURS_PER_CALL; hour++) {
    charge = charge > standbyKwh ? charge - standbyKwh : 0;
    let into = offeredIn[hour]!;
    let out = askedOut[hour]!;
    const after = charge + into * oneWay - out * perOneWay;
    if (after >= usableKwh) {
      into = (usableKwh - charge + out * perOneWay) * perOneWay;
      charge = usableKwh;
    } else if (after <= 0) {
      out = (charge + into * oneWay) * oneWay;
      charge = 0;
    } else charge = after;
    const left = over[hour]! - into;
    const sold = stopAt !== null && stopAt[hour]! < 0 ? 0 : left;
    importedDkk += (short[hour]! - out) * imported[hour]!;
    exportedDkk += sold * exported[hour]!;
    inSum += into;
    outSum += out;
    soldSum += sold;
    curtailedSum += left - sold;
  }
  sums[CHARGE] = charge;
  sums[IN] = inSum;
  sums[OUT] = outSum;
  sums[SOLD] = soldSum;
  sums[CURTAILED] = curtailedSum;
  sums[IMPORTED_DKK] = importedDkk;
  sums[EXPORTED_DKK] = exportedDkk;
}

function withBattery(year: BatteryYear, startKwh: number): PricedSums {
  const sums = new Float64Array(SUMS);
  sums[CHARGE] = startKwh;
  for (let hour = 0; hour < HOURS_PER_YEAR; hour += HOURS_PER_CALL) batteryHours(hour, year, sums);
  return pricedSums(year.sums, sums, startKwh);
}

type PlainYear = Offer & FlowPrices & Pick<BatteryYear, 'stopAt'>;

function plainHours(from: number, year: PlainYear, sums: Float64Array): void {
  const { over, short, imported, exported, stopAt } = year;
  let soldSum = sums[SOLD]!;
  let curtailedSum = sums[CURTAILED]!;
  let importedDkk = sums[IMPORTED_DKK]!;
  let exportedDkk = sums[EXPORTED_DKK]!;
  for (let hour = from; hour < from + HOURS_PER_CALL; hour++) {
    const sold = stopAt !== null && stopAt[hour]! < 0 ? 0 : over[hour]!;
    importedDkk += short[hour]! * imported[hour]!;
    exportedDkk += sold * exported[hour]!;
    soldSum += sold;
    curtailedSum += over[hour]! - sold;
  }
  sums[SOLD] = soldSum;
  sums[CURTAILED] = curtailedSum;
  sums[IMPORTED_DKK] = importedDkk;
  sums[EXPORTED_DKK] = exportedDkk;
}

function withoutBattery(year: PlainYear): PricedSums {
  const sums = new Float64Array(SUMS);
  for (let hour = 0; hour < HOURS_PER_YEAR; hour += HOURS_PER_CALL) plainHours(hour, year, sums);
  return pricedSums(year.sums, sums, 0);
}

function pricedSums(home: Float64Array, sums: Float64Array, startKwh: number): PricedSums {
  const changeOfChargeKwh = sums[CHARGE]! - startKwh;
  return {
    productionKwh: home[MADE]!,
    loadKwh: home[USED]!,
    directKwh: home[DIRECT]!,
    batteryInKwh: sums[IN]!,
    gridToBatteryKwh: 0,
    batteryOutKwh: sums[OUT]!,
    exportedKwh: sums[SOLD]!,
    importedKwh: home[USED]! - home[DIRECT]! - sums[OUT]!,
    curtailedKwh: sums[CURTAILED]!,
    batteryLossKwh: sums[IN]! - sums[OUT]! - changeOfChargeKwh,
    changeOfChargeKwh,
    importedDkk: sums[IMPORTED_DKK]!,
    exportedDkk: sums[EXPORTED_DKK]!,
  };
}
