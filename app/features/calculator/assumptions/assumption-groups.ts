import { m } from '../../../../messages/compiled/messages.js';
import type { AssumptionRow } from './assumption-rows.ts';

/** Which heading of the drawer a number stands under. */
export const GROUP_OF: Readonly<Record<AssumptionRow['key'], 'prices' | 'money' | 'system'>> = {
  electricityTaxFrom2028DkkPerKwh: 'prices',
  priceGrowthPercent: 'prices',
  supplierAdditionDkkPerKwh: 'prices',
  exportFeeDkkPerKwh: 'prices',
  exportSubscriptionDkkPerMonth: 'prices',
  gridFeedInDkkPerKwh: 'prices',
  energinetFeedInDkkPerKwh: 'prices',
  discountRatePercent: 'money',
  loanRatePercent: 'money',
  upkeepPercent: 'money',
  marginalTaxPercent: 'money',
  owners: 'money',
  craftsmanPersons: 'money',
  labourSharePercent: 'money',
  inverterReplacementYear: 'system',
  systemLoss: 'system',
  panelDegradationPercent: 'system',
  batteryFadePercent: 'system',
  batteryLifeYears: 'system',
  batteryRoundTripEfficiency: 'system',
  batteryStandbyW: 'system',
};

export function assumptionGroups() {
  return [
    { id: 'prices', title: m.calculator_assumptions_prices() },
    { id: 'money', title: m.calculator_assumptions_money() },
    { id: 'system', title: m.calculator_assumptions_system() },
  ] as const;
}
