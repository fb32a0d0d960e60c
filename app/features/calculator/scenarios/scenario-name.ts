import { m } from '../../../../messages/compiled/messages.js';
import { getLocale } from '../../../../messages/compiled/runtime.js';
import type { EstimateRun } from '../../../../engine/estimate.ts';
import { decimal, kWh } from '../../../../words/format.ts';

/** What a scenario is, in a few words each: its panels and its battery. */
export function scenarioParts({ estimate: { system } }: EstimateRun): readonly [string, string] {
  const locale = getLocale();
  return [
    m.depth_sizes_panels({ count: decimal(system.numberOfPanels, locale) }),
    system.batteryUsableKwh > 0
      ? m.calculator_scenario_with_battery({ capacity: kWh(system.batteryUsableKwh, locale) })
      : m.calculator_scenario_without_battery(),
  ];
}

export const scenarioName = (run: EstimateRun): string => scenarioParts(run).join(', ');
