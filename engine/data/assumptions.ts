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
    value: 0.72,
    unit: 'DKK/kWh excl. VAT',
    source:
      'Assumed: the rate before the reduction of 2026 and 2027 returns. No law on 2028 has been read',
    validFrom: '2028-01-01',
    basis: 'assumption',
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
    source: 'Solrig calculation rules, section 4; suppliers differ',
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
  marginalTaxPercent: ASSUMPTION_RECORDS.marginalTaxPercent.value,
  batteryRoundTripEfficiency: ASSUMPTION_RECORDS.batteryRoundTripEfficiency.value,
  stopExportAtNegativePrice: ASSUMPTION_RECORDS.stopExportAtNegativePrice.value,
};
