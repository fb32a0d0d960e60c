import { expect, test } from 'vitest';
import type { EstimateFigures } from '../estimate-figures.ts';
import { setUpEstimate } from '../estimate-setup.ts';
import { estimate } from '../estimate.ts';
import { variedHomes, variedStandingHomes } from '../test-homes.ts';
import { TEST_CONTEXT } from '../test-home.ts';
import { paybackYears as crossingOf } from '../economy/payback.ts';
import { COURSES, quickCourses, type Course } from './courses.ts';
import { courseChange, drawCourses } from './priors.ts';

/** Homes that the weights were not fitted to. */
const HOMES = variedHomes(60, 77);
const HORIZON = 25;
const YEARS_SHOWN = [10, 15, 20, 25];

const casesOf = (homes: typeof HOMES) =>
  homes.map((input) => {
    const { estimate: figures } = estimate(input, TEST_CONTEXT);
    const setUp = setUpEstimate(input, TEST_CONTEXT);
    const { battery, batteryUnitCounts } = setUp.chosen;
    const base = setUp.economyInput(setUp.quoteWith(battery ? batteryUnitCounts : {}), battery);
    const courseOf = quickCourses(base);
    const courses = drawCourses(1, COURSES).map((draw) => courseOf(courseChange(base, draw)));
    return { figures, courses };
  });
const cases = casesOf(HOMES);

const upTo = (values: readonly number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.floor(share * (values.length - 1))]!;

/** The 10th and the 90th percentile. */
const endsOf = (values: readonly number[]) => [upTo(values, 0.1), upTo(values, 0.9)] as const;
const orHorizon = (years: number | null) => years ?? HORIZON;

test('at once as with 2,000 courses: nine in ten ends of the payback within 6 %, all within 12 %', () => {
  const all = cases.flatMap(({ figures: { economy }, courses }) => {
    const [low, high] = endsOf(courses.map(({ paybackYears }) => orHorizon(paybackYears)));
    return [
      Math.abs(orHorizon(economy.paybackP90Years) / low - 1),
      Math.abs(orHorizon(economy.paybackP10Years) / high - 1),
    ];
  });
  expect(upTo(all, 0.9)).toBeLessThan(0.06);
  expect(Math.max(...all)).toBeLessThan(0.12);
});

test('nine in ten ends of the saving within 3 % of its middle, all within 6 %', () => {
  const all = cases.flatMap(({ figures: { savings }, courses }) => {
    const found = courses.map(({ tenYearMeanDkk }) => tenYearMeanDkk);
    const [low, high] = endsOf(found);
    const middle = Math.abs(upTo(found, 0.5));
    return [
      Math.abs(savings.tenYearMeanP10Dkk - low) / middle,
      Math.abs(savings.tenYearMeanP90Dkk - high) / middle,
    ];
  });
  expect(upTo(all, 0.9)).toBeLessThan(0.03);
  expect(Math.max(...all)).toBeLessThan(0.06);
});

test('year by year nine in ten ends lie within 9 % of the price, all within 25 %', () => {
  const all = cases.flatMap(({ figures: { economy, price }, courses }) =>
    YEARS_SHOWN.flatMap((year) => {
      const [low, high] = endsOf(courses.map(({ cumulativeDkk }) => cumulativeDkk[year]!));
      const { cumulativeP10Dkk, cumulativeP90Dkk } = economy.cashFlow[year]!;
      return [cumulativeP10Dkk - low, cumulativeP90Dkk - high].map(
        (apart) => Math.abs(apart) / price.totalPrice,
      );
    }),
  );
  expect(upTo(all, 0.9)).toBeLessThan(0.09);
  expect(Math.max(...all)).toBeLessThan(0.25);
});

