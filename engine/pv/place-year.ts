import { HIGHEST_BEAM_SHARE, LOWEST_UP } from '../climate/beam-limits.ts';
import type { ClimateYear } from '../climate/climate-year.ts';
import { MONTH_OF_HOUR } from '../climate/month-hours.ts';
import { MOUNTINGS, type Mounting } from '../estimate-input.ts';
import { HOURS_PER_YEAR } from '../hours.ts';
import type { SunYear } from '../sun/sun-year.ts';
import { HEAT_LOSS, moduleTemperatureC } from './module-temperature.ts';
import { ALBEDO, muneerBrightness, muneerClearness } from './plane-of-array.ts';

/**
 * What of a plane's year depends on the place alone: one row per hour with light, arrays of equal length.
 * A moved slope or azimuth then costs one pass over about 4,400 rows.
 */
export type PlaceYear = {
  readonly hour: Uint16Array;
  readonly up: Float64Array;
  readonly north: Float64Array;
  readonly east: Float64Array;
  readonly extraterrestrialWm2: Float64Array;
  readonly dniWm2: Float64Array;
  readonly dhiWm2: Float64Array;
  /** Light reflected upwards by the ground [W/m²]. */
  readonly reflectedWm2: Float64Array;
  /** Muneer: dhi·(1 − kb), the even part of the sky, and that times N(kb). */
  readonly evenWm2: Float64Array;
  readonly evenNWm2: Float64Array;
  /** Muneer: dhi·kb / divisor, and what stands for `up` in the numerator (0 in the low-sun form). */
  readonly brightWm2: Float64Array;
  readonly brightUp: Float64Array;
  readonly airC: Float64Array;
  /** Rise of the module temperature per in-plane irradiance [K per W/m²]. */
  readonly riseKPerWm2: Readonly<Record<Mounting, Float64Array>>;
  readonly monthlyYieldFactor: Float64Array;
  /** Sun's azimuth clockwise from north in steps of 30°, 0 ≤ x < 12; found when somebody asks what stands there. */
  readonly azimuthSteps: () => Float64Array;
};

const kept = new WeakMap<ClimateYear, { readonly sun: SunYear; readonly year: PlaceYear }>();

/**
 * Splits a place's light into what the plane sums need; kept as long as the climate is.
 * @param sun the sun of the place
 * @param climate its weather
 * @returns one row per hour with light
 * @source beam split: reference/annual-yield-lyngby.json; Muneer 1990; Faiman 2008
 */
export function placeYear(sun: SunYear, climate: ClimateYear): PlaceYear {
  const found = kept.get(climate);
  if (found?.sun === sun) return found.year;
  const year = computePlaceYear(sun, climate);
  kept.set(climate, { sun, year });
  return year;
}

function computePlaceYear(sun: SunYear, climate: ClimateYear): PlaceYear {
  const hour = litHours(climate);
  const column = () => new Float64Array(hour.length);
  const year = {
    hour,
    up: column(),
    north: column(),
    east: column(),
    extraterrestrialWm2: column(),
    dniWm2: column(),
    dhiWm2: column(),
    reflectedWm2: column(),
    evenWm2: column(),
    evenNWm2: column(),
    brightWm2: column(),
    brightUp: column(),
    airC: column(),
    riseKPerWm2: { free: column(), ventilated: column(), building: column() },
    monthlyYieldFactor: column(),
    azimuthSteps: azimuthStepsOf(sun, hour),
  };
  for (let row = 0; row < hour.length; row++) {
    const at = hour[row]!;
    const up = sun.up[at]!;
    const ghi = climate.ghiWm2[at]!;
    const extraterrestrial = sun.extraterrestrialWm2[at]!;
    let dni = 0;
    let dhi = ghi;
    if (up > 0) {
      const lifted = Math.max(up, LOWEST_UP);
      dni = Math.min(
        Math.max(0, ghi - climate.dhiWm2[at]!) / lifted,
        HIGHEST_BEAM_SHARE * extraterrestrial,
      );
      dhi = ghi - dni * up;
    }
    const beamIndex = dni / extraterrestrial;
    const { isLow, divisor } = up > 0 ? muneerBrightness(up) : { isLow: true, divisor: 1 };
    year.up[row] = up;
    year.north[row] = sun.north[at]!;
    year.east[row] = sun.east[at]!;
    year.extraterrestrialWm2[row] = extraterrestrial;
    year.dniWm2[row] = dni;
    year.dhiWm2[row] = dhi;
    year.reflectedWm2[row] = ghi * ALBEDO;
    year.evenWm2[row] = dhi * (1 - beamIndex);
    year.evenNWm2[row] = dhi * (1 - beamIndex) * muneerClearness(beamIndex);
    year.brightWm2[row] = (dhi * beamIndex) / divisor;
    year.brightUp[row] = isLow ? 0 : up;
    year.airC[row] = climate.airC[at]!;
    year.monthlyYieldFactor[row] = climate.monthlyYieldFactor[MONTH_OF_HOUR[at]!]!;
  }
  // One column after the other: chosen anew in every row they cost more than the rows.
  for (const mounting of MOUNTINGS) {
    const rise = year.riseKPerWm2[mounting];
    const loss = HEAT_LOSS[mounting];
    for (let row = 0; row < hour.length; row++) {
      rise[row] = moduleTemperatureC(1, 0, climate.windMs[hour[row]!]!, loss);
    }
  }
  return year;
}

function azimuthStepsOf({ east, north }: SunYear, hours: Uint16Array): () => Float64Array {
  let found: Float64Array | null = null;
  return () =>
    (found ??= Float64Array.from(hours, (at) => {
      const turn = Math.atan2(east[at]!, north[at]!) / (2 * Math.PI);
      return (turn < 0 ? turn + 1 : turn) * 12;
    }));
}

function litHours(climate: ClimateYear): Uint16Array {
  const hours = new Uint16Array(HOURS_PER_YEAR);
  let count = 0;
  for (let hour = 0; hour < HOURS_PER_YEAR; hour++) {
    if (climate.ghiWm2[hour]! > 0) hours[count++] = hour;
  }
  return hours.slice(0, count);
}
