import { danishYear } from '../calendar/danish-year.ts';
import { CAR_CHARGER_KW, CAR_KWH_PER_KM } from '../data/fixed-figures.ts';
import { HOURS_PER_YEAR } from '../hours.ts';
import type { Hourly } from '../hours.ts';

export const CHARGING_PLANS = ['on-arrival', 'cheap-hours', 'solar-first'] as const;
export type ChargingPlan = (typeof CHARGING_PLANS)[number];

export type ChargingSignals = {
  /** [DKK/kWh]; without it the cheap hours are the night, from local midnight. */
  readonly importPrice?: Hourly;
  /** Production less the other use, ≥ 0 [kWh per hour]; needed by 'solar-first'. */
  readonly surplusKwh?: Hourly;
};

/** A day of the car runs from this hour in UTC, about 17 local time, to the same hour of the next day. */
const ARRIVAL_UTC_HOUR = 16;
/** On working days the car is away in these local hours. */
const AWAY_FROM_HOUR = 8;
const AWAY_TO_HOUR = 17;

/**
 * An electric car's use in every hour: each day's driving is charged within the next 24 hours while the car is at home.
 * @param kmPerYear kilometres a year charged at home, ≥ 0
 * @param plan on-arrival: at once; cheap-hours: in the cheapest hours at home; solar-first: from surplus, the rest in cheap hours
 * @param signals hourly price and surplus, one value per UTC hour
 * @returns [kWh per hour], new array
 * @throws RangeError kmPerYear negative or above what the charger can do, 'solar-first' without surplus, or a length
 * @source data/fixed-figures.ts
 */
export function electricCarLoad(
  kmPerYear: number,
  plan: ChargingPlan,
  signals: ChargingSignals = {},
): Hourly {
  const load = new Float64Array(HOURS_PER_YEAR);
  const needKwh = (kmPerYear * CAR_KWH_PER_KM.value) / 365;
  const homeHoursOnWorkday = 24 - (AWAY_TO_HOUR - AWAY_FROM_HOUR);
  if (!(needKwh >= 0 && needKwh <= CAR_CHARGER_KW.value * (homeHoursOnWorkday - 1))) {
    throw new RangeError(`${kmPerYear} km a year cannot be charged at home`);
  }
  for (const signal of [signals.importPrice, signals.surplusKwh]) {
    if (signal && signal.length !== HOURS_PER_YEAR) throw new RangeError('a signal has 8760 hours');
  }
  if (plan === 'solar-first' && !signals.surplusKwh) {
    throw new RangeError('solar-first needs the surplus of every hour');
  }
  if (needKwh === 0) return load;
  for (let day = 0; day < 365; day++) chargeOneDay(load, day, needKwh, plan, signals);
  return load;
}

function chargeOneDay(
  load: Hourly,
  day: number,
  needKwh: number,
  plan: ChargingPlan,
  { importPrice, surplusKwh }: ChargingSignals,
): void {
  const atHome = hoursAtHome(day);
  let left = needKwh;
  if (plan === 'solar-first' && surplusKwh) {
    for (const hour of atHome) left -= charge(load, hour, Math.min(left, surplusKwh[hour]!));
  }
  if (plan !== 'on-arrival') {
    const { hourOfDay } = danishYear();
    const costOf = (hour: number) => (importPrice ? importPrice[hour]! : hourOfDay[hour]!);
    atHome.sort((a, b) => costOf(a) - costOf(b));
  }
  for (const hour of atHome) left -= charge(load, hour, left);
}

function hoursAtHome(day: number): number[] {
  const { hourOfDay, isWeekend } = danishYear();
  const hours: number[] = [];
  for (let k = 0; k < 24; k++) {
    const hour = (day * 24 + ARRIVAL_UTC_HOUR + k) % HOURS_PER_YEAR;
    const local = hourOfDay[hour]!;
    const away = isWeekend[hour] === 0 && local >= AWAY_FROM_HOUR && local < AWAY_TO_HOUR;
    if (!away) hours.push(hour);
  }
  return hours;
}

/** Charges within the charger's power and says how much it was. */
function charge(load: Hourly, hour: number, wishKwh: number): number {
  const amount = Math.max(0, Math.min(wishKwh, CAR_CHARGER_KW.value - load[hour]!));
  load[hour]! += amount;
  return amount;
}