test('over all homes 8 of 10 courses lie between the ends, whichever figure is asked', () => {
  /** Of the courses of homes that have both ends. */
  const within = (
    ends: (of: EstimateFigures) => readonly [number | null, number | null],
    figureOf: (course: Course) => number | null,
  ) => {
    const shares = cases.flatMap(({ figures, courses }) => {
      const [low, high] = ends(figures);
      if (low === null || high === null) return [];
      const inside = courses.filter((course) => {
        const figure = figureOf(course) ?? Infinity;
        return figure >= low && figure <= high;
      });
      return [inside.length / COURSES];
    });
    expect(shares.length).toBeGreaterThan(cases.length / 3);
    return shares.reduce((sum, share) => sum + share, 0) / shares.length;
  };
  const payback = within(
    ({ economy }) => [economy.paybackP90Years, economy.paybackP10Years],
    ({ paybackYears: years }) => years,
  );
  const saving = within(
    ({ savings }) => [savings.tenYearMeanP10Dkk, savings.tenYearMeanP90Dkk],
    ({ tenYearMeanDkk }) => tenYearMeanDkk,
  );
  for (const share of [payback, saving]) expect(Math.abs(share - 0.8)).toBeLessThan(0.02);
  for (const year of YEARS_SHOWN) {
    const share = within(
      ({ economy: { cashFlow } }) => [
        cashFlow[year]!.cumulativeP10Dkk,
        cashFlow[year]!.cumulativeP90Dkk,
      ],
      ({ cumulativeDkk }) => cumulativeDkk[year]!,
    );
    expect(Math.abs(share - 0.8)).toBeLessThan(0.04);
  }
});

test('a band holds its own figure, and its curves meet 0 where the payback ends', () => {
  for (const { figures } of cases) {
    const { savings, economy } = figures;
    expect(savings.tenYearMeanP10Dkk).toBeLessThan(savings.tenYearMeanDkk);
    expect(savings.tenYearMeanP90Dkk).toBeGreaterThan(savings.tenYearMeanDkk);
    const { paybackP90Years: shorter, paybackYears: middle, paybackP10Years: longer } = economy;
    expect(orHorizon(shorter)).toBeLessThanOrEqual(orHorizon(middle));
    expect(orHorizon(longer)).toBeGreaterThanOrEqual(orHorizon(middle));
    for (const [end, curve] of [
      [shorter, 'cumulativeP90Dkk'],
      [middle, 'cumulativeDkk'],
      [longer, 'cumulativeP10Dkk'],
    ] as const) {
      const crossed = crossingOf(economy.cashFlow.map((row) => row[curve]));
      if (end === null) expect(crossed).toBeNull();
      else expect(Math.abs(crossed! - end)).toBeLessThan(0.05);
    }
    for (const row of economy.cashFlow) {
      expect(row.cumulativeP10Dkk).toBeLessThanOrEqual(row.cumulativeDkk);
      expect(row.cumulativeP90Dkk).toBeGreaterThanOrEqual(row.cumulativeDkk);
    }
  }
});

test('beside standing panels nine in ten ends lie within 6 % of the payback and 13 % of the price', () => {
  const standing = casesOf(variedStandingHomes(40, 77));
  const paybacks = standing.flatMap(({ figures: { economy }, courses }) => {
    const [low, high] = endsOf(courses.map(({ paybackYears }) => orHorizon(paybackYears)));
    return [
      Math.abs(orHorizon(economy.paybackP90Years) / low - 1),
      Math.abs(orHorizon(economy.paybackP10Years) / high - 1),
    ];
  });
  expect(upTo(paybacks, 0.9)).toBeLessThan(0.06);
  const flows = standing.flatMap(({ figures: { economy, price }, courses }) =>
    YEARS_SHOWN.flatMap((year) => {
      const [low, high] = endsOf(courses.map(({ cumulativeDkk }) => cumulativeDkk[year]!));
      const { cumulativeP10Dkk, cumulativeP90Dkk } = economy.cashFlow[year]!;
      return [cumulativeP10Dkk - low, cumulativeP90Dkk - high].map(
        (apart) => Math.abs(apart) / price.totalPrice,
      );
    }),
  );
  expect(upTo(flows, 0.9)).toBeLessThan(0.13);
  // A battery can do much worse than its middle: where it ends early.
  const below = standing.map(({ figures: { economy, price } }) => {
    const { cumulativeDkk, cumulativeP10Dkk } = economy.cashFlow.at(-1)!;
    return (cumulativeDkk - cumulativeP10Dkk) / price.totalPrice;
  });
  expect(Math.min(...below)).toBeGreaterThan(0);
});
