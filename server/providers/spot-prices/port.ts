import type { Result } from '../../../domain/result.ts';
import type { PriceZone } from '../../../engine/place.ts';
import type { SpotYears } from '../../../engine/tariff/spot-year.ts';
import type { EnergiDataError } from '../energi-data/ask-energi-data.ts';

/** Day-ahead price of one hour, excl. VAT. */
export type SpotHour = {
  readonly zone: PriceZone;
  /** The hour's start [ms since 1970]. */
  readonly utcMs: number;
  readonly dkkPerKwh: number;
};

export type SpotPricesError = EnergiDataError;

/** Where prices come from. Adapters never throw for the network, and answer within 2.5 s. */
export type SpotPriceSource = {
  /** Every known hour of both zones from one whole hour to another. At most 14 days. */
  readonly hoursBetween: (
    fromUtcMs: number,
    toUtcMs: number,
  ) => Promise<Result<readonly SpotHour[], SpotPricesError>>;
};

/** What estimates are made with: both zones' last twelve months; undefined while they are not whole. */
export type SpotYearsReader = () => Promise<SpotYears | undefined>;
