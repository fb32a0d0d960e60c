import type { SkyHour, SlopeTerms } from './plane-of-array.ts';

/** Lower edges of the clearness bins ε. Source: Perez et al. 1990, table 1. */
const CLEARNESS_EDGES = [1.065, 1.23, 1.5, 1.95, 2.8, 4.5, 6.2];
/** F11, F12, F13, F21, F22, F23 per clearness bin. Source: Perez et al. 1990, table 6 (all sites, composite). */
const BRIGHTNESS = [
  [-0.008, 0.588, -0.062, -0.06, 0.072, -0.022],
  [0.13, 0.683, -0.151, -0.019, 0.066, -0.029],
  [0.33, 0.487, -0.221, 0.055, -0.064, -0.026],
  [0.568, 0.187, -0.295, 0.109, -0.152, -0.014],
  [0.873, -0.392, -0.362, 0.226, -0.462, 0.001],
  [1.132, -1.237, -0.412, 0.288, -0.823, 0.056],
  [1.06, -1.6, -0.359, 0.264, -1.127, 0.131],
  [0.678, -0.327, -0.25, 0.156, -1.377, 0.251],
] as const;
/** κ of the clearness index, zenith in radians. Source: Perez et al. 1990, equation 1. */
const KAPPA = 1.041;
/** cos 85°: the sun's height is held here in the circumsolar ratio. Source: Perez et al. 1990. */
const LOWEST_COS_ZENITH = Math.cos((85 * Math.PI) / 180);

/**
 * Sky diffuse irradiance on a slope after Perez; not what PVGIS uses, offered to compare.
 * @param slope from slopeTerms
 * @param hour the hour's sun
 * @returns W/m², ≥ 0
 * @source Perez et al. 1990, doi:10.1016/0038-092X(90)90055-H; air mass after Kasten & Young 1989
 */
export function perezSkyWm2(slope: SlopeTerms, hour: SkyHour): number {
  if (hour.dhiWm2 <= 0) return 0;
  if (hour.up <= 0) return hour.dhiWm2 * slope.skyView;
  const zenith = Math.acos(Math.min(1, hour.up));
  const zenithDeg = (zenith * 180) / Math.PI;
  const airMass = 1 / (hour.up + 0.50572 * (96.07995 - zenithDeg) ** -1.6364);
  const delta = (hour.dhiWm2 * airMass) / hour.extraterrestrialWm2;
  const cubed = KAPPA * zenith ** 3;
  const clearness = ((hour.dhiWm2 + hour.dniWm2) / hour.dhiWm2 + cubed) / (1 + cubed);
  const bin = CLEARNESS_EDGES.filter((edge) => clearness >= edge).length;
  const [f11, f12, f13, f21, f22, f23] = BRIGHTNESS[bin]!;
  const circumsolar = Math.max(0, f11 + f12 * delta + f13 * zenith);
  const horizon = f21 + f22 * delta + f23 * zenith;
  const cosIncidence = hour.up * slope.cosSlope + hour.toward * slope.sinSlope;
  const beamRatio = Math.max(0, cosIncidence) / Math.max(hour.up, LOWEST_COS_ZENITH);
  const ratio =
    (1 - circumsolar) * slope.skyView + circumsolar * beamRatio + horizon * slope.sinSlope;
  return Math.max(0, hour.dhiWm2 * ratio);
}
