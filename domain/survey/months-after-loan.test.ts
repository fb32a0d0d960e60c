import { expect, test } from 'vitest';
import { monthlyPaymentDkk } from './loan-choices.ts';
import { monthsAfterLoanDkk } from './months-after-loan.ts';

const LOAN = { priceDkk: 81_056, ratePercent: 6, termYears: 2 };

// The engine takes a year's interest and what is set aside off the saving; a month pays the whole instalment and sets
// nothing aside. Interest by hand: payment of 3,592.5 DKK, 12 · payment less what is repaid.
test('a month pays interest and repayment until the loan is paid, and sets nothing aside', () => {
  const payment = monthlyPaymentDkk(LOAN.priceDkk, LOAN.ratePercent, LOAN.termYears);
  expect(payment).toBeCloseTo(3592.5, 1);
  const owedAfterOne = 81_056 * 1.005 ** 12 - payment * ((1.005 ** 12 - 1) / 0.005);
  const interest = [12 * payment - (81_056 - owedAfterOne), 12 * payment - owedAfterOne, 0];
  const saving = 6000;
  const reserved = 900;
  const cashFlow = [
    { year: 0, savingDkk: -81_056, reservedDkk: 0 },
    ...interest.map((dkk, index) => ({
      year: index + 1,
      savingDkk: saving - reserved - dkk,
      reservedDkk: reserved,
    })),
  ];
  const left = monthsAfterLoanDkk(cashFlow, LOAN);
  expect(left).toHaveLength(3);
  expect(left[0]).toBeCloseTo(500 - payment, 6);
  expect(left[1]).toBeCloseTo(500 - payment, 6);
  expect(left[2]).toBeCloseTo(500, 6);
});
