import type { RoofType } from '../../engine/estimate-input.ts';

/** Above this deviation an agreement, or the mean of a roof type, deserves a look [%]. */
export const DEVIATION_LIMIT_PERCENT = 5;

/** What one agreement came to, compared with what had been calculated. */
export type Agreement = {
  readonly leadId: string;
  readonly name: string;
  readonly roofType: RoofType;
  /** Positive: the agreement became more expensive [%]. */
  readonly percent: number;
};

/** The agreements of one kind of roof. */
export type RoofDeviation = {
  readonly roofType: RoofType;
  readonly count: number;
  readonly meanPercent: number;
  readonly isBeyond: boolean;
};

/** The latest agreements, the newest first. */
export type Deviation = {
  readonly agreements: readonly Agreement[];
  readonly within: number;
  /** null: there are none. */
  readonly medianPercent: number | null;
  readonly roofs: readonly RoofDeviation[];
};

/** How far agreements deviate from what had been calculated, in total and by roof type. */
export function deviationOf(agreements: readonly Agreement[]): Deviation {
  const sorted = agreements.map(({ percent }) => percent).toSorted((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  const medianPercent =
    sorted.length === 0
      ? null
      : sorted.length % 2 === 1
        ? sorted[middle]!
        : (sorted[middle - 1]! + sorted[middle]!) / 2;
  const byRoof = Map.groupBy(agreements, ({ roofType }) => roofType);
  const roofs = [...byRoof].map(([roofType, of]): RoofDeviation => {
    const meanPercent = of.reduce((sum, { percent }) => sum + percent, 0) / of.length;
    return { roofType, count: of.length, meanPercent, isBeyond: isBeyond(meanPercent) };
  });
  return {
    agreements,
    within: sorted.filter((percent) => !isBeyond(percent)).length,
    medianPercent,
    roofs: roofs.toSorted((one, other) => Math.abs(other.meanPercent) - Math.abs(one.meanPercent)),
  };
}

export const isBeyond = (percent: number): boolean => Math.abs(percent) > DEVIATION_LIMIT_PERCENT;
