import { HOURS_PER_CALL, HOURS_PER_YEAR } from '../hours.ts';
import type { Hourly } from '../hours.ts';
import { evenUse, type UseBlocks } from '../load/use-blocks.ts';
import { checkDispatchInput } from './check-input.ts';
import { newHourlyFlows } from './flows.ts';
import type { Battery, Dispatch, DispatchInput, FlowSums, HourlyFlows } from './flows.ts';
import { followThresholdsInRing, newThresholds, type Thresholds } from './follow-thresholds.ts';
import { priceDrivenThresholds } from './price-driven.ts';

/** Hours run before the year, so that it starts with the charge that such a night leaves. */
const WARM_UP_HOURS = 14 * 24;
/** Passes over the year at most; a greedy battery forgets its start at the first full or empty hour. */
const PASSES = 3;

/** Takes and gives nothing: a year with it is bit by bit one without a battery. */
const NO_BATTERY: Battery = { usableKwh: 0, powerKw: 0, roundTripEfficiency: 1, standbyW: 0 };

/**
 * Hour by hour: the sun serves the house first, then the battery, then the grid; the battery serves the house
 * before the grid does (greedy self-use). Within an hour the use may come in blocks (use-blocks.ts): sun, battery and
 * grid then meet each of its two states, and a battery may take and give in the same hour. The year is a ring: the charge at its end is that at its start.
 * With strategy 'price-driven' the battery also waits for dear hours, leaves dear surplus to the grid and charges
 * from it in cheap hours, without foresight (price-driven.ts). It never feeds the grid.
 *
 * production = direct + batteryIn + exported + curtailed; load = direct + batteryOut + imported − gridToBattery;
 * batteryIn + gridToBattery = batteryOut + loss + change of charge. Under self-use gridToBattery is 0.
 * @param input production and load [kWh], one value per UTC hour, ≥ 0; battery or null; prices [DKK/kWh]
 * @returns sums of the year and the hours [kWh]
 * @throws RangeError a length, a battery value or a missing export price
 */
export function dispatch(input: DispatchInput): Dispatch {
  checkDispatchInput(input);
  const { battery } = input;
  const flows = input.into ?? newHourlyFlows();
  if (battery === null || battery.usableKwh === 0) {
    return { ...withBattery(input, NO_BATTERY, 0, flows), flows };
  }
  if (input.strategy === 'price-driven') {
    return { ...priceDrivenYear(input, battery, flows), flows };
  }
  const yearFrom = (startKwh: number) => withBattery(input, battery, startKwh, flows);
  const startKwh = chargeAfterWarmUp(input, battery);
  return { ...closedRing(yearFrom(startKwh), startKwh, yearFrom), flows };
}

let scratchThresholds: Thresholds | null = null;

/** A year of a battery that looks at the prices. */
export function priceDrivenYear(
  input: DispatchInput,
  battery: Battery,
  flows: HourlyFlows,
): FlowSums {
  scratchThresholds ??= newThresholds();
  const thresholds = priceDrivenThresholds(input, battery, scratchThresholds);
  return followThresholdsInRing(input, battery, thresholds, flows);
}

/**
 * A year of self-use that ends at the charge it starts with.
 * @param first the year from `startKwh`
 * @param yearFrom the year from another charge
 */
export function closedRing<Sums extends Pick<FlowSums, 'changeOfChargeKwh'>>(
  first: Sums,
  startKwh: number,
  yearFrom: (startKwh: number) => Sums,
): Sums {
  let sums = first;
  let start = startKwh;
  for (let pass = 1; pass < PASSES && Math.abs(sums.changeOfChargeKwh) > 1e-9; pass++) {
    start += sums.changeOfChargeKwh;
    sums = yearFrom(start);
  }
  return sums;
}

/** The sums of a year as its hours add up: where each stands in an array. */
const CHARGE = 0;
const MADE = 1;
const USED = 2;
const DIRECT = 3;
const IN = 4;
const OUT = 5;
const EXPORTED = 6;
const CURTAILED = 7;
const SUMS = 8;

type SelfUseYear = Pick<DispatchInput, 'productionKwh' | 'loadKwh'> & {
  readonly productionScale: number;
  readonly blocks: UseBlocks;
  readonly battery: Battery;
  /** Export price of the hours, where export stops when it is negative. */
  readonly stopAt: Hourly | null;
};

