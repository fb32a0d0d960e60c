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

/**
 * Diffuse share of it [0–1]: what PVGIS's light on the tilted roof gives with the months above, plus 0.03 from March to
 * October (0.02 in February and November, 0.01 in December). The year's share is then 0.507; Erbs (1982), hour by hour on
 * this same light, gives 0.504, and on DTU Lyngby's measured hours 0.522 where 0.525 was measured. More would take the light
 * on a tilted roof further from PVGIS's than 1 %: decision 0046. Valid from 2026.
 */
export const DIFFUSE_FRACTION = [
  0.656, 0.656, 0.528, 0.48, 0.456, 0.484, 0.471, 0.538, 0.515, 0.594, 0.687, 0.691,
] as const;

/** Mean air temperature [°C]. */
export const AIR_C = [
  2.87, 1.65, 3.92, 8.03, 14.07, 15.81, 17.52, 16.86, 14.66, 9.81, 6.07, 3.91,
] as const;

/** Mean wind speed [m/s]. */
export const WIND_MS = [4.2, 4.2, 4.2, 4.2, 4.2, 4.2, 4.2, 4.2, 4.2, 4.2, 4.2, 4.2] as const;

/**
 * Factors on the chain's AC yield that bring it to PVGIS's months [-].
 * A typical year made from monthly means has no real mix of light within the month; these stand in for it. January's is the
 * source's own, as its diffuse share is: 1 % below PVGIS.
 */
export const MONTHLY_YIELD_FACTOR = [
  1.0428, 1.0407, 1.0072, 0.9917, 0.9894, 0.9905, 0.9852, 0.987, 1.0137, 1.029, 1.0517, 1.013,
] as const;

/** Days of a winter on which snow lies in Denmark. Source: DMI, mean of the five winters to 2018–19, as told by TV 2 on 22 January 2020 (26.4 in 1961–90); valid from 2026. */
export const SNOW_DAYS_PER_WINTER = 7.4;

/** Share of those days on which it also lies on a sloping panel, which sheds it sooner than the ground [-]. Our choice, valid from 2026. */
export const SNOW_ON_PANEL_SHARE = 0.5;

/** Standard uncertainty of the yield itself, whatever the weather [-]. Source: calculation.md 1, valid from 2026. */
export const MODEL_UNCERTAINTY = { builtin: 0.05, pvgis: 0.03 } as const;
