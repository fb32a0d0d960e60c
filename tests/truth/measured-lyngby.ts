import { existsSync, readFileSync } from 'node:fs';
import { NO_CORRECTION } from '../../engine/climate/climate-year.ts';
import type { ClimateYear } from '../../engine/climate/climate-year.ts';

// The measured hours belong to the station and stay beside the project; a checkout without them skips what needs them.
const file = new URL('../../../shared/reference/lyngby_hourly_input.csv', import.meta.url);

export const LYNGBY_ABSENT =
  'skipped: ../shared/reference/lyngby_hourly_input.csv is not beside this checkout';

/**
 * The measured year at DTU Lyngby, or null when its file is not there.
 */
export function measuredLyngby(): ClimateYear | null {
  if (!existsSync(file)) return null;
  const rows = readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split(',').map(Number));
  const column = (at: number) => Float64Array.from(rows, (row) => row[at] ?? Number.NaN);
  return {
    ghiWm2: column(1),
    dhiWm2: column(2),
    airC: column(3),
    windMs: column(4),
    monthlyYieldFactor: NO_CORRECTION,
  };
}
