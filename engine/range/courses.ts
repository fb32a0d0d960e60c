import { centralCase } from '../economy/central-case.ts';
import { tenYearMeanDkk } from '../economy/economy.ts';
import type { EconomyInput } from '../economy/economy-input.ts';
import {
  interpolated,
  yearsExactly,
  type FlowInput,
  type FlowsAt,
  type FlowsAtScale,
  type YearFlows,
} from '../economy/flow-table.ts';
import { homeUse } from '../economy/home-use.ts';
import type { TornadoChange } from '../economy/tornado.ts';
import { priceDrivenPart } from '../estimate-tornado.ts';
import { HOURS_PER_YEAR } from '../hours.ts';
import type { Hourly } from '../hours.ts';
import { scaledBlocks, type UseBlocks } from '../load/use-blocks.ts';
import { bandOf, type MoneyRange } from './money-range.ts';
import { courseChange, drawCourses } from './priors.ts';
import { paceOf, paybackOf } from './range-at-once.ts';

export { bandOf, dotsWithin, type MoneyRange } from './money-range.ts';

/** Courses that a range is made of. */
export const COURSES = 2000;
/** Dots that a range is shown as: each stands for one in so many. */
export const DOTS = 100;

/** Production over use, and capacity over use, at which the year is dispatched; between them it is interpolated. */
const SCALES = [0.3, 0.5, 0.75, 1, 1.3, 1.75, 2.5];
const CAPACITIES = [0.15, 0.4, 0.65, 1, 1.4, 2];
/** Factors on the use at which it is asked how often the appliances overlap; with a battery that hardly counts. */
const USES = [0.65, 1, 1.35] as const;

export type Course = {
  readonly paybackYears: number | null;
  readonly tenYearMeanDkk: number;
  /** Cumulated flow of year 0, 1, 2 … [DKK]. */
  readonly cumulativeDkk: readonly number[];
  /** What 25 years have brought less what was laid out, over the price; 0: just paid back. */
  readonly gainShare: number;
};

/** A figure and the 10th and 90th percentile around it, in rising order. */
export type Told = { readonly low: number; readonly middle: number; readonly high: number };

/**
 * The range of the answer: courses of the future in which sun, use, prices, the system's price and the life of its parts
 * are drawn together from their priors. The tax stays what the sums say: it is a scenario, not a matter of chance.
 * @param base what 25 years of the system follow from
 * @param told the answer's own figures and ends, around which the courses are laid: pace of the payback [1/yr], saving
 *   [DKK/yr]; as drawn where left out
 * @param seed another seed draws other courses from the same priors
 * @returns a hundred quantiles of payback and of the headline saving
 * @throws RangeError as centralCase()
 */
export function moneyRange(
  base: EconomyInput,
  told?: { readonly pace: Told; readonly savingDkk: Told },
  seed = 1,
): MoneyRange {
  const courseOf = quickCourses(base);
  const courses = drawCourses(seed, COURSES).map((draw) => courseOf(courseChange(base, draw)));
  const paces = quantiles(
    courses.map(({ paybackYears, gainShare }) => paceOf(paybackYears, gainShare)),
  );
  const savings = quantiles(courses.map((course) => course.tenYearMeanDkk));
  return {
    paybackYears: laidAround(paces, told?.pace).toReversed().map(paybackOf),
    savingDkk: laidAround(savings, told?.savingDkk),
  };
}

function quantiles(values: readonly number[]): readonly number[] {
  const sorted = values.toSorted((a, b) => a - b);
  return Array.from(
    { length: DOTS },
    (_, dot) => sorted[Math.floor(((dot + 0.5) / DOTS) * sorted.length)]!,
  );
}

/** Moved and stretched on either side of the middle, so that ends and middle are those that are told; the order stays. */
function laidAround(sorted: readonly number[], told: Told | undefined): readonly number[] {
  if (told === undefined) return sorted;
  const { low, middle, high } = bandOf(sorted) as Told;
  const below = low < middle ? (told.middle - told.low) / (middle - low) : 1;
  const above = high > middle ? (told.high - told.middle) / (high - middle) : 1;
  return sorted.map((value) => told.middle + (value - middle) * (value < middle ? below : above));
}

/**
 * Courses at a fraction of an estimate's work: a home that uses more under the same sun is one with less sun and a smaller
 * battery, so two tables of dispatched years serve every course.
 * @returns payback and headline saving under a change
 */
