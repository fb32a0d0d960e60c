import { expect, test } from 'vitest';
import { TEST_CONTEXT } from '../../engine/test-home.ts';
import type { CalculatorState } from '../calculator-state.ts';
import { runEstimate } from '../estimate-request.ts';
import { cashPaybackYears } from './cash-payback.ts';

const HOME = { lat: 56.157, lon: 10.211, postcode: '8000', annualConsumptionKwh: 6000 } as const;

const economyOf = (state: Partial<CalculatorState>) => {
  const run = runEstimate({ ...HOME, ...state }, TEST_CONTEXT);
  if (!run.ok) throw new RangeError('not calculated');
  return run.value;
};

test.each([5, 15, 30])(
  'a system on a loan over %i years is paid back in cash as one without a loan',
  (termYears) => {
    const cash = economyOf({ financingOption: 'cash' }).estimate.economy.paybackYears;
    const { estimate, input } = economyOf({ financingOption: 'loan', loanTermYears: termYears });
    const { loanRatePercent: ratePercent } = input.assumptions;
    const withoutLoan = cashPaybackYears(estimate.economy.cashFlow, { ratePercent, termYears });
    // A result has two decimals.
    expect(withoutLoan).toBeCloseTo(cash!, 2);
    expect(estimate.economy.paybackYears ?? Infinity).toBeGreaterThan(cash!);
  },
);

test('what never pays back does not in cash either', () => {
  const rows = [-1000, -900, -850].map((cumulativeDkk, year) => ({ year, cumulativeDkk }));
  expect(cashPaybackYears(rows, { ratePercent: 0, termYears: 2 })).toBeNull();
});
