import { dispatch } from '../battery/dispatch.ts';
import { newHourlyFlows } from '../battery/flows.ts';
import type { Battery, HourlyFlows } from '../battery/flows.ts';
import type { Hourly } from '../hours.ts';
import { HOURS_PER_YEAR } from '../hours.ts';
import { exportPrice } from '../tariff/electricity-prices.ts';
import type { ElectricityPrices } from '../tariff/electricity-prices.ts';

/** What a year's money follows from: sums of dispatched hours, weighted with the hours' prices. */
export type YearFlows = {
  readonly productionKwh: number;
  readonly usefulKwh: number;
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
  readonly battery: Battery | null;
  readonly prices: ElectricityPrices;
  readonly stopExportAtNegativePrice: boolean;
};

/** Largest step between two nodes; keeps the error of interpolation below 0.1 % (flow-table.test.ts). */
const SCALE_STEP = 0.12;
const CAPACITY_STEP = 0.2;

let scratch: HourlyFlows | null = null;

/** Σ of spot and tariff in every hour: what import costs before additions, tax and VAT. */
function variablePrice(prices: ElectricityPrices): Hourly {
  const sum = new Float64Array(HOURS_PER_YEAR);
  const { spotDkkPerKwh, volumetricTariffDkkPerKwh } = prices;
  for (let hour = 0; hour < HOURS_PER_YEAR; hour++) {
    sum[hour] = spotDkkPerKwh[hour]! + volumetricTariffDkkPerKwh[hour]!;
  }
  return sum;
}

function dot(a: Hourly, b: Hourly): number {
  let sum = 0;
  for (let hour = 0; hour < HOURS_PER_YEAR; hour++) sum += a[hour]! * b[hour]!;
  return sum;
}

/**
 * Dispatches the year exactly for one production scale and one battery capacity.
 * Hours in which export stops are those of the price level's year: price growth moves the zero of the
 * export price by the supplier's fee only, at most 0.01 DKK/kWh in 25 years, in hours worth next to nothing.
 */
export function yearFlowsExactly(input: FlowInput): (scale: number, capacity: number) => YearFlows {
  const variable = variablePrice(input.prices);
  const priceOfExport = exportPrice(input.prices);
  const { battery, prices } = input;
  return (scale, capacity) => {
    scratch ??= newHourlyFlows();
    const sums = dispatch({
      productionKwh: input.productionKwh,
      loadKwh: input.loadKwh,
      battery: battery && { ...battery, usableKwh: battery.usableKwh * capacity },
      exportPrice: priceOfExport,
      stopExportAtNegative: input.stopExportAtNegativePrice,
      productionScale: scale,
      into: scratch,
    });
    return {
      productionKwh: sums.productionKwh,
      usefulKwh: sums.directKwh + sums.batteryOutKwh + sums.exportedKwh,
      importedKwh: sums.importedKwh,
      importedVariableDkk: dot(sums.flows.imported, variable),
      exportedKwh: sums.exportedKwh,
      exportedSpotDkk: dot(sums.flows.exported, prices.spotDkkPerKwh),
    };
  };
}

/** Even nodes from `low` to 1 and from 1 to `high`; 1 is always one, so that the first year is exact. */
function nodesAround1(low: number, high: number, step: number): readonly number[] {
  const below = Math.ceil((1 - low) / step - 1e-9);
  const above = Math.ceil((high - 1) / step - 1e-9);
  const nodes: number[] = [];
  for (let k = below; k > 0; k--) nodes.push(1 - ((1 - low) * k) / below);
  nodes.push(1);
  for (let k = 1; k <= above; k++) nodes.push(1 + ((high - 1) * k) / above);
  return nodes;
}

/** First of the (at most three) neighbouring nodes used for x. */
function firstNeighbour(nodes: readonly number[], x: number): number {
  let first = 0;
  while (
    first + 3 < nodes.length &&
    Math.abs(nodes[first + 3]! - x) < Math.abs(x - nodes[first]!)
  ) {
    first++;
  }
  return first;
}

/** Lagrange weights of up to three nodes from `first` at x. */
function weightsAt(nodes: readonly number[], first: number, x: number): readonly number[] {
  const used = nodes.slice(first, first + 3);
  return used.map((node, i) =>
    used.reduce(
      (weight, other, j) => (i === j ? weight : (weight * (x - other)) / (node - other)),
      1,
    ),
  );
}

/**
 * Year flows for any production scale and capacity in the given ranges, from a few exactly dispatched years by
 * quadratic interpolation; exact at scale 1 and capacity 1.
 * @param input production and load [kWh per UTC hour], battery or null, prices
 * @param scaleRange lowest (≤ 1) and highest (≥ 1) factor on production
 * @param lowestCapacity lowest factor on the battery's capacity, 0–1
 * @returns the flows at (scale, capacity)
 * @throws RangeError ranges that do not hold 1
 */
export function flowTable(
  input: FlowInput,
  scaleRange: readonly [number, number],
  lowestCapacity: number,
): (scale: number, capacity: number) => YearFlows {
  const [low, high] = scaleRange;
  if (!(low >= 0 && low <= 1 && high >= 1 && high < Infinity)) {
    throw new RangeError(`production scale from ${low} to ${high}`);
  }
  if (!(lowestCapacity >= 0 && lowestCapacity <= 1))
    throw new RangeError(`capacity ${lowestCapacity}`);
  const exactly = yearFlowsExactly(input);
  const scales = nodesAround1(low, high, SCALE_STEP);
  const capacities = input.battery ? nodesAround1(lowestCapacity, 1, CAPACITY_STEP) : [1];
  const table = capacities.map((capacity) => scales.map((scale) => exactly(scale, capacity)));
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
    const scaleWeights = weightsAt(scales, firstScale, scale);
    const capacityWeights = weightsAt(capacities, firstCapacity, capacity);
    for (let c = 0; c < capacityWeights.length; c++) {
      for (let s = 0; s < scaleWeights.length; s++) {
        const weight = capacityWeights[c]! * scaleWeights[s]!;
        const node = table[firstCapacity + c]![firstScale + s]!;
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

/** Σ load · (spot + volumetric tariff) of the home without solar [DKK excl. VAT]. */
export function loadVariableDkk(loadKwh: Hourly, prices: ElectricityPrices): number {
  return dot(loadKwh, variablePrice(prices));
}
