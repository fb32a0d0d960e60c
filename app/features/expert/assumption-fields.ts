import { m } from '../../../messages/compiled/messages.js';
import type { ExpertField } from './expert-field.ts';

/** A number behind the answer, as the calculator lists it. */
export type AssumptionEntry = {
  readonly key: string;
  readonly name: string;
  readonly unit: string;
  readonly ours: number;
};

/** The system's loss is a field of its own; the others are a group. */
export function assumptionFields(entries: readonly AssumptionEntry[]): readonly ExpertField[] {
  return [
    ...entries.map(({ key, name, unit, ours }): ExpertField => ({
      kind: 'number',
      name: key === 'systemLoss' ? key : `assumptions.${key}`,
      label: name,
      unit,
      ours,
    })),
    {
      kind: 'choice',
      name: 'assumptions.stopExportAtNegativePrice',
      label: m.calculator_assumption_stop_export(),
      // A box that is on by itself could not be sent as off.
      ours: 'true',
      options: [
        { value: 'true', label: m.expert_yes() },
        { value: 'false', label: m.expert_no() },
      ],
    },
  ];
}
