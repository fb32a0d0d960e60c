import { useEffect, useState } from 'react';
import { m } from '../../../messages/compiled/messages.js';
import { getLocale } from '../../../messages/compiled/runtime.js';
import { runEstimate } from '../../../domain/estimate-request.ts';
import {
  isUseGuessed,
  usualHome,
  type GuessWeight as Weight,
} from '../../../domain/guess-weight.ts';
import type { EstimateRun } from '../../../engine/estimate.ts';
import { kWh, years } from '../../../words/format.ts';
import type { Calculator } from './use-calculator.ts';

/** The sliders stand still. */
const REST_MS = 300;

export type GuessWeightProps = {
  calculator: Calculator;
  /** What the server found for the figures that the page came with; null: they named a use. */
  served: Weight | null;
};

/** How much hangs on our guess at the bill, said beside the answer. */
export default function GuessWeight({ calculator, served }: GuessWeightProps) {
  const weight = useWeight(calculator, served);
  if (!isUseGuessed(calculator.given)) return null;
  return (
    <p className="min-h-10 text-14 text-sol-700 laptop:min-h-5">
      {weight === null ? null : words(weight)}
    </p>
  );
}

function useWeight(calculator: Calculator, served: Weight | null): Weight | null {
  const { given, contextOf } = calculator;
  const isServed = served !== null && isAsServed(calculator);
  const [weight, setWeight] = useState(isServed ? served : null);
  const [first] = useState(() => contextOf);
  useEffect(() => {
    if (!isUseGuessed(given)) return undefined;
    // The server's own figure, until something it stands on has changed.
    if (isServed && contextOf === first) return setWeight(served);
    const timer = setTimeout(() => {
      const usual = usualHome(given);
      const run = runEstimate(usual, contextOf(usual));
      setWeight(run.ok ? weightOf(run.value) : null);
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [given, contextOf, first, isServed, served]);
  return weight;
}

/** Whether it stands as the page came: this part may load after the first change. */
const isAsServed = ({ restored, undo }: Calculator) => !restored && undo === null;

const weightOf = ({ householdKwh, estimate }: EstimateRun): Weight => ({
  householdKwh,
  paybackYears: estimate.economy.paybackYears,
});

function words({ householdKwh, paybackYears }: Weight): string {
  const locale = getLocale();
  const kwh = kWh(Math.round(householdKwh / 100) * 100, locale);
  return paybackYears === null
    ? m.calculator_guess_weighs_never({ kwh })
    : m.calculator_guess_weighs_years({ kwh, payback: years(paybackYears, locale) });
}
