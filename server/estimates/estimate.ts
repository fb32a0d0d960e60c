import { withDefaults } from '../../domain/calculator-defaults.ts';
import type { CalculatorState } from '../../domain/calculator-state.ts';
import { runEstimate } from '../../domain/estimate-request.ts';
import type { InvalidInput } from '../../domain/field-error.ts';
import type { Result } from '../../domain/result.ts';
import type { EstimateContext } from '../../engine/estimate-context.ts';
import type { EstimateRun } from '../../engine/estimate.ts';
import { salesPrices } from '../../engine/quote/price-list.ts';
import { readCatalogue } from '../catalogue/queries.ts';
import type { Database } from '../db/database.ts';
import type { PriceBookReader } from '../pricing/current-price-book.ts';
import type { YieldSource } from '../providers/yield/port.ts';
import { recentResults } from './recent-results.ts';

/** Each holds a year of hours, about 1 MB. */
const RESULTS_KEPT = 24;

export type EstimateSources = {
  readonly db: Database;
  readonly priceBook: PriceBookReader;
  readonly yieldSource: YieldSource;
};

/** Calculates a home on the server's own yield and prices. Figures from a browser are never trusted. */
export type Estimator = (state: CalculatorState) => Promise<Result<EstimateRun, InvalidInput>>;

/** Today's catalogue and sales prices: what a browser needs to calculate the same. Holds no cost. */
export type ContextReader = () => Promise<EstimateContext>;

export function contextReader({ db, priceBook }: EstimateSources): ContextReader {
  return async () => ({
    catalogue: await readCatalogue(db),
    priceList: salesPrices(await priceBook()),
  });
}

export function estimatorOn(sources: EstimateSources): Estimator {
  const readContext = contextReader(sources);
  const recent = recentResults<ReturnType<typeof runEstimate>>(RESULTS_KEPT);
  return async (state) => {
    const full = withDefaults(state);
    const outside = await sources.yieldSource.yearOn({
      lat: full.lat,
      lon: full.lon,
      slopeDeg: full.slope,
      azimuthDeg: full.azimuth,
      systemLossPercent: full.systemLoss,
      mounting: full.mounting,
    });
    // A source that does not answer is replaced at once by the built-in climate, and the result says so.
    const monthlyYield = outside.ok ? (outside.value ?? undefined) : undefined;
    const context = { ...(await readContext()), monthlyYield };
    const key = JSON.stringify([Object.entries(state).sort(byName), context]);
    return recent(key, () => runEstimate(state, context));
  };
}

function byName([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number {
  return a < b ? -1 : 1;
}
