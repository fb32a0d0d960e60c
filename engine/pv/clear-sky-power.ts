import { erbsDiffuseShare } from '../climate/diffuse-split.ts';
import { AIR_C, WIND_MS } from '../data/climate.ts';
import type { Place } from '../place.ts';
import { dcKwPerKwp } from './module-efficiency.ts';
import { HEAT_LOSS, moduleTemperatureC } from './module-temperature.ts';
import { groundWm2, muneerSkyWm2, slopeTerms } from './plane-of-array.ts';
import { beamTransmission, groundTransmission, skyTransmission } from './reflection.ts';
import { solarCoordinates } from '../sun/solar-coordinates.ts';
import { sunPosition } from '../sun/sun-position.ts';

const RAD = Math.PI / 180;
/** Solar constant [W/m²]. Source: ASTM E490-00a, as in engine/sun. */
const SOLAR_CONSTANT_WM2 = 1366.1;
/** Losses of inverter, cables and dirt [%]. Source: specification 9, the calculator's default. */
const SYSTEM_LOSS_PERCENT = 14;
const SOUTH_35: ClearSkyPlane = { slopeDeg: 35, azimuthDeg: 0 };

/** A roof face [°], 0 south, −90 east, 90 west, and whether something stands between it and the sun. */
export type ClearSkyPlane = {
  readonly slopeDeg: number;
  readonly azimuthDeg: number;
  readonly isShaded?: boolean;
};

/** Global horizontal irradiance under a clear sky [W/m²]. Source: Haurwitz 1945, J. Meteorology 2. */
function clearSkyWm2(up: number): number {
  return up > 0 ? 1098 * up * Math.exp(-0.059 / up) : 0;
}

/**
 * What panels give at one moment under a clear sky, by the engine's own chain; on a shaded face without the sun's own
 * light.
 * @param timeMs instant, milliseconds since 1970-01-01 UTC
 * @param place WGS84 degrees
 * @param plane left out: facing south at 35°
 * @returns AC power per peak power [kW/kWp], ≥ 0
 */
export function clearSkyKwPerKwp(
  timeMs: number,
  place: Place,
  { slopeDeg, azimuthDeg: towardsDeg, isShaded = false }: ClearSkyPlane = SOUTH_35,
): number {
  const { apparentZenithDeg, azimuthDeg } = sunPosition(timeMs, place);
  const up = Math.cos(apparentZenithDeg * RAD);
  const ghiWm2 = clearSkyWm2(up);
  if (ghiWm2 <= 0) return 0;
  const slope = slopeTerms(slopeDeg);
  const extraterrestrialWm2 = SOLAR_CONSTANT_WM2 / solarCoordinates(timeMs).distanceAu ** 2;
  const dhiWm2 = ghiWm2 * erbsDiffuseShare(ghiWm2 / (extraterrestrialWm2 * up));
  // Near the horizon the horizontal share says little about the beam, which is never stronger than
  // outside the atmosphere.
  const dniWm2 = Math.min((ghiWm2 - dhiWm2) / up, extraterrestrialWm2);
  const toward = Math.sqrt(1 - up * up) * -Math.cos((azimuthDeg - towardsDeg) * RAD);
  const cosIncidence = up * slope.cosSlope + toward * slope.sinSlope;
  const beam = isShaded ? 0 : dniWm2 * Math.max(0, cosIncidence);
  const sky = muneerSkyWm2(slope, { dniWm2, dhiWm2, extraterrestrialWm2, up, toward });
  const ground = groundWm2(slope, ghiWm2);
  const month = new Date(timeMs).getUTCMonth();
  const moduleC = moduleTemperatureC(
    beam + sky + ground,
    AIR_C[month]!,
    WIND_MS[month]!,
    HEAT_LOSS.building,
  );
  const effectiveWm2 =
    beam * beamTransmission(cosIncidence) +
    sky * skyTransmission(slopeDeg) +
    ground * groundTransmission(slopeDeg);
  const dc = effectiveWm2 > 0 ? dcKwPerKwp(effectiveWm2, moduleC) : 0;
  return Math.max(0, dc) * (1 - SYSTEM_LOSS_PERCENT / 100);
}
