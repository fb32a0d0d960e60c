import type { Assumptions } from '../estimate-input.ts';

/**
 * The value of every editable assumption before the visitor changes any. Where each comes from stands in assumptions.ts,
 * apart from here, so that a page need not carry the words.
 */
export const DEFAULT_ASSUMPTIONS: Assumptions = {
  priceGrowthPercent: 2,
  discountRatePercent: 4,
  loanRatePercent: 6,
  panelDegradationPercent: 0.4,
  batteryFadePercent: 2,
  batteryLifeYears: 13,
  upkeepPercent: 0.5,
  inverterReplacementYear: 15,
  // enactedTaxDkkPerKwh(2028), to a tenth of an øre (electricity-tax.test.ts).
  electricityTaxFrom2028DkkPerKwh: 0.761,
  supplierAdditionDkkPerKwh: 0.09,
  exportFeeDkkPerKwh: 0.02,
  exportSubscriptionDkkPerMonth: 0,
  gridFeedInDkkPerKwh: null,
  energinetFeedInDkkPerKwh: null,
  electricCarTaxRefund: false,
  marginalTaxPercent: 42,
  owners: 1,
  craftsmanPersons: 0,
  labourSharePercent: 20,
  batteryRoundTripEfficiency: 0.92,
  batteryStandbyW: null,
  stopExportAtNegativePrice: true,
};
