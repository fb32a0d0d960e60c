import { expect, test } from 'vitest';
import { monthlyPaymentDkk, termWithin } from './loan-choices.ts';

// Annuity by hand: 81,056 · 0.005 / (1 − 1.005^−180) = 684.00 (look/survey-sharpen-1440.png draws the same loan).
test('81,056 DKK over 15 years at 6 % takes 684 DKK a month', () => {
  expect(monthlyPaymentDkk(81_056, 6, 15)).toBeCloseTo(684, 0);
  expect(monthlyPaymentDkk(81_056, 6, 10)).toBeCloseTo(900, 0);
  expect(monthlyPaymentDkk(81_056, 6, 20)).toBeCloseTo(581, 0);
});

test('the shortest term within an amount', () => {
  expect(termWithin(700, 81_056, 6, 10)).toBe(15);
  expect(termWithin(900.5, 81_056, 6, 10)).toBe(10);
  // Interest alone is 405 DKK a month.
  expect(termWithin(400, 81_056, 6, 10)).toBeNull();
});
