import { withDefaults } from '../../domain/calculator-defaults.ts';
import type { CalculatorState } from '../../domain/calculator-state.ts';
import { runEstimate } from '../../domain/estimate-request.ts';
import { sizedState } from '../../domain/sized-state.ts';
import { placeErrors } from '../../domain/place-check.ts';
import type { InvalidInput } from '../../domain/field-error.ts';
import { fail, ok, type Result } from '../../domain/result.ts';
import { roofPlanesOf, withYields } from '../../domain/roof-plane.ts';
import type { EstimateContext, SharedContext } from '../../engine/estimate-context.ts';
import { provenanceOf } from '../../engine/provenance/provenance.ts';
import type { Estimate } from '../../engine/estimate-figures.ts';
import type { MonthlyYield } from '../../engine/estimate-input.ts';
import type { EstimateRun } from '../../engine/estimate.ts';
import { salesPrices } from '../../engine/quote/price-list.ts';
import { readCatalogue } from '../catalogue/queries.ts';
import type { Database } from '../db/database.ts';
import type { PriceBookReader } from '../pricing/current-price-book.ts';
import type { SpotYearsReader } from '../providers/spot-prices/port.ts';
import type { YieldYear } from '../providers/yield/port.ts';
import type { OutsideYield, YieldReach } from './outside-yield.ts';
import { recentResults } from './recent-results.ts';

/** Each holds a year of hours, about 1 MB. */
const RESULTS_KEPT = 24;

export type EstimateSources = {
  readonly db: Database;
  readonly priceBook: PriceBookReader;
  readonly outsideYield: OutsideYield;
  readonly spotYears: SpotYearsReader;
};

export type ServedEstimate = EstimateRun & {
  /** The figures, and where they come from. */
  readonly estimate: Estimate;
  /** What PVGIS said about this roof; null where the built-in climate answered. */
  readonly pvgisResponse: object | null;
};

/** Calculates a home on the server's own yield and prices. Figures from a browser are never trusted. */
export type Estimator = (
  state: CalculatorState,
  reach: YieldReach,
) => Promise<Result<ServedEstimate, InvalidInput>>;

/** Today's catalogue and sales prices: what a browser needs to calculate the same. Holds no cost. */
export type ContextReader = () => Promise<SharedContext>;

export function contextReader({ db, priceBook, spotYears }: EstimateSources): ContextReader {
  return async () => ({
    catalogue: await readCatalogue(db),
    priceList: salesPrices(await priceBook()),
    spotYears: await spotYears(),
  });
}

export function estimatorOn(sources: EstimateSources): Estimator {
  const readContext = contextReader(sources);
  const recent = recentResults<ReturnType<typeof runEstimate>>(RESULTS_KEPT);
  return async (state, reach) => {
    const errors = placeErrors(state);
    if (errors.length > 0) return fail({ kind: 'invalid', errors });
    const years = await yearsOf(state, sources.outsideYield, reach);
    const context = withYields(
      await readContext(),
      years.map((year) => year?.monthlyYield ?? null),
    );
    const key = JSON.stringify([Object.entries(state).sort(byName), context]);
    const run = recent(key, () => sizedRun(state, context));
    if (!run.ok) return run;
    const { estimate, input } = run.value;
    const provenance = provenanceOf(estimate, input, context);
    const isOutside = estimate.yield.source === 'pvgis';
    return ok({
      ...run.value,
      estimate: { ...estimate, provenance },
      pvgisResponse: isOutside ? responseOf(years) : null,
    });
  };
}

/** Models must be known before a size can be sought among them. */
function sizedRun(
  state: CalculatorState,
  context: EstimateContext,
): ReturnType<typeof runEstimate> {
  const run = runEstimate(state, context);
  return run.ok && state.sizing === 'use' ? runEstimate(sizedState(state, context), context) : run;
}

/** Monthly yields from outside, one per roof face of a state in the faces' order; null: the built-in climate. */
export type YieldsReader = (
  state: CalculatorState,
  reach: YieldReach,
) => Promise<readonly (MonthlyYield | null)[]>;

export function yieldsReader(outsideYield: OutsideYield): YieldsReader {
  return async (state, reach) => {
    const years = await yearsOf(state, outsideYield, reach);
    return years.map((year) => year?.monthlyYield ?? null);
  };
}

function yearsOf(
  state: CalculatorState,
  outsideYield: OutsideYield,
  reach: YieldReach,
): Promise<readonly (YieldYear | null)[]> {
  const planes = roofPlanesOf(withDefaults(state));
  return Promise.all(planes.map((plane) => outsideYield(plane, reach)));
}

/** One answer for one roof face, a list of them for several. */
function responseOf(years: readonly (YieldYear | null)[]): object | null {
  const responses = years.map((year) => year?.response ?? null);
  return responses.length === 1 ? (responses[0] ?? null) : responses;
}

function byName([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number {
  return a < b ? -1 : 1;
}
