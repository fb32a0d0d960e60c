import { annuityPayment } from '../../engine/economy/annuity.ts';
import { LIMITS } from '../calculator-limits.ts';

/** Terms that are offered beside the free one [yr]. */
export const LOAN_YEARS = [10, 15, 20] as const;

/** What a loan of the whole price takes each month [DKK]; as the estimate reckons it. */
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
