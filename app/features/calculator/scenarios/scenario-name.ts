import { m } from '../../../../messages/compiled/messages.js';
import { getLocale } from '../../../../messages/compiled/runtime.js';
import type { EstimateRun } from '../../../../engine/estimate.ts';
import { decimal, kWh } from '../../../../words/format.ts';

/** What a scenario is, in a few words: panels and battery. */
export function scenarioName({ estimate: { system } }: EstimateRun): string {
  const locale = getLocale();
  const count = decimal(system.numberOfPanels, locale);
  return system.batteryUsableKwh > 0
    ? m.calculator_scenario_with_battery({ count, capacity: kWh(system.batteryUsableKwh, locale) })
    : m.calculator_scenario_without_battery({ count });
}
