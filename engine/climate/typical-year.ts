import {
  AIR_C,
  CLIMATE_SITE,
  DIFFUSE_FRACTION,
  GHI_KWH_M2,
  MONTHLY_YIELD_FACTOR,
  SNOW_DAYS_PER_WINTER,
  SNOW_ON_PANEL_SHARE,
  WIND_MS,
} from '../data/climate.ts';
import type { Place } from '../place.ts';
import { rememberPlaces } from '../sun/place-memory.ts';
import { sunYear } from '../sun/sun-year.ts';
import type { SunYear } from '../sun/sun-year.ts';
import { annualIrradiationKwhM2 } from './annual-irradiation.ts';
import type { ClimateYear } from './climate-year.ts';
import { typicalAirC, typicalWindMs } from './typical-air.ts';
import { DAYS_IN_MONTH } from './month-hours.ts';
import { clearSkyMonthsKwhM2, typicalLight } from './typical-light.ts';

/** December, January and February. */
const WINTER_MONTHS: readonly number[] = [11, 0, 1];
const WINTER_DAYS = WINTER_MONTHS.reduce((sum, month) => sum + DAYS_IN_MONTH[month]!, 0);

/** What snow leaves of a winter month's yield [-]. */
export const SNOW_FREE_SHARE = 1 - (SNOW_ON_PANEL_SHARE * SNOW_DAYS_PER_WINTER) / WINTER_DAYS;

const YIELD_FACTOR: readonly number[] = MONTHLY_YIELD_FACTOR.map((factor, month) =>
  WINTER_MONTHS.includes(month) ? factor * SNOW_FREE_SHARE : factor,
);

/**
 * The typical year at a place: the site's monthly climate, its light scaled by the annual map. A month gets the site's share
 * of a clear sky, not its sum: half a degree further north a clear December has 8 % less light, a clear June none.
 * The same place always gives the same year; the latest places are kept.
 * @param place WGS84 degrees, on Danish land (see isWithinReach)
 * @returns hours in UTC, length HOURS_PER_YEAR
 * @throws RangeError when the place is outside the box that holds Denmark
 * @source data/climate.ts, data/annual-irradiation-grid.ts
 */
export const typicalYear: (place: Place) => ClimateYear = rememberPlaces((place) => {
  const sun = sunYear(place);
  const { ghiWm2, dhiWm2 } = typicalLight(sun, monthlyLightKwhM2(place, sun), DIFFUSE_FRACTION);
  return {
    ghiWm2,
    dhiWm2,
    airC: typicalAirC(AIR_C, ghiWm2, place.lon),
    windMs: typicalWindMs(WIND_MS, place.lon),
    monthlyYieldFactor: YIELD_FACTOR,
  };
});

let clearAtSite: readonly number[] | undefined;

function monthlyLightKwhM2(place: Place, sun: SunYear): readonly number[] {
  clearAtSite ??= clearSkyMonthsKwhM2(sunYear(CLIMATE_SITE));
  const clearHere = clearSkyMonthsKwhM2(sun);
  const months = GHI_KWH_M2.map((sum, month) => (sum * clearHere[month]!) / clearAtSite![month]!);
  const scale = annualIrradiationKwhM2(place) / annualIrradiationKwhM2(CLIMATE_SITE);
  const toYear = (scale * total(GHI_KWH_M2)) / total(months);
  return months.map((sum) => sum * toYear);
}

function total(months: readonly number[]): number {
  return months.reduce((sum, month) => sum + month, 0);
}
