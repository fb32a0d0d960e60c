import { HOUR_MS } from '../../../../engine/calendar/danish-time.ts';
import { fail, ok, type Result } from '../../../../domain/result.ts';
import { fileKind } from './file-kind.ts';
import { placeRows, type PlacedRows } from './meter-clock.ts';
import { meterFileText } from './meter-file-text.ts';
import { meterHours, type MeterHours } from './meter-hours.ts';
import { numberPattern, type DecimalSign } from './meter-number.ts';
import {
  FUSE_HOUR_KWH,
  LARGE_HOUR_KWH,
  type LargeHour,
  type MeterAnswers,
  type MeterFileProblem,
  type MeterReading,
  type MeterRefusal,
  type SeriesInFile,
} from './meter-reading.ts';
import { meterRows, type MeterSeries } from './meter-rows.ts';
import { stepsOf, type NoStep, type StepMin } from './meter-steps.ts';
import { meterBlocks, meterCells } from './meter-table.ts';

/** Two years of quarter-hours in UTF-16 have about 13 MB. */
export const LARGEST_FILE_BYTES = 20_000_000;
/** Of all rows, or of all hours: more is no slip in a good file. */
const MOST_UNREADABLE = 0.1;
const MOST_CORRECTED = 0.05;
const MOST_ABOVE_FUSE = 0.01;
/** A day and its hours may be corrected in a short file, too. */
const FEW_HOURS = 24;

export type Cells = readonly (readonly string[])[];
type Read<Value> = Result<Value, MeterFileProblem>;

const refuse = (kind: MeterRefusal['kind']) => fail({ kind });

/**
 * Reads a text file of meter readings as Eloverblik exports them, by the hour or in shorter steps.
 * @param bytes the whole file
 * @returns use per hour [kWh]; or why it can't be read, or what has to be asked first
 */
export function readMeterFile(bytes: ArrayBuffer, answers: MeterAnswers = {}): Read<MeterReading> {
  const cells = meterFileCells(bytes);
  return cells.ok ? readMeterCells(cells.value, answers) : cells;
}

/** The cells of a text file. */
export function meterFileCells(bytes: ArrayBuffer): Read<Cells> {
  if (bytes.byteLength > LARGEST_FILE_BYTES) return refuse('too-large');
  const kind = fileKind(bytes);
  if (kind === 'workbook') return refuse('broken-workbook');
  if (kind !== 'text') return refuse(kind);
  const cells = meterCells(meterFileText(bytes));
  return cells === null ? refuse('not-a-meter-file') : ok(cells);
}

/** Reads the cells of one file, or of several one below the other, each with its header. */
export function readMeterCells(cells: Cells, answers: MeterAnswers = {}): Read<MeterReading> {
  const blocks = meterBlocks(cells);
  if (blocks.length === 0) return refuse('not-a-meter-file');
  const { series, rowCount, timeless } = meterRows(blocks);
  if (series.length === 0 || timeless > MOST_UNREADABLE * rowCount) return refuse('unreadable');
  const pattern = numberPattern(amountsOf(series));
  const decimal = pattern.kind === 'known' ? pattern.decimal : answers.decimal;
  const read = useOf(series, timeless, decimal ?? ',', answers);
  // What is refused whatever the amounts are is not asked about.
  return decimal === undefined && (read.ok || !isAboutRows(read.error))
    ? fail({ kind: 'which-number', written: (pattern as { written: string }).written })
    : read;
}

function isAboutRows({ kind }: MeterFileProblem): boolean {
  return !['above-fuse', 'large-hours', 'which-series', 'contradicting'].includes(kind);
}

function useOf(
  series: readonly MeterSeries[],
  timeless: number,
  decimal: DecimalSign,
  answers: MeterAnswers,
): Read<MeterReading> {
  const possible = series.filter(({ flow }) => flow === 'use' || flow === 'unknown');
  if (possible.length === 0) {
    const isProduction = series.some(({ flow }) => flow === 'production');
    return refuse(isProduction ? 'only-production' : 'no-use-series');
  }
  const chosen = chooseUse(
    possible.map((one) => seriesHours(one, decimal)),
    answers.series,
  );
  if (!chosen.ok) return chosen;
  const others = series.filter(({ key }) => key !== chosen.value.series.key).map(inFile);
  return withoutLargeHours(chosen.value, others, timeless, answers.largeHours);
}

function* amountsOf(series: readonly MeterSeries[]) {
  for (const { rows } of series) {
    for (const { amount, factor } of rows) yield { text: amount, factor: factor ?? 1 };
  }
}

