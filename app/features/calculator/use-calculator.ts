import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { withDefaults, type FullCalculatorState } from '../../../domain/calculator-defaults.ts';
import { toQuery } from '../../../domain/calculator-query.ts';
import type { CalculatorState } from '../../../domain/calculator-state.ts';
import { runEstimate } from '../../../domain/estimate-request.ts';
import type { EstimateContext } from '../../../engine/estimate-context.ts';
import type { EstimateRun } from '../../../engine/estimate.ts';
import { keepState, keptState } from './kept-state.ts';
import type { MeterLoad } from './meter-load.ts';
import { runOf, type ServedRun } from './served-run.ts';
import { useMonthlyYield, type ServedYields } from './use-monthly-yield.ts';

const WRITE_DELAY_MS = 300;

export type SetField = <Name extends keyof CalculatorState>(
  name: Name,
  value: CalculatorState[Name],
) => void;

export type Calculator = {
  /** What the visitor has said; everything else is a guess of ours. */
  readonly given: CalculatorState;
  /** The same as the query of an address. */
  readonly query: string;
  readonly state: FullCalculatorState;
  readonly run: EstimateRun;
  /** What another state of this page is calculated with. */
  readonly contextOf: (state: CalculatorState) => EstimateContext;
  /** True once the figures of an earlier visit were put back. */
  readonly restored: boolean;
  readonly set: SetField;
  readonly replace: (given: CalculatorState) => void;
  /** The meter file that the use stands on; null without one, or once the use was set otherwise. */
  readonly meter: MeterLoad | null;
  readonly setMeter: (meter: MeterLoad | null) => void;
};

/** The calculator's state, its result, and where both are kept: the address and this browser. */
export function useCalculator(
  initial: CalculatorState,
  context: EstimateContext,
  served: { readonly run: ServedRun; readonly yields: ServedYields },
  pinned: readonly CalculatorState[],
): Calculator {
  const [given, setGiven] = useState(initial);
  const query = toQuery(given).toString();
  const [restored, setRestored] = useState(false);
  const [, setSearchParams] = useSearchParams();
  const changed = useRef(false);

  useEffect(() => {
    if (window.location.search !== '') return;
    void keptState().then((kept) => {
      // Who has begun anew keeps that; and what was kept may name what has left the catalogue since.
      if (changed.current || kept === null || !runEstimate(kept, context).ok) return;
      setGiven(kept);
      setRestored(true);
    });
    // Only the first look at the page puts figures back.
  }, []); // eslint-disable-line react-hooks/exhaustive-deps

  useEffect(() => {
    if (!changed.current) return undefined;
    const timer = setTimeout(() => {
      keepState(given);
      void setSearchParams(query, { replace: true, preventScrollReset: true });
    }, WRITE_DELAY_MS);
    return () => clearTimeout(timer);
    // The setter changes with every address; only a changed state is a reason to write.
  }, [given]); // eslint-disable-line react-hooks/exhaustive-deps

  const replace = useCallback((next: CalculatorState) => {
    changed.current = true;
    setGiven(next);
  }, []);
  const set = useCallback<SetField>((name, value) => {
    changed.current = true;
    setGiven((before) => ({ ...before, [name]: value }));
  }, []);

  const state = useMemo(() => withDefaults(given), [given]);
  const shown = useMemo(() => [given, ...pinned], [given, pinned]);
  const yieldsOf = useMonthlyYield(shown, initial, context, served.yields);
  const [lastMeter, setLastMeter] = useState<MeterLoad | null>(null);
  // A state that names another use, before or after, is not the meter's.
  const meterOf = useCallback(
    ({ annualConsumptionKwh }: CalculatorState) =>
      annualConsumptionKwh === lastMeter?.annualKwh ? lastMeter : null,
    [lastMeter],
  );
  const contextOf = useCallback(
    (of: CalculatorState) => ({ ...yieldsOf(of), meterLoadKwh: meterOf(of)?.loadKwh }),
    [yieldsOf, meterOf],
  );
  const setMeter = (read: MeterLoad | null) => {
    setLastMeter(read);
    if (read !== null) set('annualConsumptionKwh', read.annualKwh);
  };
  const [first] = useState(() => {
    const firstContext = contextOf(given);
    return {
      contextOf,
      run: runOf(served.run, firstContext, () => estimateOf(initial, firstContext)),
    };
  });
  const run = useMemo(
    () =>
      given === initial && contextOf === first.contextOf
        ? first.run
        : estimateOf(given, contextOf(given)),
    [given, contextOf, initial, first],
  );
  return {
    given,
    query,
    state,
    run,
    contextOf,
    restored,
    set,
    replace,
    meter: meterOf(given),
    setMeter,
  };
}

function estimateOf(given: CalculatorState, context: EstimateContext): EstimateRun {
  const result = runEstimate(given, context);
  // The page starts from a checked state, and its fields offer nothing that the catalogue lacks.
  if (!result.ok) throw new RangeError(JSON.stringify(result.error.errors));
  return result.value;
}
