// Charges that are the same in all of Denmark. The newest row not after the year applies.

export type NationalCharges = {
  readonly validFrom: string;
  /** Energinet's system tariff [DKK/kWh excl. VAT]. */
  readonly systemDkkPerKwh: number;
  /** Energinet's transmission tariff [DKK/kWh excl. VAT]. */
  readonly transmissionDkkPerKwh: number;
  /** Energinet's subscription [DKK/month excl. VAT]. */
  readonly subscriptionDkkPerMonth: number;
  /** Energinet's feed-in tariff on exported electricity [DKK/kWh]. */
  readonly feedInDkkPerKwh: number;
  readonly source: string;
};

export const NATIONAL_CHARGES: readonly NationalCharges[] = [
  {
    validFrom: '2026-01-01',
    systemDkkPerKwh: 0.072,
    transmissionDkkPerKwh: 0.043,
    subscriptionDkkPerMonth: 15.5833,
    feedInDkkPerKwh: 0.005,
    source:
      'elpris.dk national charges, read 2026-09-09; the feed-in tariff from a secondary source of 2026-05-15',
  },
  {
    validFrom: '2027-01-01',
    systemDkkPerKwh: 0.049,
    transmissionDkkPerKwh: 0.056,
    // The subscription and the feed-in tariff of 2027 were not in the source; 2026's are carried on.
    subscriptionDkkPerMonth: 15.5833,
    feedInDkkPerKwh: 0.005,
    source: 'Energinet by a press release, second hand on 2026-10-04, not re-checked',
  },
];

/** Grid companies' feed-in tariff for small producers [DKK/kWh]; Dinel's figure stands for all. */
export const GRID_FEED_IN_DKK_PER_KWH = {
  value: 0.0063,
  source: 'Dinel, code TC_IND_03, research note of 2026-10-04; assumed for the other companies',
  validFrom: '2026-10-01',
} as const;

/** Electricity tax by law [DKK/kWh excl. VAT], by first year. From ASSUMED_TAX_FROM_YEAR an assumption takes over. */
export const ELECTRICITY_TAX = [
  {
    fromYear: 2026,
    dkkPerKwh: 0.008,
    source: 'elpris.dk, charge EA001, read 2026-09-09; 2027 the same',
  },
] as const;

export const ASSUMED_TAX_FROM_YEAR = 2028;

export const VAT_PERCENT = {
  value: 25,
  source: 'The Danish VAT Act, § 33',
  validFrom: '1992-01-01',
} as const;
