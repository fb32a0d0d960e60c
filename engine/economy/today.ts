import { netted } from '../standing/yearly-netting.ts';
import type { EconomyInput } from './economy-input.ts';
import type { FlowsAt, YearFlows } from './flow-table.ts';
import { selfUseLifeFlows } from './self-use-life.ts';

/**
 * The electricity of a home as it is today, where panels stand already: they age on, and nothing is bought.
 * @returns undefined where none stand
 */
export function todayFlowsAt(input: EconomyInput): FlowsAt | undefined {
  const { standing } = input;
  if (standing === undefined) return undefined;
  return (
    standing.flowsAt ??
    selfUseLifeFlows({ ...input, productionKwh: standing.productionKwh, battery: null })
  );
}

/** How the flows of a calendar year are settled: as they are, or netted over the year while the old scheme lasts. */
export function settlementIn(
  standing: EconomyInput['standing'],
  calendarYear: number,
): (flows: YearFlows) => YearFlows {
  const lastYear = standing?.nettedUntil ?? null;
  return lastYear !== null && calendarYear <= lastYear ? netted : (flows) => flows;
}
