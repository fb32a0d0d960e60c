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
 * What is set aside in a year for what is paid once [DKK]. The inverter and the work on the roof are saved up for in equal
 * parts until they are paid; a new battery, which is only bought where it pays, is written off over the years it serves.
 * So no payback lies just before or just behind a bill, and 250 DKK more never move it by years (decision 30).
 * @param year of operation, 1 the first; over 25 years the parts add up to the bills
 */
export function reservedDkk(oneOffs: readonly OneOff[], year: number): number {
  return oneOffs.reduce((sum, event) => {
    const [first, last] =
      event.kind === 'battery' ? [event.year, servedUntil(oneOffs, event.year)] : [1, event.year];
    return year < first || year > last ? sum : sum + event.costDkk / (last - first + 1);
  }, 0);
}

/** Last year of the battery that is new in a year: the one before the next is bought or it is gone. */
function servedUntil(oneOffs: readonly OneOff[], year: number): number {
  const next = oneOffs.find(
    (event) => event.year > year && (event.kind === 'battery' || event.kind === 'battery-end'),
  );
  return next === undefined ? YEARS : next.year - 1;
}

/**
 * Flow of a year as the cash-flow table shows it: year 0 is minus the price, then saving less upkeep and
 * what is set aside and, with a loan, less its interest. A loan's repayment is no cost: it turns debt into property, and the
 * debt was counted as the price in year 0. So cash and loan can be compared, and both start at minus the price.
 * @param savingDkk the year's saving; not read for year 0
 */
export function shownFlowDkk(costs: Costs, year: number, savingDkk: number): number {
  if (year === 0) return -costs.priceDkk;
  const upkeepDkk = year >= 2 ? costs.upkeepDkk : 0;
  const interestDkk = costs.loan?.interestDkk[year - 1] ?? 0;
  return savingDkk - upkeepDkk - reservedDkk(costs.oneOffs, year) - interestDkk;
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
 * Discounted position at the end of every year: what has been earned and paid until then, less the debt. What is paid
 * once is set aside so that its present worth is shared out evenly.
 * @param savingsDkk saving of year 1, 2 … [DKK]
 * @param rate discount rate per year as a share
 */
export function discountedPositionDkk(
  costs: Costs,
  savingsDkk: readonly number[],
  rate: number,
): readonly number[] {
  const { loan, priceDkk } = costs;
  const worthOfOneOffs = costs.oneOffs.map((event) => ({
    ...event,
    costDkk: event.costDkk * (1 + rate) ** -event.year,
  }));
  let sum = loan ? 0 : -priceDkk;
  const position = [sum - (loan?.debtDkk[0] ?? 0)];
  savingsDkk.forEach((saving, index) => {
    const year = index + 1;
    const upkeepDkk = year >= 2 ? costs.upkeepDkk : 0;
    const paid = saving - upkeepDkk - (loan?.paymentDkk[index] ?? 0);
    const factor = (1 + rate) ** -year;
    sum += paid * factor - reservedDkk(worthOfOneOffs, year);
    position.push(sum - (loan?.debtDkk[year] ?? 0) * factor);
  });
  return position;
}

/** Running sums. */
export function cumulated(flowsDkk: readonly number[]): readonly number[] {
  let sum = 0;
  return flowsDkk.map((flow) => (sum += flow));
}
