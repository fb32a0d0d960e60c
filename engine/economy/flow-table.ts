import { dispatchedSums } from '../battery/dispatched-sums.ts';
import type { Battery, DispatchInput } from '../battery/flows.ts';
import type { Hourly } from '../hours.ts';
import type { UseBlocks } from '../load/use-blocks.ts';
import { exportPrice } from '../tariff/electricity-prices.ts';
import type { ElectricityPrices } from '../tariff/electricity-prices.ts';
import { flowPrices } from './price-sums.ts';

/** What a year's money follows from: sums of dispatched hours, weighted with the hours' prices. */
export type YearFlows = {
  /** What is made: the hours in which the system is off because selling would cost money are not. */
  readonly productionKwh: number;
  /** Use that did not come through the meter, and export. */
  readonly usefulKwh: number;
  /** Through the meter, charging of the battery from the grid included. */
  readonly importedKwh: number;
  /** Σ imported · (spot + volumetric tariff) [DKK excl. VAT]. */
  readonly importedVariableDkk: number;
  readonly exportedKwh: number;
  /** Σ exported · spot [DKK]. */
  readonly exportedSpotDkk: number;
};

export type FlowInput = {
  readonly productionKwh: Hourly;
  readonly loadKwh: Hourly;
  readonly blocks?: UseBlocks | undefined;
  readonly battery: Battery | null;
  readonly prices: ElectricityPrices;
  readonly stopExportAtNegativePrice: boolean;
};

/** Year flows at a factor on the first year's production and one on the battery's capacity. */
export type FlowsAtScale = (scale: number, capacity: number) => YearFlows;

/**
 * The electricity of a year of operation at a factor on the first year's production and one on the battery's
 * capacity. Under self-use all years are alike; a price-driven battery looks at the year's prices.
 */
export type FlowsAt = (scale: number, capacity: number, year: number) => YearFlows;

/** The same at some capacities in one go. */
type FlowsAtCapacities = (scale: number, capacities: readonly number[]) => readonly YearFlows[];

export type NodeSteps = {
  /** Largest step of the production scale. */
  readonly scaleStep: number;
  /** Smallest ratio of two neighbouring capacities; a small battery matters more per kWh than a large one. */
  readonly capacityRatio: number;
};

/** Small enough for an error below 0.1 % of the saving (flow-table.test.ts). */
const FINE_STEPS: NodeSteps = { scaleStep: 0.085, capacityRatio: 0.85 };
/** Below this nothing is left to be interpolated finely. */
const LOWEST_FINE_CAPACITY = 0.05;

/**
 * Dispatches the year exactly for one production scale and some battery capacities.
 * Hours in which export stops are those of the price level's year: price growth moves the zero of the
 * export price by the supplier's fee only, at most 0.01 DKK/kWh in 25 years, in hours worth next to nothing.
 * @param input production and load [kWh per UTC hour], battery or null, prices
 * @param steering strategy and the prices that it looks at; without it self-use
 */
export function yearsExactly(
  input: FlowInput,
  steering: Pick<DispatchInput, 'strategy' | 'importPrice' | 'exportPrice'> = {},
): FlowsAtCapacities {
  const priceOfExport = exportPrice(input.prices);
  const counted = flowPrices(input.prices);
  return (scale, capacities) =>
    dispatchedSums(
      {
        productionKwh: input.productionKwh,
        loadKwh: input.loadKwh,
        blocks: input.blocks,
        battery: input.battery,
        exportPrice: priceOfExport,
        stopExportAtNegative: input.stopExportAtNegativePrice,
        productionScale: scale,
        ...steering,
      },
      capacities,
      counted,
    ).map((sums) => ({
      productionKwh: sums.productionKwh - sums.curtailedKwh,
      usefulKwh: sums.loadKwh - sums.importedKwh + sums.exportedKwh,
      importedKwh: sums.importedKwh,
      importedVariableDkk: sums.importedDkk,
      exportedKwh: sums.exportedKwh,
      exportedSpotDkk: sums.exportedDkk,
    }));
}

/** The same for one capacity. */
export function yearFlowsExactly(...home: Parameters<typeof yearsExactly>): FlowsAtScale {
  const exactly = yearsExactly(...home);
  return (scale, capacity) => exactly(scale, [capacity])[0]!;
}

/** Even nodes from `low` to 1 and from 1 to `high`; 1 is always one, so that the first year is exact. */
function scaleNodes(low: number, high: number, step: number): readonly number[] {
  const below = Math.ceil((1 - low) / step - 1e-9);
  const above = Math.ceil((high - 1) / step - 1e-9);
  const nodes: number[] = [];
  for (let k = below; k > 0; k--) nodes.push(1 - ((1 - low) * k) / below);
  nodes.push(1);
  for (let k = 1; k <= above; k++) nodes.push(1 + ((high - 1) * k) / above);
  return nodes;
}

/** Nodes in even ratios from `low` to 1, and one at `low` itself where that is next to nothing. */
function capacityNodes(low: number, ratio: number): readonly number[] {
  const fine = Math.max(low, LOWEST_FINE_CAPACITY);
  const count = Math.ceil(Math.log(fine) / Math.log(ratio) - 1e-9);
  const nodes = low < fine ? [low] : [];
  for (let k = count; k > 0; k--) nodes.push(fine ** (k / count));
  return [...nodes, 1];
}

