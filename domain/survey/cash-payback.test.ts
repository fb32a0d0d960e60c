import { expect, test } from 'vitest';
import { TEST_CONTEXT } from '../../engine/test-home.ts';
import type { CalculatorState } from '../calculator-state.ts';
import { runEstimate } from '../estimate-request.ts';
import { cashPayback } from './cash-payback.ts';

const HORIZON_YEARS = 25;
const HOME = { lat: 56.157, lon: 10.211, postcode: '8000', annualConsumptionKwh: 6000 } as const;

const economyOf = (state: Partial<CalculatorState>) => {
  const run = runEstimate({ ...HOME, ...state }, TEST_CONTEXT);
  if (!run.ok) throw new RangeError('not calculated');
  return run.value;
};

const TERMS_YEARS = [5, 15, 30];
/** [years] A result has two decimals. */
const DECIMALS = 2;

test.each(
  TERMS_YEARS.flatMap((termYears) => [
    { termYears, home: {} },
    { termYears, home: { interestedInBattery: true, batteryStrategy: 'price-driven' } as const },
  ]),
)(
  'a system on a loan is paid back in cash as one without a loan, and within the same range: $termYears years, $home',
  ({ termYears, home }) => {
    const cash = economyOf({ ...home, financingOption: 'cash' }).estimate.economy;
    const { estimate, input } = economyOf({
      ...home,
      financingOption: 'loan',
      loanTermYears: termYears,
    });
    const { loanRatePercent: ratePercent } = input.assumptions;
    const isPriceDriven = input.batteryStrategy === 'price-driven';
    const withoutLoan = cashPayback(estimate, { ratePercent, termYears }, isPriceDriven);
    expect(withoutLoan.paybackYears).toBeCloseTo(cash.paybackYears!, DECIMALS);
    expect(withoutLoan.paybackP90Years).toBeCloseTo(cash.paybackP90Years!, DECIMALS);
    expect(withoutLoan.paybackP10Years ?? HORIZON_YEARS).toBeCloseTo(
      cash.paybackP10Years ?? HORIZON_YEARS,
      DECIMALS,
    );
    expect(estimate.economy.paybackYears ?? Infinity).toBeGreaterThan(cash.paybackYears!);
  },
);

test('what never pays back does not in cash either', () => {
  const { estimate } = economyOf({ financingOption: 'loan' });
  const cashFlow = [-1000, -900, -850].map((cumulativeDkk) => ({ cumulativeDkk }));
  const figures = { ...estimate, economy: { ...estimate.economy, cashFlow } };
  const terms = { ratePercent: 0, termYears: 2 };
  expect(cashPayback(figures, terms, false).paybackYears).toBeNull();
});
