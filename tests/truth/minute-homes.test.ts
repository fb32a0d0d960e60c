import { existsSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { dispatch } from '../../engine/battery/dispatch.ts';
import { HOURS_PER_YEAR } from '../../engine/hours.ts';
import type { Hourly } from '../../engine/hours.ts';
import { householdLoad } from '../../engine/load/household-load.ts';
import { useBlocks, type UseBlocks } from '../../engine/load/use-blocks.ts';
import { HOUR_OVER_MINUTE, MINUTE_HOMES } from './minute-homes-data.ts';

// The minutes stay beside the project; a checkout without them skips what needs them.
const file = new URL('../../../shared/data/minute-sun-and-homes.csv.gz', import.meta.url);
const ABSENT = 'skipped: ../shared/data/minute-sun-and-homes.csv.gz is not beside this checkout';
/** The columns' homes, by their yearly use [kWh]. */
const METERED = [
  [1, 3600],
  [2, 5300],
] as const;
const LEAP_DAY = 59 * 24;

/** Hours of a column of the minutes [kWh], 29 February left out; the sun's is per kWp. */
function hoursOf(minutes: readonly (readonly number[])[], column: number): Hourly {
  const hours = new Float64Array(HOURS_PER_YEAR + 24);
  minutes.forEach((row, minute) => (hours[Math.floor(minute / 60)]! += row[column]! / 60_000));
  return Float64Array.from({ length: HOURS_PER_YEAR }, (_, hour) =>
    hour < LEAP_DAY ? hours[hour]! : hours[hour + 24]!,
  );
}

function readMinutes(): readonly (readonly number[])[] | null {
  if (!existsSync(file)) return null;
  const rows: (readonly number[])[] = [];
  for (const line of gunzipSync(readFileSync(file)).toString().trim().split('\n').slice(1)) {
    const row = line.split(',').map(Number);
    const before = rows.at(-1);
    // A number alone repeats the line before.
    if (row.length > 1) rows.push(row);
    else for (let times = 0; times < row[0]!; times++) rows.push(before!);
  }
  return rows;
}

const minutes = readMinutes();
const sunKwhPerKwp = minutes && hoursOf(minutes, 0);

function selfSufficiency(
  kWp: number,
  batteryKwh: number,
  loadKwh: Hourly,
  blocks?: UseBlocks,
): number {
  const year = dispatch({
    productionKwh: sunKwhPerKwp!,
    productionScale: kWp,
    loadKwh,
    blocks,
    battery:
      batteryKwh === 0
        ? null
        : {
            usableKwh: batteryKwh,
            powerKw: batteryKwh === 5 ? 2.5 : 5,
            roundTripEfficiency: 0.92,
            standbyW: 0,
          },
  });
  return 1 - year.importedKwh / year.loadKwh;
}

const SIZES = [3, 6, 10].flatMap((kWp) => [0, 5, 10].map((kWh) => [kWp, kWh] as const));

test.for(SIZES)(
  'usual homes with %s kWp and %s kWh are as self-sufficient as homes by the minute, within 2 points on the mean',
  ([kWp, batteryKwh], { skip }) => {
    if (minutes === null) return skip(ABSENT);
    const homes = MINUTE_HOMES.filter((home) => home[1] === kWp && home[2] === batteryKwh);
    expect(homes).toHaveLength(4);
    const deviations = homes.map(([useKwh, , , byMinute]) => {
      const load = householdLoad(useKwh);
      return selfSufficiency(kWp, batteryKwh, load, useBlocks(load, load, 'profile')) - byMinute;
    });
    const mean = deviations.reduce((sum, value) => sum + value, 0) / deviations.length;
    expect(Math.abs(mean)).toBeLessThanOrEqual(0.02);
    // One home differs from the usual one by its habits, too.
    for (const deviation of deviations) expect(Math.abs(deviation)).toBeLessThanOrEqual(0.04);
  },
);

test('a home’s own hours give what its minutes give, within 1.5 points', ({ skip }) => {
  if (minutes === null) return skip(ABSENT);
  for (const [column, useKwh] of METERED) {
    const load = hoursOf(minutes, column);
    for (const [, kWp, batteryKwh, byMinute] of MINUTE_HOMES.filter(([of]) => of === useKwh)) {
      const own = selfSufficiency(kWp, batteryKwh, load, useBlocks(load, load, 'meter'));
      expect(Math.abs(own - byMinute)).toBeLessThanOrEqual(0.015);
    }
  }
});

test('netting by the hour overstates as published of measured homes', ({ skip }) => {
  if (minutes === null) return skip(ABSENT);
  for (const [column] of METERED) {
    const load = hoursOf(minutes, column);
    const ratios = [3, 6, 10].map(
      (kWp) =>
        selfSufficiency(kWp, 0, load) /
        selfSufficiency(kWp, 0, load, useBlocks(load, load, 'meter')),
    );
    const mean = ratios.reduce((sum, value) => sum + value, 0) / ratios.length;
    expect(mean).toBeGreaterThanOrEqual(HOUR_OVER_MINUTE.low);
    expect(mean).toBeLessThanOrEqual(HOUR_OVER_MINUTE.high);
    expect(Math.abs(mean - HOUR_OVER_MINUTE.best)).toBeLessThanOrEqual(0.03);
  }
});
