import { productionInYears } from './ageing.ts';
import { lowestCapacity } from './battery-life.ts';
import type { EconomyInput } from './economy-input.ts';
import type { FlowsAtScale } from './flow-table.ts';
import { recentFlowTable } from './recent-flows.ts';
import { p10Factor, p90Factor } from './uncertainty.ts';

/** What 25 years of hours are read from. */
export type LifeHours = Pick<
  EconomyInput,
  | 'productionKwh'
  | 'loadKwh'
  | 'blocks'
  | 'battery'
  | 'prices'
  | 'assumptions'
  | 'modelUncertaintyPercent'
>;

/** The electricity of 25 years as if the battery served the house and nothing else. */
export function selfUseLifeFlows(input: LifeHours): FlowsAtScale {
  const { assumptions, battery } = input;
  return recentFlowTable(
    { ...input, stopExportAtNegativePrice: assumptions.stopExportAtNegativePrice },
    productionRange(input),
    battery ? lowestCapacity(assumptions) : 1,
  );
}

/** Least and largest factor on the first year's production that is asked for. */
export function productionRange({
  assumptions,
  modelUncertaintyPercent,
}: Pick<EconomyInput, 'assumptions' | 'modelUncertaintyPercent'>) {
  // As far as the yield may err: nodes that lie close enough for what is asked between them.
  const lowestScale = Math.min(
    ...productionInYears(assumptions.panelDegradationPercent).map(
      (scale, index) => scale * p10Factor(modelUncertaintyPercent, index + 1),
    ),
  );
  return [lowestScale, p90Factor(modelUncertaintyPercent, 1)] as const;
}
