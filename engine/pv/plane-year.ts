import type { ClimateYear } from '../climate/climate-year.ts';
import { MONTH_START_HOURS, monthSumsUtc } from '../climate/month-hours.ts';
import type { Mounting, Shading } from '../estimate-input.ts';
import { HOURS_PER_YEAR } from '../hours.ts';
import type { Hourly } from '../hours.ts';
import { pvgisAzimuthToNorthDeg } from '../sun/azimuth.ts';
import type { SunYear } from '../sun/sun-year.ts';
import { horizonOf, horizonSine, openSkyShare } from './horizon.ts';
import { HULD_C_SI, STC_MODULE_C, STC_WM2 } from './module-efficiency.ts';
import { placeYear } from './place-year.ts';
import { muneerShadedRatio, slopeTerms, type SkyHour, type SlopeTerms } from './plane-of-array.ts';
import { groundTransmission, skyTransmission, tabulatedBeamTransmission } from './reflection.ts';

/** What the light's colour gains crystalline silicon in Denmark, as a factor. Source: PVGIS 5.3 at Aarhus (l_spec 1.56 %), valid from 2024. */
export const SPECTRAL_GAIN = 1.0156;

/** One roof face or one rack. */
export type Plane = {
  readonly slopeDeg: number;
  /** As in PVGIS: 0 south, −90 east, 90 west [°]. */
  readonly azimuthDeg: number;
  readonly mounting: Mounting;
  /** Or a horizon's elevations [°] from north clockwise: twelve, or a multiple up to 72. */
  readonly shading: Shading | readonly number[];
};

/** Sky diffuse irradiance on an open slope [W/m²]. */
export type SkyModel = (slope: SlopeTerms, hour: SkyHour) => number;

export type PlaneYearOptions = {
  /** Default Muneer's, as PVGIS; others are there to compare. */
  readonly sky?: SkyModel | undefined;
  /** Default SPECTRAL_GAIN. */
  readonly spectralGain?: number;
};

/**
 * A plane's AC power over the year, before `systemLoss` and before the inverter clips.
 * @param sun the sun of the place
 * @param climate its weather
 * @param plane slope 0–90°, azimuth as in PVGIS, mounting, shading
 * @param options sky model and spectral gain
 * @returns kW per kWp, new array, length HOURS_PER_YEAR, ≥ 0
 * @throws RangeError when the slope is outside 0–90, the azimuth is not finite, or the horizon is one that horizonOf refuses
 * @source Muneer 1990 (or Hay & Davies 1980, Perez 1990); Martin & Ruiz 2001; Faiman 2008; Huld 2011
 */
