// Separate from the schemas: the page needs the limits at once, but the schemas only to read what
// was stored.

/**
 * Limits of every number a visitor can enter: [least, most]. Units as in engine/estimate-input.ts.
 */
export const LIMITS = {
  lat: [54.4, 57.9],
  lon: [7.9, 15.3],
  slope: [0, 90],
  azimuth: [-180, 180],
  systemLoss: [0, 50],
  roofSurfaceArea: [1, 2000],
  peakPower: [0.3, 24],
  calculatedNumberOfPanels: [1, 54],
  cableLengthToRoof: [0, 200],
  panelCost: [0, 10_000_000],
  averageMonthlySpendingDKK: [0, 50_000],
  annualConsumptionKwh: [100, 200_000],
  batteryCapacityKwh: [0, 100],
  loanTermYears: [1, 30],
  electricCarKmPerYear: [0, 100_000],
  /** Elevation of the surroundings [°]. */
  horizon: [0, 90],
  /** 0: the cost of removing and remounting the panels is left out. */
  roofReplacementYear: [0, 10],
} as const satisfies Record<string, readonly [number, number]>;

/** Limits of what a household says about itself. */
export const HOUSEHOLD_LIMITS = {
  houseAreaM2: [10, 1000],
  people: [1, 20],
} as const satisfies Record<string, readonly [number, number]>;

/** Limits of what is said of panels that stand already; years are calendar years. */
export const STANDING_LIMITS = {
  peakPower: [0.3, 24],
  year: [1990, 2030],
  slope: [0, 90],
  azimuth: [-180, 180],
  inverterKw: [0.3, 30],
  yearlyUntil: [2012, 2050],
} as const satisfies Record<string, readonly [number, number]>;

/** Limits of what another firm's offer says. */
export const OWN_OFFER_LIMITS = {
  priceDkk: [1, 10_000_000],
  promisedAnnualKwh: [1, 200_000],
  promisedPriceGrowthPercent: [-10, 30],
} as const satisfies Record<string, readonly [number, number]>;

/** Limits of what a visitor wants to spend, and to save per month [DKK]. */
export const WISH_LIMITS = {
  projectBudget: [1, 10_000_000],
  monthlySavingsGoal: [1, 100_000],
} as const satisfies Record<string, readonly [number, number]>;

/** Limits of the assumptions a visitor may override. */
export const ASSUMPTION_LIMITS = {
  priceGrowthPercent: [-5, 10],
  discountRatePercent: [0, 15],
  loanRatePercent: [0, 20],
  panelDegradationPercent: [0, 3],
  batteryFadePercent: [0, 10],
  batteryLifeYears: [5, 25],
  upkeepPercent: [0, 5],
  inverterReplacementYear: [5, 25],
  electricityTaxFrom2028DkkPerKwh: [0, 2],
  supplierAdditionDkkPerKwh: [0, 1],
  exportFeeDkkPerKwh: [0, 1],
  exportSubscriptionDkkPerMonth: [0, 200],
  gridFeedInDkkPerKwh: [0, 1],
  energinetFeedInDkkPerKwh: [0, 1],
  marginalTaxPercent: [0, 60],
  owners: [1, 2],
  craftsmanPersons: [0, 6],
  labourSharePercent: [0, 100],
  batteryRoundTripEfficiency: [0.5, 1],
  batteryStandbyW: [0, 100],
} as const satisfies Record<string, readonly [number, number]>;
