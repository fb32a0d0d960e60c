import type { EstimateFigures } from '../../../engine/estimate-figures.ts';

/** One month of the yield table. */
export type YieldMonth = {
  /** 1–12 */
  readonly month: number;
  readonly productionKwh: number;
  readonly kwhPerKwp: number;
  /** Irradiation on the open roof [kWh/m²]. */
  readonly irradiationKwhM2: number;
  readonly ownUseKwh: number;
  readonly soldKwh: number;
};

export type YieldTableFigures = {
  readonly months: readonly YieldMonth[];
  readonly year: Omit<YieldMonth, 'month'>;
};

type Flows = Pick<EstimateFigures, 'energy' | 'system'>;

/**
 * The months of a system's yield, and their sum.
 * @param irradiationKwhM2 12 monthly sums of the light on its roof
 */
export function yieldTable(
  { energy, system }: Flows,
  irradiationKwhM2: readonly number[],
): YieldTableFigures {
  const months = energy.monthly.map((flows, index) => ({
    month: index + 1,
    productionKwh: flows.productionKwh,
    kwhPerKwp: system.peakPower > 0 ? flows.productionKwh / system.peakPower : 0,
    irradiationKwhM2: irradiationKwhM2[index]!,
    ownUseKwh: flows.directKwh + flows.batteryInKwh,
    soldKwh: flows.exportedKwh,
  }));
  const sum = (pick: (month: YieldMonth) => number) =>
    months.reduce((total, month) => total + pick(month), 0);
  return {
    months,
    year: {
      productionKwh: sum((month) => month.productionKwh),
      kwhPerKwp: sum((month) => month.kwhPerKwp),
      irradiationKwhM2: sum((month) => month.irradiationKwhM2),
      ownUseKwh: sum((month) => month.ownUseKwh),
      soldKwh: sum((month) => month.soldKwh),
    },
  };
}
