import { receivedValue, sentValue, type SentValue } from '../../../domain/sent-value.ts';
import type { EstimateContext } from '../../../engine/estimate-context.ts';
import type { EnergyResult, EstimateFigures } from '../../../engine/estimate-figures.ts';
import type { EstimateRun } from '../../../engine/estimate.ts';
import { withoutProvenance } from '../../../engine/provenance/without-provenance.ts';

type CountedRun = Pick<
  EstimateRun,
  'input' | 'estimate' | 'householdKwh' | 'householdAtFloor' | 'optionalBatteryKwh'
>;

/** What the first view shows of a run: no months. The hours behind it would be more than the page itself. */
type ServedRun = Omit<CountedRun, 'estimate'> & {
  readonly estimate: Omit<EstimateFigures, 'energy'> & {
    readonly energy: Omit<EnergyResult, 'monthly'>;
  };
};

/** What a server has of a run: without its hours, where the page shows none. */
type KnownRun = CountedRun &
  Pick<EstimateRun, 'years' | 'quote'> &
  Partial<Pick<EstimateRun, 'hourly' | 'prices'>>;

export type SentRun = SentValue<ServedRun>;

// The server draws the page from the very run that it serves.
const runs = new WeakMap<SentRun, KnownRun>();

/** @param run with its figures' origins, which are heavier than the figures and stay on the server */
export function servedRun(run: KnownRun): SentRun {
  const { input, householdKwh, householdAtFloor, optionalBatteryKwh } = run;
  const figures = withoutProvenance(run.estimate);
  const { monthly: _monthly, ...energy } = figures.energy;
  const estimate = { ...figures, energy };
  const sent = sentValue({ input, estimate, householdKwh, householdAtFloor, optionalBatteryKwh });
  runs.set(sent, run);
  return sent;
}

/**
 * The run that was served, without calculating it again before somebody asks for the hours: a year of them
 * is the longest work that a page does while it comes alive.
 */
export function runOf(
  sent: SentRun,
  context: EstimateContext,
  calculate: () => EstimateRun,
): EstimateRun {
  const known = runs.get(sent);
  let whole: EstimateRun | null = null;
  const wholeRun = () => (whole ??= calculate());
  const { estimate, ...served } = receivedValue(sent);
  return {
    ...served,
    estimate: {
      ...estimate,
      energy: {
        ...estimate.energy,
        get monthly() {
          return (known ?? wholeRun()).estimate.energy.monthly;
        },
      },
    },
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
