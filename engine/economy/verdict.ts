import {
  VERDICTS,
  type BatteryVerdict,
  type EconomyResult,
  type SavingsResult,
  type Verdict,
  type VerdictKind,
  type VerdictReason,
} from '../estimate-figures.ts';
import type { RoofType } from '../estimate-input.ts';

// Thresholds of the words. They are ours; whoever changes one changes what people are told.

/** Panels carry a product warranty of 12 years or more and last twice that: paid back by then, little can go wrong. */
export const SHORT_PAYBACK_YEARS = 12;
/** The first inverter is taken to last 15 years; beyond, the sums rest on a second one and on far prices. */
export const LONG_PAYBACK_YEARS = 15;
/** 35° south in Denmark yields about 970 kWh/kWp; within 5 % of that is a good roof. */
export const HIGH_YIELD_KWH_PER_KWP = 920;
/** About a fifth below the best roof: east–west with shade, or north. */
export const LOW_YIELD_KWH_PER_KWP = 780;
/** Used electricity saves tariffs and tax, exported only earns the spot price: from half on, use carries the economy. */
export const HIGH_SELF_USE_SHARE = 0.5;
/** Below a quarter the system is large for the home. */
export const LOW_SELF_USE_SHARE = 0.25;
/** Net present value within this share of its price is neither won nor lost, given what the sums can know. */
export const BATTERY_NEUTRAL_SHARE = 0.1;
/** Home batteries carry a warranty of ten years: one that has not paid for itself by then may never do so. */
export const BATTERY_SHORT_PAYBACK_YEARS = 10;
/** Nobody promises a battery fifteen years. */
export const BATTERY_LONG_PAYBACK_YEARS = 15;

export type VerdictInput = {
  /** Panels stand already, and what is bought is judged beside them. */
  readonly hasStandingPanels: boolean;
  /** New panels are put up. */
  readonly hasPanels: boolean;
  readonly paybackYears: number | null;
  /** Present value of all 25 years [DKK]. */
  readonly npvDkk: number;
  readonly kwhPerKwp: number;
  readonly selfConsumptionShare: number;
  readonly roofType: RoofType;
  readonly replaceRoofNext10Yrs: boolean;
  /** At least half of the panels are in much shade, by the visitor's own word. */
  readonly isMuchShaded: boolean;
  readonly battery: BatteryVerdict;
};

function paybackReason(years: number | null): VerdictReason {
  if (years === null) return 'never-paid-back';
  if (years <= SHORT_PAYBACK_YEARS) return 'payback-short';
  return years <= LONG_PAYBACK_YEARS ? 'payback-medium' : 'payback-long';
}

const KIND_OF_PAYBACK: Readonly<Partial<Record<VerdictReason, VerdictKind>>> = {
  'payback-short': 'good',
  'payback-medium': 'fair',
};

/**
 * The verdict in words. Payback decides, and present value has a say: below 0 it takes the words down by one, and where
 * the two disagree both are told. A roof that is to be replaced within ten years makes "good" "fair",
 * because the panels must come down once; a thatched roof carries none: wait.
 * @param input figures of the system as it is paid for
 * @returns kind, and the reasons with the deciding one first
 */
export function verdict(input: VerdictInput): Verdict {
  const { battery, roofType, kwhPerKwp, selfConsumptionShare, hasPanels, hasStandingPanels } =
    input;
  if (roofType === 'thatch' && !hasStandingPanels)
    return { kind: 'wait', reasons: ['roof-thatch'], battery };
  const decisive = paybackReason(input.paybackYears);
  const reasons: VerdictReason[] = [decisive];
  if (input.replaceRoofNext10Yrs) reasons.push('roof-replacement-soon');
  const isRoofJudged = hasPanels || !hasStandingPanels;
  if (isRoofJudged && kwhPerKwp >= HIGH_YIELD_KWH_PER_KWP) reasons.push('yield-high');
  if (isRoofJudged && kwhPerKwp < LOW_YIELD_KWH_PER_KWP) reasons.push('yield-low');
  if (selfConsumptionShare >= HIGH_SELF_USE_SHARE) reasons.push('self-use-high');
  if (selfConsumptionShare < LOW_SELF_USE_SHARE) reasons.push('self-use-low');
  if (input.isMuchShaded) reasons.push('shading-much');
  const byPayback = KIND_OF_PAYBACK[decisive] ?? 'wait';
  if (byPayback !== 'wait' && input.npvDkk < 0) reasons.push('value-negative');
  if (byPayback === 'wait' && input.npvDkk > 0) reasons.push('value-positive');
  const steps =
    Number(byPayback === 'good' && input.replaceRoofNext10Yrs) + Number(input.npvDkk < 0);
  const kind = VERDICTS[Math.min(VERDICTS.length - 1, VERDICTS.indexOf(byPayback) + steps)]!;
  return { kind, reasons, battery };
}

/** A system's price with what it brings. */
export type PricedOutcome = {
  readonly priceDkk: number;
  readonly savings: Pick<SavingsResult, 'tenYearMeanDkk'>;
  readonly economy: Pick<EconomyResult, 'npvDkk' | 'paybackYears'>;
};

/**
 * What the battery adds, also when that is negative: the same system with it less without it.
 * It pays when it adds net present value and has earned its own price within the warranty; it can wait when it
 * loses value or needs longer than a battery surely lasts; between the two nothing is decided.
 * @param withBattery price [DKK incl. VAT] and economy of the system with the battery
 * @param without the same without
 * @returns differences; addedPaybackYears is how much longer the whole system takes, null when either never pays back
 */
export function batteryVerdict(withBattery: PricedOutcome, without: PricedOutcome): BatteryVerdict {
  const addedPriceDkk = withBattery.priceDkk - without.priceDkk;
  const addedNpvDkk = withBattery.economy.npvDkk - without.economy.npvDkk;
  const addedTenYearMeanDkk = withBattery.savings.tenYearMeanDkk - without.savings.tenYearMeanDkk;
  const a = withBattery.economy.paybackYears;
  const b = without.economy.paybackYears;
  return {
    kind: batteryKind(addedPriceDkk, addedNpvDkk, addedTenYearMeanDkk),
    addedPriceDkk,
    addedTenYearMeanDkk,
    addedPaybackYears: a === null || b === null ? null : a - b,
  };
}

function batteryKind(priceDkk: number, npvDkk: number, yearlyDkk: number): BatteryVerdict['kind'] {
  const marginDkk = Math.max(0, priceDkk) * BATTERY_NEUTRAL_SHARE;
  const ownPaybackYears = yearlyDkk > 0 ? priceDkk / yearlyDkk : Infinity;
  if (npvDkk < -marginDkk || ownPaybackYears > BATTERY_LONG_PAYBACK_YEARS) return 'can-wait';
  return npvDkk > marginDkk && ownPaybackYears <= BATTERY_SHORT_PAYBACK_YEARS ? 'pays' : 'neutral';
}
