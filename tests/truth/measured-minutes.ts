import { existsSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { dispatch } from '../../engine/battery/dispatch.ts';
import type { Battery } from '../../engine/battery/flows.ts';
import { evenLosses } from '../../engine/battery/losses.ts';
import { HOURS_PER_YEAR } from '../../engine/hours.ts';
import type { Hourly } from '../../engine/hours.ts';
import type { UseBlocks } from '../../engine/load/use-blocks.ts';

// The minutes stay beside the project; a checkout without them skips what needs them.
const file = new URL('../../../shared/data/minute-sun-and-homes.csv.gz', import.meta.url);
export const MINUTES_ABSENT =
  'skipped: ../shared/data/minute-sun-and-homes.csv.gz is not beside this checkout';
/** The columns' homes, by their yearly use [kWh]. */
export const METERED_HOMES = [
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

function columnOf(minutes: readonly (readonly number[])[], column: number): Float32Array {
  return Float32Array.from(minutes, (row) => row[column]!);
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

/** Sun per kWp and the metered homes of the file, hour by hour [kWh]; null where the file is not there. */
export const measuredMinutes = minutes && {
  sunKwhPerKwp: hoursOf(minutes, 0),
  homeKwh: METERED_HOMES.map(([column]) => hoursOf(minutes, column)),
  /** The minutes themselves [W], 29 February among them. */
  sunWPerKwp: columnOf(minutes, 0),
  homeW: METERED_HOMES.map(([column]) => columnOf(minutes, column)),
};

/** The battery of the truth tests [kWh]; half an hour's power, as the reference has it. */
export function batteryOf(usableKwh: number): Battery {
  return {
    usableKwh,
    powerKw: usableKwh === 5 ? 2.5 : 5,
    coupling: 'ac',
    losses: evenLosses(0.92),
    standbyW: 0,
  };
}

/** Share of the use that did not come through the meter, under a sun per kWp. */
export function selfSufficiency(
  sunKwhPerKwp: Hourly,
  [kWp, batteryKwh]: readonly [number, number],
  loadKwh: Hourly,
  blocks?: UseBlocks,
): number {
  const year = dispatch({
    productionKwh: sunKwhPerKwp,
    productionScale: kWp,
    loadKwh,
    blocks,
    battery: batteryKwh === 0 ? null : batteryOf(batteryKwh),
  });
  return 1 - year.importedKwh / year.loadKwh;
}
