import { HOURS_PER_YEAR } from '../hours.ts';
import type { Hourly } from '../hours.ts';
import { evenUse } from '../load/use-blocks.ts';
import type { Battery, DispatchInput, FlowSums, HourlyFlows } from './flows.ts';
import { offerOf } from './hour-offers.ts';

/**
 * What a battery aims at in each hour [kWh of charge at the hour's end]. Self-use is the special case of
 * reserve 0, grid fill 0 and sun fill the capacity.
 */
export type Thresholds = {
  /** The house is served from the battery down to this. */
  readonly reserveKwh: Hourly;
  /** The grid fills up to this. */
  readonly gridFillKwh: Hourly;
  /** The sun's surplus fills up to this; the rest is exported. */
  readonly sunFillKwh: Hourly;
};

/** Aims of 0 kWh in every hour of a year: nothing is held back, and neither grid nor sun fills the battery. */
export function newThresholds(): Thresholds {
  return {
    reserveKwh: new Float64Array(HOURS_PER_YEAR),
    gridFillKwh: new Float64Array(HOURS_PER_YEAR),
    sunFillKwh: new Float64Array(HOURS_PER_YEAR),
  };
}

/**
 * Runs a battery through the year by its thresholds. The hour's own sun and use are met as they come; power,
 * capacity and balance are kept whatever the thresholds say. The battery never feeds the grid.
 * @param input production, load, export stop [kWh per UTC hour]
 * @param battery the battery
 * @param thresholds aims of every hour [kWh of charge]
 * @param startKwh charge before the first hour
 * @param flows arrays to write the hours into
 * @returns sums of the year [kWh]
 */
export function followThresholds(
  input: DispatchInput,
  battery: Battery,
  thresholds: Thresholds,
  startKwh: number,
  flows: HourlyFlows,
): FlowSums {
  const { productionKwh, loadKwh, exportPrice, productionScale = 1 } = input;
  const stopAt = input.stopExportAtNegative === true ? exportPrice : undefined;
  const { usableKwh, powerKw } = battery;
  const { gridEfficiency } = battery.losses;
  const standbyKwh = battery.standbyW / 1000;
  const { into, stored, out, drawn } = offerOf(input, battery);
  const { reserveKwh, gridFillKwh, sunFillKwh } = thresholds;
  const { lowKwh, highKwh, highShare } = input.blocks ?? evenUse(loadKwh);
  const lowShare = 1 - highShare;
  const { direct, batteryIn, gridToBattery, batteryOut, exported, imported, curtailed } = flows;
  const { stateOfCharge } = flows;
  let charge = startKwh;
  let productionSum = 0;
  let loadSum = 0;
  let directSum = 0;
  let sunInSum = 0;
  let gridInSum = 0;
  let outSum = 0;
  let exportedSum = 0;
  let curtailedSum = 0;
  for (let hour = 0; hour < HOURS_PER_YEAR; hour++) {
    const made = productionKwh[hour]! * productionScale;
    const used = loadKwh[hour]!;
    const low = lowKwh[hour]!;
    const high = highKwh[hour]!;
    const now = lowShare * (made < low ? made : low) + highShare * (made < high ? made : high);
    const missing = used - now;
    const offered = into[hour]!;
    const gained = stored[hour]!;
    const asked = out[hour]!;
    const spent = drawn[hour]!;
    const gridFill = Math.min(gridFillKwh[hour]!, usableKwh);
    const sunFill = Math.min(Math.max(sunFillKwh[hour]!, gridFill), usableKwh);
    // Shares of the hour in which it takes what the sun offers, and gives what the house asks for.
    let taking = 0;
    let giving = 0;
    let gridIn = 0;
    // Share in which it rests on the grid.
    let resting = 0;
    if (charge < gridFill) {
      taking = gained > sunFill - charge ? (sunFill - charge) / gained : gained > 0 ? 1 : 0;
      charge = Math.min(charge + gained * taking, usableKwh);
      if (charge < gridFill) {
        gridIn = Math.min(powerKw - offered, (gridFill - charge) / gridEfficiency);
        charge = Math.min(charge + gridIn * gridEfficiency, usableKwh);
      }
      if (gained === 0) resting = 1 - (powerKw > 0 ? gridIn / powerKw : 0);
    } else {
      const reserve = reserveKwh[hour]!;
      if (spent > 0) giving = shareOf(charge + gained - reserve, spent);
      // What goes out meanwhile makes room for the sun.
      if (gained > 0) taking = shareOf(sunFill - charge + spent * giving, gained);
      if (spent > 0) giving = shareOf(charge + gained * taking - reserve, spent);
      charge = Math.min(Math.max(charge + gained * taking - spent * giving, 0), usableKwh);
      if (spent > 0) resting = 1 - giving;
      else if (gained === 0) resting = 1;
    }
    const standing = offered > standbyKwh ? standbyKwh : offered;
    const sunIn = offered * taking + standing * (1 - taking);
    const given = asked * giving;
    gridIn += resting * standbyKwh;
    const over = made - now - sunIn;
    const stopped = stopAt !== undefined && stopAt[hour]! < 0;
    direct[hour] = now;
    batteryIn[hour] = sunIn;
    gridToBattery[hour] = gridIn;
    batteryOut[hour] = given;
    imported[hour] = missing - given + gridIn;
    exported[hour] = stopped ? 0 : over;
    curtailed[hour] = stopped ? over : 0;
    stateOfCharge[hour] = charge;
    productionSum += made;
    loadSum += used;
    directSum += now;
    sunInSum += sunIn;
    gridInSum += gridIn;
    outSum += given;
    if (stopped) curtailedSum += over;
    else exportedSum += over;
  }
  const changeOfChargeKwh = charge - startKwh;
  return {
    productionKwh: productionSum,
    loadKwh: loadSum,
    directKwh: directSum,
    batteryInKwh: sunInSum,
    gridToBatteryKwh: gridInSum,
    batteryOutKwh: outSum,
    exportedKwh: exportedSum,
    importedKwh: loadSum - directSum - outSum + gridInSum,
    curtailedKwh: curtailedSum,
    batteryLossKwh: sunInSum + gridInSum - outSum - changeOfChargeKwh,
    changeOfChargeKwh,
  };
}

/** The share of `whole`, above 0, that `part` is: 0–1. */
const shareOf = (part: number, whole: number): number =>
  part <= 0 ? 0 : part < whole ? part / whole : 1;

/** Passes over the year at most; full or empty once, a battery has forgotten its start. */
const PASSES = 4;

/** The same as a ring: the charge at the year's end is that at its start. */
export function followThresholdsInRing(
  input: DispatchInput,
  battery: Battery,
  thresholds: Thresholds,
  flows: HourlyFlows,
): FlowSums {
  let startKwh = 0;
  let sums = followThresholds(input, battery, thresholds, startKwh, flows);
  for (let pass = 1; pass < PASSES && Math.abs(sums.changeOfChargeKwh) > 1e-9; pass++) {
    startKwh += sums.changeOfChargeKwh;
    sums = followThresholds(input, battery, thresholds, startKwh, flows);
  }
  return sums;
}
