// What an estimate gives. Field names are calculation.md 7's; units stand in the name or in the comment.

/** What one face gives. */
export type FaceYield = {
  readonly slope: number;
  readonly azimuth: number;
  readonly numberOfPanels: number;
  /** [kWp] */
  readonly peakPower: number;
  /** Before the inverter's limit, which the faces share. */
  readonly kwhPerKwp: number;
};

/** Of the panels that are put up; those that stand already are not among it. */
export type YieldResult = {
  readonly source: 'pvgis' | 'builtin';
  readonly database: string;
  /** Of a usual year: also its 50th percentile, as the spread is taken as even. */
  readonly annualKwh: number;
  /** [kWh], 12 values, months in UTC. */
  readonly monthlyKwh: readonly number[];
  readonly kwhPerKwp: number;
  /** 10th and 90th percentile of a single year [kWh]. */
  readonly p10Kwh: number;
  readonly p90Kwh: number;
  /** The model's own standard uncertainty [%], apart from the weather of the year. */
  readonly modelUncertaintyPercent: number;
  /** In the order of roofFaces; one where there is one roof. */
  readonly faces: readonly FaceYield[];
};

export type SystemResult = {
  readonly panelManufacturer: string;
  readonly numberOfPanels: number;
  readonly panelPeakPowerW: number;
  readonly panelAreaM2: number;
  /** [kWp] */
  readonly peakPower: number;
  readonly roofAreaUsedM2: number;
  readonly inverterModelId: string;
  readonly batteryUsableKwh: number;
  readonly batteryUnitCounts: Readonly<Record<string, number>>;
  /** What the wish had to yield to: the roof's area, a roof that carries no panels, the catalogue's largest inverter. */
  readonly limitedBy: 'roof-area' | 'thatch' | 'inverter' | null;
};

export type EnergyMonth = {
  readonly consumptionKwh: number;
  readonly productionKwh: number;
  readonly directKwh: number;
  /** From the sun. */
  readonly batteryInKwh: number;
  /** From the grid, part of importedKwh; 0 under self-use. */
  readonly gridToBatteryKwh: number;
  readonly batteryOutKwh: number;
  readonly exportedKwh: number;
  /** Through the meter, for house and battery. */
  readonly importedKwh: number;
};

/**
 * Sums of one year. production = direct + batteryIn + exported; production + curtailed is the yield (with that of standing
 * panels);
 * consumption = direct + batteryOut + imported − gridToBattery; batteryIn + gridToBattery = batteryOut + loss.
 */
export type EnergyResult = EnergyMonth & {
  /** What the sun could have given besides: the inverter stopped where export would have cost money [kWh]. */
  readonly curtailedKwh: number;
  /** Lost in the battery [kWh]. */
  readonly batteryLossKwh: number;
  /** (direct + batteryIn) / production, 0–1. */
  readonly selfConsumptionShare: number;
  /** Use that did not come through the meter / consumption, 0–1; under self-use (direct + batteryOut) / consumption. */
  readonly selfSufficiencyShare: number;
  /** 12 months in Danish local time. */
  readonly monthly: readonly EnergyMonth[];
};

export type PriceLine = {
  readonly code: string;
  readonly quantity: number;
  readonly unit: 'pcs' | 'm' | 'job' | 'percent';
  /** [DKK excl. VAT] */
  readonly unitPrice: number;
  readonly total: number;
};

export type PriceResult = {
  readonly lines: readonly PriceLine[];
  /** [DKK] */
  readonly totalExVat: number;
  readonly vat: number;
  readonly totalPrice: number;
};

export type SavingsResult = {
  /** First year's bill without and with solar [DKK incl. VAT]; the latter after export income. Beside standing panels the
   * former is today's, after what they sell. */
  readonly billBeforeDkk: number;
  readonly billAfterDkk: number;
  readonly firstYearDkk: number;
  readonly exportIncomeDkk: number;
  /** The headline: mean of the first ten years after upkeep [DKK/yr]. */
  readonly tenYearMeanDkk: number;
  readonly tenYearMeanP10Dkk: number;
  readonly tenYearMeanP90Dkk: number;
};

export type CashFlowYear = {
  /** 0 is the day of purchase. */
  readonly year: number;
  readonly savingDkk: number;
  /** Set aside for what is paid once, and taken off savingDkk already. */
  readonly reservedDkk: number;
  readonly cumulativeDkk: number;
  readonly cumulativeP10Dkk: number;
  readonly cumulativeP90Dkk: number;
};

export type LoanResult = {
  readonly monthlyPaymentDkk: number;
  readonly totalInterestDkk: number;
};

