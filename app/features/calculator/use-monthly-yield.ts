import { useCallback, useEffect, useState } from 'react';
import { withDefaults } from '../../../domain/calculator-defaults.ts';
import type { CalculatorState } from '../../../domain/calculator-state.ts';
import {
  roofPlaneKey,
  roofPlanesOf,
  withYields,
  type RoofPlane,
} from '../../../domain/roof-plane.ts';
import type { EstimateContext } from '../../../engine/estimate-context.ts';
import type { MonthlyYield } from '../../../engine/estimate-input.ts';

const PAUSE_MS = 400;
const MOST_KNOWN = 200;

/** What the server knew of the yield when it served the page. */
export type ServedYields = {
  /** Whether the server asks PVGIS; where it does not, the browser asks for nothing. */
  readonly isAsked: boolean;
  /** Of the first state's roof faces, in their order. */
  readonly yields: readonly (MonthlyYield | null)[];
};

type Known = ReadonlyMap<string, MonthlyYield>;

/**
 * PVGIS's months for the roofs that are shown, asked for once their planes have stood still. Until an answer
 * comes the built-in climate answers, so no slider ever waits.
 * @returns the context to calculate a state with: with the months of its planes where they are known
 */
export function useMonthlyYield(
  shown: readonly CalculatorState[],
  initial: CalculatorState,
  context: EstimateContext,
  { isAsked, yields }: ServedYields,
): (state: CalculatorState) => EstimateContext {
  const [known, setKnown] = useState<Known>(() => {
    const planes = planesOf(initial);
    return new Map(
      yields.flatMap((served, index) => {
        const plane = planes[index];
        return served === null || plane === undefined ? [] : [[roofPlaneKey(plane), served]];
      }),
    );
  });
  const planes = new Map(shown.flatMap(planesOf).map((plane) => [roofPlaneKey(plane), plane]));
  const wanted = [...planes.keys()].join(' ');
  useEffect(() => {
    const missing = [...planes].flatMap(([key, plane]) => (known.has(key) ? [] : [plane]));
    if (!isAsked || missing.length === 0) return undefined;
    const abort = new AbortController();
    const timer = setTimeout(() => {
      for (const plane of missing) {
        // Without an answer the built-in climate keeps answering: nothing to say, nothing to undo.
        import('./fetch-yield.ts')
          .then(({ fetchYield }) => fetchYield(plane, abort.signal))
          .then(
            (found) => {
              if (found?.source === 'pvgis') setKnown((before) => withAnswer(before, plane, found));
            },
            () => undefined,
          );
      }
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
    // Asked anew only when a plane changes: an answer that arrives must not cancel its neighbours.
  }, [wanted, isAsked]); // eslint-disable-line react-hooks/exhaustive-deps
  return useCallback(
    (state) =>
      withYields(
        context,
        planesOf(state).map((plane) => known.get(roofPlaneKey(plane)) ?? null),
      ),
    [context, known],
  );
}

function planesOf(state: CalculatorState): readonly RoofPlane[] {
  return roofPlanesOf(withDefaults(state));
}

function withAnswer(before: Known, plane: RoofPlane, found: MonthlyYield): Known {
  const after = new Map(before).set(roofPlaneKey(plane), found);
  const [oldest] = after.keys();
  if (after.size > MOST_KNOWN && oldest !== undefined) after.delete(oldest);
  return after;
}
