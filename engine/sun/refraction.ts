/** Standard atmosphere of the reference figures: 1013.25 hPa and 12 °C. Source: NREL SPA's example setting, Reda & Andreas 2004. */
const PRESSURE_HPA = 1013.25;
const AIR_C = 12;
/** Below this true elevation the sun's upper limb is under the horizon, and SPA bends nothing [°]: −(radius 0.26667 + refraction 0.5667). */
const LOWEST_ELEVATION_DEG = -0.83337;

/**
 * How much the air lifts the sun.
 * @param elevationDeg true elevation [°]
 * @returns lift [°], ≥ 0; 0 while the sun's upper limb is below the horizon
 * @source Reda & Andreas 2004, Solar Position Algorithm, NREL/TP-560-34302, equation 42
 */
export function refractionDeg(elevationDeg: number): number {
  if (elevationDeg < LOWEST_ELEVATION_DEG) return 0;
  const argument = (elevationDeg + 10.3 / (elevationDeg + 5.11)) * (Math.PI / 180);
  return ((PRESSURE_HPA / 1010) * (283 / (273 + AIR_C)) * 1.02) / (60 * Math.tan(argument));
}