export type EconomyResult = {
  /** Years until the cumulated cash flow, with what is set aside, is positive; null when not within 25 years. */
  readonly paybackYears: number | null;
  readonly paybackP10Years: number | null;
  readonly paybackP90Years: number | null;
  readonly discountedPaybackYears: number | null;
  readonly npvDkk: number;
  readonly irrPercent: number | null;
  readonly costPerKwhDkk: number | null;
  /** Only in what was frozen while the cash flow's percentiles were the weather's alone: they still are. */
  readonly isBandOfWeather?: true | undefined;
  /** 26 rows: the day of purchase and 25 years. */
  readonly cashFlow: readonly CashFlowYear[];
  readonly loan: LoanResult | null;
  /** Years in which something is paid once (a deduction from the tax is below 0), the tax steps, or a worn-out battery is not replaced (which costs nothing). */
  readonly events: readonly {
    readonly year: number;
    readonly kind: 'inverter' | 'battery' | 'battery-end' | 'roof' | 'deduction' | 'tax-step';
    readonly costDkk: number;
  }[];
  /** Whether a new battery pays when the first is worn out; null: there is none, or it lasts 25 years. */
  readonly batteryEnd: {
    /** Year of operation in which it is replaced or done without. */
    readonly year: number;
    /** A new one at today's price, and what it saves from then to year 25, discounted to that year [DKK incl. VAT]. */
    readonly costDkk: number;
    readonly worthDkk: number;
    readonly isReplaced: boolean;
  } | null;
};

export const VERDICTS = ['good', 'fair', 'wait'] as const;
export type VerdictKind = (typeof VERDICTS)[number];

export const VERDICT_REASONS = [
  'payback-short',
  'payback-medium',
  'payback-long',
  'never-paid-back',
  /** Where payback and present value disagree. */
  'value-negative',
  'value-positive',
  'yield-high',
  'yield-low',
  'self-use-high',
  'self-use-low',
  'roof-thatch',
  'roof-replacement-soon',
  'shading-much',
] as const;
export type VerdictReason = (typeof VERDICT_REASONS)[number];

/** What the battery alone adds, against the same system without one. */
export type BatteryVerdict = {
  readonly kind: 'pays' | 'neutral' | 'can-wait';
  readonly addedPriceDkk: number;
  readonly addedTenYearMeanDkk: number;
  readonly addedPaybackYears: number | null;
};

export type Verdict = {
  readonly kind: VerdictKind;
  readonly reasons: readonly VerdictReason[];
  /** With a battery chosen: that battery. Without: the default battery of batteryCapacityKwh, as an option. */
  readonly battery: BatteryVerdict;
};

export const OWN_OFFER_FLAGS = [
  /** More than 10 % above our yield, or below it. */
  'promised-yield-high',
  'promised-yield-low',
  /** More than 2 % a year. */
  'price-growth-high',
  /** Less than 0.4 of ours, or more than 3 times it: hardly the same system, or a slip of the pen. */
  'price-unlikely',
] as const;
export type OwnOfferFlag = (typeof OWN_OFFER_FLAGS)[number];

/** Our sums on another firm's price: our system, our yield, their price. */
export type OwnOfferResult = {
  readonly priceDkk: number;
  /** Theirs less ours [DKK incl. VAT]. */
  readonly priceDifferenceDkk: number;
  readonly paybackYears: number | null;
  readonly npvDkk: number;
  readonly flags: readonly OwnOfferFlag[];
};

/** Where one figure comes from. */
export type Provenance = {
  readonly formula: string;
  readonly inputs: Readonly<Record<string, number | string | null>>;
  readonly source: string;
  /** ISO date from which the source is valid, or on which it was read. */
  readonly date: string;
};

/** The first year of the home as it is, with panels that stand already and nothing bought [kWh], before any netting. */
export type TodayResult = {
  /** Of the standing panels, aged, less what is stopped at negative prices. */
  readonly productionKwh: number;
  readonly directKwh: number;
  readonly exportedKwh: number;
  readonly importedKwh: number;
};

/** The figures of an estimate. */
export type EstimateFigures = {
  readonly engineVersion: string;
  readonly priceBookVersion: string;
  readonly yield: YieldResult;
  readonly system: SystemResult;
  readonly energy: EnergyResult;
  readonly price: PriceResult;
  readonly savings: SavingsResult;
  readonly economy: EconomyResult;
  readonly climate: { readonly co2SavedKgFirstYear: number };
  readonly verdict: Verdict;
  /** Null where no panels stand already; what is bought is reckoned against it. */
  readonly today: TodayResult | null;
  /** Null where no offer was given, or there are no panels to compare. */
  readonly ownOffer: OwnOfferResult | null;
};

/** The figures, and where they come from: by the figure's path, as 'price.totalPrice'. */
export type Estimate = EstimateFigures & {
  readonly provenance: Readonly<Record<string, Provenance>>;
};
