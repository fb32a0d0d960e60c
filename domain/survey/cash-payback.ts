import { annuityPayment, remainingDebt } from '../../engine/economy/annuity.ts';
import { paybackYears } from '../../engine/economy/payback.ts';
import type { EconomyResult } from '../../engine/estimate-figures.ts';
import { rangeAtOnce, type RangeBasis } from '../../engine/range/range-at-once.ts';

export type LoanTerms = {
  /** [%/yr] */
  readonly ratePercent: number;
  readonly termYears: number;
};

export type CashPayback = Pick<
  EconomyResult,
  'paybackYears' | 'paybackP10Years' | 'paybackP90Years'
>;

/**
 * When a system bought on a loan would have paid for itself if it were paid in cash, with its range: its cash flow with
 * the loan's interest put back.
 * @param figures of the system with the loan, the cash flow from the day of purchase
 * @param isPriceDriven whether the battery follows the prices
 * @returns years; null when not within the cash flow
 */
export function cashPayback(
  figures: RangeBasis,
  terms: LoanTerms,
  isPriceDriven: boolean,
): CashPayback {
  const cashFlow = withoutInterest(figures.economy.cashFlow, terms);
  const economy = {
    ...figures.economy,
    cashFlow,
    paybackYears: paybackYears(cashFlow.map(({ cumulativeDkk }) => cumulativeDkk)),
  };
  const range = rangeAtOnce({ ...figures, economy }, isPriceDriven);
  return { paybackYears: economy.paybackYears, ...range.economy };
}

type Cumulated = RangeBasis['economy']['cashFlow'];

function withoutInterest(cashFlow: Cumulated, { ratePercent, termYears }: LoanTerms): Cumulated {
  const priceDkk = -(cashFlow[0]?.cumulativeDkk ?? 0);
  const [monthlyRate, months] = [ratePercent / 1200, termYears * 12];
  const payment = annuityPayment(priceDkk, monthlyRate, months);
  /** Interest until the end of a year: what has been paid, less what has been repaid. */
  const interestDkk = (year: number) =>
    payment * Math.min(months, year * 12) -
    (priceDkk - remainingDebt(priceDkk, monthlyRate, months, year * 12));
  return cashFlow.map(({ cumulativeDkk }, year) => ({
    cumulativeDkk: cumulativeDkk + interestDkk(year),
  }));
}
