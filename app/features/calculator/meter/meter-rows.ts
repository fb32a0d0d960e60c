import { danishToUtcMs, DAY_MS, HOUR_MS } from '../../../../engine/calendar/danish-time.ts';
import { bareName, type MeterColumns } from './meter-columns.ts';
import { compactAmount } from './meter-number.ts';
import { seriesOf, type SeriesName } from './meter-series.ts';
import type { MeterBlock } from './meter-table.ts';
import { dateOrder, meterTime, type DateOrder, type MeterTime } from './meter-time.ts';
import { perKwh } from './meter-unit.ts';

/** A row as it is written. */
export type MeterRow = {
  readonly from: MeterTime;
  /** Null where the row does not say when it ends. */
  readonly to: MeterTime | null;
  /** Compact; empty where there is none. */
  readonly amount: string;
  /** Amount to kWh; null for a unit of something else. */
  readonly factor: number | null;
  /** The grid company estimated it. */
  readonly isEstimated: boolean;
  /** The grid company says that it has none, whatever stands as its amount. */
  readonly isMissing: boolean;
  /** Its type says that it is a meter's reading for a longer time, and it does not say how long. */
  readonly isTotal: boolean;
};

export type MeterSeries = SeriesName & { readonly rows: readonly MeterRow[] };

export type ReadRows = {
  readonly series: readonly MeterSeries[];
  readonly rowCount: number;
  /** Rows whose time can't be read. */
  readonly timeless: number;
};

const cell = (row: readonly string[], column: number | null) =>
  column === null ? '' : (row[column] ?? '');

/** The rows of a file, each at its series. */
export function meterRows(blocks: readonly MeterBlock[]): ReadRows {
  const clock = clockOf(blocks);
  const found = new Map<string, SeriesName & { rows: MeterRow[] }>();
  let rowCount = 0;
  let timeless = 0;
  for (const { columns, rows } of blocks) {
    // Neighbours belong to the same series, so that its name is mostly worked out already.
    let lastId: string | null = null;
    let lastRows: MeterRow[] = [];
    for (const row of rows) {
      rowCount += 1;
      const read = readRow(row, columns, clock);
      if (read === null) {
        timeless += 1;
        continue;
      }
      const id = [columns.meter, columns.pointCode, columns.pointType, columns.rowType]
        .map((column) => cell(row, column))
        .join('|');
      if (lastId !== id) {
        const name = seriesOf(row, columns);
        const series = found.get(name.key) ?? { ...name, rows: [] };
        found.set(name.key, series);
        [lastId, lastRows] = [id, series.rows];
      }
      lastRows.push(read);
    }
  }
  return { series: [...found.values()], rowCount, timeless };
}

type FileClock = {
  readonly order: DateOrder;
  /** What the first hour of a day is called; null where hours have no number, or always the same. */
  readonly firstHour: 0 | 1 | null;
};

function clockOf(blocks: readonly MeterBlock[]): FileClock {
  const order = dateOrder(
    (function* dates() {
      for (const { columns, rows } of blocks) for (const row of rows) yield cell(row, columns.from);
    })(),
  );
  let least = Infinity;
  let most = -Infinity;
  for (const { columns, rows } of blocks) {
    for (const row of rows) {
      const hour = hourNumber(row, columns);
      if (hour === null) continue;
      least = Math.min(least, hour);
      most = Math.max(most, hour);
    }
  }
  return { order, firstHour: most > least ? (least === 0 ? 0 : 1) : null };
}

function hourNumber(row: readonly string[], columns: MeterColumns): number | null {
  for (const column of [columns.hourNumber, columns.fromTime]) {
    const written = cell(row, column).trim();
    if (/^\d{1,2}$/.test(written)) return Number(written);
  }
  return null;
}

function readRow(
  row: readonly string[],
  columns: MeterColumns,
  { order, firstHour }: FileClock,
): MeterRow | null {
  const day = meterTime(cell(row, columns.from), order);
  if (day === null) return null;
  const from = withTime(day, cell(row, columns.from), cell(row, columns.fromTime), order);
  if (from === null) return null;
  const hour = firstHour === null || from.hasTime ? null : hourNumber(row, columns);
  const span =
    hour === null
      ? { from, to: endOf(row, columns, from, order) }
      : numberedHour(day.ms, hour, firstHour!);
  if (span === null) return null;
  const quality = bareName(cell(row, columns.quality));
  const unit = cell(row, columns.unit);
  return {
    ...span,
    amount: compactAmount(cell(row, columns.amount)),
    factor: unit.trim() === '' ? columns.headerFactor : perKwh(unit),
    isEstimated: /^(estimeret|estimated?|estimat|skn|sknnet|anslet)$/.test(quality),
    isMissing: /^(manglende|mangler|missing)$/.test(quality),
    isTotal: /^(mling|maaling|reading|measurement|meterreading)$/.test(
      bareName(cell(row, columns.rowType)),
    ),
  };
}

/** A date with the time that stands in a column of its own; a time in the date's cell counts before it. */
function withTime(day: MeterTime, date: string, time: string, order: DateOrder): MeterTime | null {
  const isTime = !day.hasTime && /\d[:.]\d\d/.test(time);
  return isTime ? meterTime(`${date.trim()} ${time.trim()}`, order) : day;
}

function endOf(
  row: readonly string[],
  columns: MeterColumns,
  from: MeterTime,
  order: DateOrder,
): MeterTime | null {
  const written = cell(row, columns.to).trim();
  const time = cell(row, columns.toTime);
  const isOnSameDay = written === '' && time.trim() !== '';
  const date = isOnSameDay ? new Date(from.ms).toISOString().slice(0, 10) : written;
  const day = meterTime(date, order);
  if (day === null) return null;
  const to = withTime(day, date, time, order);
  return isOnSameDay && to !== null && to.ms <= from.ms - HOUR_MS
    ? { ...to, ms: to.ms + DAY_MS }
    : to;
}

/** The hour of a day by its number: from 1 they are counted, from 0 it is what the clock shows. Null: the day has no such hour. */
function numberedHour(
  dayMs: number,
  hour: number,
  firstHour: 0 | 1,
): Pick<MeterRow, 'from' | 'to'> | null {
  const at = (ms: number, isInstant: boolean) => ({ ms, isInstant, hasTime: true });
  if (firstHour === 0) {
    const ms = dayMs + hour * HOUR_MS;
    return hour < 24 ? { from: at(ms, false), to: null } : null;
  }
  const utcMs = danishToUtcMs(dayMs) + (hour - 1) * HOUR_MS;
  if (hour < 1 || utcMs >= danishToUtcMs(dayMs + DAY_MS)) return null;
  return { from: at(utcMs, true), to: at(utcMs + HOUR_MS, true) };
}
