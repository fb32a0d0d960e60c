import type { Battery } from '../../engine/battery/flows.ts';

/**
 * Share of a home's use that does not come through the meter, settled minute by minute: the sun serves the house, then the
 * battery, then the grid. The year is a ring.
 * @param sunWPerKwp production [W/kWp], one value a minute
 * @param homeW use [W], the same minutes
 * @returns 0–1
 */
export function selfSufficiencyByMinute(
  sunWPerKwp: Float32Array,
  homeW: Float32Array,
  kWp: number,
  { usableKwh, powerKw, losses }: Battery,
): number {
  const fullWmin = usableKwh * 60_000;
  const mostW = powerKw * 1000;
  // Even losses: the same share at every power.
  const oneWay = losses.stored[1];
  let charge = 0;
  let bought = 0;
  let used = 0;
  // The second time round it starts with the charge that the year leaves.
  for (let round = 0; round < 2; round++) {
    bought = 0;
    used = 0;
    for (let minute = 0; minute < homeW.length; minute++) {
      const need = homeW[minute]!;
      const over = sunWPerKwp[minute]! * kWp - need;
      used += need;
      if (over >= 0) {
        charge = Math.min(fullWmin, charge + Math.min(over, mostW) * oneWay);
        continue;
      }
      const out = Math.min(-over, mostW, charge * oneWay);
      charge -= out / oneWay;
      bought += -over - out;
    }
  }
  return 1 - bought / used;
}
