import { fail, ok, type Result } from '../../../../domain/result.ts';
import type { MeterLoad } from '../meter-load.ts';
import { fileKind } from './file-kind.ts';
import type { MeterAnswers, MeterFileProblem } from './meter-reading.ts';
import { meterYear, type MeterYearProblem } from './meter-year.ts';
import {
  LARGEST_FILE_BYTES,
  meterFileCells,
  readMeterCells,
  type Cells,
} from './read-meter-file.ts';

export type FilesProblem = MeterFileProblem | MeterYearProblem;
export type ReadFiles = Result<MeterLoad, FilesProblem>;

export type FilesToRead = {
  /** Files of one meter, which make up its year together. */
  readonly files: readonly ArrayBuffer[];
  /** What the visitor has said of them. */
  readonly answers: MeterAnswers;
};

/** Reads one file of a meter, or several, to the use of a year. */
export async function readFiles({ files, answers }: FilesToRead): Promise<ReadFiles> {
  const cells: (readonly string[])[] = [];
  for (const file of files) {
    const read = await fileCells(file);
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

async function fileCells(bytes: ArrayBuffer): Promise<Result<Cells, MeterFileProblem>> {
  if (bytes.byteLength > LARGEST_FILE_BYTES) return fail({ kind: 'too-large' });
  if (fileKind(bytes) !== 'workbook') return meterFileCells(bytes);
  const { workbookCells } = await import('./workbook-cells.ts');
  return workbookCells(bytes);
}
