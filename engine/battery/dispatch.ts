import { HOURS_PER_CALL, HOURS_PER_YEAR } from '../hours.ts';
import { evenUse, type UseBlocks } from '../load/use-blocks.ts';
import { checkDispatchInput } from './check-input.ts';
import { newHourlyFlows } from './flows.ts';
import { NO_BATTERY, offerOf, type Offer } from './hour-offers.ts';
import type { Battery, Dispatch, DispatchInput, FlowSums, HourlyFlows } from './flows.ts';
import { followThresholdsInRing, newThresholds, type Thresholds } from './follow-thresholds.ts';
import { priceDrivenThresholds } from './price-driven.ts';

/** Hours run before the year, so that it starts with the charge that such a night leaves. */
const WARM_UP_HOURS = 14 * 24;
/** Passes over the year at most; a greedy battery forgets its start at the first full or empty hour. */
const PASSES = 3;

/**
 * Hour by hour: the sun serves the house first, then the battery, then the grid; the battery serves the house
 * before the grid does (greedy self-use). What is lost follows from each hour's powers (losses.ts); an hour that capacity or
 * charge cuts short is one of rest for the remaining share. The year is a ring: the charge at its end is that at its start.
 * With strategy 'price-driven' the battery also waits for dear hours, leaves dear surplus to the grid and charges
 * from it in cheap hours, without foresight (price-driven.ts). It never feeds the grid.
 *
 * production = direct + batteryIn + exported + curtailed; load = direct + batteryOut + imported − gridToBattery;
 * batteryIn + gridToBattery = batteryOut + loss + change of charge. Under self-use gridToBattery is what the battery draws while it rests.
 * @param input production and load [kWh], one value per UTC hour, ≥ 0; battery or null; prices [DKK/kWh]
 * @returns sums of the year and the hours [kWh]
 * @throws RangeError a length, a battery value or a missing export price
 */
export function dispatch(input: DispatchInput): Dispatch {
  checkDispatchInput(input);
  const { battery } = input;
  const flows = input.into ?? newHourlyFlows();
  if (battery === null || battery.usableKwh === 0) {
    return { ...selfUseYear(input, null, 0, flows), flows };
  }
  if (input.strategy === 'price-driven') {
    return { ...priceDrivenYear(input, battery, flows), flows };
  }
  const yearFrom = (startKwh: number) => selfUseYear(input, battery, startKwh, flows);
  const startKwh = chargeAfterWarmUp(offerOf(input, battery), battery.usableKwh);
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
/** Hours of rest on the grid [h]. */
const RESTED = 8;
const SUMS = 9;

type SelfUseYear = Pick<DispatchInput, 'productionKwh' | 'loadKwh'> & {
  readonly productionScale: number;
  readonly blocks: UseBlocks;
  readonly offer: Offer;
  readonly usableKwh: number;
  readonly standbyKwh: number;
};

/** @param battery null: nothing is taken and nothing given */
function selfUseYear(
  input: DispatchInput,
  battery: Battery | null,
  startKwh: number,
  flows: HourlyFlows,
): FlowSums {
  const { productionKwh, loadKwh, productionScale = 1 } = input;
  const blocks = input.blocks ?? evenUse(loadKwh);
  const offer = offerOf(input, battery ?? NO_BATTERY);
  const { usableKwh, standbyW } = battery ?? NO_BATTERY;
  const standbyKwh = standbyW / 1000;
  const year = { productionKwh, loadKwh, productionScale, blocks, offer, usableKwh, standbyKwh };
  const sums = new Float64Array(SUMS);
  sums[CHARGE] = startKwh;
  for (let hour = 0; hour < HOURS_PER_YEAR; hour += HOURS_PER_CALL) {
    dispatchHours(hour, year, flows, sums);
  }
  const changeOfChargeKwh = sums[CHARGE] - startKwh;
  const gridToBatteryKwh = sums[RESTED]! * standbyKwh;
  return {
    productionKwh: sums[MADE]!,
    loadKwh: sums[USED]!,
    directKwh: sums[DIRECT]!,
    batteryInKwh: sums[IN]!,
    gridToBatteryKwh,
    batteryOutKwh: sums[OUT]!,
    exportedKwh: sums[EXPORTED]!,
    importedKwh: sums[USED]! - sums[DIRECT]! - sums[OUT]! + gridToBatteryKwh,
    curtailedKwh: sums[CURTAILED]!,
    batteryLossKwh: sums[IN]! + gridToBatteryKwh - sums[OUT]! - changeOfChargeKwh,
    changeOfChargeKwh,
  };
}

function dispatchHours(
  from: number,
  year: SelfUseYear,
  flows: HourlyFlows,
  sums: Float64Array,
): void {
  const { productionKwh, loadKwh, productionScale, usableKwh, standbyKwh } = year;
  const { lowKwh, highKwh, highShare } = year.blocks;
  const { into, stored, out, drawn, stopAt } = year.offer;
  const lowShare = 1 - highShare;
  const { direct, batteryIn, batteryOut, gridToBattery, exported, imported, curtailed } = flows;
  const { stateOfCharge } = flows;
  let charge = sums[CHARGE]!;
  let productionSum = sums[MADE]!;
  let loadSum = sums[USED]!;
  let directSum = sums[DIRECT]!;
  let inSum = sums[IN]!;
  let outSum = sums[OUT]!;
  let exportedSum = sums[EXPORTED]!;
  let curtailedSum = sums[CURTAILED]!;
  let rested = sums[RESTED]!;
  for (let hour = from; hour < from + HOURS_PER_CALL; hour++) {
    const made = productionKwh[hour]! * productionScale;
    const used = loadKwh[hour]!;
    const now =
      lowShare * Math.min(made, lowKwh[hour]!) + highShare * Math.min(made, highKwh[hour]!);
    const gained = stored[hour]!;
    const spent = drawn[hour]!;
    const offered = into[hour]!;
    let taken = offered;
    let given = out[hour]!;
    let rest = 0;
    const after = charge + gained - spent;
    if (gained === 0 && spent === 0) rest = 1;
    else if (after >= usableKwh) {
      const full = 1 - (usableKwh - charge + spent) / gained;
      // A full battery draws its standby from what it no longer takes.
      taken -= full * (offered > standbyKwh ? offered - standbyKwh : 0);
      // Set, not added: full is exactly full, so that two starts meet and the ring closes.
      charge = usableKwh;
    } else if (after <= 0) {
      rest = 1 - (charge + gained) / spent;
      given -= rest * given;
      charge = 0;
    } else charge = after;
    const drawnKwh = rest * standbyKwh;
    const over = made - now - taken;
    const stopped = stopAt !== null && stopAt[hour]! < 0;
    direct[hour] = now;
    batteryIn[hour] = taken;
    batteryOut[hour] = given;
    gridToBattery[hour] = drawnKwh;
    imported[hour] = used - now - given + drawnKwh;
    exported[hour] = stopped ? 0 : over;
    curtailed[hour] = stopped ? over : 0;
    stateOfCharge[hour] = charge;
    productionSum += made;
    loadSum += used;
    directSum += now;
    inSum += taken;
    outSum += given;
    rested += rest;
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
  sums[RESTED] = rested;
}

/** What such nights as the year's last leave in the battery [kWh]. */
export function chargeAfterWarmUp({ stored, drawn }: Offer, usableKwh: number): number {
  let charge = 0;
  for (let hour = HOURS_PER_YEAR - WARM_UP_HOURS; hour < HOURS_PER_YEAR; hour++) {
    charge = Math.min(usableKwh, Math.max(0, charge + stored[hour]! - drawn[hour]!));
  }
  return charge;
}
