import { annuityPayment } from '../../engine/economy/annuity.ts';
import { LIMITS } from '../calculator-limits.ts';

/** Terms offered besides a freely chosen one [yr]. */
export const LOAN_YEARS = [10, 15, 20] as const;

/** The monthly payment of a loan for the whole price [DKK], as in the estimate. */
export function monthlyPaymentDkk(priceDkk: number, ratePercent: number, years: number): number {
  return annuityPayment(priceDkk, ratePercent / 1200, years * 12);
}

/** The shortest term from one on whose payment stays within an amount [yr]; null where even the longest does not. */
export function termWithin(
  paymentDkk: number,
  priceDkk: number,
  ratePercent: number,
  fromYears: number,
): number | null {
  const [, longest] = LIMITS.loanTermYears;
  for (let years = fromYears; years <= longest; years++) {
    if (monthlyPaymentDkk(priceDkk, ratePercent, years) <= paymentDkk) return years;
  }
  return null;
}
