import { LEAD_STAGES, type AnyStage, type LeadRow } from './leads.ts';

const rankOf = (stage: AnyStage) => LEAD_STAGES.findIndex((known) => known === stage);

/**
 * What the lead that keeps on takes over of one that is merged into it: who owns that where nobody owns it, the stage
 * that is further on, and with either of them what is to be done next.
 */
export function takenOver(
  main: { readonly hasOwner: boolean; readonly stage: AnyStage },
  other: { readonly hasOwner: boolean; readonly stage: AnyStage; readonly step: LeadRow['step'] },
): { readonly owner: boolean; readonly stage: boolean; readonly step: boolean } {
  const owner = !main.hasOwner && other.hasOwner;
  const stage = rankOf(other.stage) > rankOf(main.stage);
  return { owner, stage, step: (owner || stage) && other.step !== 'none' };
}

/** A lead as a merge would leave it, as it is shown beside both. */
export function afterMerge(main: LeadRow, other: LeadRow): LeadRow {
  const takes = takenOver(
    { hasOwner: main.owner !== null, stage: main.stage },
    { hasOwner: other.owner !== null, stage: other.stage, step: other.step },
  );
  return {
    ...main,
    ...(takes.owner ? { owner: other.owner } : {}),
    ...(takes.stage ? { stage: other.stage } : {}),
    ...(takes.step ? { step: other.step, due: other.due } : {}),
  };
}
