import { RANGE_WEIGHTS, STANDING_RANGE_WEIGHTS } from '../data/range-weights.ts';
import type {
  CashFlowYear,
  EconomyResult,
  EnergyResult,
  PriceResult,
  SavingsResult,
  SystemResult,
  TodayResult,
} from '../estimate-figures.ts';
import { YEARS } from '../economy/cash-flow.ts';

/** What the range is told from: figures of an estimate that stand in every one, also in those kept long ago. */
export type RangeBasis = {
  readonly price: Pick<PriceResult, 'totalPrice'>;
  readonly system: Pick<SystemResult, 'batteryUsableKwh'>;
  readonly savings: Pick<SavingsResult, 'tenYearMeanDkk' | 'firstYearDkk' | 'exportIncomeDkk'>;
  readonly economy: Pick<EconomyResult, 'paybackYears'> & {
    readonly cashFlow: readonly { readonly cumulativeDkk: number }[];
    readonly events: readonly { readonly kind: string; readonly costDkk: number }[];
  };
  readonly energy: Pick<
    EnergyResult,
    'directKwh' | 'batteryOutKwh' | 'exportedKwh' | 'consumptionKwh'
  >;
  /** The home as it is, where panels stand already: the range is that of what is bought beside them. */
  readonly today?: Pick<TodayResult, 'directKwh' | 'exportedKwh'> | null;
};

/** P10 is the bad case, P90 the good one: paybackP10Years is the longer. */
export type RangeAtOnce = {
  readonly savings: Pick<SavingsResult, 'tenYearMeanP10Dkk' | 'tenYearMeanP90Dkk'>;
  readonly economy: Pick<EconomyResult, 'paybackP10Years' | 'paybackP90Years'>;
};

/**
 * How fast the price comes back, a year [1/yr]. What is not back within 25 years has brought a part of it by then, so
 * that the pace has no gap where payback has none to tell.
 * @param gainShare what 25 years bring less the price, over the price
 */
export function paceOf(paybackYears: number | null, gainShare: number): number {
  return paybackYears === null ? (1 + gainShare) / YEARS : 1 / paybackYears;
}

/** Years of a pace; null: not within 25. */
export const paybackOf = (pace: number): number | null => (pace < 1 / YEARS ? null : 1 / pace);

/** What the weights are for, the saving's and the pace's [each over the price]. */
export function rangeTerms(basis: RangeBasis, isPriceDriven: boolean) {
  const { savings, economy, energy, system, today } = basis;
  const priceDkk = basis.price.totalPrice;
  const gainShare = (economy.cashFlow.at(-1)?.cumulativeDkk ?? 0) / priceDkk;
  const pace = paceOf(economy.paybackYears, gainShare);
  const mean = savings.tenYearMeanDkk / priceDkk;
  const own = (energy.directKwh + energy.batteryOutKwh - (today?.directKwh ?? 0)) / priceDkk;
  const sold = (energy.exportedKwh - (today?.exportedKwh ?? 0)) / priceDkk;
  const used = energy.consumptionKwh / priceDkk;
  const battery = system.batteryUsableKwh / priceDkk;
  const income = savings.exportIncomeDkk / priceDkk;
  const driven = isPriceDriven ? battery : 0;
  const first = savings.firstYearDkk / priceDkk;
  const inverterDkk = economy.events.reduce(
    (sum, { kind, costDkk }) => sum + (kind === 'inverter' ? costDkk : 0),
    0,
  );
  return {
    pace,
    saving: [1, mean, own, sold, used, battery, income, driven, first].concat([
      mean ** 2,
      own * mean,
      sold * mean,
    ]),
    payback: [1, pace, own, sold, used, battery, income, driven, mean].concat([
      inverterDkk / priceDkk,
      pace ** 2,
      own * pace,
      sold * pace,
      mean * pace,
    ]),
  };
}

const weightsFor = ({ today }: RangeBasis) => (today ? STANDING_RANGE_WEIGHTS : RANGE_WEIGHTS);

/** The figure's own pace and the 10th and 90th percentile around it [1/yr]; `basis` has a price. */
export function paceRange(basis: RangeBasis, isPriceDriven: boolean) {
  const { pace, payback } = rangeTerms(basis, isPriceDriven);
  return {
    worse: pace - weighed(weightsFor(basis).paceBelow, payback),
    middle: pace,
    better: pace + weighed(weightsFor(basis).paceAbove, payback),
  };
}

