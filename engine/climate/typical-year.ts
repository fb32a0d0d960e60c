import {
  AIR_C,
  CLIMATE_SITE,
  DIFFUSE_FRACTION,
  GHI_KWH_M2,
  MONTHLY_YIELD_FACTOR,
  WIND_MS,
} from '../data/climate.ts';
import type { Place } from '../place.ts';
import { rememberPlaces } from '../sun/place-memory.ts';
import { sunYear } from '../sun/sun-year.ts';
import { annualIrradiationKwhM2 } from './annual-irradiation.ts';
import type { ClimateYear } from './climate-year.ts';
import { typicalAirC, typicalWindMs } from './typical-air.ts';
import { typicalLight } from './typical-light.ts';

/**
 * The typical year at a place: the site's monthly climate, its light scaled by the annual map.
 * The same place always gives the same year; the latest places are kept.
 * @param place WGS84 degrees, on Danish land (see isWithinReach)
 * @returns hours in UTC, length HOURS_PER_YEAR
 * @throws RangeError when the place is outside the box that holds Denmark
 * @source data/climate.ts, data/annual-irradiation-grid.ts
 */
export const typicalYear: (place: Place) => ClimateYear = rememberPlaces((place) => {
  const here = annualIrradiationKwhM2(place);
  const site = annualIrradiationKwhM2(CLIMATE_SITE);
  const scale = here / site;
  const { ghiWm2, dhiWm2 } = typicalLight(
    sunYear(place),
    GHI_KWH_M2.map((sum) => sum * scale),
    DIFFUSE_FRACTION,
  );
  return {
    ghiWm2,
    dhiWm2,
    airC: typicalAirC(AIR_C, ghiWm2, place.lon),
    windMs: typicalWindMs(WIND_MS, place.lon),
    monthlyYieldFactor: MONTHLY_YIELD_FACTOR,
  };
});
