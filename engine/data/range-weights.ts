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

/** The same beside panels that stand already, fitted to as many homes with them, engine 1.15.0. */
export const STANDING_RANGE_WEIGHTS = {
  savingBelow: [
    0.00366, 0.191, -0.0826, 0.0143, 0.00588, 10.3, -0.0205, -3.61, 0.0287, -0.839, 0.135, 1.18,
  ],
  savingAbove: [
    0.0028, 0.123, -0.0909, 0.033, 0.00717, 11.1, -0.0144, -9.26, 0.0383, -0.823, 1.2, 1.36,
  ],
  paceBelow: [
    0.00273, 0.293, 0.194, 0.0615, 0.00144, 7.92, 0.0703, 5.77, -0.131, 0.0163, -2.67, -2.5, -2.77,
    3.64,
  ],
  paceAbove: [
    0.00343, -0.198, 0.417, 0.254, 0.00141, 5.56, 0.0309, -6.46, 0.192, -0.0125, -0.784, -7, -3.81,
    3.73,
  ],
} as const;
