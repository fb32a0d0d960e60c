import { m } from '../../../../messages/compiled/messages.js';
import { getLocale } from '../../../../messages/compiled/runtime.js';
import type { EstimateRun } from '../../../../engine/estimate.ts';
import { kWh } from '../../../../words/format.ts';
import { newPanels } from '../../../../words/standing-words.ts';

/** What a scenario is, in a few words each: its panels and its battery. */
export function scenarioParts({ estimate }: EstimateRun): readonly [string, string] {
  const { system } = estimate;
  const locale = getLocale();
  return [
    newPanels(estimate, locale),
    system.batteryUsableKwh > 0
      ? m.calculator_scenario_with_battery({ capacity: kWh(system.batteryUsableKwh, locale) })
      : m.calculator_scenario_without_battery(),
  ];
}

export const scenarioName = (run: EstimateRun): string => scenarioParts(run).join(', ');
