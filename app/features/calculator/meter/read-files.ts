import { ok, type Result } from '../../../../domain/result.ts';
import type { MeterLoad } from '../meter-load.ts';
import type { MeterAnswers, MeterFileProblem } from './meter-reading.ts';
import { meterYear, type MeterYearProblem } from './meter-year.ts';
import { meterFileCells, readMeterCells } from './read-meter-file.ts';

export type FilesProblem = MeterFileProblem | MeterYearProblem;
export type ReadFiles = Result<MeterLoad, FilesProblem>;

export type FilesToRead = {
  /** Files of one meter, which make up its year together. */
  readonly files: readonly ArrayBuffer[];
  /** What the visitor has said of them. */
  readonly answers: MeterAnswers;
};

/** Reads one file of a meter, or several, to the use of a year. */
export function readFiles({ files, answers }: FilesToRead): ReadFiles {
  const cells: (readonly string[])[] = [];
  for (const file of files) {
    const read = meterFileCells(file);
    if (!read.ok) return read;
    for (const row of read.value) cells.push(row);
  }
  const reading = readMeterCells(cells, answers);
  if (!reading.ok) return reading;
  const year = meterYear(reading.value, answers.annualKwh);
  if (!year.ok) return year;
  const { values: _, fromUtcMs: __, ...read } = reading.value;
  return ok({ ...year.value, reading: read, answers });
}
