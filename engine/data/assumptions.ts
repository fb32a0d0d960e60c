import type { Assumptions } from '../estimate-input.ts';
import type { AssumptionRecord } from './assumption-record.ts';

type RecordOf<Key extends keyof Assumptions> = AssumptionRecord<Key, Assumptions[Key]>;

const OWN_CHOICE = 'Solrig calculation rules, section 6; our own choice, editable';

/** One record for every editable assumption, in the order in which a page lists them. */
export const ASSUMPTION_RECORDS: { readonly [Key in keyof Assumptions]: RecordOf<Key> } = {
  priceGrowthPercent: {
    key: 'priceGrowthPercent',
    value: 2,
    unit: '%/yr',
    source: OWN_CHOICE,
    validFrom: '2026-11-01',
    basis: 'assumption',
  },
  discountRatePercent: {
    key: 'discountRatePercent',
    value: 4,
    unit: '%/yr',
    source: OWN_CHOICE,
    validFrom: '2026-11-01',
    basis: 'assumption',
  },
  loanRatePercent: {
    key: 'loanRatePercent',
    value: 6,
    unit: '%/yr',
    source: OWN_CHOICE,
    validFrom: '2026-11-01',
    basis: 'assumption',
  },
  panelDegradationPercent: {
    key: 'panelDegradationPercent',
    value: 0.4,
    unit: '%/yr',
    source: 'Usual linear warranty of the panels in the catalogue; used as a compound rate',
    validFrom: '2026-11-01',
    basis: 'assumption',
  },
  batteryFadePercent: {
    key: 'batteryFadePercent',
    value: 2,
    unit: '%/yr',
    source: OWN_CHOICE,
    validFrom: '2026-11-01',
    basis: 'assumption',
  },
  upkeepPercent: {
    key: 'upkeepPercent',
    value: 0.5,
    unit: '% of the price/yr',
    source: OWN_CHOICE,
    validFrom: '2026-11-01',
    basis: 'assumption',
  },
  inverterReplacementYear: {
    key: 'inverterReplacementYear',
    value: 15,
    unit: 'year',
    source: OWN_CHOICE,
    validFrom: '2026-11-01',
    basis: 'assumption',
  },
  electricityTaxFrom2028DkkPerKwh: {
    key: 'electricityTaxFrom2028DkkPerKwh',
    // enactedTaxDkkPerKwh(2028), to a tenth of an øre (electricity-tax.test.ts).
    value: 0.761,
    unit: 'DKK/kWh excl. VAT',
    source:
      'Elafgiftsloven § 6, L 24 of 2025–26: 60.9 øre at 2015’s level, indexed; the index of 2028 is our estimate',
    validFrom: '2028-01-01',
    basis: 'law',
  },
  supplierAdditionDkkPerKwh: {
    key: 'supplierAdditionDkkPerKwh',
    value: 0.09,
    unit: 'DKK/kWh excl. VAT',
    source: 'Solrig calculation rules, section 4; suppliers differ',
    validFrom: '2026-11-01',
    basis: 'assumption',
  },
  exportFeeDkkPerKwh: {
    key: 'exportFeeDkkPerKwh',
    value: 0.02,
    unit: 'DKK/kWh',
    source: 'Solrig calculation rules, section 4; buyers took 0.8–5 øre in August 2026',
    validFrom: '2026-11-01',
    basis: 'assumption',
  },
  exportSubscriptionDkkPerMonth: {
    key: 'exportSubscriptionDkkPerMonth',
    value: 0,
    unit: 'DKK/month',
    source: '0 for who buys there too; seven buyers took 0–29 in August 2026',
    validFrom: '2026-08-01',
    basis: 'assumption',
  },
  gridFeedInDkkPerKwh: {
    key: 'gridFeedInDkkPerKwh',
    value: null,
    unit: 'DKK/kWh excl. VAT',
    source: 'DatahubPricelist',
    validFrom: '2026-05-27',
    basis: 'published',
  },
  energinetFeedInDkkPerKwh: {
    key: 'energinetFeedInDkkPerKwh',
    value: null,
    unit: 'DKK/kWh excl. VAT',
    source: 'Feed-in and balance tariff, DatahubPricelist',
    validFrom: '2026-05-27',
    basis: 'published',
  },
  electricCarTaxRefund: {
    key: 'electricCarTaxRefund',
    value: false,
    unit: 'yes/no',
    source: 'Charging operators’ pages; not read in the law',
    validFrom: '2026-11-01',
    basis: 'assumption',
  },
  marginalTaxPercent: {
    key: 'marginalTaxPercent',
    value: 42,
    unit: '%',
    source: 'Solrig calculation rules, section 4; differs by municipality and income',
    validFrom: '2026-11-01',
    basis: 'assumption',
  },
  batteryRoundTripEfficiency: {
    key: 'batteryRoundTripEfficiency',
    value: 0.92,
    unit: '0–1',
    source: 'Solrig calculation rules, section 3',
    validFrom: '2026-11-01',
    basis: 'assumption',
  },
  stopExportAtNegativePrice: {
    key: 'stopExportAtNegativePrice',
    value: true,
    unit: 'yes/no',
    source: 'Solrig calculation rules, section 4; a setting of the inverter',
    validFrom: '2026-11-01',
    basis: 'assumption',
  },
};

/** The value of every editable assumption before the visitor changes any. */
export const DEFAULT_ASSUMPTIONS: Assumptions = {
  priceGrowthPercent: ASSUMPTION_RECORDS.priceGrowthPercent.value,
  discountRatePercent: ASSUMPTION_RECORDS.discountRatePercent.value,
  loanRatePercent: ASSUMPTION_RECORDS.loanRatePercent.value,
  panelDegradationPercent: ASSUMPTION_RECORDS.panelDegradationPercent.value,
  batteryFadePercent: ASSUMPTION_RECORDS.batteryFadePercent.value,
  upkeepPercent: ASSUMPTION_RECORDS.upkeepPercent.value,
  inverterReplacementYear: ASSUMPTION_RECORDS.inverterReplacementYear.value,
  electricityTaxFrom2028DkkPerKwh: ASSUMPTION_RECORDS.electricityTaxFrom2028DkkPerKwh.value,
  supplierAdditionDkkPerKwh: ASSUMPTION_RECORDS.supplierAdditionDkkPerKwh.value,
  exportFeeDkkPerKwh: ASSUMPTION_RECORDS.exportFeeDkkPerKwh.value,
  exportSubscriptionDkkPerMonth: ASSUMPTION_RECORDS.exportSubscriptionDkkPerMonth.value,
  gridFeedInDkkPerKwh: ASSUMPTION_RECORDS.gridFeedInDkkPerKwh.value,
  energinetFeedInDkkPerKwh: ASSUMPTION_RECORDS.energinetFeedInDkkPerKwh.value,
  electricCarTaxRefund: ASSUMPTION_RECORDS.electricCarTaxRefund.value,
  marginalTaxPercent: ASSUMPTION_RECORDS.marginalTaxPercent.value,
  batteryRoundTripEfficiency: ASSUMPTION_RECORDS.batteryRoundTripEfficiency.value,
  stopExportAtNegativePrice: ASSUMPTION_RECORDS.stopExportAtNegativePrice.value,
};
