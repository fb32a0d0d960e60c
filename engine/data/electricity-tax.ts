// The electricity tax (elafgift) as enacted, excluding VAT. Source of each row beside it.

export type TaxRow = {
  readonly fromYear: number;
  /** At 2015's price level where it is indexed, as the law says it; else what is paid in that year [DKK/kWh]. */
  readonly dkkPerKwh: number;
  /** A paid rate after an indexed one is an announced year of it: the index goes on from there. */
  readonly isIndexed: boolean;
};

/** The tax by date; the newest row not after a year applies. */
export type TaxTable = {
  /** By year; in the same year the law's row before the announced one. */
  readonly general: readonly TaxRow[];
  /** What homes heated by electricity pay above REDUCED_TAX.aboveKwh [DKK/kWh]. */
  readonly reduced: readonly { readonly fromYear: number; readonly dkkPerKwh: number }[];
};

export const ELECTRICITY_TAX: readonly TaxRow[] = [
  // L 24 of 2025–26, § 1 no. 3; DatahubPricelist EA-001, valid to 2028-01-01.
  {
    fromYear: 2026,
    dkkPerKwh: 0.008,
    isIndexed: false,
  },
  // Elafgiftsloven § 6, as of L 24 of 2025–26, § 1 no. 3.
  {
    fromYear: 2028,
    dkkPerKwh: 0.609,
    isIndexed: true,
  },
  // Elafgiftsloven § 6(1).
  {
    fromYear: 2030,
    dkkPerKwh: 0.599,
    isIndexed: true,
  },
];

/** First year in which the tax is an editable figure; before it, it is what the rows say. */
export const EDITABLE_TAX_FROM_YEAR = 2028;

/** Of an indexed rate so much is not indexed [DKK/kWh]. Source: elafgiftsloven § 6(2), read 2026-11. */
export const UNINDEXED_TAX_DKK_PER_KWH = 0.046;

/**
 * What the rest of the rate has been multiplied by since 2015: 2025's 72.0 øre paid = (60.9 − 4.6) · k + 4.6.
 * The law follows the net price index (mineral oil tax act § 32 a).
 */
export const TAX_INDEX = { year: 2025, factor: 1.1972 } as const;

/**
 * Homes heated by electricity, heat pumps included, pay less on what they buy above a number of kWh a year.
 * Source: elafgiftsloven § 6(1), (3) and (4); elpris.dk, charge EA-002, read 2026-09-09.
 */
export const REDUCED_TAX = {
  aboveKwh: 4000,
  dkkPerKwh: 0.008,
  validFrom: '2023-01-01',
} as const;

/** What ships, and what is calculated with where nobody publishes another. */
export const ENACTED_TAX: TaxTable = {
  general: ELECTRICITY_TAX,
  reduced: [{ fromYear: 2023, dkkPerKwh: REDUCED_TAX.dkkPerKwh }],
};

/**
 * Refund of the tax on what an electric car is charged with at home, through a charging operator. Not for homes with
 * solar panels or at the reduced rate, as the Danish Tax Council answered (SKM2024.367.SR) and operators say of the reduced rate (read 2026-11).
 */
export const CAR_TAX_REFUND = { lastYear: 2030 } as const;
