import type { LoanResult } from '../estimate-figures.ts';
import type { FinancingOption } from '../estimate-input.ts';
import { annuityPayment, remainingDebt } from './annuity.ts';

export type Financing = {
  readonly option: FinancingOption;
  /** [yr], whole, ≥ 1; read for a loan only. */
  readonly loanTermYears: number;
};

export type LoanPlan = LoanResult & {
  /** Paid in year 1, 2 … [DKK]. */
  readonly paymentDkk: readonly number[];
  /** Interest part of the above [DKK]. */
  readonly interestDkk: readonly number[];
  /** Owed at the end of year 0, 1, 2 … [DKK]. */
  readonly debtDkk: readonly number[];
};

/**
 * An annuity loan of the whole price, paid monthly. Tax relief on interest and fees of the loan are not counted.
 * @param priceDkk borrowed [DKK]
 * @param ratePercent nominal rate, a twelfth of it each month [%/yr]
 * @param years length of the calculation, which may be shorter than the loan
 * @returns the plan; null when it is paid in cash or there is nothing to pay
 * @throws RangeError term not a whole number ≥ 1
 */
export function loanPlan(
  { option, loanTermYears }: Financing,
  priceDkk: number,
  ratePercent: number,
  years: number,
): LoanPlan | null {
  if (option === 'cash' || priceDkk <= 0) return null;
  if (!Number.isInteger(loanTermYears)) throw new RangeError(`a loan of ${loanTermYears} years`);
  const monthlyRate = ratePercent / 1200;
  const months = loanTermYears * 12;
  const monthlyPaymentDkk = annuityPayment(priceDkk, monthlyRate, months);
  const debtDkk = Array.from({ length: years + 1 }, (_, year) =>
    remainingDebt(priceDkk, monthlyRate, months, year * 12),
  );
  const paymentDkk = Array.from({ length: years }, (_, index) =>
    index < loanTermYears ? monthlyPaymentDkk * 12 : 0,
  );
  const interestDkk = paymentDkk.map(
    (paid, index) => paid - (debtDkk[index]! - debtDkk[index + 1]!),
  );
  const totalInterestDkk = monthlyPaymentDkk * months - priceDkk;
  return { monthlyPaymentDkk, totalInterestDkk, paymentDkk, interestDkk, debtDkk };
}
