import Papa from 'papaparse';
import { fail, ok, type Result } from '../../../../domain/result.ts';
import type { MeasuredHours } from '../../../../engine/calendar/onto-typical-year.ts';
import { danishToUtcMs, HOUR_MS } from '../../../../engine/calendar/danish-time.ts';
import { meterColumns, type MeterColumns } from './meter-columns.ts';
import { meterFileText } from './meter-file-text.ts';
import { meterAmount, meterTime, perKwh } from './meter-values.ts';

/** Two years of quarter-hours in UTF-16 have about 13 MB. */
const LARGEST_FILE_BYTES = 20_000_000;
/** What stands above the header in an export that begins with a title. */
const MOST_ROWS_ABOVE = 20;
const MINUTE_MS = 60_000;
/** Longest time that a file may span, so that one wrong date asks for no array of centuries. */
const LONGEST_HOURS = 10 * 366 * 24;

export type MeterFileProblem = {
  /**
   * not-a-meter-file: no known header. several-meters: more than one metering point. not-hourly: longer steps than an
   * hour. unreadable: a header, but too many rows that are none.
   */
  readonly kind:
    | 'too-large'
    | 'not-a-meter-file'
    | 'several-meters'
    | 'not-hourly'
    | 'wrong-unit'
    | 'unreadable';
};

type Reading = { readonly utcMs: number; readonly kwh: number };

const refuse = (kind: MeterFileProblem['kind']) => fail({ kind });

/**
 * Reads a file of meter readings as Eloverblik exports them, by the hour or in shorter steps.
 * @param bytes the whole file
 * @returns use per hour [kWh], NaN where an hour or part of it is missing
 */
export function readMeterFile(bytes: ArrayBuffer): Result<MeasuredHours, MeterFileProblem> {
  if (bytes.byteLength > LARGEST_FILE_BYTES) return refuse('too-large');
  const text = meterFileText(bytes);
  const delimiter = delimiterOf(text);
  if (delimiter === null) return refuse('not-a-meter-file');
  const { data } = Papa.parse<string[]>(text, { delimiter, skipEmptyLines: 'greedy' });
  const start = data.findIndex((row) => meterColumns(row) !== null);
  const columns = meterColumns(data[start] ?? []);
  return columns === null ? refuse('not-a-meter-file') : readRows(data.slice(start + 1), columns);
}

/** By hand: who guesses the delimiter is misled by decimal commas. */
function delimiterOf(text: string): string | null {
  for (const line of text.slice(0, 10_000).split(/\r\n|\n|\r/, MOST_ROWS_ABOVE)) {
    const found = [';', '\t', ','].find((sign) => meterColumns(line.split(sign)) !== null);
    if (found !== undefined) return found;
  }
  return null;
}

function readRows(
  rows: readonly string[][],
  columns: MeterColumns,
): Result<MeasuredHours, MeterFileProblem> {
  const cell = (row: readonly string[], column: number | null) =>
    column === null ? '' : (row[column] ?? '');
  const meters = new Set(rows.map((row) => cell(row, columns.meter)).filter((id) => id !== ''));
  if (meters.size > 1) return refuse('several-meters');
  const ordered = isNewestFirst(rows, columns.from) ? rows.toReversed() : rows;
  const seen = new Map<number, number>();
  let readable = 0;
  for (const row of ordered) {
    const factor = perKwh(cell(row, columns.unit));
    if (factor === null) return refuse('wrong-unit');
    const time = meterTime(cell(row, columns.from));
    if (time === null) continue;
    readable += 1;
    const amount = meterAmount(cell(row, columns.amount));
    // A row without an amount is one of the missing hours that are filled later.
    if (amount === null) continue;
    seen.set(time.isInstant ? time.ms : instantOf(time.ms, seen), amount * factor);
  }
  if (seen.size === 0 || readable < 0.9 * rows.length) return refuse('unreadable');
  const readings = [...seen].map(([utcMs, kwh]): Reading => ({ utcMs, kwh }));
  readings.sort((a, b) => a.utcMs - b.utcMs);
  return hoursOf(readings, stepOf(readings, ordered, columns));
}

/** In autumn the clock shows 02:00 to 03:00 twice: what comes again is the second time. Elsewhere it is a correction. */
function instantOf(clockMs: number, seen: ReadonlyMap<number, number>): number {
  const first = danishToUtcMs(clockMs, 2);
  return seen.has(first) ? danishToUtcMs(clockMs, 1) : first;
}

function isNewestFirst(rows: readonly string[][], from: number): boolean {
  const first = meterTime(rows.at(0)?.[from] ?? '');
  const last = meterTime(rows.at(-1)?.[from] ?? '');
  return first !== null && last !== null && first.ms > last.ms;
}

/** Length of a reading [ms]: the shortest of the gaps between readings and of the rows' own from–to. */
function stepOf(
  readings: readonly Reading[],
  rows: readonly string[][],
  { from, to }: MeterColumns,
): number {
  let step = Infinity;
  for (let index = 1; index < readings.length; index++) {
    step = Math.min(step, readings[index]!.utcMs - readings[index - 1]!.utcMs);
  }
  if (to === null) return step;
  for (const row of rows.slice(0, 100)) {
    const began = meterTime(row[from] ?? '');
    const ended = meterTime(row[to] ?? '');
    const length = began === null || ended === null ? 0 : ended.ms - began.ms;
    // Some write the last second of the step as its end.
    if (length > 0) step = Math.min(step, Math.ceil(length / MINUTE_MS) * MINUTE_MS);
  }
  return step;
}

function hoursOf(
  readings: readonly Reading[],
  stepMs: number,
): Result<MeasuredHours, MeterFileProblem> {
  if (!(stepMs <= HOUR_MS)) return refuse('not-hourly');
  if (HOUR_MS % stepMs !== 0) return refuse('unreadable');
  const hourAt = (utcMs: number) => Math.floor(utcMs / HOUR_MS);
  const firstHour = hourAt(readings[0]!.utcMs);
  const hours = hourAt(readings.at(-1)!.utcMs) - firstHour + 1;
  if (hours > LONGEST_HOURS) return refuse('unreadable');
  const values = new Float64Array(hours);
  const parts = new Uint8Array(hours);
  for (const { utcMs, kwh } of readings) {
    values[hourAt(utcMs) - firstHour]! += kwh;
    parts[hourAt(utcMs) - firstHour]! += 1;
  }
  const whole = HOUR_MS / stepMs;
  for (let hour = 0; hour < hours; hour++) if (parts[hour] !== whole) values[hour] = NaN;
  return ok({ fromUtcMs: firstHour * HOUR_MS, values });
}
