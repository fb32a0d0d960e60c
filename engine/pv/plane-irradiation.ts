import type { ClimateYear } from '../climate/climate-year.ts';
import { monthSumsUtc } from '../climate/month-hours.ts';
import { HOURS_PER_YEAR } from '../hours.ts';
import { pvgisAzimuthToNorthDeg } from '../sun/azimuth.ts';
import type { SunYear } from '../sun/sun-year.ts';
import { placeYear } from './place-year.ts';
import { muneerSkyWm2, slopeTerms } from './plane-of-array.ts';
import type { Plane } from './plane-year.ts';

/**
 * Light on an open plane month by month: beam, sky and ground, with nothing in the way.
 * @param sun the sun of the place
 * @param climate its weather
 * @param plane slope 0–90°, azimuth as in PVGIS
 * @returns 12 sums, months in UTC [kWh/m²]
 * @throws RangeError when the slope is outside 0–90
 * @source Muneer 1990, as PVGIS
 */
export function planeIrradiationKwhM2(
  sun: SunYear,
  climate: ClimateYear,
  { slopeDeg, azimuthDeg }: Pick<Plane, 'slopeDeg' | 'azimuthDeg'>,
): readonly number[] {
  const slope = slopeTerms(slopeDeg);
  const azimuth = (pvgisAzimuthToNorthDeg(azimuthDeg) * Math.PI) / 180;
  const { hour, up, north, east, extraterrestrialWm2, dniWm2, dhiWm2, reflectedWm2 } = placeYear(
    sun,
    climate,
  );
  const poaWm2 = new Float64Array(HOURS_PER_YEAR);
  for (let row = 0; row < hour.length; row++) {
    const toward = north[row]! * Math.cos(azimuth) + east[row]! * Math.sin(azimuth);
    const sky = {
      dniWm2: dniWm2[row]!,
      dhiWm2: dhiWm2[row]!,
      extraterrestrialWm2: extraterrestrialWm2[row]!,
      up: up[row]!,
      toward,
    };
    const cosIncidence = sky.up * slope.cosSlope + toward * slope.sinSlope;
    const beamWm2 = sky.up > 0 ? sky.dniWm2 * Math.max(0, cosIncidence) : 0;
    poaWm2[hour[row]!] = muneerSkyWm2(slope, sky) + reflectedWm2[row]! * slope.groundView + beamWm2;
  }
  return monthSumsUtc(poaWm2).map((sum) => sum / 1000);
}
