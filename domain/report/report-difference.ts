/** What reports are compared by. Money in whole øre. */
export type ReportAnswer = {
  readonly totalPriceOre: number;
  /** Mean of the first ten years. */
  readonly savingOre: number;
  /** null: not within 25 years. */
  readonly paybackYears: number | null;
};

/** How one answer differs from another, between the figures as shown, because people check sums. */
export type ReportDifference = {
  readonly priceDkk: number;
  readonly savingDkk: number;
  readonly payback:
    | { readonly kind: 'years'; readonly years: number }
    /** Only one of the two, or neither, pays back within 25 years. */
    | { readonly kind: 'no-longer' | 'now' | 'neither' };
};

/** A price and a saving are shown in whole hundreds, a payback in tenths. */
export const SHOWN_STEP_DKK = 100;

export const shownPriceDkk = ({ totalPriceOre }: ReportAnswer) =>
  Math.round(totalPriceOre / 100 / SHOWN_STEP_DKK) * SHOWN_STEP_DKK;
export const shownSavingDkk = ({ savingOre }: ReportAnswer) =>
  Math.round(savingOre / 100 / SHOWN_STEP_DKK) * SHOWN_STEP_DKK;

/** @returns the other minus the base */
export function differenceBetween(base: ReportAnswer, other: ReportAnswer): ReportDifference {
  return {
    priceDkk: shownPriceDkk(other) - shownPriceDkk(base),
    savingDkk: shownSavingDkk(other) - shownSavingDkk(base),
    payback: paybackBetween(base.paybackYears, other.paybackYears),
  };
}

function paybackBetween(base: number | null, other: number | null): ReportDifference['payback'] {
  if (base === null) return { kind: other === null ? 'neither' : 'now' };
  if (other === null) return { kind: 'no-longer' };
  return { kind: 'years', years: (Math.round(other * 10) - Math.round(base * 10)) / 10 };
}
