// Compares the built-in typical year with one measured year at DTU Lyngby: node
// scripts/compare-lyngby.ts
// The generator is given Lyngby's own monthly sums, so that only the structure of the weather is
// compared.
import type { ClimateYear } from '../engine/climate/climate-year.ts';
import { NO_CORRECTION } from '../engine/climate/climate-year.ts';
import { MONTH_START_HOURS, monthSumsUtc } from '../engine/climate/month-hours.ts';
import { typicalAirC, typicalWindMs } from '../engine/climate/typical-air.ts';
import { typicalLight } from '../engine/climate/typical-light.ts';
import { typicalYear } from '../engine/climate/typical-year.ts';
import type { Hourly } from '../engine/hours.ts';
import { householdLoad } from '../engine/load/household-load.ts';
import { planeYear } from '../engine/pv/plane-year.ts';
import { sunYear } from '../engine/sun/sun-year.ts';
import { LYNGBY } from '../tests/truth/annual-yield-lyngby-data.ts';
import { LYNGBY_ABSENT, measuredLyngby } from '../tests/truth/measured-lyngby.ts';
import {
  dayClearnessOf,
  hourClearnessOf,
  correlation,
  quantile,
  spread,
} from './weather-statistics.ts';

const HOME_KWH = 4500;
const SYSTEM_KWP = 6;
const LOSS_LEFT = 0.86;
const sun = sunYear(LYNGBY);

function monthMeans(hourly: Hourly): number[] {
  return monthSumsUtc(hourly).map(
    (sum, month) => sum / (MONTH_START_HOURS[month + 1]! - MONTH_START_HOURS[month]!),
  );
}

function alike(measured: ClimateYear): ClimateYear {
  const ghi = monthSumsUtc(measured.ghiWm2).map((sum) => sum / 1000);
  const fraction = monthSumsUtc(measured.dhiWm2).map((sum, month) => sum / 1000 / ghi[month]!);
  const light = typicalLight(sun, ghi, fraction);
  return {
    ...light,
    airC: typicalAirC(monthMeans(measured.airC), light.ghiWm2, LYNGBY.lon),
    windMs: typicalWindMs(monthMeans(measured.windMs), LYNGBY.lon),
    monthlyYieldFactor: NO_CORRECTION,
  };
}

function selfConsumption(climate: ClimateYear, batteryKwh: number, azimuthDeg: number): number {
  const plane = { slopeDeg: 35, azimuthDeg, mounting: 'building', shading: 'none' } as const;
  const power = planeYear(sun, climate, plane);
  const load = householdLoad(HOME_KWH);
  let produced = 0;
  let used = 0;
  let stored = 0;
  power.forEach((kw, hour) => {
    const made = kw * SYSTEM_KWP * LOSS_LEFT;
    const direct = Math.min(made, load[hour]!);
    const charge = Math.min(made - direct, batteryKwh - stored);
    const discharge = Math.min(load[hour]! - direct, stored + charge);
    stored += charge - discharge;
    produced += made;
    used += direct + charge;
  });
  return used / produced;
}

function column(climate: ClimateYear): Record<string, string> {
  const days = [...dayClearnessOf(sun, climate.ghiWm2)];
  const hours = hourClearnessOf(sun, climate.ghiWm2);
  const kwh = [...climate.ghiWm2].reduce((sum, value) => sum + value, 0) / 1000;
  const figures: [string, number][] = [
    ['global irradiation [kWh/m²]', kwh],
    ...[0.1, 0.25, 0.5, 0.75, 0.9].map((p): [string, number] => [
      `clearness of a day, ${p * 100} %`,
      quantile(days, p),
    ]),
    ...[0.1, 0.25, 0.5, 0.75, 0.9].map((p): [string, number] => [
      `clearness of an hour, ${p * 100} %`,
      quantile(hours.clearness, p),
    ]),
    ['correlation of a day with the next', correlation(days, 1)],
    ['correlation of an hour with the next, within days', hours.persistence],
    ['spread of hours within days', spread(hours.departures)],
    ['self-consumption south, no battery [%]', 100 * selfConsumption(climate, 0, 0)],
    ['self-consumption south, 10 kWh [%]', 100 * selfConsumption(climate, 10, 0)],
    ['self-consumption east, no battery [%]', 100 * selfConsumption(climate, 0, -90)],
    ['self-consumption west, no battery [%]', 100 * selfConsumption(climate, 0, 90)],
  ];
  return Object.fromEntries(figures.map(([name, value]) => [name, value.toFixed(2)]));
}

const measured = measuredLyngby();
if (measured === null) {
  console.log(LYNGBY_ABSENT);
} else {
  const left = column(measured);
  const middle = column(alike(measured));
  const right = column(typicalYear(LYNGBY));
  console.log(`Home of ${HOME_KWH} kWh, ${SYSTEM_KWP} kWp at 35°, building-integrated, loss 14 %`);
  console.table(
    Object.fromEntries(
      Object.keys(left).map((name) => [
        name,
        { measured: left[name], 'same monthly sums': middle[name], 'built-in year': right[name] },
      ]),
    ),
  );
}
