/**
 * The one place where a roof's azimuth (0 south, −90 east, 90 west, as in PVGIS) becomes the sun's (clockwise from north).
 * @param azimuthDeg azimuth as in PVGIS [°], any turn
 * @returns azimuth clockwise from north [°], 0 ≤ x < 360
 */
export function pvgisAzimuthToNorthDeg(azimuthDeg: number): number {
  const turned = (azimuthDeg + 180) % 360;
  return turned < 0 ? turned + 360 : turned;
}
