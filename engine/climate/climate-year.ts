import type { Hourly } from '../hours.ts';

/** The weather of one typical year at a place, length HOURS_PER_YEAR each, hours in UTC. */
export type ClimateYear = {
  /** Global horizontal irradiance, mean of the hour [W/m²]. */
  readonly ghiWm2: Hourly;
  /** Diffuse horizontal irradiance [W/m²], ≤ ghiWm2. */
  readonly dhiWm2: Hourly;
  readonly airC: Hourly;
  readonly windMs: Hourly;
  /**
   * 12 factors on the AC yield that bring the chain to PVGIS's months; 1 for measured hours.
   * They hold what monthly climate cannot: the real mix of light within the month, real module temperatures, snow.
   */
  readonly monthlyYieldFactor: readonly number[];
};

/** Twelve ones: no correction. */
export const NO_CORRECTION: readonly number[] = Array.from({ length: 12 }, () => 1);
