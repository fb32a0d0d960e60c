import * as z from 'zod/mini';
import type { CalculatorState } from './calculator-state.ts';

type Counts = Readonly<Record<string, number>> | null | undefined;

const hasUnits = (counts: Counts) => Object.values(counts ?? {}).some((count) => count > 0);

/** Refuses a body that chooses battery units and says that there is no battery. */
export const batteryAgrees = <
  Body extends {
    readonly interestedInBattery?: boolean | undefined;
    readonly batteryUnitCounts?: Counts;
    /** The same under the name of an update. */
    readonly batteryUnits?: Counts;
  },
>() =>
  z.refine<Body>(
    ({ interestedInBattery, batteryUnitCounts, batteryUnits }) =>
      interestedInBattery !== false || !(hasUnits(batteryUnitCounts) || hasUnits(batteryUnits)),
    { error: 'battery-off', path: ['interestedInBattery'] },
  );

/** Who chooses battery units wants a battery, without saying so in a field of its own. */
export function withChosenBattery<State extends Partial<CalculatorState>>(state: State): State {
  const isUnsaid = state.interestedInBattery === undefined;
  return isUnsaid && hasUnits(state.batteryUnitCounts)
    ? { ...state, interestedInBattery: true }
    : state;
}
