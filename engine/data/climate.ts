// The climate that drives the built-in yield: monthly means at one site, and the corrections that belong to it.
// Source: inverted from a recorded PVGIS 5.3 response (SARAH3, 2005–2023) for Aarhus, 35° south; read 2026-11-20, valid from 2024.

/** Where the monthly means hold [°]. */
export const CLIMATE_SITE = { lat: 56.2, lon: 10.2 } as const;

/** Database and years that the means stand for, as shown beside a built-in yield. */
export const CLIMATE_DATABASE = 'PVGIS-SARAH3';
export const CLIMATE_YEARS = '2005–2023';

/** Global horizontal irradiation per month, January first [kWh/m²]. */
export const GHI_KWH_M2 = [
  13.8, 28.4, 76, 128.2, 159.9, 174.1, 163.4, 128.2, 87.1, 45.2, 17.9, 10.1,
] as const;

/** Diffuse share of it [0–1]. */
export const DIFFUSE_FRACTION = [
  0.656, 0.636, 0.498, 0.45, 0.426, 0.454, 0.441, 0.508, 0.485, 0.564, 0.667, 0.681,
] as const;

/** Mean air temperature [°C]. */
export const AIR_C = [
  2.87, 1.65, 3.92, 8.03, 14.07, 15.81, 17.52, 16.86, 14.66, 9.81, 6.07, 3.91,
] as const;

/** Mean wind speed [m/s]. */
export const WIND_MS = [4.2, 4.2, 4.2, 4.2, 4.2, 4.2, 4.2, 4.2, 4.2, 4.2, 4.2, 4.2] as const;

/**
 * Factors on the chain's AC yield that bring it to PVGIS's months [-].
 * A typical year made from monthly means has no snow and no real mix of light within the month; these stand in for both.
 */
export const MONTHLY_YIELD_FACTOR = [
  1.0428, 1.0135, 1.0077, 0.9907, 0.978, 0.977, 0.9759, 0.9768, 1.0022, 1.0146, 1.0244, 1.002,
] as const;

/** Standard uncertainty of the yield itself, whatever the weather [-]. Source: calculation.md 1, valid from 2026. */
export const MODEL_UNCERTAINTY = { builtin: 0.05, pvgis: 0.03 } as const;
