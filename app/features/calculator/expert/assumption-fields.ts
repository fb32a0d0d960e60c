import { m } from '../../../../messages/compiled/messages.js';
import type { AssumptionRow } from '../assumptions/assumption-rows.ts';
import { choice, number, type FormField } from '../form/field.ts';

/** The system's loss is a field of its own; the others are a group. */
export function assumptionFields(entries: readonly AssumptionRow[]): readonly FormField[] {
  return [
    ...entries.map(({ key, name, unit, ours, scale }) => {
      // What the drawer shows as a percentage is sent as the share that it is.
      const shownUnit = scale === undefined ? unit : '0–1';
      return number(key === 'systemLoss' ? key : `assumptions.${key}`, name, shownUnit, ours);
    }),
    // A box that is on by itself could not be sent as off.
    choice('assumptions.stopExportAtNegativePrice', m.calculator_assumption_stop_export(), 'true', [
      { value: 'true', label: m.expert_yes() },
      { value: 'false', label: m.expert_no() },
    ]),
  ];
}
