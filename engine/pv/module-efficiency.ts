/** k1–k6 of crystalline silicon. Source: Huld et al. 2011, the older PVGIS 5 set; data/climate.json, valid from 2011. */
export const HULD_C_SI = [-0.017237, -0.040465, -0.004702, 0.000149, 0.00017, 0.000005] as const;

/** Irradiance of standard test conditions [W/m²] and their module temperature [°C]. Source: IEC 61215. */
export const STC_WM2 = 1000;
export const STC_MODULE_C = 25;

/**
 * DC power of one kWp (Huld): G'·(1 + k1·ln G' + k2·ln²G' + T'·(k3 + k4·ln G' + k5·ln²G') + k6·T'²).
 * @param effectiveWm2 in-plane irradiance behind the glass [W/m²], ≥ 0
 * @param moduleC module temperature [°C]
 * @returns kW per kWp; slightly below 0 in very weak light, where the model ends
 * @source Huld et al. 2011, doi:10.1016/j.solmat.2011.07.026
 */
export function dcKwPerKwp(effectiveWm2: number, moduleC: number): number {
  if (effectiveWm2 <= 0) return 0;
  const [k1, k2, k3, k4, k5, k6] = HULD_C_SI;
  const light = effectiveWm2 / STC_WM2;
  const warm = moduleC - STC_MODULE_C;
  const log = Math.log(light);
  return light * (1 + log * (k1 + k2 * log) + warm * (k3 + log * (k4 + k5 * log) + k6 * warm));
}
