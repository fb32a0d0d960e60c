import type { Mounting } from '../estimate-input.ts';

/** Heat loss of a mounted panel: base [W/m²K] and per wind speed [W/m²K per m/s]. */
export type HeatLoss = { readonly base: number; readonly wind: number };

/**
 * Source: PVGIS 5.3 (free after Koehl et al. 2011); calculation.md 1.4, valid from 2024. Ventilated lies between: of the rise
 * from free to integrated, 0.48 in PVsyst (29, 20 and 15 W/m²K) and 0.68 in Sandia's sets (open rack, close mount, insulated
 * back at 1 m/s; King et al. 2004, SAND2004-3535); ours is 0.55 to 0.57, valid from 2026.
 */
export const HEAT_LOSS: Readonly<Record<Mounting, HeatLoss>> = {
  free: { base: 26.9, wind: 6.2 },
  ventilated: { base: 22.4, wind: 4.2 },
  building: { base: 20, wind: 3.2 },
};

/**
 * Module temperature (Faiman): T = T_air + G / (base + wind·v).
 * @param poaWm2 in-plane irradiance [W/m²], ≥ 0
 * @param airC air temperature [°C]
 * @param windMs wind speed at the module [m/s], ≥ 0
 * @param loss heat loss of the mounting, base > 0
 * @returns module temperature [°C]
 * @source Faiman 2008, doi:10.1002/pip.813
 */
export function moduleTemperatureC(
  poaWm2: number,
  airC: number,
  windMs: number,
  loss: HeatLoss,
): number {
  return airC + poaWm2 / (loss.base + loss.wind * windMs);
}
