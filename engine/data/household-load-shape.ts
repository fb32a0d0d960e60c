// Hour factors are relative to the mean hour of the day type, season factors to the mean day of the year.

export const DWELLINGS = ['house', 'house-electric-heating', 'apartment'] as const;
export type Dwelling = (typeof DWELLINGS)[number];

/**
 * 12 values January–December: half-way between the German household profile BDEW H25 (1.19 in January, 0.87 in August), which
 * holds small electric heaters and pumps, and homes by the minute without any electric heating, which know hardly a season
 * (Richardson model). No Danish profile over a whole year was found.
 */
export const SEASON_BY_MONTH: readonly number[] = [
  1.095, 1.075, 1.02, 0.996, 0.954, 0.935, 0.938, 0.933, 0.945, 0.992, 1.037, 1.085,
];

/** 24 local hours. */
export const HOUR_SHAPES: Readonly<
  Record<Dwelling, { readonly weekday: readonly number[]; readonly weekend: readonly number[] }>
> = {
  house: {
    weekday: [
      0.939, 0.943, 0.904, 0.838, 0.773, 0.77, 0.908, 0.987, 0.956, 0.924, 0.897, 0.895, 0.899,
      0.89, 0.91, 0.954, 1.106, 1.448, 1.473, 1.308, 1.199, 1.129, 1.024, 0.925,
    ],
    weekend: [
      0.892, 0.868, 0.836, 0.766, 0.706, 0.668, 0.703, 0.858, 1.02, 1.079, 1.07, 1.061, 1.057,
      1.046, 1.037, 1.036, 1.123, 1.415, 1.46, 1.273, 1.144, 1.06, 0.958, 0.865,
    ],
  },
  'house-electric-heating': {
    weekday: [
      0.99, 1.005, 1.001, 0.987, 0.981, 1.022, 1.137, 1.179, 1.107, 1.02, 0.941, 0.89, 0.859, 0.831,
      0.828, 0.854, 0.938, 1.097, 1.16, 1.114, 1.064, 1.04, 0.998, 0.957,
    ],
    weekend: [
      0.961, 0.959, 0.974, 0.937, 0.929, 0.934, 0.978, 1.077, 1.133, 1.1, 1.025, 0.965, 0.931,
      0.903, 0.887, 0.894, 0.955, 1.102, 1.17, 1.125, 1.068, 1.039, 0.995, 0.957,
    ],
  },
  apartment: {
    weekday: [
      0.75, 0.69, 0.654, 0.632, 0.62, 0.655, 0.795, 0.927, 0.98, 1.002, 1.011, 1.031, 1.05, 1.048,
      1.058, 1.097, 1.224, 1.503, 1.575, 1.431, 1.267, 1.146, 0.997, 0.856,
    ],
    weekend: [
      0.785, 0.712, 0.664, 0.631, 0.603, 0.601, 0.645, 0.778, 0.954, 1.063, 1.109, 1.135, 1.14,
      1.13, 1.132, 1.141, 1.231, 1.473, 1.544, 1.384, 1.221, 1.106, 0.973, 0.846,
    ],
  },
};
