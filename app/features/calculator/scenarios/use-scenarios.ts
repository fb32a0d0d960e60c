import { useCallback, useMemo, useState } from 'react';
import { SCENARIOS_KEY } from '../../../../domain/browser-keys.ts';
import { runEstimate } from '../../../../domain/estimate-request.ts';
import type { CalculatorState } from '../../../../domain/calculator-state.ts';
import type { EstimateContext } from '../../../../engine/estimate-context.ts';
import type { EstimateRun } from '../../../../engine/estimate.ts';

export const SCENARIO_LETTERS = ['A', 'B', 'C'] as const;
export type ScenarioLetter = (typeof SCENARIO_LETTERS)[number];

export type Scenario = {
  readonly letter: ScenarioLetter;
  readonly given: CalculatorState;
  readonly run: EstimateRun;
};

type PinnedStates = Partial<Record<ScenarioLetter, CalculatorState>>;

/** Whether an earlier look at the page, in this tab, left something pinned. */
export function hasKeptScenarios(): boolean {
  try {
    return SCENARIOS_KEY in sessionStorage;
  } catch {
    return false;
  }
}

/** Up to three states that the visitor keeps beside the one being turned. */
export function usePins() {
  const [pinned, setPinned] = useState<PinnedStates>({});
  const states = useMemo(() => Object.values(pinned), [pinned]);
  const pin = useCallback(
    (letter: ScenarioLetter, given: CalculatorState) =>
      setPinned((before) => ({ ...before, [letter]: given })),
    [],
  );
  const remove = useCallback(
    (letter: ScenarioLetter) => setPinned(({ [letter]: _removed, ...rest }) => rest),
    [],
  );
  return { pinned, states, pin, remove };
}

/** The pinned states with their results, side by side. */
export function useScenarios(
  { pinned, pin, remove }: ReturnType<typeof usePins>,
  contextOf: (state: CalculatorState) => EstimateContext,
) {
  const scenarios = useMemo(
    () =>
      SCENARIO_LETTERS.flatMap((letter): Scenario[] => {
        const given = pinned[letter];
        if (given === undefined) return [];
        const result = runEstimate(given, contextOf(given));
        return result.ok ? [{ letter, given, run: result.value }] : [];
      }),
    [pinned, contextOf],
  );
  const free = SCENARIO_LETTERS.find((letter) => pinned[letter] === undefined);
  return useMemo(
    () => ({
      scenarios,
      /** The letter that the next pin gets; at three it takes the last one's place. */
      next: free ?? ('C' as const),
      isFull: free === undefined,
      pin,
      remove,
    }),
    [scenarios, free, pin, remove],
  );
}
