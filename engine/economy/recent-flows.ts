import type { Battery } from '../battery/flows.ts';
import type { Hourly } from '../hours.ts';
import type { UseBlocks } from '../load/use-blocks.ts';
import type { ElectricityPrices } from '../tariff/electricity-prices.ts';
import { flowTable, type FlowInput, type FlowsAtScale } from './flow-table.ts';

/** A report compares a system with and without its battery, and the home as it is today, each under two taxes. */
const TABLES_KEPT = 6;

type Kept = {
  readonly input: FlowInput;
  readonly scaleRange: readonly [number, number];
  readonly lowestCapacity: number;
  readonly flows: FlowsAtScale;
};

let kept: readonly Kept[] = [];

/**
 * flowTable() with a memory of its latest answers: what changes only what money is made of, such as a tax, a loan or
 * the price of the system, dispatches no hour again. Hours are compared by value, so the answer is the same as
 * without the memory.
 * @param input as of flowTable(); its arrays must not be changed afterwards
 */
export function recentFlowTable(
  input: FlowInput,
  scaleRange: readonly [number, number],
  lowestCapacity: number,
): FlowsAtScale {
  const found = kept.find(
    (one) =>
      one.lowestCapacity === lowestCapacity &&
      one.scaleRange[0] === scaleRange[0] &&
      one.scaleRange[1] === scaleRange[1] &&
      isSameInput(one.input, input),
  );
  const latest = found ?? {
    input,
    scaleRange,
    lowestCapacity,
    flows: flowTable(input, scaleRange, lowestCapacity, undefined, () =>
      recentFlowTable({ ...input, battery: null }, scaleRange, 1),
    ),
  };
  kept = [latest, ...kept.filter((one) => one !== found)].slice(0, TABLES_KEPT);
  return latest.flows;
}

const isSameInput = (a: FlowInput, b: FlowInput): boolean =>
  a.stopExportAtNegativePrice === b.stopExportAtNegativePrice &&
  isSameBattery(a.battery, b.battery) &&
  // First what differs at a roof's every step, and from the first light on.
  isSameYear(a.productionKwh, b.productionKwh) &&
  isSamePrice(a.prices, b.prices) &&
  isSameYear(a.loadKwh, b.loadKwh) &&
  isSameBlocks(a.blocks, b.blocks);

/** What dispatching looks at of the prices, and what it sums up. */
const isSamePrice = (a: ElectricityPrices, b: ElectricityPrices): boolean =>
  a.exportDeductionDkkPerKwh === b.exportDeductionDkkPerKwh &&
  a.feedInTariffDkkPerKwh === b.feedInTariffDkkPerKwh &&
  isSameYear(a.spotDkkPerKwh, b.spotDkkPerKwh) &&
  isSameYear(a.volumetricTariffDkkPerKwh, b.volumetricTariffDkkPerKwh);

function isSameBattery(a: Battery | null, b: Battery | null): boolean {
  if (a === null || b === null) return a === b;
  const names = Object.keys({ ...a, ...b }) as (keyof Battery)[];
  return names.every((name) => a[name] === b[name]);
}

function isSameBlocks(a: UseBlocks | undefined, b: UseBlocks | undefined): boolean {
  if (a === undefined || b === undefined) return a === b;
  // The high state follows from the load and the low one.
  return a.highShare === b.highShare && isSameYear(a.lowKwh, b.lowKwh);
}

function isSameYear(a: Hourly, b: Hourly): boolean {
  if (a === b) return true;
  if (a.length !== b.length) return false;
  for (let hour = 0; hour < a.length; hour++) if (a[hour] !== b[hour]) return false;
  return true;
}
