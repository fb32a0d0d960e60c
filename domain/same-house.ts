import type { CalculatorState } from './calculator-state.ts';

type Place = Partial<Pick<CalculatorState, 'lat' | 'lon' | 'address'>>;

/** About 100 m: a pin moved a little is still on the house. */
const NEAR_DEG = 0.001;

const plain = (address: string | null | undefined) => (address ?? '').trim().toLowerCase();

/**
 * Whether two states are about one house. A town's houses may share its centre, so addresses must
 * not differ.
 */
export function isSameHouse(one: Place, other: Place): boolean {
  if (one.lat === undefined || one.lon === undefined) return false;
  if (other.lat === undefined || other.lon === undefined) return false;
  const isNear =
    Math.abs(one.lat - other.lat) < NEAR_DEG && Math.abs(one.lon - other.lon) < NEAR_DEG;
  return isNear && plain(one.address) === plain(other.address);
}