export function quickCourses(base: EconomyInput): (change: TornadoChange) => Course {
  const tableOf = (input: EconomyInput): FlowsAtUse => {
    const flowInput = {
      ...input,
      stopExportAtNegativePrice: input.assumptions.stopExportAtNegativePrice,
    };
    const without = withoutBattery(flowInput);
    if (input.battery === null) return without();
    const withOne = interpolated(SCALES, CAPACITIES, yearsExactly(flowInput));
    let ended: FlowsAtUse | null = null;
    return (scale, capacity, use) =>
      capacity > 0 ? withOne(scale, capacity) : (ended ??= without())(scale, 1, use);
  };
  const noTariff = new Float64Array(HOURS_PER_YEAR);
  const spotOnly = { ...base.prices, volumetricTariffDkkPerKwh: noTariff };
  const flows = tableOf(base);
  const spotFlows = tableOf({ ...base, prices: spotOnly });
  const home = homeUse(base.loadKwh, base.prices);
  const loadSpotDkk = homeUse(base.loadKwh.slice(), spotOnly).loadVariableDkk;
  const beyondSelfUse = priceDrivenPart(base);
  const { standing } = base;
  const todayHome = standing && {
    ...base,
    battery: null,
    productionKwh: standing.productionKwh,
  };
  const today = todayHome && tableOf(todayHome);
  const todaySpot = todayHome && tableOf({ ...todayHome, prices: spotOnly });
  return (change) => {
    const { useFactor: use = 1, spotFactor: spot = 1, yieldFactor = 1, priceFactor = 1 } = change;
    const assumptions = { ...base.assumptions, ...change.assumptions };
    /** A home that uses more under the same sun, at another spot price. */
    const used = (at: YearFlows, atSpot: YearFlows, beyond?: YearFlows): YearFlows => ({
      productionKwh: use * at.productionKwh,
      usefulKwh: use * at.usefulKwh + (beyond?.usefulKwh ?? 0),
      importedKwh: use * at.importedKwh + (beyond?.importedKwh ?? 0),
      importedVariableDkk:
        use * (at.importedVariableDkk + (spot - 1) * atSpot.importedVariableDkk) +
        (beyond?.importedVariableDkk ?? 0),
      exportedKwh: use * at.exportedKwh + (beyond?.exportedKwh ?? 0),
      exportedSpotDkk: use * spot * at.exportedSpotDkk + (beyond?.exportedSpotDkk ?? 0),
    });
    const flowsAt: FlowsAt = (scale, capacity, year) =>
      used(
        flows(scale / use, capacity / use, use),
        spotFlows(scale / use, capacity / use, use),
        beyondSelfUse?.(scale, capacity, year),
      );
    const { feedInTariffDkkPerKwh } = base.prices;
    const central = centralCase(
      {
        ...base,
        assumptions,
        standing: standing && {
          ...standing,
          flowsAt: (scale) => used(today!(scale / use, 1, use), todaySpot!(scale / use, 1, use)),
        },
        homeUse: {
          loadKwh: use * home.loadKwh,
          loadVariableDkk: use * (home.loadVariableDkk + (spot - 1) * loadSpotDkk),
        },
        prices: {
          ...base.prices,
          supplierAdditionDkkPerKwh: assumptions.supplierAdditionDkkPerKwh,
          exportDeductionDkkPerKwh: feedInTariffDkkPerKwh + assumptions.exportFeeDkkPerKwh,
        },
        priceDkk: base.priceDkk * priceFactor,
        inverterReplacementDkk: base.inverterReplacementDkk * (change.inverterPriceFactor ?? 1),
      },
      flowsAt,
      yieldFactor,
    );
    return {
      paybackYears: central.paybackYears,
      tenYearMeanDkk: tenYearMeanDkk(central),
      cumulativeDkk: central.cumulativeDkk,
      gainShare: central.cumulativeDkk.at(-1)! / central.costs.priceDkk,
    };
  };
}

/** Flows of the unchanged use at a scale and a capacity, its appliances overlapping as at a factor on the use. */
type FlowsAtUse = (scale: number, capacity: number, use: number) => YearFlows;

/** The home without a battery, at three overlaps of its appliances; dispatched when first asked for. */
function withoutBattery(input: FlowInput): () => FlowsAtUse {
  const table = (blocks: UseBlocks | undefined): FlowsAtScale =>
    interpolated(SCALES, [1], yearsExactly({ ...input, battery: null, blocks }));
  return () => {
    const { blocks, loadKwh } = input;
    if (!blocks) {
      const flows = table(blocks);
      return (scale) => flows(scale, 1);
    }
    const [few, some, many] = USES.map((use) =>
      table(use === 1 ? blocks : overlapAt(blocks, loadKwh, use)),
    ) as [FlowsAtScale, FlowsAtScale, FlowsAtScale];
    return (scale, _capacity, use) =>
      betweenUses(few(scale, 1), some(scale, 1), many(scale, 1), use);
  };
}

/** The unchanged use with the overlap that a home with so many times the use has. */
function overlapAt(blocks: UseBlocks, loadKwh: Hourly, use: number): UseBlocks {
  const scaled = scaledBlocks(blocks, loadKwh, use);
  return {
    ...scaled,
    lowKwh: scaled.lowKwh.map((kwh) => kwh / use),
    highKwh: scaled.highKwh.map((kwh) => kwh / use),
  };
}

/** Quadratic through the three uses. */
function betweenUses(one: YearFlows, two: YearFlows, three: YearFlows, use: number): YearFlows {
  const [low, middle, high] = USES;
  const a = ((use - middle) * (use - high)) / ((low - middle) * (low - high));
  const b = ((use - low) * (use - high)) / ((middle - low) * (middle - high));
  const c = ((use - low) * (use - middle)) / ((high - low) * (high - middle));
  return {
    productionKwh: two.productionKwh,
    usefulKwh: a * one.usefulKwh + b * two.usefulKwh + c * three.usefulKwh,
    importedKwh: a * one.importedKwh + b * two.importedKwh + c * three.importedKwh,
    importedVariableDkk:
      a * one.importedVariableDkk + b * two.importedVariableDkk + c * three.importedVariableDkk,
    exportedKwh: a * one.exportedKwh + b * two.exportedKwh + c * three.exportedKwh,
    exportedSpotDkk: a * one.exportedSpotDkk + b * two.exportedSpotDkk + c * three.exportedSpotDkk,
  };
}
