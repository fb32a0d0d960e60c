import type { EconomyResult } from '../estimate-figures.ts';
import type { LoanPlan } from './financing.ts';

/** Length of the calculation [yr]. */
export const YEARS = 25;

export type OneOff = EconomyResult['events'][number];

/** What a system costs apart from the electricity. */
export type Costs = {
  readonly priceDkk: number;
  /** Paid every year from the second [DKK/yr]. */
  readonly upkeepDkk: number;
  readonly oneOffs: readonly OneOff[];
  readonly loan: LoanPlan | null;
};

/** Upkeep and one-off costs of a year of operation, 1 the first [DKK]. */
export function runningCostsDkk({ upkeepDkk, oneOffs }: Costs, year: number): number {
  const upkeep = year >= 2 ? upkeepDkk : 0;
  return oneOffs.reduce((sum, event) => sum + (event.year === year ? event.costDkk : 0), upkeep);
}

/**
 * Flow of a year as the cash-flow table shows it: year 0 is minus the price, then saving less running costs
 * and, with a loan, less its interest. A loan's repayment is no cost: it turns debt into property, and the
 * debt was counted as the price in year 0. So cash and loan can be compared, and both start at minus the price.
 * @param savingDkk the year's saving; not read for year 0
 */
export function shownFlowDkk(costs: Costs, year: number, savingDkk: number): number {
  if (year === 0) return -costs.priceDkk;
  return savingDkk - runningCostsDkk(costs, year) - (costs.loan?.interestDkk[year - 1] ?? 0);
}

/**
 * Money that changes hands, for discounting: with a loan nothing in year 0, then the payments, and what is
 * still owed at the end falls due in the last year.
 * @param savingsDkk saving of year 1, 2 … [DKK]
 * @returns year 0, 1, 2 … [DKK]
 */
export function paidFlowsDkk(costs: Costs, savingsDkk: readonly number[]): readonly number[] {
  const { loan, priceDkk } = costs;
  const flows = [loan ? 0 : -priceDkk];
  savingsDkk.forEach((saving, index) => {
    const year = index + 1;
    const dueAtEnd = year === savingsDkk.length ? (loan?.debtDkk[year] ?? 0) : 0;
    const payment = (loan?.paymentDkk[index] ?? 0) + dueAtEnd;
    flows.push(saving - runningCostsDkk(costs, year) - payment);
  });
  return flows;
}

/**
 * Discounted position at the end of every year: what has been earned and paid until then, less the debt.
 * @param savingsDkk saving of year 1, 2 … [DKK]
 * @param rate discount rate per year as a share
 */
export function discountedPositionDkk(
  costs: Costs,
  savingsDkk: readonly number[],
  rate: number,
): readonly number[] {
  const { loan, priceDkk } = costs;
  let sum = loan ? 0 : -priceDkk;
  const position = [sum - (loan?.debtDkk[0] ?? 0)];
  savingsDkk.forEach((saving, index) => {
    const year = index + 1;
    const paid = saving - runningCostsDkk(costs, year) - (loan?.paymentDkk[index] ?? 0);
    const factor = (1 + rate) ** -year;
    sum += paid * factor;
    position.push(sum - (loan?.debtDkk[year] ?? 0) * factor);
  });
  return position;
}

/** Running sums. */
export function cumulated(flowsDkk: readonly number[]): readonly number[] {
  let sum = 0;
  return flowsDkk.map((flow) => (sum += flow));
}