/**
 * First of the (at most three) neighbouring nodes used for x: with the next below rather than the next above, which is as
 * near, so that the usual years, at no scale above 1, need no node above it.
 */
function firstNeighbour(nodes: readonly number[], x: number): number {
  let first = 0;
  while (first + 3 < nodes.length && x > nodes[first + 2]!) first++;
  return first;
}

/** Lagrange weights at x of up to three nodes from `first`, written into `weights`; how many there are. */
function weightsAt(
  nodes: readonly number[],
  first: number,
  x: number,
  weights: Float64Array,
): number {
  const count = Math.min(3, nodes.length - first);
  for (let i = 0; i < count; i++) {
    let weight = 1;
    for (let j = 0; j < count; j++) {
      if (i === j) continue;
      weight *= (x - nodes[first + j]!) / (nodes[first + i]! - nodes[first + j]!);
    }
    weights[i] = weight;
  }
  return count;
}

/**
 * Year flows for any production scale and capacity in the given ranges, from a few exactly dispatched years by
 * quadratic interpolation; exact at scale 1 and capacity 1. At capacity 0 the battery is gone.
 * @param input production and load [kWh per UTC hour], battery or null, prices
 * @param scaleRange lowest (≤ 1) and highest (≥ 1) factor on production
 * @param lowestCapacity lowest factor on the battery's capacity, 0–1
 * @param steps between the nodes; fine by default
 * @param withoutBattery the same home's flows without a battery, asked for when first needed
 * @returns the flows at (scale, capacity)
 * @throws RangeError ranges that do not hold 1
 */
export function flowTable(
  input: FlowInput,
  scaleRange: readonly [number, number],
  lowestCapacity: number,
  steps: NodeSteps = FINE_STEPS,
  withoutBattery: () => FlowsAtScale = () =>
    flowTable({ ...input, battery: null }, scaleRange, 1, steps),
): FlowsAtScale {
  const [low, high] = scaleRange;
  if (!(low >= 0 && low <= 1 && high >= 1 && high < Infinity)) {
    throw new RangeError(`production scale from ${low} to ${high}`);
  }
  if (!(lowestCapacity >= 0 && lowestCapacity <= 1))
    throw new RangeError(`capacity ${lowestCapacity}`);
  const exactly = yearsExactly(input);
  const scales = scaleNodes(low, high, steps.scaleStep);
  if (!input.battery) return interpolated(scales, [1], exactly);
  const capacities = capacityNodes(lowestCapacity, steps.capacityRatio);
  return endingWith(withoutBattery, interpolated(scales, capacities, exactly));
}

/** Flows of a home whose battery may be gone: then those without one. */
function endingWith(withoutBattery: () => FlowsAtScale, withBattery: FlowsAtScale): FlowsAtScale {
  let without: FlowsAtScale | null = null;
  return (scale, capacity) =>
    capacity === 0 ? (without ??= withoutBattery())(scale, 1) : withBattery(scale, capacity);
}

/**
 * Quadratic interpolation on a grid of nodes, exact at the nodes.
 * @param scales nodes of the production scale, rising
 * @param capacities nodes of the capacity, rising
 * @param at flows at the nodes of one scale; asked once for each node that is needed
 */
export function interpolated(
  scales: readonly number[],
  capacities: readonly number[],
  at: FlowsAtCapacities,
): FlowsAtScale {
  const table = scales.map((): YearFlows[] => []);
  /** Dispatches what is still missing of a scale's nodes from `first` on. */
  const fill = (scale: number, first: number, count: number): void => {
    const nodes = table[scale]!;
    const missing: number[] = [];
    for (let c = first; c < first + count; c++) if (nodes[c] === undefined) missing.push(c);
    if (missing.length === 0) return;
    const found = at(
      scales[scale]!,
      missing.map((c) => capacities[c]!),
    );
    missing.forEach((c, index) => (nodes[c] = found[index]!));
  };
  const scaleWeights = new Float64Array(3);
  const capacityWeights = new Float64Array(3);
  return (scale, capacity) => {
    const sum = {
      productionKwh: 0,
      usefulKwh: 0,
      importedKwh: 0,
      importedVariableDkk: 0,
      exportedKwh: 0,
      exportedSpotDkk: 0,
    };
    const firstScale = firstNeighbour(scales, scale);
    const firstCapacity = firstNeighbour(capacities, capacity);
    const scaleCount = weightsAt(scales, firstScale, scale, scaleWeights);
    const capacityCount = weightsAt(capacities, firstCapacity, capacity, capacityWeights);
    for (let s = 0; s < scaleCount; s++) fill(firstScale + s, firstCapacity, capacityCount);
    for (let c = 0; c < capacityCount; c++) {
      for (let s = 0; s < scaleCount; s++) {
        const weight = capacityWeights[c]! * scaleWeights[s]!;
        const node = table[firstScale + s]![firstCapacity + c]!;
        sum.productionKwh += weight * node.productionKwh;
        sum.usefulKwh += weight * node.usefulKwh;
        sum.importedKwh += weight * node.importedKwh;
        sum.importedVariableDkk += weight * node.importedVariableDkk;
        sum.exportedKwh += weight * node.exportedKwh;
        sum.exportedSpotDkk += weight * node.exportedSpotDkk;
      }
    }
    return sum;
  };
}
