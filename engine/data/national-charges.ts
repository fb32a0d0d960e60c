// Charges that are the same in all of Denmark. The newest row not after the year applies.

export type NationalCharges = {
  readonly validFrom: string;
  /** Energinet's system tariff [DKK/kWh excl. VAT]. */
  readonly systemDkkPerKwh: number;
  /** Energinet's transmission tariff [DKK/kWh excl. VAT]. */
  readonly transmissionDkkPerKwh: number;
  /** Energinet's subscription [DKK/month excl. VAT]. */
  readonly subscriptionDkkPerMonth: number;
  /** Energinet's feed-in tariff and balance tariff on exported electricity [DKK/kWh excl. VAT]. */
  readonly feedInDkkPerKwh: number;
  readonly balanceDkkPerKwh: number;
};

export const NATIONAL_CHARGES: readonly NationalCharges[] = [
  // elpris.dk, read 2026-09-09; feed-in and balance tariff from one public copy of DatahubPricelist of 2026-05-27.
  {
    validFrom: '2026-01-01',
    systemDkkPerKwh: 0.072,
    transmissionDkkPerKwh: 0.043,
    subscriptionDkkPerMonth: 15.5833,
    feedInDkkPerKwh: 0.005,
    balanceDkkPerKwh: 0.0053,
  },
  // DatahubPricelist and elpris.dk, October 2026.
  {
    validFrom: '2027-01-01',
    systemDkkPerKwh: 0.049,
    transmissionDkkPerKwh: 0.056,
    // The subscription and what a producer pays in 2027 were not in the source; 2026's are carried on.
    subscriptionDkkPerMonth: 15.5833,
    feedInDkkPerKwh: 0.005,
    balanceDkkPerKwh: 0.0053,
  },
];

export const VAT_PERCENT = {
  value: 25,
  source: 'The Danish VAT Act, § 33',
  validFrom: '1992-01-01',
} as const;