/**
 * The range of the answer at once: what moneyRange() finds with 2,000 courses, foretold from an estimate's own figures by
 * weights that were fitted to such courses of several hundred homes.
 * @param basis figures of the estimate
 * @param isPriceDriven whether the battery follows the prices
 * @returns 10th and 90th percentile of saving [DKK/yr] and payback [yr]; null: not within 25 years
 * @source data/range-weights.ts; how near it comes: range-at-once.test.ts
 */
export function rangeAtOnce(basis: RangeBasis, isPriceDriven: boolean): RangeAtOnce {
  const { savings } = basis;
  const priceDkk = basis.price.totalPrice;
  const { tenYearMeanDkk } = savings;
  if (!(priceDkk > 0)) {
    return {
      savings: { tenYearMeanP10Dkk: tenYearMeanDkk, tenYearMeanP90Dkk: tenYearMeanDkk },
      economy: { paybackP10Years: null, paybackP90Years: null },
    };
  }
  const { saving } = rangeTerms(basis, isPriceDriven);
  const { worse, better } = paceRange(basis, isPriceDriven);
  const { savingBelow, savingAbove } = weightsFor(basis);
  return {
    savings: {
      tenYearMeanP10Dkk: tenYearMeanDkk - priceDkk * weighed(savingBelow, saving),
      tenYearMeanP90Dkk: tenYearMeanDkk + priceDkk * weighed(savingAbove, saving),
    },
    economy: {
      paybackP10Years: paybackOf(worse),
      paybackP90Years: paybackOf(better),
    },
  };
}

/** How the spread of what N years have brought grows with N, fitted to courses: later years are as uncertain in the bad case, more so in the good one. */
const GROWTH = { worse: 1, better: 1.3 } as const;

/**
 * The same range year by year: curves above and below the cumulated flow, from the price on the day of purchase to where
 * each end of the payback lies, and on as the spread grows.
 * @param basis figures of the estimate, the cash flow from the day of purchase on
 * @param isPriceDriven whether the battery follows the prices
 * @param ends of the payback [yr], as the estimate says them
 * @returns 10th and 90th percentile of the cumulated flow of year 0, 1, 2 … [DKK]
 * @source growth: drawn courses; how near it comes: range-at-once.test.ts
 */
export function rangeByYear(
  basis: RangeBasis,
  isPriceDriven: boolean,
  { paybackP10Years, paybackP90Years }: RangeAtOnce['economy'],
): readonly Pick<CashFlowYear, 'cumulativeP10Dkk' | 'cumulativeP90Dkk'>[] {
  const priceDkk = basis.price.totalPrice;
  const middle = basis.economy.cashFlow.map(({ cumulativeDkk }) => cumulativeDkk);
  if (!(priceDkk > 0)) {
    return middle.map((dkk) => ({ cumulativeP10Dkk: dkk, cumulativeP90Dkk: dkk }));
  }
  const paces = paceRange(basis, isPriceDriven);
  /** How far the end lies from the middle in the year in which it is paid back, or after the last. */
  const curve = (years: number | null, endPace: number, growth: number) => {
    const at = years ?? YEARS;
    const reachedDkk = years === null ? Math.min(0, YEARS * endPace - 1) * priceDkk : 0;
    const apartDkk = Math.abs(reachedDkk - between(middle, at));
    return (year: number) => apartDkk * (year / at) ** growth;
  };
  const worse = curve(paybackP10Years, paces.worse, GROWTH.worse);
  const better = curve(paybackP90Years, paces.better, GROWTH.better);
  return middle.map((dkk, year) => ({
    cumulativeP10Dkk: dkk - worse(year),
    cumulativeP90Dkk: dkk + better(year),
  }));
}

function between(values: readonly number[], at: number): number {
  const before = Math.min(Math.floor(at), values.length - 2);
  return values[before]! + (at - before) * (values[before + 1]! - values[before]!);
}

/** A spread is never below nothing. */
function weighed(weights: readonly number[], terms: readonly number[]): number {
  return Math.max(
    0,
    weights.reduce((sum, weight, index) => sum + weight * terms[index]!, 0),
  );
}
