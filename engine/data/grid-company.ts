import type { PriceZone } from '../place.ts';

// Time-of-day tariffs of grid companies for homes (customer class C), Tariff model 3.0:
// low 00–06, high 06–17 and 21–24, peak 17–21 local time; winter October–March, summer April–September.

/** [DKK/kWh excl. VAT] */
export type Bands = { readonly low: number; readonly high: number; readonly peak: number };

/**
 * How sure a row is. verified: seen with the same value twice, or in the regulator's own file. secondary: in one public
 * copy of the price list. derived: not published when copied, reckoned from the same tariff year's night price.
 * doubtful: of a code that may not be the household's. missing: not found, another figure stands in.
 */
export const ROW_STANDINGS = ['verified', 'secondary', 'derived', 'doubtful', 'missing'] as const;
export type RowStanding = (typeof ROW_STANDINGS)[number];

export type TariffRow = Bands & {
  readonly season: 'winter' | 'summer' | 'year';
  /** First day, ISO date. */
  readonly from: string;
  readonly standing: RowStanding;
};

export type ChargeRow = {
  /** First day, ISO date. */
  readonly from: string;
  /** In the unit of the field that holds it. */
  readonly value: number;
  readonly standing: RowStanding;
};

export type GridCompany = {
  readonly gln: string;
  readonly name: string;
  readonly zone: PriceZone;
  /** Numbers of its grid areas. */
  readonly areas: readonly string[];
  /** Code of the tariff in DatahubPricelist. */
  readonly code: string;
  /** By date; empty where the source has none: the tariffs of the zone's largest company stand in. */
  readonly tariffs: readonly TariffRow[];
  /** [DKK/month excl. VAT]; null where the source has none. */
  readonly subscription: ChargeRow | null;
  /** Taken for fed-in electricity of small producers [DKK/kWh excl. VAT]; null where the source has none. */
  readonly feedIn: ChargeRow | null;
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

/** Bornholm's only grid company: TREFOR El-net Øst. Source: Forsyningstilsynet, elpris.dk, 9 September 2026. */
export const BORNHOLM_GRID_COMPANY = '5790000706686';

/** One row of a tariff [DKK/kWh excl. VAT]. */
export const tariff = (
  season: TariffRow['season'],
  from: string,
  [low, high, peak]: readonly [low: number, high: number, peak: number],
  standing: RowStanding,
): TariffRow => ({ season, from, low, high, peak, standing });

export const charge = (from: string, value: number, standing: RowStanding): ChargeRow => ({
  from,
  value,
  standing,
});