export function planeYear(
  sun: SunYear,
  climate: ClimateYear,
  plane: Plane,
  options: PlaneYearOptions = {},
): Hourly {
  if (!Number.isFinite(plane.azimuthDeg)) throw new RangeError('a plane needs a finite azimuth');
  const slope = slopeTerms(plane.slopeDeg);
  const horizon = horizonOf(plane.shading);
  const azimuthNorthDeg = pvgisAzimuthToNorthDeg(plane.azimuthDeg);
  const azimuth = (azimuthNorthDeg * Math.PI) / 180;
  const cosAzimuth = Math.cos(azimuth);
  const sinAzimuth = Math.sin(azimuth);
  const openSky = openSkyShare(slope, azimuthNorthDeg, horizon);
  const year = placeYear(sun, climate);
  const horizonSines =
    horizon === null ? null : Float64Array.from(horizon, (deg) => Math.sin((deg * Math.PI) / 180));
  const azimuthSteps = horizon === null ? null : year.azimuthSteps();
  const { sky } = options;
  const gain = options.spectralGain ?? SPECTRAL_GAIN;
  const { cosSlope, sinSlope, skyView, groundView, muneerTerm } = slope;
  const shadedRatio = muneerShadedRatio(slope);
  const skyPasses = skyTransmission(plane.slopeDeg);
  const groundPasses = groundTransmission(plane.slopeDeg);
  const isFlat = plane.slopeDeg === 0;
  const [k1, k2, k3, k4, k5, k6] = HULD_C_SI;
  const { hour, up, north, east, dniWm2, dhiWm2, reflectedWm2, airC, monthlyYieldFactor } = year;
  const { evenWm2, evenNWm2, brightWm2, brightUp, extraterrestrialWm2 } = year;
  const rise = year.riseKPerWm2[plane.mounting];
  const power = new Float64Array(HOURS_PER_YEAR);
  for (let row = 0; row < hour.length; row++) {
    const upNow = up[row]!;
    const toward = north[row]! * cosAzimuth + east[row]! * sinAzimuth;
    const cosIncidence = upNow * cosSlope + toward * sinSlope;
    const isOpen =
      upNow > 0 &&
      (horizonSines === null ||
        azimuthSteps === null ||
        upNow >= horizonSine(horizonSines, azimuthSteps[row]!));
    const isSunlit = isOpen && cosIncidence > 0;
    let diffuse: number;
    if (sky !== undefined) {
      const skyHour = {
        dniWm2: isOpen ? dniWm2[row]! : 0,
        dhiWm2: dhiWm2[row]!,
        extraterrestrialWm2: extraterrestrialWm2[row]!,
        up: upNow,
        toward,
      };
      diffuse = openSky * sky(slope, skyHour);
    } else if (isFlat) {
      diffuse = dhiWm2[row]! * openSky;
    } else if (isSunlit) {
      diffuse =
        openSky * (skyView * evenWm2[row]! + muneerTerm * evenNWm2[row]!) +
        brightWm2[row]! * (brightUp[row]! * cosSlope + toward * sinSlope);
    } else {
      diffuse = dhiWm2[row]! * shadedRatio * openSky;
    }
    const ground = reflectedWm2[row]! * groundView;
    let poa = diffuse + ground;
    let effective = diffuse * skyPasses + ground * groundPasses;
    if (isSunlit) {
      const beam = dniWm2[row]! * cosIncidence;
      poa += beam;
      effective += beam * tabulatedBeamTransmission(cosIncidence);
    }
    if (effective <= 0) continue;
    const warm = airC[row]! + poa * rise[row]! - STC_MODULE_C;
    const light = effective / STC_WM2;
    const log = Math.log(light);
    const dc =
      light * (1 + log * (k1 + k2 * log) + warm * (k3 + log * (k4 + k5 * log) + k6 * warm));
    if (dc > 0) power[hour[row]!] = dc * gain * monthlyYieldFactor[row]!;
  }
  return power;
}

/**
 * Scales hours month by month so that their sums are the given ones; the shape within the month stays.
 * @param hourly kW per kWp, length HOURS_PER_YEAR
 * @param monthlyKwhPerKwp 12 sums [kWh/kWp], ≥ 0
 * @param reference the hours that the sums are those of, where that is not `hourly` itself: an open plane's sums
 *   scale a shaded one by what the open one would need
 * @returns new array, length HOURS_PER_YEAR; a month without any light stays 0
 * @throws RangeError when hourly is no year, or there are not 12 finite sums ≥ 0
 */
export function scaleToMonthlyYield(
  hourly: Hourly,
  monthlyKwhPerKwp: readonly number[],
  reference: Hourly = hourly,
): Hourly {
  if (
    monthlyKwhPerKwp.length !== 12 ||
    !monthlyKwhPerKwp.every((sum) => sum >= 0 && sum < Infinity)
  ) {
    throw new RangeError('a monthly yield has 12 finite sums of 0 or more');
  }
  const sums = monthSumsUtc(reference);
  const scaled = new Float64Array(HOURS_PER_YEAR);
  for (let month = 0; month < 12; month++) {
    const sum = sums[month]!;
    const factor = sum > 0 ? monthlyKwhPerKwp[month]! / sum : 0;
    for (let hour = MONTH_START_HOURS[month]!; hour < MONTH_START_HOURS[month + 1]!; hour++) {
      scaled[hour] = hourly[hour]! * factor;
    }
  }
  return scaled;
}
