import type { CalculatorState } from '../../../../domain/calculator-state.ts';
import { withFaces } from './face-changes.ts';

export type SystemSize = {
  readonly numberOfPanels: number;
  /** 0: no battery. */
  readonly batteryKwh: number;
};

/** The state without what a size sets: two states that are equal in it have the same best sizes. */
export function withoutSize(state: CalculatorState): CalculatorState {
  const {
    sizing: _sizing,
    peakPower: _peakPower,
    calculatedNumberOfPanels: _panels,
    interestedInBattery: _battery,
    batteryCapacityKwh: _capacity,
    batteryUnitCounts: _units,
    ...rest
  } = state;
  const faces = rest.roofFaces ?? null;
  if (faces === null) return rest;
  return {
    ...rest,
    roofFaces: faces.map(({ calculatedNumberOfPanels: _count, ...face }) => face),
  };
}

/**
 * The state with this size.
 * @param panelsPerFace what every face then carries; a face without panels is left out of the state
 */
export function withSize(
  state: CalculatorState,
  { numberOfPanels, batteryKwh }: SystemSize,
  panelsPerFace: readonly number[],
): CalculatorState {
  const { sizing: _sizing, batteryUnitCounts: _units, ...rest } = state;
  const sized: CalculatorState = {
    ...rest,
    calculatedNumberOfPanels: numberOfPanels,
    interestedInBattery: batteryKwh > 0,
  };
  if (batteryKwh > 0) {
    sized.batteryCapacityKwh = batteryKwh;
    // Who has said «no battery» by the strategy gets one all the same, when it is chosen here.
    if (sized.batteryStrategy === 'none') sized.batteryStrategy = 'self-use';
  }
  const faces = state.roofFaces ?? null;
  if (faces === null || panelsPerFace.length === 0) return sized;
  const filled = faces.flatMap((face, index) => {
    const calculatedNumberOfPanels = panelsPerFace[index] ?? 0;
    return calculatedNumberOfPanels > 0 ? [{ ...face, calculatedNumberOfPanels }] : [];
  });
  return withFaces(sized, filled);
}
