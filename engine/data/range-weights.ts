/**
 * Weights of rangeAtOnce(), fitted by scripts/fit-range.ts to 2000 courses of each of 500 varied homes,
 * engine 1.6.0. Terms in the order of rangeTerms(), over the price.
 */
export const RANGE_WEIGHTS = {
  savingBelow: [
    0.00201, 0.0484, 0.0287, 0.0437, 0.00176, 0.374, 0.0148, -14.8, 0.169, 0.382, -1.49, 0.119,
  ],
  savingAbove: [
    0.00185, 0.00902, 0.0441, 0.013, 0.00139, 2.83, 0.0308, -15.7, 0.173, 0.453, -1.48, 0.598,
  ],
  paceBelow: [
    0.0111, -0.137, 0.753, 0.291, -0.0109, 4.12, 0.163, -23.6, -0.348, 0.000654, 2.5, -8.18, -3.88,
    3.74,
  ],
  paceAbove: [
    0.011, -0.156, 0.383, 0.012, -0.000208, -2.53, 0.142, -16.8, -0.0905, -0.00842, 3.32, -3.94,
    0.469, -0.0024,
  ],
} as const;
