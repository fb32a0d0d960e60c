// A fitted weight may look like a constant of mathematics.
/* oxlint-disable oxc/approx-constant */

/**
 * Weights of rangeAtOnce(), fitted by scripts/fit-range.ts to 2000 courses of each of 500 varied homes,
 * engine 1.14.0. Terms in the order of rangeTerms(), over the price.
 */
export const RANGE_WEIGHTS = {
  savingBelow: [
    0.00137, 0.0702, 0.055, 0.0252, 0.00197, 2.84, 0.0634, -17.9, 0.154, 0.277, -1.61, 0.176,
  ],
  savingAbove: [
    0.00232, -0.0116, 0.0662, 0.0131, 0.00301, -0.257, 0.0439, -17.2, 0.168, 0.717, -1.77, 0.524,
  ],
  paceBelow: [
    -0.00155, 0.168, 0.83, 0.505, -0.024, 10.8, 0.0526, -12.3, -0.248, -0.00228, 1.34, -9.14, -7.36,
    2.8,
  ],
  paceAbove: [
    0.00656, -0.0723, 0.24, 0.0547, -0.00675, 14, -0.0341, -9.92, 0.139, -0.012, 1.47, -1.84, 0.995,
    -1.4,
  ],
} as const;
