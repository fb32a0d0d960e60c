import type { PriceZone } from '../place.ts';

// Time-of-day tariffs of grid companies for homes (customer class C), Tariff model 3.0:
// low 00–06, high 06–17 and 21–24, peak 17–21 local time; winter October–March, summer April–September.

/** [DKK/kWh excl. VAT] */
export type Bands = { readonly low: number; readonly high: number; readonly peak: number };

export type TariffPeriod = Bands & {
  /** First day, ISO date. */
  readonly from: string;
  /** First day after the period, ISO date. */
  readonly to: string;
};

export type GridCompany = {
  readonly gln: string;
  readonly name: string;
  readonly zone: PriceZone;
  /** Code of the tariff in DatahubPricelist. */
  readonly code: string;
  /** [DKK/month excl. VAT]; null where the source has none. */
  readonly subscriptionDkkPerMonth: number | null;
  /** Empty where the source has none: the tariffs of the zone's largest company stand in. */
  readonly periods: readonly TariffPeriod[];
};

/** Low : high : peak of Tariff model 3.0, seen in the published tariffs; fills a season that the source lacks. */
export const SEASON_RATIOS = {
  winter: { low: 1, high: 3, peak: 9 },
  summer: { low: 1, high: 1.5, peak: 3.9 },
} as const;

/** The largest grid company of each zone, used where none is chosen. */
export const LARGEST_GRID_COMPANY: Readonly<Record<PriceZone, string>> = {
  DK1: '5790001089030',
  DK2: '5790000705689',
};

/** For companies without a known subscription: the mean of the four that are known [DKK/month excl. VAT]. */
export const ASSUMED_SUBSCRIPTION_DKK_PER_MONTH = 38.53;

export const GRID_COMPANIES: readonly GridCompany[] = [
  {
    gln: '5790000705689',
    name: 'Radius',
    zone: 'DK2',
    code: 'DT_C_01',
    subscriptionDkkPerMonth: 40.8351,
    periods: [
      { from: '2025-10-01', to: '2026-04-01', low: 0.0976, high: 0.2929, peak: 0.8788 },
      { from: '2026-04-01', to: '2026-10-01', low: 0.106175, high: 0.159262, peak: 0.414082 },
      { from: '2026-10-01', to: '2027-04-01', low: 0.106175, high: 0.318524, peak: 0.955573 },
    ],
  },
  {
    gln: '5790000705184',
    name: 'Cerius',
    zone: 'DK2',
    code: '30TR_C_ET',
    subscriptionDkkPerMonth: 48.25,
    periods: [
      { from: '2025-10-01', to: '2026-04-01', low: 0.1065, high: 0.3194, peak: 0.9582 },
      { from: '2026-04-01', to: '2026-10-01', low: 0.1153, high: 0.173, peak: 0.4498 },
      { from: '2026-10-01', to: '2027-04-01', low: 0.1153, high: 0.346, peak: 1.038 },
    ],
  },
  {
    gln: '5790001089030',
    name: 'N1 (131)',
    zone: 'DK1',
    code: 'CD',
    subscriptionDkkPerMonth: 28.1229,
    periods: [
      { from: '2026-01-01', to: '2026-04-01', low: 0.0879, high: 0.2636, peak: 0.7907 },
      { from: '2026-04-01', to: '2026-10-01', low: 0.0879, high: 0.1318, peak: 0.3426 },
      { from: '2026-10-01', to: '2027-01-01', low: 0.0879, high: 0.2636, peak: 0.7907 },
    ],
  },
  {
    gln: '5790000704842',
    name: 'Konstant (151/245)',
    zone: 'DK1',
    code: 'C_FBTNTR_B',
    subscriptionDkkPerMonth: 36.92,
    periods: [
      { from: '2026-01-01', to: '2026-04-01', low: 0.0605, high: 0.1816, peak: 0.5449 },
      { from: '2026-04-01', to: '2026-10-01', low: 0.0605, high: 0.0908, peak: 0.2361 },
      { from: '2026-10-01', to: '2027-01-01', low: 0.0605, high: 0.1816, peak: 0.5449 },
    ],
  },
  {
    gln: '5790000392551',
    name: 'FLOW Elnet',
    zone: 'DK1',
    code: 'FE1 NT-01',
    subscriptionDkkPerMonth: null,
    periods: [
      { from: '2026-04-01', to: '2026-10-01', low: 0.0661, high: 0.0991, peak: 0.2577 },
      { from: '2026-10-01', to: '2026-12-01', low: 0.1982, high: 0.1982, peak: 0.5947 },
      { from: '2026-12-01', to: '2027-04-01', low: 0.1856, high: 0.1856, peak: 0.5567 },
    ],
  },
  {
    gln: '5790000706419',
    name: 'Tarm Elværk',
    zone: 'DK1',
    code: 'TEV-NT-01T',
    subscriptionDkkPerMonth: null,
    periods: [{ from: '2026-10-01', to: '2027-01-01', low: 0.0665, high: 0.1995, peak: 0.5986 }],
  },
  {
    gln: '5790000610099',
    name: 'Dinel',
    zone: 'DK1',
    code: 'TCL<100_02',
    subscriptionDkkPerMonth: null,
    periods: [],
  },
  {
    gln: '5790000392261',
    name: 'TREFOR El-net',
    zone: 'DK1',
    code: 'C',
    subscriptionDkkPerMonth: null,
    periods: [],
  },
  {
    gln: '5790000610877',
    name: 'Nord Energi Net',
    zone: 'DK1',
    code: 'TAC',
    subscriptionDkkPerMonth: null,
    periods: [],
  },
  {
    gln: '5790000610976',
    name: 'Vores Elnet',
    zone: 'DK1',
    code: 'TNT1009',
    subscriptionDkkPerMonth: null,
    periods: [],
  },
  {
    gln: '5790000611003',
    name: 'N1 (344)',
    zone: 'DK1',
    code: 'T-C-F-T-TD',
    subscriptionDkkPerMonth: null,
    periods: [],
  },
  {
    gln: '5790000681327',
    name: 'RAH',
    zone: 'DK1',
    code: 'RAH-C',
    subscriptionDkkPerMonth: null,
    periods: [],
  },
  {
    gln: '5790000706686',
    name: 'TREFOR El-net Øst (Bornholm)',
    zone: 'DK2',
    code: '46',
    subscriptionDkkPerMonth: null,
    periods: [],
  },
];
