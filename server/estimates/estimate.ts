import { withDefaults } from '../../domain/calculator-defaults.ts';
import type { CalculatorState } from '../../domain/calculator-state.ts';
import type { InvalidInput } from '../../domain/field-error.ts';
import type { OfferedSystem } from '../../domain/offers-compared/offered-context.ts';
import type { OfferedYears } from '../../domain/offers-compared/offered-years.ts';
import { placeErrors } from '../../domain/place-check.ts';
import type { CalculatedReport } from '../../domain/report/calculated-report.ts';
import { fail, ok, type Result } from '../../domain/result.ts';
import { roofPlanesOf, withYields } from '../../domain/roof-plane.ts';
import type { EstimateContext, SharedContext } from '../../engine/estimate-context.ts';
import type { Estimate, EstimateFigures, FaceYield } from '../../engine/estimate-figures.ts';
import type { MonthlyYield } from '../../engine/estimate-input.ts';
import type { YieldYear } from '../providers/yield/port.ts';
import type { Asker } from '../work/asker.ts';
import type { CalculatedHours, CalculatedRun, Calculation } from '../work/tasks.ts';
import type { WorkPool } from '../work/work-pool.ts';
import type { WorkRefusal } from '../work/work-refusal.ts';
import type { ContextReader } from './estimate-context.ts';
import type { OutsideYield, YieldReach } from './outside-yield.ts';
import { recentResults } from './recent-results.ts';
import { sentContext } from './sent-contexts.ts';
import { withProvenance } from './with-provenance.ts';

/** Some 20 kB each. */
const RESULTS_KEPT = 100;
/** Each holds a year of hours, about 1 MB. */
const HOURS_KEPT = 12;

export type EstimateSources = {
  readonly readContext: ContextReader;
  readonly outsideYield: OutsideYield;
  readonly work: WorkPool;
};

type OfPvgis = {
  /** What PVGIS said about this roof; null where the built-in climate answered. */
  readonly pvgisResponse: object | null;
};

type WithOrigins = { readonly estimate: Estimate };
type OfToday = OfPvgis & WithOrigins & { readonly context: EstimateContext };

export type ServedEstimate = CalculatedRun & OfToday;
export type ServedHours = CalculatedHours & OfToday;

export type ServedReport = OfPvgis & CalculatedReport & WithOrigins;

/**
 * Calculates a home on the server's own yield and prices, in a thread of its own; figures from a browser are never
 * trusted. What was calculated a moment ago is handed out again and costs nobody anything.
 * @param shared today's catalogue and prices, where they have been read already
 */
type Calculator<Served> = (
  asker: Asker,
  state: CalculatorState,
  reach: YieldReach,
  shared?: SharedContext,
) => Promise<Result<Served, InvalidInput | WorkRefusal>>;

export type Estimator = Calculator<ServedEstimate>;
/** An estimate with its 8,760 hours. */
export type HoursEstimator = Calculator<ServedHours>;
/** An estimate, and everything that its report shows beside it. */
export type Reporter = Calculator<ServedReport>;

export function estimatorOn(sources: EstimateSources): Estimator {
  return servedWithContext(calculatorOn<CalculatedRun>(sources, 'estimate', RESULTS_KEPT));
}

export function hoursEstimatorOn(sources: EstimateSources): HoursEstimator {
  return servedWithContext(calculatorOn<CalculatedHours>(sources, 'hours', HOURS_KEPT));
}

function servedWithContext<Answer extends Pick<CalculatedRun, 'estimate' | 'input'>>(
  calculate: Calculator<Made<Answer>>,
): Calculator<Answer & OfToday> {
  return async (...asked) => {
    const done = await calculate(...asked);
    if (!done.ok) return done;
    const { answer, with: beside } = done.value;
    const estimate = withProvenance(answer.estimate, answer.input, beside.context);
    return ok({ ...answer, ...beside, estimate });
  };
}

export function reporterOn(sources: EstimateSources): Reporter {
  const calculate = calculatorOn<CalculatedReport>(sources, 'report', RESULTS_KEPT);
  return async (...asked) => {
    const done = await calculate(...asked);
    if (!done.ok) return done;
    const { answer, with: beside } = done.value;
    const { pvgisResponse, context } = beside;
    const estimate = withProvenance(answer.estimate, answer.figures.input, context);
    return ok({ ...answer, estimate, pvgisResponse });
  };
}

type Made<Answer> = {
  readonly answer: Answer;
  readonly with: OfPvgis & { readonly context: EstimateContext };
};

function calculatorOn<Answer extends { readonly estimate: EstimateFigures }>(
  sources: EstimateSources,
  kind: 'estimate' | 'hours' | 'report',
  mostKept: number,
): Calculator<Made<Answer>> {
  const recent = recentResults<Answer>(mostKept);
  return async (asker, state, reach, shared) => {
    const asked = await ask(state, sources, reach, shared);
    if (!asked.ok) return asked;
    const { context, years } = asked.value;
    const { key, order } = asked.value;
    const made = (answer: Answer) =>
      ok({ answer, with: { context, pvgisResponse: responseOf(answer.estimate, years) } });
    const known = recent.get(key);
    if (known !== undefined) return made(known);
    const done = await sources.work.run(asker, { kind, order });
    if (!done.ok) return done;
    const calculated = done.value as Result<Answer, InvalidInput>;
    if (!calculated.ok) return calculated;
    recent.set(key, calculated.value);
    return made(calculated.value);
  };
}

/** 25 years of systems that other firms offer, on a state's roof. Nothing of them is kept. */
export type OffersComparer = (
  asker: Asker,
  state: CalculatorState,
  systems: readonly OfferedSystem[],
  faces: readonly FaceYield[],
) => Promise<Result<readonly OfferedYears[], InvalidInput | WorkRefusal>>;

export function offersComparerOn(sources: EstimateSources): OffersComparer {
  return async (asker, state, systems, faces) => {
    if (systems.length === 0) return ok([]);
    const asked = await ask(state, sources, 'cached');
    if (!asked.ok) return asked;
    const order = { ...asked.value.order, systems, faces };
    const done = await sources.work.run(asker, { kind: 'offers', order });
    return done.ok ? done.value : done;
  };
}

/** All that a calculation rests on, read before it is known whether it has to be made. */
async function ask(
  state: CalculatorState,
  { readContext, outsideYield }: EstimateSources,
  reach: YieldReach,
  known?: SharedContext,
) {
  const errors = placeErrors(state);
  if (errors.length > 0) return fail({ kind: 'invalid' as const, errors });
  const years = await yearsOf(state, outsideYield, reach);
  const yields = years.map((year) => year?.monthlyYield ?? null);
  const shared = known ?? (await readContext());
  const context = sentContext(shared);
  const order: Calculation = { state, context, yields };
  const key = JSON.stringify([Object.entries(state).sort(byName), context.version, yields]);
  return ok({ key, order, context: withYields(shared, yields), years });
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
function responseOf(
  estimate: EstimateFigures,
  years: readonly (YieldYear | null)[],
): OfPvgis['pvgisResponse'] {
  if (estimate.yield.source !== 'pvgis') return null;
  const responses = years.map((year) => year?.response ?? null);
  return responses.length === 1 ? (responses[0] ?? null) : responses;
}

function byName([a]: readonly [string, unknown], [b]: readonly [string, unknown]): number {
  return a < b ? -1 : 1;
}
