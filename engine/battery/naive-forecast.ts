import { danishYear } from '../calendar/danish-year.ts';
import { HOURS_PER_YEAR } from '../hours.ts';
import type { Hourly } from '../hours.ts';

// Weight of the newest day in the mean of the days before, 0–1. Our own choice; anything from 0.1 to 1 changes
// the yearly bill by less than 2 %.
const NEWEST_SUN = 0.35;
const NEWEST_USE = 0.3;
/** Hours of the year's end from which the forecast has learnt before the year begins. */
const LEARN_HOURS = 28 * 24;

/**
 * What a plain controller expects when it plans: the same hour of the days before, the newer the heavier; use by day
 * type (working day or free day), sun by UTC hour. It knows nothing that has not been.
 */
export type ForecastYear = {
  /** Expected production [kWh]: SUN_SLOTS of each plan, one plan after the other. */
  readonly sunKwh: Float64Array;
  /** Expected use [kWh]: USE_SLOTS of each plan, in the same way. */
  readonly useKwh: Float64Array;
};

/** Values of one plan: the UTC hours of a day; the local hours of a working day and of a free day. */
export const SUN_SLOTS = 24;
export const USE_SLOTS = 48;

let keptSlots: Uint8Array | undefined;

/** Where among a plan's values an hour's use stands. */
export function useSlots(): Uint8Array {
  if (keptSlots) return keptSlots;
  const { hourOfDay, isWeekend } = danishYear();
  keptSlots = Uint8Array.from(hourOfDay, (hour, at) => hour + 24 * isWeekend[at]!);
  return keptSlots;
}

type Kept = { readonly loadKwh: Hourly; readonly forecast: ForecastYear };

// A home's 25 years plan with the same sun and use again and again; the sun's part follows its scale.
const keptByProduction = new WeakMap<Hourly, Kept>();

/**
 * The forecasts of a year's plans.
 * @param productionKwh hours that have been [kWh]; not to be changed afterwards
 * @param loadKwh the same of the use
 * @param planHours UTC hours of the year at which it is planned, rising; before any of the hour itself is known
 */
export function forecastYear(
  productionKwh: Hourly,
  loadKwh: Hourly,
  planHours: readonly number[],
): ForecastYear {
  const known = keptByProduction.get(productionKwh);
  if (known?.loadKwh === loadKwh) return known.forecast;
  const forecast = learnYear(productionKwh, loadKwh, planHours);
  keptByProduction.set(productionKwh, { loadKwh, forecast });
  return forecast;
}

function learnYear(
  productionKwh: Hourly,
  loadKwh: Hourly,
  planHours: readonly number[],
): ForecastYear {
  const slots = useSlots();
  const forecast = {
    sunKwh: new Float64Array(SUN_SLOTS * planHours.length),
    useKwh: new Float64Array(USE_SLOTS * planHours.length),
  };
  const sun = new RunningMeans(SUN_SLOTS, NEWEST_SUN);
  const use = new RunningMeans(USE_SLOTS, NEWEST_USE);
  let plan = 0;
  for (let step = -LEARN_HOURS; step < HOURS_PER_YEAR; step++) {
    const hour = (step + HOURS_PER_YEAR) % HOURS_PER_YEAR;
    if (step === planHours[plan]) {
      forecast.sunKwh.set(sun.means, SUN_SLOTS * plan);
      forecast.useKwh.set(use.means, USE_SLOTS * plan);
      plan++;
    }
    sun.learn(hour % SUN_SLOTS, productionKwh[hour]!);
    use.learn(slots[hour]!, loadKwh[hour]!);
  }
  return forecast;
}

/** Means of what has been, the newest with its weight; the first stands alone. */
class RunningMeans {
  readonly means: Float64Array;
  private readonly isKnown: Uint8Array;
  private readonly newest: number;

  constructor(slots: number, newest: number) {
    this.means = new Float64Array(slots);
    this.isKnown = new Uint8Array(slots);
    this.newest = newest;
  }

  learn(slot: number, kwh: number): void {
    const weight = this.isKnown[slot] === 1 ? this.newest : 1;
    this.means[slot]! += weight * (kwh - this.means[slot]!);
    this.isKnown[slot] = 1;
  }
}
