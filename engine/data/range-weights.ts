// A fitted weight may look like a constant of mathematics.
/* oxlint-disable oxc/approx-constant */

/**
 * Weights of rangeAtOnce(), fitted by scripts/fit-range.ts to 2000 courses of each of 500 varied homes,
 * engine 1.7.0. Terms in the order of rangeTerms(), over the price.
 */
export const RANGE_WEIGHTS = {
  savingBelow: [
    0.000969, 0.0652, 0.0443, 0.0602, 0.00124, 4.79, 0.00994, -14.9, 0.182, 0.347, -1.75, -0.084,
  ],
  savingAbove: [
    0.00215, -0.0163, 0.0614, 0.0275, 0.00196, 1.07, 0.0136, -15.8, 0.189, 0.693, -1.76, 0.445,
  ],
  paceBelow: [
    -0.00235, 0.177, 0.803, 0.433, -0.0234, 18.3, 0.0967, -21.4, -0.227, -0.00262, 1.82, -8.71,
    -6.53, 2.11,
  ],
  paceAbove: [
    0.00606, -0.0859, 0.286, 0.0453, -0.00672, 17.5, 0.0197, -11.2, 0.149, -0.0141, 1.7, -2.43,
    0.594, -1.45,
  ],
} as const;
