import type { SystemResult } from '../engine/estimate-figures.ts';
import { isAnythingBought } from './bought-parts.ts';
import type { CalculatorState } from './calculator-state.ts';
import { START_PLACE } from './start-place.ts';

/** Why no offer can be requested: the place is only an example, or the roof has no panels. */
export type OfferObstacle = 'address' | 'no-panels';

export function offerObstacle(
  { lat, lon, address = '' }: CalculatorState,
  system: Pick<SystemResult, 'numberOfPanels' | 'inverterModelId'>,
): OfferObstacle | null {
  const isStart = lat === START_PLACE.lat && lon === START_PLACE.lon;
  if (isStart && address === '') return 'address';
  return isAnythingBought(system) ? null : 'no-panels';
}
