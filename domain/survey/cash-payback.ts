import { annuityPayment, remainingDebt } from '../../engine/economy/annuity.ts';
import { paybackYears } from '../../engine/economy/payback.ts';
import type { CashFlowYear } from '../../engine/estimate-figures.ts';

export type LoanTerms = {
  /** [%/yr] */
  readonly ratePercent: number;
  readonly termYears: number;
};

/**
 * When a system bought on a loan would have paid for itself if it were paid in cash: its cash flow with the loan's
 * interest put back.
 * @param cashFlow of the system with the loan, from the day of purchase
 * @returns years; null when not within the cash flow
 */
export function cashPaybackYears(
  cashFlow: readonly Pick<CashFlowYear, 'year' | 'cumulativeDkk'>[],
  { ratePercent, termYears }: LoanTerms,
): number | null {
  const priceDkk = -(cashFlow[0]?.cumulativeDkk ?? 0);
  const [monthlyRate, months] = [ratePercent / 1200, termYears * 12];
  const payment = annuityPayment(priceDkk, monthlyRate, months);
  /** Interest until the end of a year: what has been paid, less what has been repaid. */
  const interestDkk = (year: number) =>
    payment * Math.min(months, year * 12) -
    (priceDkk - remainingDebt(priceDkk, monthlyRate, months, year * 12));
  return paybackYears(cashFlow.map(({ year, cumulativeDkk }) => cumulativeDkk + interestDkk(year)));
}
