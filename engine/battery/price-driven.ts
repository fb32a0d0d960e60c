import { danishYear } from '../calendar/danish-year.ts';
import { HOURS_PER_YEAR } from '../hours.ts';
import {
  BOUGHT,
  ChargeValue,
  EXPORT_PRICE,
  GIVEN,
  IMPORT_PRICE,
  KEPT,
  NET_KWH,
} from './charge-value.ts';
import type { Battery, DispatchInput } from './flows.ts';
import { newThresholds } from './follow-thresholds.ts';
import type { Thresholds } from './follow-thresholds.ts';
import { forecastYear, SUN_SLOTS, USE_SLOTS, useSlots } from './naive-forecast.ts';

/** Local hour from which the next day's prices are known. Source: day-ahead auction, published about 13:00 CET. */
export const PRICES_KNOWN_FROM_LOCAL_HOUR = 13;
/** Hours after the last known price, for which the last known day is repeated. */
const HOURS_BEYOND = 24;
/** From 13:00 to the end of the next day, an hour more when the clock goes back, and the repeated day. */
const MAX_WINDOW = 36 + HOURS_BEYOND;
/** From one 13:00 to the next; the day on which the clock goes back has an hour more. */
const PLANNED_HOURS = 25;
/**
 * What a plan has to be better by before it leaves self-use [DKK/kWh]: the forecast errs, and self-use does not
 * need one. Our own choice; between 0.02 and 0.06 the yearly bill differs by less than 1 %.
 */
const MARGIN_DKK_PER_KWH = 0.04;

/**
 * What it earns of what perfect foresight would (perfect-foresight.ts), over the homes and price years of
 * price-driven-homes.test.ts: of all together, and in the worst of them [-].
 */
export const SHARE_OF_BEST = { together: 0.92, worst: 0.8 } as const;

/**
 * What a battery aims at when it knows prices as they are published and sun and use only as they come.
 * Every day at 13:00 local time the worth of charge is worked out backwards over the known prices (today's rest and
 * tomorrow), with the naive forecast of sun and use; until the next 13:00 the battery compares each hour's prices
 * with it. Later hours stand in for nothing but their prices: neither their sun nor their use is read ahead.
 * @param input production and load [kWh per UTC hour], both prices [DKK/kWh]
 * @param battery the battery
 * @param into arrays to write the hours into; new ones when absent
 * @returns thresholds of every hour [kWh of charge]
 * @throws RangeError a missing price
 */
export function priceDrivenThresholds(
  input: DispatchInput,
  battery: Battery,
  into: Thresholds = newThresholds(),
): Thresholds {
  const { productionKwh, loadKwh, importPrice, exportPrice, productionScale = 1 } = input;
  if (!importPrice || !exportPrice) throw new RangeError('price-driven needs both prices');
  const floor = input.stopExportAtNegative === true ? 0 : -Infinity;
  const { planHours, windowEnds, hourAt, pricedAt, sunAt, useAt } = planWindows();
  const { sunKwh, useKwh } = forecastYear(productionKwh, loadKwh, planHours);
  const value = new ChargeValue(battery, MAX_WINDOW);
  const { next } = value;
  const aim = { gridFill: 0, reserve: 0, sunFill: 0 };
  let start = 0;
  for (const end of windowEnds) {
    value.reset();
    for (let at = end - 1; at >= start; at--) {
      const importAt = importPrice[pricedAt[at]!]!;
      const exportAt = exportPrice[pricedAt[at]!]!;
      const buy = importAt > 0 ? importAt : 0;
      const floored = exportAt > floor ? exportAt : floor;
      const sell = floored < buy ? floored : buy;
      next[NET_KWH] = productionScale * sunKwh[sunAt[at]!]! - useKwh[useAt[at]!]!;
      next[IMPORT_PRICE] = buy;
      next[EXPORT_PRICE] = sell;
      value.readNext();
      if (at - start < PLANNED_HOURS) {
        aim.gridFill = next[BOUGHT]! + MARGIN_DKK_PER_KWH;
        aim.reserve = next[GIVEN]! + MARGIN_DKK_PER_KWH;
        aim.sunFill = next[KEPT]! - MARGIN_DKK_PER_KWH;
        value.chargesWorthMoreThan(aim, hourAt[at]!, into);
      }
      value.stepBack();
    }
    start = end;
  }
  return into;
}

/** The hours that each plan of the year looks at, one plan after the other; the same for every home. */
type PlanWindows = {
  /** UTC hours of the year at which it is planned, rising; the first lies before it and plans its first hours. */
  readonly planHours: readonly number[];
  /** Where each plan's hours end in the lists below. */
  readonly windowEnds: readonly number[];
  readonly hourAt: Uint16Array;
  /** The hour whose prices are taken: beyond the known ones the last known day stands in. */
  readonly pricedAt: Uint16Array;
  /** Where the forecast's sun and use of the hour stand. */
  readonly sunAt: Uint16Array;
  readonly useAt: Uint16Array;
};

let keptWindows: PlanWindows | undefined;

/** Every day at 13:00 local time; prices are known to the end of the next day. */
function planWindows(): PlanWindows {
  if (keptWindows) return keptWindows;
  const { hourOfDay, dayOfYear } = danishYear();
  const slots = useSlots();
  const ringHour = (hour: number) => (hour + HOURS_PER_YEAR) % HOURS_PER_YEAR;
  const endsDay = (hour: number) => dayOfYear[ringHour(hour)] !== dayOfYear[ringHour(hour + 1)];
  const planHours: number[] = [];
  for (let hour = -24; hour < HOURS_PER_YEAR; hour++) {
    if (hourOfDay[ringHour(hour)] === PRICES_KNOWN_FROM_LOCAL_HOUR) planHours.push(hour);
  }
  const hours: number[] = [];
  const priced: number[] = [];
  const sun: number[] = [];
  const use: number[] = [];
  const windowEnds = planHours.map((now, plan) => {
    let known = now;
    for (let days = 0; days < 2; known++) if (endsDay(known)) days++;
    for (let ahead = now; ahead < known + HOURS_BEYOND; ahead++) {
      const hour = ringHour(ahead);
      hours.push(hour);
      priced.push(ahead < known ? hour : ringHour(ahead - 24));
      sun.push(SUN_SLOTS * plan + (hour % SUN_SLOTS));
      use.push(USE_SLOTS * plan + slots[hour]!);
    }
    return hours.length;
  });
  keptWindows = {
    planHours,
    windowEnds,
    hourAt: Uint16Array.from(hours),
    pricedAt: Uint16Array.from(priced),
    sunAt: Uint16Array.from(sun),
    useAt: Uint16Array.from(use),
  };
  return keptWindows;
}
