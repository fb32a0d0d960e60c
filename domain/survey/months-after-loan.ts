import { remainingDebt } from '../../engine/economy/annuity.ts';
import type { CashFlowYear } from '../../engine/estimate-figures.ts';

export type SurveyLoan = {
  readonly priceDkk: number;
  /** [%/yr] */
  readonly ratePercent: number;
  readonly termYears: number;
};

/**
 * What a month leaves in year 1, 2 … of operation: the saving after upkeep, less the loan's payment until it is paid.
 * The cash flow counts the loan's interest and what is set aside for a new inverter. Here money counts that is paid each
 * month: the interest with the repayment, and nothing that is set aside.
 * @returns [DKK a month]
 */
export function monthsAfterLoanDkk(
  cashFlow: readonly Pick<CashFlowYear, 'year' | 'savingDkk' | 'reservedDkk'>[],
  { priceDkk, ratePercent, termYears }: SurveyLoan,
): readonly number[] {
  const owed = (year: number) =>
    remainingDebt(priceDkk, ratePercent / 1200, termYears * 12, year * 12);
  return cashFlow
    .filter(({ year }) => year > 0)
    .map(({ year, savingDkk, reservedDkk }) => {
      const repaidDkk = owed(year - 1) - owed(year);
      return (savingDkk + reservedDkk - repaidDkk) / 12;
    });
}
