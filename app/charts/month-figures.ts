import type { EnergyMonth } from '../../engine/estimate-figures.ts';

export type MonthTower = {
  /** From the bottom: the shared block, the left tower (sun) and the right tower (use) [kWh]. */
  readonly direct: number;
  readonly left: readonly { readonly series: 'toBattery' | 'sold'; readonly kwh: number }[];
  readonly right: readonly { readonly series: 'fromBattery' | 'bought'; readonly kwh: number }[];
  readonly sunKwh: number;
  readonly useKwh: number;
};

/**
 * A month as two towers on one block: the left shows what the sun gave, the right what the house
 * used.
 */
export function monthTower(month: EnergyMonth): MonthTower {
  const { directKwh, batteryInKwh, batteryOutKwh, exportedKwh } = month;
  // What the grid puts into the battery comes out again, and is counted there.
  const boughtKwh = month.importedKwh - month.gridToBatteryKwh;
  return {
    direct: directKwh,
    left: [
      { series: 'toBattery', kwh: batteryInKwh },
      { series: 'sold', kwh: exportedKwh },
    ],
    right: [
      { series: 'fromBattery', kwh: batteryOutKwh },
      { series: 'bought', kwh: boughtKwh },
    ],
    sunKwh: directKwh + batteryInKwh + exportedKwh,
    useKwh: directKwh + batteryOutKwh + boughtKwh,
  };
}

export type SurplusMonths =
  | { readonly kind: 'none' | 'all' }
  | { readonly kind: 'one'; readonly month: number }
  | { readonly kind: 'run'; readonly from: number; readonly to: number }
  | { readonly kind: 'scattered'; readonly count: number };

/** The months, 1–12, in which the sun gives more than the house uses. */
export function surplusMonths(months: readonly EnergyMonth[]): SurplusMonths {
  const found = months.flatMap((month, index) =>
    month.productionKwh > month.consumptionKwh ? [index + 1] : [],
  );
  const from = found[0];
  const to = found.at(-1);
  if (from === undefined || to === undefined) return { kind: 'none' };
  if (found.length === months.length) return { kind: 'all' };
  if (from === to) return { kind: 'one', month: from };
  if (to - from + 1 === found.length) return { kind: 'run', from, to };
  return { kind: 'scattered', count: found.length };
}

/** Sum of one flow over the year [kWh]. */
export function yearSum(months: readonly EnergyMonth[], flow: keyof EnergyMonth): number {
  return months.reduce((sum, month) => sum + month[flow], 0);
}

/** First of so many consecutive months over which the towers leave most room; never January, 0. */
export function freestMonths(towers: readonly MonthTower[], count: number): number {
  let best = 1;
  let lowest = Infinity;
  for (let start = 1; start <= towers.length - count; start++) {
    const zone = towers.slice(start, start + count);
    const highest = Math.max(...zone.flatMap((tower) => [tower.sunKwh, tower.useKwh]));
    if (highest < lowest) {
      lowest = highest;
      best = start;
    }
  }
  return best;
}
