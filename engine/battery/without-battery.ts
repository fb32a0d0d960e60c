import { HOURS_PER_YEAR } from '../hours.ts';
import { evenUse } from '../load/use-blocks.ts';
import type { DispatchInput, FlowPrices, HourlyFlows, PricedSums } from './flows.ts';

/**
 * A year without a battery: the sun serves the house, then the grid.
 * @param input checked, see dispatch()
 * @param flows arrays to write the hours into [kWh]; with prices they are left as they are
 * @param prices what each hour's kWh count [DKK/kWh]; null: the money is 0
 * @returns sums of the year [kWh], and in DKK
 */
export function withoutBattery(
  input: DispatchInput,
  flows: HourlyFlows,
  prices: FlowPrices | null,
): PricedSums {
  const { productionKwh, loadKwh, exportPrice, productionScale = 1 } = input;
  const stopAt = input.stopExportAtNegative === true ? exportPrice : undefined;
  let productionSum = 0;
  let loadSum = 0;
  let directSum = 0;
  let exportedSum = 0;
  let curtailedSum = 0;
  let importedDkk = 0;
  let exportedDkk = 0;
  const { direct, exported, imported, curtailed } = flows;
  const { lowKwh, highKwh, highShare } = input.blocks ?? evenUse(input.loadKwh);
  const lowShare = 1 - highShare;
  if (prices === null) {
    flows.batteryIn.fill(0);
    flows.gridToBattery.fill(0);
    flows.batteryOut.fill(0);
    flows.stateOfCharge.fill(0);
  }
  for (let hour = 0; hour < HOURS_PER_YEAR; hour++) {
    const made = productionKwh[hour]! * productionScale;
    const used = loadKwh[hour]!;
    const low = lowKwh[hour]!;
    const high = highKwh[hour]!;
    const now = lowShare * Math.min(made, low) + highShare * Math.min(made, high);
    const surplus = made - now;
    const stopped = stopAt !== undefined && stopAt[hour]! < 0;
    const sold = stopped ? 0 : surplus;
    if (prices === null) {
      direct[hour] = now;
      imported[hour] = used - now;
      exported[hour] = sold;
      curtailed[hour] = stopped ? surplus : 0;
    } else {
      importedDkk += (used - now) * prices.imported[hour]!;
      exportedDkk += sold * prices.exported[hour]!;
    }
    productionSum += made;
    loadSum += used;
    directSum += now;
    if (stopped) curtailedSum += surplus;
    else exportedSum += surplus;
  }
  return {
    productionKwh: productionSum,
    loadKwh: loadSum,
    directKwh: directSum,
    batteryInKwh: 0,
    gridToBatteryKwh: 0,
    batteryOutKwh: 0,
    exportedKwh: exportedSum,
    importedKwh: loadSum - directSum,
    curtailedKwh: curtailedSum,
    batteryLossKwh: 0,
    changeOfChargeKwh: 0,
    importedDkk,
    exportedDkk,
  };
}
