import { PLAUSIBLE_RANGES } from '../data/plausible-ranges.ts';
import type { Assumptions } from '../estimate-input.ts';
import { roundFigures } from '../rounded-figures.ts';
import { YEARS } from './cash-flow.ts';
import { p10Factor, p90Factor } from './uncertainty.ts';

/** How many bars are shown. */
export const MOST_BARS = 10;
/** The yield's bar runs between P10 and P90 of the mean of so many years: about one payback. */
const YIELD_YEARS = 10;
/** A bar shorter than this is none [yr]. */
const LEAST_SPAN_YEARS = 0.005;

/** One change to the sums. Factors are on the figure as it stands. */
export type TornadoChange = {
  readonly assumptions?: Partial<Assumptions>;
  readonly yieldFactor?: number;
  readonly useFactor?: number;
  readonly spotFactor?: number;
  readonly priceFactor?: number;
  readonly inverterPriceFactor?: number;
  /** As in EconomyInput: a scenario, no bar of its own. */
  readonly solarShareFallPercent?: number;
};

export type TornadoKey = keyof typeof PLAUSIBLE_RANGES | 'yield';

export type TornadoEnd = {
  /** The figure at this end: in the assumption's own unit, or as a factor on what stands in the sums. */
  readonly value: number;
  /** Null when it is not paid back within 25 years. */
  readonly paybackYears: number | null;
};

export type TornadoBar = {
  readonly key: TornadoKey;
  /** Whether the values are factors. */
  readonly isFactor: boolean;
  /** Lower value first; an end that is the figure in the sums itself is left out. */
  readonly ends: readonly TornadoEnd[];
  /** From the shortest payback to the longest, the result among them; what is never paid back counts as 25 years. */
  readonly spanYears: number;
};

export type TornadoCase = {
  /** What stands in the sums. */
  readonly paybackYears: number | null;
  readonly assumptions: Assumptions;
  readonly modelUncertaintyPercent: number;
  readonly hasBattery: boolean;
  readonly hasLoan: boolean;
  /** Payback when one thing is changed and all else stays, the home's kWh too. */
  readonly paybackAt: (change: TornadoChange) => number | null;
};

type Trial = {
  readonly key: TornadoKey;
  readonly isFactor: boolean;
  readonly low: number;
  readonly high: number;
  readonly own: number;
  readonly changeTo: (value: number) => TornadoChange;
};

const ASSUMPTION_KEYS = [
  'electricityTaxFrom2028DkkPerKwh',
  'priceGrowthPercent',
  'upkeepPercent',
  'inverterReplacementYear',
  'panelDegradationPercent',
  'supplierAdditionDkkPerKwh',
  'exportFeeDkkPerKwh',
  'marginalTaxPercent',
] as const;
const BATTERY_KEYS = [
  'batteryLifeYears',
  'batteryFadePercent',
  'batteryRoundTripEfficiency',
] as const;
const LOAN_KEYS = ['loanRatePercent'] as const;

/**
 * What moves the payback most: every figure is taken to the low and the high end of its plausible range, one at a
 * time. The discount rate is not among them, because the payback does not know it.
 * @param of the result as it stands, and a way to have it with one thing changed
 * @returns at most ten bars, the longest first; equal ones in a fixed order
 * @source calculation.md 6; ranges with their reasons in data/plausible-ranges.ts
 */
export function tornado(of: TornadoCase): readonly TornadoBar[] {
  return trialsOf(of)
    .map((trial) => barOf(trial, of))
    .filter(({ spanYears }) => spanYears > LEAST_SPAN_YEARS)
    .toSorted((a, b) => b.spanYears - a.spanYears)
    .slice(0, MOST_BARS);
}

function trialsOf(of: TornadoCase): readonly Trial[] {
  const { assumptions, modelUncertaintyPercent } = of;
  const factor = (
    key: 'spotPrice' | 'use' | 'price' | 'inverterPrice',
    changeTo: Trial['changeTo'],
  ): Trial => ({ ...endsOf(key), key, isFactor: true, own: 1, changeTo });
  const assumption = (
    key:
      (typeof ASSUMPTION_KEYS)[number] | (typeof BATTERY_KEYS)[number] | (typeof LOAN_KEYS)[number],
  ): Trial => ({
    ...endsOf(key),
    key,
    isFactor: false,
    own: assumptions[key],
    changeTo: (value) => ({ assumptions: { [key]: value } }),
  });
  return [
    ...ASSUMPTION_KEYS.map(assumption),
    ...(of.hasBattery ? BATTERY_KEYS.map(assumption) : []),
    ...(of.hasLoan ? LOAN_KEYS.map(assumption) : []),
    {
      key: 'yield',
      isFactor: true,
      low: p10Factor(modelUncertaintyPercent, YIELD_YEARS),
      high: p90Factor(modelUncertaintyPercent, YIELD_YEARS),
      own: 1,
      changeTo: (yieldFactor) => ({ yieldFactor }),
    },
    factor('use', (useFactor) => ({ useFactor })),
    factor('spotPrice', (spotFactor) => ({ spotFactor })),
    factor('price', (priceFactor) => ({ priceFactor })),
    factor('inverterPrice', (inverterPriceFactor) => ({ inverterPriceFactor })),
  ];
}

function endsOf(key: keyof typeof PLAUSIBLE_RANGES): Pick<Trial, 'low' | 'high'> {
  const { low, high } = PLAUSIBLE_RANGES[key];
  return { low, high };
}

function barOf({ key, isFactor, low, high, own, changeTo }: Trial, of: TornadoCase): TornadoBar {
  // A visitor's own figure may lie outside our range: then it is an end itself, and the bar has one side.
  const values = [low, high].filter((value) => value !== own);
  // Rounded as the estimate's own payback is, so that both are written alike.
  const ends = roundFigures(
    values.map((value) => ({ value, paybackYears: of.paybackAt(changeTo(value)) })),
  );
  const reached = [of.paybackYears, ...ends.map(({ paybackYears }) => paybackYears)].map(
    (years) => years ?? YEARS,
  );
  return { key, isFactor, ends, spanYears: Math.max(...reached) - Math.min(...reached) };
}
