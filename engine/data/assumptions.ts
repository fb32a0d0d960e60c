import type { Assumptions } from '../estimate-input.ts';
import { DEFAULT_ASSUMPTIONS } from './default-assumptions.ts';
import type { AssumptionRecord } from './assumption-record.ts';

type RecordOf<Key extends keyof Assumptions> = AssumptionRecord<Key, Assumptions[Key]>;

const OWN_CHOICE = 'Solrig calculation rules, section 6; our own choice, editable';

/** One record for every editable assumption, in the order in which a page lists them. */
export const ASSUMPTION_RECORDS: { readonly [Key in keyof Assumptions]: RecordOf<Key> } = {
  priceGrowthPercent: {
    key: 'priceGrowthPercent',
    value: DEFAULT_ASSUMPTIONS.priceGrowthPercent,
    unit: '%/yr',
    source: OWN_CHOICE,
    validFrom: '2026-11-01',
    basis: 'assumption',
  },
  discountRatePercent: {
    key: 'discountRatePercent',
    value: DEFAULT_ASSUMPTIONS.discountRatePercent,
    unit: '%/yr',
    source: OWN_CHOICE,
    validFrom: '2026-11-01',
    basis: 'assumption',
  },
  loanRatePercent: {
    key: 'loanRatePercent',
    value: DEFAULT_ASSUMPTIONS.loanRatePercent,
    unit: '%/yr',
    source: OWN_CHOICE,
    validFrom: '2026-11-01',
    basis: 'assumption',
  },
  panelDegradationPercent: {
    key: 'panelDegradationPercent',
    value: DEFAULT_ASSUMPTIONS.panelDegradationPercent,
    unit: '%/yr',
    source: 'Usual linear warranty of the panels in the catalogue; used as a compound rate',
    validFrom: '2026-11-01',
    basis: 'assumption',
  },
  batteryFadePercent: {
    key: 'batteryFadePercent',
    value: DEFAULT_ASSUMPTIONS.batteryFadePercent,
    unit: '%/yr',
    source: OWN_CHOICE,
    validFrom: '2026-11-01',
    basis: 'assumption',
  },
  batteryLifeYears: {
    key: 'batteryLifeYears',
    value: DEFAULT_ASSUMPTIONS.batteryLifeYears,
    unit: 'yr',
    source:
      'Our own choice between the usual warranty (10 years, price comparison of May 2025) and the fading of the cells (NREL BLAST-Lite, Gasper et al. 2023: 70 % after about 20 years); electronics decide, and no measured survival was found',
    validFrom: '2026-11-01',
    basis: 'assumption',
  },
  upkeepPercent: {
    key: 'upkeepPercent',
    value: DEFAULT_ASSUMPTIONS.upkeepPercent,
    unit: '% of the price/yr',
    source: OWN_CHOICE,
    validFrom: '2026-11-01',
    basis: 'assumption',
  },
  inverterReplacementYear: {
    key: 'inverterReplacementYear',
    value: DEFAULT_ASSUMPTIONS.inverterReplacementYear,
    unit: 'year',
    source: OWN_CHOICE,
    validFrom: '2026-11-01',
    basis: 'assumption',
  },
  electricityTaxFrom2028DkkPerKwh: {
    key: 'electricityTaxFrom2028DkkPerKwh',
    value: DEFAULT_ASSUMPTIONS.electricityTaxFrom2028DkkPerKwh,
    unit: 'DKK/kWh excl. VAT',
    source:
      'Elafgiftsloven § 6, L 24 of 2025–26: 60.9 øre at 2015’s level, indexed; the index of 2028 is our estimate',
    validFrom: '2028-01-01',
    basis: 'law',
  },
  supplierAdditionDkkPerKwh: {
    key: 'supplierAdditionDkkPerKwh',
    value: DEFAULT_ASSUMPTIONS.supplierAdditionDkkPerKwh,
    unit: 'DKK/kWh excl. VAT',
    source: 'Solrig calculation rules, section 4; suppliers differ',
    validFrom: '2026-11-01',
    basis: 'assumption',
  },
  exportFeeDkkPerKwh: {
    key: 'exportFeeDkkPerKwh',
    value: DEFAULT_ASSUMPTIONS.exportFeeDkkPerKwh,
    unit: 'DKK/kWh',
    source: 'Solrig calculation rules, section 4; buyers took 0.8–5 øre in August 2026',
    validFrom: '2026-11-01',
    basis: 'assumption',
  },
  exportSubscriptionDkkPerMonth: {
    key: 'exportSubscriptionDkkPerMonth',
    value: DEFAULT_ASSUMPTIONS.exportSubscriptionDkkPerMonth,
    unit: 'DKK/month',
    source: '0 for who buys there too; seven buyers took 0–29 in August 2026',
    validFrom: '2026-08-01',
    basis: 'assumption',
  },
  gridFeedInDkkPerKwh: {
    key: 'gridFeedInDkkPerKwh',
    value: DEFAULT_ASSUMPTIONS.gridFeedInDkkPerKwh,
    unit: 'DKK/kWh excl. VAT',
    source: 'DatahubPricelist',
    validFrom: '2026-05-27',
    basis: 'published',
  },
  energinetFeedInDkkPerKwh: {
    key: 'energinetFeedInDkkPerKwh',
    value: DEFAULT_ASSUMPTIONS.energinetFeedInDkkPerKwh,
    unit: 'DKK/kWh excl. VAT',
    source: 'Feed-in and balance tariff, DatahubPricelist',
    validFrom: '2026-05-27',
    basis: 'published',
  },
  electricCarTaxRefund: {
    key: 'electricCarTaxRefund',
    value: DEFAULT_ASSUMPTIONS.electricCarTaxRefund,
    unit: 'yes/no',
    source: 'Skatterådet, SKM2024.367.SR, 25 June 2024',
    validFrom: '2026-11-01',
    basis: 'assumption',
  },
  marginalTaxPercent: {
    key: 'marginalTaxPercent',
    value: DEFAULT_ASSUMPTIONS.marginalTaxPercent,
    unit: '%',
    source: 'Solrig calculation rules, section 4; differs by municipality and income',
    validFrom: '2026-11-01',
    basis: 'assumption',
  },
  owners: {
    key: 'owners',
    value: DEFAULT_ASSUMPTIONS.owners,
    unit: 'owners',
    source:
      'Each owner sells for 7,000 DKK a year without tax: ligningsloven § 8 P, as told by two accountants’ pages',
    validFrom: '2026-01-01',
    basis: 'assumption',
  },
  craftsmanPersons: {
    key: 'craftsmanPersons',
    value: DEFAULT_ASSUMPTIONS.craftsmanPersons,
    unit: 'persons',
    source:
      'Håndværkerfradrag is off until asked for; ligningsloven § 8 V, as told by PwC Denmark, 1 October 2025',
    validFrom: '2026-01-01',
    basis: 'assumption',
  },
  labourSharePercent: {
    key: 'labourSharePercent',
    value: DEFAULT_ASSUMPTIONS.labourSharePercent,
    unit: '% of the price',
    source: 'Our own choice; the labour that the invoice names decides',
    validFrom: '2026-11-01',
    basis: 'assumption',
  },
  batteryRoundTripEfficiency: {
    key: 'batteryRoundTripEfficiency',
    value: DEFAULT_ASSUMPTIONS.batteryRoundTripEfficiency,
    unit: '0–1',
    source:
      'At half power, and by measured curves at others: HTW Berlin, PerModPAR, median of three DC-coupled systems of 2018–2021',
    validFrom: '2026-11-28',
    basis: 'published',
  },
  batteryStandbyW: {
    key: 'batteryStandbyW',
    value: DEFAULT_ASSUMPTIONS.batteryStandbyW,
    unit: 'W',
    source:
      'The battery’s data sheet; our examples draw 10 W, between 5 and 15 W of four systems measured in 2018–2021 (HTW Berlin, PerModPAR)',
    validFrom: '2026-11-01',
    basis: 'assumption',
  },
  stopExportAtNegativePrice: {
    key: 'stopExportAtNegativePrice',
    value: DEFAULT_ASSUMPTIONS.stopExportAtNegativePrice,
    unit: 'yes/no',
    source: 'Solrig calculation rules, section 4; a setting of the inverter',
    validFrom: '2026-11-01',
    basis: 'assumption',
  },
};
