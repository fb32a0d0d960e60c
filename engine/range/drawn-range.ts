import type { CashFlowYear } from '../estimate-figures.ts';
import type { EconomyInput } from '../economy/economy-input.ts';
import { quickCourses } from './courses.ts';
import { courseChange, drawCourses } from './priors.ts';
import { paceOf, paybackOf, type RangeAtOnce, type RangeBasis } from './range-at-once.ts';

/** Enough for ends within half a year, few enough for an answer that follows a slider. */
const DRAWN_COURSES = 200;

export type DrawnRange = RangeAtOnce & {
  /** Of year 0, 1, 2 … */
  readonly byYear: readonly Pick<CashFlowYear, 'cumulativeP10Dkk' | 'cumulativeP90Dkk'>[];
};

/**
 * The range of what is bought beside standing panels, from courses drawn for this very home: the weights of rangeAtOnce()
 * were fitted to homes that had none.
 * @param base what 25 years of it follow from
 * @param figures the answer's own: they lie within the range
 * @returns 10th and 90th percentile of saving [DKK/yr], payback [yr] and cumulated flow [DKK]; null: not within 25 years
 * @throws RangeError as centralCase()
 */
export function drawnRange(
  base: EconomyInput,
  figures: Pick<RangeBasis, 'savings' | 'economy'>,
): DrawnRange {
  const courseOf = quickCourses(base);
  const courses = drawCourses(1, DRAWN_COURSES).map((draw) => courseOf(courseChange(base, draw)));
  const { cashFlow, paybackYears } = figures.economy;
  const gainShare = (cashFlow.at(-1)?.cumulativeDkk ?? 0) / base.priceDkk;
  const pace = endsOf(
    courses.map((course) => paceOf(course.paybackYears, course.gainShare)),
    paceOf(paybackYears, gainShare),
  );
  const saving = endsOf(
    courses.map(({ tenYearMeanDkk }) => tenYearMeanDkk),
    figures.savings.tenYearMeanDkk,
  );
  return {
    savings: { tenYearMeanP10Dkk: saving.low, tenYearMeanP90Dkk: saving.high },
    economy: { paybackP10Years: paybackOf(pace.low), paybackP90Years: paybackOf(pace.high) },
    byYear: cashFlow.map(({ cumulativeDkk }, year) => {
      const drawn = courses.map((course) => course.cumulativeDkk[year]!);
      const { low, high } = endsOf(drawn, cumulativeDkk);
      return { cumulativeP10Dkk: low, cumulativeP90Dkk: high };
    }),
  };
}

/** 10th and 90th percentile, with the answer's own figure between them. */
function endsOf(
  drawn: readonly number[],
  own: number,
): { readonly low: number; readonly high: number } {
  const sorted = drawn.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.round(share * (sorted.length - 1))]!;
  return { low: Math.min(own, at(0.1)), high: Math.max(own, at(0.9)) };
}
