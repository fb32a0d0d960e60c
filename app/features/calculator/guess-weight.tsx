import { useEffect, useState } from 'react';
import { m } from '../../../messages/compiled/messages.js';
import { getLocale } from '../../../messages/compiled/runtime.js';
import { runEstimate } from '../../../domain/estimate-request.ts';
import type { CalculatorState } from '../../../domain/calculator-state.ts';
import type { EstimateRun } from '../../../engine/estimate.ts';
import { kWh, years } from '../../../words/format.ts';
import { USUAL_HOUSEHOLD } from './inputs/usual-household.ts';
import type { Calculator } from './use-calculator.ts';

/** The sliders stand still. */
const REST_MS = 300;

/** How much hangs on our guess at the bill, said beside the answer. The figure comes once the browser has worked it out. */
export default function GuessWeight({ calculator }: { calculator: Calculator }) {
  const typical = useTypicalRun(calculator);
  if (!isUseGuessed(calculator.given)) return null;
  return <p className="min-h-10 text-14 text-sol-700 laptop:min-h-5">{words(typical)}</p>;
}

/** Whether nobody has said anything of the use: then the bill is ours. */
function isUseGuessed(given: CalculatorState): boolean {
  return (
    given.averageMonthlySpendingDKK === undefined &&
    (given.annualConsumptionKwh ?? null) === null &&
    (given.household ?? null) === null
  );
}

function useTypicalRun({ given, contextOf }: Calculator): EstimateRun | null {
  const [run, setRun] = useState<EstimateRun | null>(null);
  useEffect(() => {
    if (!isUseGuessed(given)) return undefined;
    const timer = setTimeout(() => {
      const typical = { ...given, household: USUAL_HOUSEHOLD };
      const result = runEstimate(typical, contextOf(typical));
      setRun(result.ok ? result.value : null);
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [given, contextOf]);
  return run;
}

function words(typical: EstimateRun | null): string {
  if (typical === null) return m.calculator_guess_weighs();
  const locale = getLocale();
  const kwh = kWh(Math.round(typical.householdKwh / 100) * 100, locale);
  const { paybackYears } = typical.estimate.economy;
  return paybackYears === null
    ? m.calculator_guess_weighs_never({ kwh })
    : m.calculator_guess_weighs_years({ kwh, payback: years(paybackYears, locale) });
}
