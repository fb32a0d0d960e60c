// Apart from the courses, so that who shows a range need not carry what draws it.

/** The futures of a system as a hundred equally likely ones, sorted: the quantiles (i + ½) / 100. */
export type MoneyRange = {
  /** Shortest first; null: not within 25 years. */
  readonly paybackYears: readonly (number | null)[];
  /** Smallest first [DKK/yr]. */
  readonly savingDkk: readonly number[];
};

/** The 80 of 100 in the middle, and the middle itself; null: not within 25 years. */
export const bandOf = (sorted: readonly (number | null)[]) => ({
  low: between(sorted[9]!, sorted[10]!),
  middle: between(sorted[49]!, sorted[50]!),
  high: between(sorted[89]!, sorted[90]!),
});

/** Dots stand in the middle of their hundredth: a tenth ends between two of them. */
function between(one: number | null, next: number | null): number | null {
  return one === null || next === null ? null : (one + next) / 2;
}

/** How many of the hundred have paid for themselves within so many years. */
export const dotsWithin = ({ paybackYears }: MoneyRange, years: number): number =>
  paybackYears.filter((payback) => payback !== null && payback <= years).length;
