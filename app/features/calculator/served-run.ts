import type { EstimateContext } from '../../../engine/estimate-context.ts';
import type { Estimate } from '../../../engine/estimate-figures.ts';
import type { EstimateRun } from '../../../engine/estimate.ts';

/** What the first view shows of a run. The hours behind it would be more than the page itself. */
export type ServedRun = Pick<
  EstimateRun,
  'input' | 'estimate' | 'householdKwh' | 'householdAtFloor' | 'optionalBatteryKwh'
>;

/** What a server has of a run: without its hours, where the page shows none. */
type KnownRun = Pick<EstimateRun, 'years' | 'quote'> &
  Partial<Pick<EstimateRun, 'hourly' | 'prices'>>;

// The server draws the page from the very run that it serves.
const runs = new WeakMap<ServedRun, KnownRun>();

/** @param run with its figures' origins, which are heavier than the figures and stay on the server */
export function servedRun(run: KnownRun & ServedRun & { readonly estimate: Estimate }): ServedRun {
  const { input, householdKwh, householdAtFloor, optionalBatteryKwh } = run;
  const { provenance: _provenance, ...estimate } = run.estimate;
  const served = { input, estimate, householdKwh, householdAtFloor, optionalBatteryKwh };
  runs.set(served, run);
  return served;
}

/**
 * The run that was served, without calculating it again before somebody asks for the hours: a year of them
 * is the longest work that a page does while it comes alive.
 */
export function runOf(
  served: ServedRun,
  context: EstimateContext,
  calculate: () => EstimateRun,
): EstimateRun {
  const known = runs.get(served);
  let whole: EstimateRun | null = null;
  const wholeRun = () => (whole ??= calculate());
  return {
    ...served,
    context,
    get years() {
      return known?.years ?? wholeRun().years;
    },
    get quote() {
      return known?.quote ?? wholeRun().quote;
    },
    get hourly() {
      return known?.hourly ?? wholeRun().hourly;
    },
    get prices() {
      return known?.prices ?? wholeRun().prices;
    },
  };
}
