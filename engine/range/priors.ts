import { PLAUSIBLE_RANGES } from '../data/plausible-ranges.ts';
import type { EconomyInput } from '../economy/economy-input.ts';
import type { TornadoChange } from '../economy/tornado.ts';
import { meanYieldSd, Z90 } from '../economy/uncertainty.ts';
import { evenNormalDraws } from './even-draws.ts';

/** The model errs alike every year, the weather evens out: over about one payback. As the tornado's bar. */
const YIELD_YEARS = 10;

const ASSUMPTION_KEYS = [
  'priceGrowthPercent',
  'upkeepPercent',
  'inverterReplacementYear',
  'panelDegradationPercent',
  'supplierAdditionDkkPerKwh',
  'exportFeeDkkPerKwh',
  'batteryFadePercent',
  'batteryLifeYears',
] as const;
const FACTOR_KEYS = { use: 'useFactor', spotPrice: 'spotFactor', price: 'priceFactor' } as const;

/** What a course of the future draws; tax and law are not among it, they are scenarios. */
export const DRAWN_KEYS = [
  'yield',
  ...ASSUMPTION_KEYS,
  'use',
  'spotPrice',
  'price',
  'inverterPrice',
] as const;
export type DrawnKey = (typeof DRAWN_KEYS)[number];

/** Standard normal draws, one for each cause. */
export type CourseDraw = Readonly<Record<DrawnKey, number>>;

/**
 * The draws of many courses: fixed, so that the same question always has the same answer. Causes are independent, and
 * each is spread over the courses as its distribution is.
 * @param seed which set of courses
 * @param count how many
 */
export function drawCourses(seed: number, count: number): readonly CourseDraw[] {
  if (kept?.seed === seed && kept.draws.length === count) return kept.draws;
  const causes = DRAWN_KEYS.map((_, index) => evenNormalDraws(seed * 64 + index, count));
  const draws = Array.from({ length: count }, (_course, at) => {
    const draw: Partial<Record<DrawnKey, number>> = {};
    DRAWN_KEYS.forEach((key, index) => (draw[key] = causes[index]![at]!));
    return draw as CourseDraw;
  });
  kept = { seed, draws };
  return draws;
}

let kept: { readonly seed: number; readonly draws: readonly CourseDraw[] } | undefined;

/**
 * A figure drawn about its middle: a normal distribution on either side, the 10th and 90th percentile at the ends of the
 * plausible range. A visitor's own figure outside the range keeps its own side at rest.
 */
function about(own: number, { low, high }: { low: number; high: number }, z: number): number {
  const side = z < 0 ? Math.max(0, own - low) : Math.max(0, high - own);
  return own + (z / Z90) * side;
}

/** A share of the sun that goes on falling is a scenario, as the tax is. */
type DrawnChange = Required<Omit<TornadoChange, 'solarShareFallPercent'>>;

/**
 * What a course changes in the sums, in the words of the tornado, so that both speak of the same spreads.
 * @param base the sums as they stand
 * @param draw standard normal draws
 * @returns one change with every cause in it
 * @source priors: data/plausible-ranges.ts, each with its own source; yield: uncertainty.ts
 */
export function courseChange(base: EconomyInput, draw: CourseDraw): DrawnChange {
  const { assumptions, modelUncertaintyPercent } = base;
  const drawn = Object.fromEntries(
    ASSUMPTION_KEYS.map((key) => [key, about(assumptions[key], PLAUSIBLE_RANGES[key], draw[key])]),
  );
  const factor = (key: keyof typeof FACTOR_KEYS | 'inverterPrice') =>
    Math.max(0.05, about(1, PLAUSIBLE_RANGES[key], draw[key]));
  return {
    assumptions: {
      ...drawn,
      upkeepPercent: Math.max(0, drawn['upkeepPercent']!),
      panelDegradationPercent: Math.max(0, drawn['panelDegradationPercent']!),
      batteryFadePercent: Math.max(0, drawn['batteryFadePercent']!),
      exportFeeDkkPerKwh: Math.max(0, drawn['exportFeeDkkPerKwh']!),
      supplierAdditionDkkPerKwh: Math.max(0, drawn['supplierAdditionDkkPerKwh']!),
      batteryLifeYears: Math.max(1, Math.round(drawn['batteryLifeYears']!)),
      inverterReplacementYear: Math.max(1, Math.round(drawn['inverterReplacementYear']!)),
    },
    yieldFactor: Math.max(0, 1 + draw.yield * meanYieldSd(modelUncertaintyPercent, YIELD_YEARS)),
    useFactor: factor('use'),
    spotFactor: factor('spotPrice'),
    priceFactor: factor('price'),
    inverterPriceFactor: factor('inverterPrice'),
  };
}
