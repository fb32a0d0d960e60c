/**
 * Diffuse share of an hour's global irradiance from its clearness index (Erbs).
 * @param clearnessIndex ghi / (extraterrestrial · cosZenith), ≥ 0
 * @returns 0–1
 * @source Erbs, Klein & Duffie 1982, doi:10.1016/0038-092X(82)90302-4
 */
export function erbsDiffuseShare(clearnessIndex: number): number {
  const k = clearnessIndex;
  if (k <= 0.22) return 1 - 0.09 * k;
  if (k <= 0.8) return 0.9511 + k * (-0.1604 + k * (4.388 + k * (-16.638 + k * 12.336)));
  return 0.165;
}

const NEWTON_STEPS = 4;
/** How far a month may bend the hours' shares: outside, the shape would no longer be Erbs's. Our choice, valid from 2026. */
const EXPONENT_MIN = 0.3;
const EXPONENT_MAX = 4;

/**
 * The exponent that, put on every hour's diffuse share, gives a month its diffuse fraction. Overcast hours stay overcast.
 * @param ghi irradiation of the month's hours
 * @param logShare natural logarithm of their diffuse shares, same length
 * @param fraction the month's diffuse fraction, 0–1
 * @returns exponent > 0
 */
export function diffuseExponent(
  ghi: Float64Array,
  logShare: Float64Array,
  fraction: number,
): number {
  let exponent = 1;
  for (let step = 0; step < NEWTON_STEPS; step++) {
    let excess = 0;
    let slope = 0;
    for (let at = 0; at < ghi.length; at++) {
      const light = ghi[at]!;
      // Half of all hours are dark and add nothing.
      if (light === 0) continue;
      const diffuse = light * Math.exp(exponent * logShare[at]!);
      excess += diffuse - fraction * light;
      slope += diffuse * logShare[at]!;
    }
    if (slope === 0) break;
    exponent = Math.min(EXPONENT_MAX, Math.max(EXPONENT_MIN, exponent - excess / slope));
  }
  return exponent;
}
