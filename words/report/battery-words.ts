import { m } from '../../messages/compiled/messages.js';
import { roundedTo } from '../estimate-words.ts';
import { decimal, kr, kWh, percent, years } from '../format.ts';
import type { Locale } from '../locale.ts';
import type { EconomyResult } from '../../engine/estimate-figures.ts';
import type { BatteryComparison } from '../../domain/report/report-figures.ts';

/** When the battery is worn out, and whether a new one pays then; empty where it lasts as long as we calculate. */
export function batteryEndWords(end: EconomyResult['batteryEnd'], locale: Locale): string {
  if (end === null) return '';
  const words = {
    year: decimal(end.year, locale),
    cost: kr(roundedTo(end.costDkk, 100), locale),
    worth: kr(roundedTo(end.worthDkk, 100), locale),
  };
  return end.isReplaced
    ? m.report_battery_end_replaced(words, { locale })
    : m.report_battery_end_gone(words, { locale });
}

/** What the battery does, in a sentence or two. */
export function batteryLead(battery: BatteryComparison, locale: Locale): string {
  const words = {
    capacity: kWh(battery.capacityKwh, locale),
    from: percent(battery.without.selfConsumptionShare, locale),
    to: percent(battery.with.selfConsumptionShare, locale),
  };
  const without = battery.without.paybackYears;
  const withIt = battery.with.paybackYears;
  if (without === null && withIt === null) return m.report_battery_lead_neither(words, { locale });
  if (withIt === null) return m.report_battery_lead_unpaid(words, { locale });
  if (without === null) return m.report_battery_lead_only_with(words, { locale });
  const added = roundedTo(withIt, 0.1) - roundedTo(without, 0.1);
  if (Math.abs(added) < 0.05) return m.report_battery_lead_same(words, { locale });
  return added > 0
    ? m.report_battery_lead_longer({ ...words, longer: years(added, locale) }, { locale })
    : m.report_battery_lead_shorter({ ...words, shorter: years(-added, locale) }, { locale });
}