function withBattery(
  input: DispatchInput,
  battery: Battery,
  startKwh: number,
  flows: HourlyFlows,
): FlowSums {
  const { productionKwh, loadKwh, productionScale = 1 } = input;
  const stopAt = input.stopExportAtNegative === true ? input.exportPrice! : null;
  const blocks = input.blocks ?? evenUse(loadKwh);
  const year = { productionKwh, loadKwh, productionScale, blocks, battery, stopAt };
  const sums = new Float64Array(SUMS);
  sums[CHARGE] = startKwh;
  flows.gridToBattery.fill(0);
  for (let hour = 0; hour < HOURS_PER_YEAR; hour += HOURS_PER_CALL) {
    dispatchHours(hour, year, flows, sums);
  }
  const changeOfChargeKwh = sums[CHARGE] - startKwh;
  return {
    productionKwh: sums[MADE]!,
    loadKwh: sums[USED]!,
    directKwh: sums[DIRECT]!,
    batteryInKwh: sums[IN]!,
    gridToBatteryKwh: 0,
    batteryOutKwh: sums[OUT]!,
    exportedKwh: sums[EXPORTED]!,
    importedKwh: sums[USED]! - sums[DIRECT]! - sums[OUT]!,
    curtailedKwh: sums[CURTAILED]!,
    batteryLossKwh: sums[IN]! - sums[OUT]! - changeOfChargeKwh,
    changeOfChargeKwh,
  };
}

function dispatchHours(
  from: number,
  year: SelfUseYear,
  flows: HourlyFlows,
  sums: Float64Array,
): void {
  const { productionKwh, loadKwh, productionScale, stopAt } = year;
  const { usableKwh, powerKw } = year.battery;
  // The loss is shared evenly between the way in and the way out.
  const oneWay = Math.sqrt(year.battery.roundTripEfficiency);
  const perOneWay = 1 / oneWay;
  const standbyKwh = year.battery.standbyW / 1000;
  const { lowKwh, highKwh, highShare } = year.blocks;
  const lowShare = 1 - highShare;
  const { direct, batteryIn, batteryOut, exported, imported, curtailed, stateOfCharge } = flows;
  let charge = sums[CHARGE]!;
  let productionSum = sums[MADE]!;
  let loadSum = sums[USED]!;
  let directSum = sums[DIRECT]!;
  let inSum = sums[IN]!;
  let outSum = sums[OUT]!;
  let exportedSum = sums[EXPORTED]!;
  let curtailedSum = sums[CURTAILED]!;
  for (let hour = from; hour < from + HOURS_PER_CALL; hour++) {
    const made = productionKwh[hour]! * productionScale;
    const used = loadKwh[hour]!;
    charge = charge > standbyKwh ? charge - standbyKwh : 0;
    const low = lowKwh[hour]!;
    const high = highKwh[hour]!;
    const directLow = Math.min(made, low);
    const directHigh = Math.min(made, high);
    const now = lowShare * directLow + highShare * directHigh;
    // What the power lets in and out in either state; within one hour there may be some of both.
    let into =
      lowShare * Math.min(made - directLow, powerKw) +
      highShare * Math.min(made - directHigh, powerKw);
    let out =
      lowShare * Math.min(low - directLow, powerKw) +
      highShare * Math.min(high - directHigh, powerKw);
    const after = charge + into * oneWay - out * perOneWay;
    if (after >= usableKwh) {
      // Set, not added: full is exactly full, so that two starts meet and the ring closes.
      into = (usableKwh - charge + out * perOneWay) * perOneWay;
      charge = usableKwh;
    } else if (after <= 0) {
      out = (charge + into * oneWay) * oneWay;
      charge = 0;
    } else charge = after;
    const over = made - now - into;
    const stopped = stopAt !== null && stopAt[hour]! < 0;
    direct[hour] = now;
    batteryIn[hour] = into;
    batteryOut[hour] = out;
    imported[hour] = used - now - out;
    exported[hour] = stopped ? 0 : over;
    curtailed[hour] = stopped ? over : 0;
    stateOfCharge[hour] = charge;
    productionSum += made;
    loadSum += used;
    directSum += now;
    inSum += into;
    outSum += out;
    if (stopped) curtailedSum += over;
    else exportedSum += over;
  }
  sums[CHARGE] = charge;
  sums[MADE] = productionSum;
  sums[USED] = loadSum;
  sums[DIRECT] = directSum;
  sums[IN] = inSum;
  sums[OUT] = outSum;
  sums[EXPORTED] = exportedSum;
  sums[CURTAILED] = curtailedSum;
}

/** What such nights as the year's last leave in the battery [kWh]. */
export function chargeAfterWarmUp(input: DispatchInput, battery: Battery): number {
  const { productionKwh, loadKwh, productionScale = 1 } = input;
  const oneWay = Math.sqrt(battery.roundTripEfficiency);
  const standbyKwh = battery.standbyW / 1000;
  let charge = 0;
  for (let hour = HOURS_PER_YEAR - WARM_UP_HOURS; hour < HOURS_PER_YEAR; hour++) {
    const over = productionKwh[hour]! * productionScale - loadKwh[hour]!;
    charge = Math.max(0, charge - standbyKwh);
    charge =
      over >= 0
        ? Math.min(battery.usableKwh, charge + Math.min(over, battery.powerKw) * oneWay)
        : Math.max(0, charge - Math.min(-over, battery.powerKw) / oneWay);
  }
  return charge;
}
