/** How far a figure may plausibly lie from the one in the sums. */
export type PlausibleRange<Key extends string = string> = {
  readonly key: Key;
  /** Values where `unit` is the assumption's own, factors on the figure where it is «factor». */
  readonly low: number;
  readonly high: number;
  readonly unit: string;
  readonly source: string;
  /** ISO date from which the range holds. */
  readonly validFrom: string;
};

const OURS = 'Our own choice';
const validFrom = '2026-11-01';

/** One range for every figure that the tornado varies; the yield's comes from its own uncertainty. */
export const PLAUSIBLE_RANGES = {
  electricityTaxFrom2028DkkPerKwh: {
    key: 'electricityTaxFrom2028DkkPerKwh',
    low: 0.008,
    high: 0.9,
    unit: 'DKK/kWh excl. VAT',
    source: 'The reduced rate of 2026 and 2027 stays; or the rate returns to that of 2022',
    validFrom,
  },
  priceGrowthPercent: {
    key: 'priceGrowthPercent',
    low: 0,
    high: 4,
    unit: '%/yr',
    source: `${OURS}: no growth at all, or twice our own`,
    validFrom,
  },
  spotPrice: {
    key: 'spotPrice',
    low: 0.7,
    high: 1.3,
    unit: 'factor',
    source: `${OURS}: calm years in Denmark differ by about so much, 2021–2023 by far more`,
    validFrom,
  },
  use: {
    key: 'use',
    low: 0.8,
    high: 1.2,
    unit: 'factor',
    source: `${OURS}: a child moves out, a car is charged at home`,
    validFrom,
  },
  price: {
    key: 'price',
    low: 0.9,
    high: 1.1,
    unit: 'factor',
    source: `${OURS}: offers for the same system commonly differ by so much`,
    validFrom,
  },
  upkeepPercent: {
    key: 'upkeepPercent',
    low: 0.2,
    high: 1,
    unit: '% of the price/yr',
    source: `${OURS}: hardly any care, or a service contract with insurance`,
    validFrom,
  },
  inverterReplacementYear: {
    key: 'inverterReplacementYear',
    low: 10,
    high: 20,
    unit: 'year',
    source: `${OURS}: the usual warranty, and twice that`,
    validFrom,
  },
  inverterPrice: {
    key: 'inverterPrice',
    low: 0.7,
    high: 1.3,
    unit: 'factor',
    source: `${OURS}: the price of a device bought in fifteen years`,
    validFrom,
  },
  panelDegradationPercent: {
    key: 'panelDegradationPercent',
    low: 0.2,
    high: 0.7,
    unit: '%/yr',
    source: 'From the best to the worst linear warranty of common panels',
    validFrom,
  },
  supplierAdditionDkkPerKwh: {
    key: 'supplierAdditionDkkPerKwh',
    low: 0.03,
    high: 0.15,
    unit: 'DKK/kWh excl. VAT',
    source: `${OURS}: suppliers differ by about so much`,
    validFrom,
  },
  exportFeeDkkPerKwh: {
    key: 'exportFeeDkkPerKwh',
    low: 0,
    high: 0.06,
    unit: 'DKK/kWh',
    source: `${OURS}: suppliers differ by about so much`,
    validFrom,
  },
  marginalTaxPercent: {
    key: 'marginalTaxPercent',
    low: 37,
    high: 53,
    unit: '%',
    source: `${OURS}: from the lowest bracket to the top one, rounded`,
    validFrom,
  },
  loanRatePercent: {
    key: 'loanRatePercent',
    low: 4,
    high: 9,
    unit: '%/yr',
    source: `${OURS}: from a loan in the house to one without security`,
    validFrom,
  },
  batteryLifeYears: {
    key: 'batteryLifeYears',
    low: 10,
    high: 18,
    unit: 'yr',
    source: `${OURS}: from the usual warranty to cells that are kept until they have faded; no measured survival was found`,
    validFrom,
  },
  batteryFadePercent: {
    key: 'batteryFadePercent',
    low: 1,
    high: 3.5,
    unit: '%/yr',
    source: `${OURS}: 3.5 % a year leaves 70 % after ten years, the usual warranty`,
    validFrom,
  },
  batteryRoundTripEfficiency: {
    key: 'batteryRoundTripEfficiency',
    low: 0.85,
    high: 0.95,
    unit: '0–1',
    source: `${OURS}: from an AC-coupled to a good hybrid system`,
    validFrom,
  },
} as const satisfies Readonly<Record<string, PlausibleRange>>;
