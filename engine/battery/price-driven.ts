import { danishYear } from '../calendar/danish-year.ts';
import { HOURS_PER_YEAR } from '../hours.ts';
import { ChargeValue } from './charge-value.ts';
import type { ValueBattery, ValueHour } from './charge-value.ts';
import type { Battery, DispatchInput } from './flows.ts';
import { newThresholds } from './follow-thresholds.ts';
import type { Thresholds } from './follow-thresholds.ts';
import { NaiveForecast } from './naive-forecast.ts';

/** Local hour from which the next day's prices are known. Source: day-ahead auction, published about 13:00 CET. */
export const PRICES_KNOWN_FROM_LOCAL_HOUR = 13;
/** Hours after the last known price, for which the last known day is repeated. */
const HOURS_BEYOND = 24;
/** From 13:00 to the end of the next day, an hour more when the clock goes back, and the repeated day. */
const MAX_WINDOW = 36 + HOURS_BEYOND;
/** From one 13:00 to the next; the day on which the clock goes back has an hour more. */
const PLANNED_HOURS = 25;
/** Hours of the year's end from which the forecast has learnt before the year begins. */
const LEARN_HOURS = 28 * 24;
/**
 * What a plan has to be better by before it leaves self-use [DKK/kWh]: the forecast errs, and self-use does not
 * need one. Our own choice; between 0.02 and 0.06 the yearly bill differs by less than 1 %.
 */
const MARGIN_DKK_PER_KWH = 0.04;

/** A battery as ChargeValue takes it. */
export const valueBattery = (battery: Battery): ValueBattery => ({
  usableKwh: battery.usableKwh,
  powerKw: battery.powerKw,
  oneWay: Math.sqrt(battery.roundTripEfficiency),
  standbyKwh: battery.standbyW / 1000,
});

/**
 * What a battery aims at when it knows prices as they are published and sun and use only as they come.
 * Every day at 13:00 local time the worth of charge is worked out backwards over the known prices (today's rest and
 * tomorrow), with the naive forecast of sun and use; until the next 13:00 the battery compares each hour's prices
 * with it. Later hours stand in for nothing but their prices: neither their sun nor their use is read ahead.
 * @param input production and load [kWh per UTC hour], both prices [DKK/kWh]
 * @param battery the battery
 * @returns thresholds of every hour [kWh of charge]
 */
export function priceDrivenThresholds(input: DispatchInput, battery: Battery): Thresholds {
  const { productionKwh, loadKwh, importPrice, exportPrice, productionScale = 1 } = input;
  if (!importPrice || !exportPrice) throw new RangeError('price-driven needs both prices');
  const floor = input.stopExportAtNegative === true ? 0 : -Infinity;
  const thresholds = newThresholds();
  const { reserveKwh, gridFillKwh, sunFillKwh } = thresholds;
  const { hourOfDay, dayOfYear } = danishYear();
  const forecast = new NaiveForecast();
  const value = new ChargeValue(valueBattery(battery), MAX_WINDOW);
  const oneWay = Math.sqrt(battery.roundTripEfficiency);
  const hourAhead: ValueHour = { netKwh: 0, importPrice: 0, exportPrice: 0 };

  const plan = (now: number): void => {
    let known = 0;
    for (let days = 0; ; known++) {
      if (
        dayOfYear[(now + known) % HOURS_PER_YEAR] !== dayOfYear[(now + known + 1) % HOURS_PER_YEAR]
      )
        days++;
      if (days === 2) break;
    }
    known++;
    value.reset();
    for (let ahead = known + HOURS_BEYOND - 1; ahead >= 0; ahead--) {
      const hour = (now + ahead) % HOURS_PER_YEAR;
      // Beyond the known prices the last known day stands in.
      const priced = ahead < known ? hour : (now + ahead - 24) % HOURS_PER_YEAR;
      const buy = importPrice[priced]! > 0 ? importPrice[priced]! : 0;
      const sell = Math.min(Math.max(exportPrice[priced]!, floor), buy);
      if (ahead < PLANNED_HOURS) {
        reserveKwh[hour] = value.chargeWorthMoreThan(buy * oneWay + MARGIN_DKK_PER_KWH);
        gridFillKwh[hour] = value.chargeWorthMoreThan(buy / oneWay + MARGIN_DKK_PER_KWH);
        sunFillKwh[hour] = value.chargeWorthMoreThan(sell / oneWay - MARGIN_DKK_PER_KWH);
      }
      hourAhead.netKwh = forecast.netKwh(hour);
      hourAhead.importPrice = buy;
      hourAhead.exportPrice = sell;
      value.stepBack(hourAhead);
    }
  };

  for (let step = -LEARN_HOURS; step < HOURS_PER_YEAR; step++) {
    const hour = (step + HOURS_PER_YEAR) % HOURS_PER_YEAR;
    const isPlanTime = hourOfDay[hour] === PRICES_KNOWN_FROM_LOCAL_HOUR;
    if (isPlanTime && step >= -24) plan(hour);
    forecast.learn(hour, productionKwh[hour]! * productionScale, loadKwh[hour]!);
  }
  return thresholds;
}