type SeriesHours = {
  readonly series: MeterSeries;
  readonly placed: PlacedRows;
  readonly steps: readonly (StepMin | NoStep)[];
  readonly hours: MeterHours | null;
};

function seriesHours(series: MeterSeries, decimal: DecimalSign): SeriesHours {
  const placed = placeRows(series.rows);
  const steps = stepsOf(placed.rows);
  return { series, placed, steps, hours: meterHours(placed.rows, steps, decimal) };
}

type WithHours = SeriesHours & { readonly hours: MeterHours };

/** The series that is the home's use: the only one that can be it, or the one that the visitor has named. */
function chooseUse(possible: readonly SeriesHours[], answer: string | undefined): Read<WithHours> {
  const checked = possible.map((one) => ({ one, problem: problemOf(one) }));
  const good = checked.filter(({ problem }) => problem === null).map(({ one }) => one);
  const named = good.find(({ series }) => series.key === answer);
  const chosen = named ?? (good.length === 1 ? good[0] : undefined);
  if (chosen !== undefined) return ok(chosen as WithHours);
  if (good.length > 1) {
    return fail({ kind: 'which-series', series: good.map(({ series }) => inFile(series)) });
  }
  // Of several, the one that comes nearest to being read has the word.
  const order: readonly MeterRefusal['kind'][] = ['net-series', 'contradicting', 'wrong-unit'];
  const problems = checked.map(({ problem }) => problem!);
  return refuse(order.find((kind) => problems.includes(kind)) ?? problems[0]!);
}

function problemOf({ series, hours }: SeriesHours): MeterRefusal['kind'] | null {
  const { rows } = series;
  if (hours === null) return 'unreadable';
  if (rows.some(({ factor }) => factor === null)) return 'wrong-unit';
  const { left, values, steps } = hours;
  if (left.longer > 0 && steps.length === 0) return 'not-hourly';
  if (left.unreadable > MOST_UNREADABLE * rows.length || steps.length === 0) return 'unreadable';
  if (hours.negatives > 0) return 'net-series';
  const corrected = left.corrected > Math.max(FEW_HOURS, MOST_CORRECTED * values.length);
  return corrected ? 'contradicting' : null;
}

function withoutLargeHours(
  { series, placed, hours }: WithHours,
  others: readonly SeriesInFile[],
  timeless: number,
  answer: MeterAnswers['largeHours'],
): Read<MeterReading> {
  const { fromUtcMs, estimated, steps, left } = hours;
  const large = hoursAbove(hours, LARGE_HOUR_KWH);
  const aboveFuse = large.filter(({ kwh }) => kwh > FUSE_HOUR_KWH);
  if (aboveFuse.length > Math.max(FEW_HOURS, MOST_ABOVE_FUSE * hours.values.length)) {
    return refuse('above-fuse');
  }
  if (large.length > 0 && answer === undefined) return fail({ kind: 'large-hours', hours: large });
  const out = answer === 'keep' ? aboveFuse : large;
  const values = hours.values.slice();
  for (const { utcMs } of out) values[(utcMs - fromUtcMs) / HOUR_MS] = NaN;
  let sumKwh = 0;
  let missingHours = 0;
  let estimatedHours = 0;
  values.forEach((kwh, hour) => {
    if (Number.isNaN(kwh)) missingHours += 1;
    else {
      sumKwh += kwh;
      estimatedHours += estimated[hour]!;
    }
  });
  return ok({
    fromUtcMs,
    values,
    steps,
    sumKwh,
    missingHours,
    estimatedHours,
    leftOut: { ...left, unreadable: left.unreadable + timeless, largeHours: out, series: others },
    series: inFile(series),
    isWinterTime: placed.isWinterTime,
  });
}

function hoursAbove({ values, fromUtcMs }: MeterHours, mostKwh: number): readonly LargeHour[] {
  const found: LargeHour[] = [];
  values.forEach((kwh, hour) => {
    if (kwh > mostKwh) found.push({ utcMs: fromUtcMs + hour * HOUR_MS, kwh });
  });
  return found;
}

function inFile({ key, meter, flow, kind, rows }: MeterSeries): SeriesInFile {
  let [fromMs, toMs] = [Infinity, -Infinity];
  for (const { from } of rows) {
    fromMs = Math.min(fromMs, from.ms);
    toMs = Math.max(toMs, from.ms);
  }
  return { key, meter, flow, kind, rows: rows.length, fromMs, toMs };
}
