import { useCallback, useMemo, useState } from 'react';
import { withDefaults, type FullCalculatorState } from '../../../domain/calculator-defaults.ts';
import { toQuery } from '../../../domain/calculator-query.ts';
import type { CalculatorState } from '../../../domain/calculator-state.ts';
import type { Told } from '../../../domain/roof/prefill.ts';
import { runEstimate } from '../../../domain/estimate-request.ts';
import type { EstimateContext } from '../../../engine/estimate-context.ts';
import type { EstimateRun } from '../../../engine/estimate.ts';
import { withValue } from './form/field-in-state.ts';
import { useHistory } from './use-history.ts';
import type { MeterLoad } from './meter-load.ts';
import type { SentRun } from './served-run.ts';
import { useMonthlyYield, type ServedYields } from './use-monthly-yield.ts';
import { useRun } from './use-run.ts';
import { useKept, useShown, useWritten } from './use-written.ts';

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
  /** The same for a field that is known by its name only, which may be one of a group. */
  readonly put: (name: string, value: unknown) => void;
  /** The same for a step of a slider: the answer goes first, and what stands around it follows. */
  readonly slide: (name: string, value: unknown) => void;
  /**
   * @param kind changes of one kind in a row are taken back as one
   * @param isDragged as in `slide`
   */
  readonly replace: (given: CalculatorState, kind?: string, isDragged?: boolean) => void;
  /** What a register says of this house; null: nothing, or nobody was asked. */
  readonly told: Told | null;
  readonly tell: (told: Told | null) => void;
  /** The last change was a step of a slider or a handle. */
  readonly isDragged: boolean;
  /** How long ago something was last changed. */
  readonly sinceChangeMs: () => number;
  /** Takes the last change back; null: there is none. */
  readonly undo: (() => void) | null;
  readonly redo: (() => void) | null;
  /** The meter file that the use stands on; null without one, or once the use was set otherwise. */
  readonly meter: MeterLoad | null;
  readonly setMeter: (meter: MeterLoad | null) => void;
};

/** The calculator's state, its result, and where both are kept: the address and this browser. */
export function useCalculator(
  initial: CalculatorState,
  context: EstimateContext,
  served: { readonly run: SentRun; readonly yields: ServedYields },
  pinned: readonly CalculatorState[],
): Calculator {
  const { given, isDragged, change, begin, isTouched, sinceChangeMs, undo, redo } =
    useHistory(initial);
  const query = toQuery(given).toString();
  const [restored, setRestored] = useState(false);
  useKept((kept) => {
    // Who has begun anew keeps that; and what was kept may name what has left the catalogue since.
    if (isTouched() || !runEstimate(kept, context).ok) return;
    begin(kept);
    setRestored(true);
  });
  useShown(initial);
  useWritten(query, given, isTouched);

  const replace = useCallback<Calculator['replace']>(
    (next, kind, isStep) => change(() => next, kind, isStep),
    [change],
  );
  const set = useCallback<SetField>(
    (name, value) => change((before) => ({ ...before, [name]: value }), name),
    [change],
  );
  const put = useCallback<Calculator['put']>(
    (name, value) => change((before) => withValue(before, name, value), name),
    [change],
  );

  const slide = useCallback<Calculator['slide']>(
    (name, value) => change((before) => withValue(before, name, value), name, true),
    [change],
  );

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
  const setMeter = useCallback(
    (read: MeterLoad | null) => {
      setLastMeter(read);
      if (read !== null) set('annualConsumptionKwh', read.annualKwh);
    },
    [set],
  );
  const [told, tell] = useState<Told | null>(null);
  const run = useRun(given, served.run, contextOf);
  const meter = meterOf(given);
  // The same object as long as nothing in it has changed: what it is given to need not be drawn again.
  return useMemo(
    () => ({
      given,
      query,
      state,
      run,
      contextOf,
      restored,
      isDragged,
      sinceChangeMs,
      set,
      put,
      slide,
      replace,
      undo,
      redo,
      meter,
      setMeter,
      told,
      tell,
    }),
    [
      given,
      query,
      state,
      run,
      contextOf,
      restored,
      isDragged,
      sinceChangeMs,
      set,
      put,
      slide,
      replace,
      undo,
      redo,
      meter,
      setMeter,
      told,
    ],
  );
}
