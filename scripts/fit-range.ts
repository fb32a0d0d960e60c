import { writeFile } from 'node:fs/promises';
import { format } from 'prettier';
import { estimate } from '../engine/estimate.ts';
import { setUpEstimate } from '../engine/estimate-setup.ts';
import { COURSES, quickCourses } from '../engine/range/courses.ts';
import { courseChange, drawCourses } from '../engine/range/priors.ts';
import { paceOf, rangeTerms } from '../engine/range/range-at-once.ts';
import type { EstimateInput } from '../engine/estimate-input.ts';
import { variedHomes, variedStandingHomes } from '../engine/test-homes.ts';
import { TEST_CONTEXT } from '../engine/test-home.ts';
import { ENGINE_VERSION } from '../engine/version.ts';

// Fits the weights of the range that stands in every estimate to courses drawn for varied homes. To be run whenever the
// engine's results or the spreads change: range-at-once.test.ts tells when.

const HOMES = 500;
const SEED = 20;

type Row = { readonly terms: readonly number[]; readonly value: number };
const KEYS = ['savingBelow', 'savingAbove', 'paceBelow', 'paceAbove'] as const;

const drawn = drawCourses(1, COURSES);

/** Weights that come nearest to the courses of these homes. */
function fitted(homes: readonly EstimateInput[]) {
  const rows: Record<(typeof KEYS)[number], Row[]> = {
    savingBelow: [],
    savingAbove: [],
    paceBelow: [],
    paceAbove: [],
  };
  for (const input of homes) {
    const run = estimate(input, TEST_CONTEXT);
    const { price, savings } = run.estimate;
    const priceDkk = price.totalPrice;
    const setUp = setUpEstimate(input, TEST_CONTEXT);
    const { battery, batteryUnitCounts } = setUp.chosen;
    const base = setUp.economyInput(setUp.quoteWith(battery ? batteryUnitCounts : {}), battery);
    const courseOf = quickCourses(base);
    const courses = drawn.map((draw) => courseOf(courseChange(base, draw)));
    const tenths = (values: readonly number[]) => {
      const sorted = values.toSorted((a, b) => a - b);
      return [sorted[COURSES * 0.1]!, sorted[COURSES * 0.9]!] as const;
    };
    const [low, high] = tenths(courses.map((course) => course.tenYearMeanDkk / priceDkk));
    const [slow, fast] = tenths(
      courses.map(({ paybackYears, gainShare }) => paceOf(paybackYears, gainShare)),
    );
    const { pace, saving, payback } = rangeTerms(
      run.estimate,
      input.batteryStrategy === 'price-driven',
    );
    const mean = savings.tenYearMeanDkk / priceDkk;
    rows.savingBelow.push({ terms: saving, value: mean - low });
    rows.savingAbove.push({ terms: saving, value: high - mean });
    rows.paceBelow.push({ terms: payback, value: pace - slow });
    rows.paceAbove.push({ terms: payback, value: fast - pace });
  }
  return JSON.stringify(Object.fromEntries(KEYS.map((key) => [key, leastSquares(rows[key])])));
}

const source = `// A fitted weight may look like a constant of mathematics.
/* oxlint-disable oxc/approx-constant */

/**
 * Weights of rangeAtOnce(), fitted by scripts/fit-range.ts to ${COURSES} courses of each of ${HOMES} varied homes,
 * engine ${ENGINE_VERSION}. Terms in the order of rangeTerms(), over the price.
 */
export const RANGE_WEIGHTS = ${fitted(variedHomes(HOMES, SEED))} as const;

/** The same beside panels that stand already, fitted to as many homes with them. */
export const STANDING_RANGE_WEIGHTS = ${fitted(variedStandingHomes(HOMES, SEED))} as const;
`;
await writeFile(
  new URL('../engine/data/range-weights.ts', import.meta.url),
  await format(source, { parser: 'typescript', singleQuote: true, printWidth: 100 }),
);

/** Weights with the least sum of squared errors, by the normal equations of columns brought to one size. */
function leastSquares(of: readonly Row[]): readonly number[] {
  const size = of[0]!.terms.length;
  const scale = Array.from({ length: size }, (_, column) =>
    Math.max(...of.map(({ terms }) => Math.abs(terms[column]!))),
  );
  const matrix = Array.from({ length: size }, (_, row) => [
    ...Array.from({ length: size }, (_column, column) =>
      of.reduce(
        (sum, { terms }) => sum + (terms[row]! / scale[row]!) * (terms[column]! / scale[column]!),
        row === column ? 1e-6 * of.length : 0,
      ),
    ),
    of.reduce((sum, { terms, value }) => sum + (terms[row]! / scale[row]!) * value, 0),
  ]);
  for (let pivot = 0; pivot < size; pivot++) {
    for (let row = 0; row < size; row++) {
      if (row === pivot) continue;
      const share = matrix[row]![pivot]! / matrix[pivot]![pivot]!;
      matrix[row] = matrix[row]!.map((value, column) => value - share * matrix[pivot]![column]!);
    }
  }
  return matrix.map((row, index) =>
    Number((row[size]! / row[index]! / scale[index]!).toPrecision(3)),
  );
}
