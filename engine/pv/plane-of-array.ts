// In-plane irradiance. Beam is dni · cosIncidence; what needs a model is the share of sky diffuse that a slope sees.

/** Reflectance of the ground around a house, 0–1. Source: PVGIS 5.3 and r.sun (0.2, grass and mixed ground), valid from 2024. */
export const ALBEDO = 0.2;
/** Muneer's N for a surface that the sun does not reach. Source: Muneer 1990; Šúri & Hofierka 2004, r.sun. */
const MUNEER_SHADE = 0.252271;
/** Sun lower than this takes r.sun's low-sun form, which does not divide by nearly nothing [rad]. Source: Šúri & Hofierka 2004. */
const LOW_SUN_RAD = 0.1;

/** Hay-Davies holds the sun's height here or above [-]: cos 89°. Source: Loutzenhiser et al. 2007, doi:10.1016/j.solener.2006.03.009. */
const HAY_DAVIES_LOWEST_UP = 0.01745;

/** What an inclined plane sees; `slopeTerms` makes it. */
export type SlopeTerms = {
  readonly slopeDeg: number;
  readonly cosSlope: number;
  readonly sinSlope: number;
  /** Share of the sky that the plane sees, isotropic, 0–1. */
  readonly skyView: number;
  /** Share of the ground, 0–1. */
  readonly groundView: number;
  /** Muneer's sin γ − γ cos γ − π sin²(γ/2). */
  readonly muneerTerm: number;
};

/**
 * The parts of the sky models that depend on the slope only.
 * @param slopeDeg plane's slope [°], 0 flat to 90 vertical
 * @returns the terms
 * @throws RangeError when the slope is outside 0–90
 * @source Muneer 1990, Building Services Eng. Res. Technol. 11(4); Šúri & Hofierka 2004, doi:10.1111/j.1467-9671.2004.00174.x
 */
export function slopeTerms(slopeDeg: number): SlopeTerms {
  if (!(slopeDeg >= 0 && slopeDeg <= 90))
    throw new RangeError(`slope ${slopeDeg}° is outside 0–90`);
  const slope = (slopeDeg * Math.PI) / 180;
  const cosSlope = Math.cos(slope);
  const sinSlope = Math.sin(slope);
  return {
    slopeDeg,
    cosSlope,
    sinSlope,
    skyView: (1 + cosSlope) / 2,
    groundView: (1 - cosSlope) / 2,
    muneerTerm: sinSlope - slope * cosSlope - Math.PI * Math.sin(slope / 2) ** 2,
  };
}

/** Muneer's N of a sunlit surface from the beam index kb = beam / extraterrestrial, both horizontal, 0–1. */
export function muneerClearness(beamIndex: number): number {
  return 0.00263 - 0.712 * beamIndex - 0.6883 * beamIndex * beamIndex;
}

/**
 * Muneer's divisor for the bright sky around the sun: sin h, or r.sun's form where the sun is low.
 * @param up sine of the sun's elevation
 * @returns whether the low-sun form holds, and the divisor
 */
export function muneerBrightness(up: number): {
  readonly isLow: boolean;
  readonly divisor: number;
} {
  // An angle is larger than its sine: most of the year it need not be found.
  if (up >= LOW_SUN_RAD) return { isLow: false, divisor: up };
  const elevation = Math.asin(up);
  if (elevation >= LOW_SUN_RAD) return { isLow: false, divisor: up };
  return { isLow: true, divisor: Math.sqrt(1 - up * up) * (0.1 - 0.008 * elevation) };
}

/**
 * Share of the horizontal diffuse irradiance on a slope that the sun does not reach (Muneer).
 * @param slope from slopeTerms
 * @returns ratio, ≥ 0
 */
export function muneerShadedRatio(slope: SlopeTerms): number {
  return slope.skyView + slope.muneerTerm * MUNEER_SHADE;
}

/** One hour's sun as the sky models take it. Directions are unit-vector parts; `toward` is the sun's component along the plane's azimuth. */
export type SkyHour = {
  readonly dniWm2: number;
  readonly dhiWm2: number;
  readonly extraterrestrialWm2: number;
  readonly up: number;
  readonly toward: number;
};

/**
 * Sky diffuse irradiance on a slope after Muneer, as PVGIS and r.sun have it.
 * @param slope from slopeTerms
 * @param hour the hour's sun
 * @returns W/m²
 * @source Muneer 1990; Šúri & Hofierka 2004
 */
export function muneerSkyWm2(slope: SlopeTerms, hour: SkyHour): number {
  if (slope.slopeDeg === 0) return hour.dhiWm2;
  const cosIncidence = hour.up * slope.cosSlope + hour.toward * slope.sinSlope;
  if (cosIncidence <= 0 || hour.up <= 0) return hour.dhiWm2 * muneerShadedRatio(slope);
  const beamIndex = hour.dniWm2 / hour.extraterrestrialWm2;
  const { isLow, divisor } = muneerBrightness(hour.up);
  const bright = (isLow ? hour.toward * slope.sinSlope : cosIncidence) / divisor;
  const even = slope.skyView + slope.muneerTerm * muneerClearness(beamIndex);
  return hour.dhiWm2 * (even * (1 - beamIndex) + beamIndex * bright);
}

/**
 * Sky diffuse irradiance on a slope after Hay and Davies.
 * @param slope from slopeTerms
 * @param hour the hour's sun
 * @returns W/m²
 * @source Hay & Davies 1980; Loutzenhiser et al. 2007
 */
export function hayDaviesSkyWm2(slope: SlopeTerms, hour: SkyHour): number {
  const cosIncidence = hour.up * slope.cosSlope + hour.toward * slope.sinSlope;
  const anisotropy = hour.dniWm2 / hour.extraterrestrialWm2;
  const beamRatio = Math.max(0, cosIncidence) / Math.max(hour.up, HAY_DAVIES_LOWEST_UP);
  return hour.dhiWm2 * (anisotropy * beamRatio + (1 - anisotropy) * slope.skyView);
}

/**
 * Irradiance reflected from the ground onto a slope.
 * @param slope from slopeTerms
 * @param ghiWm2 global horizontal irradiance [W/m²]
 * @returns W/m²
 */
export function groundWm2(slope: SlopeTerms, ghiWm2: number): number {
  return ghiWm2 * ALBEDO * slope.groundView;
}
