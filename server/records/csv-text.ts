import Papa from 'papaparse';
import { FORMULA } from '../../domain/csv-formula.ts';

/** The text of a file from a spreadsheet: UTF-8, or else what Windows saves Danish letters in. */
export function csvText(bytes: Uint8Array<ArrayBuffer>): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** A cell as it was typed: files of ours have a sign before what a spreadsheet would take for a formula. */
export const cellText = (cell: string | undefined): string =>
  (cell ?? '').trim().replace(/^'(?=[=+\-@])/, '');

/** The lines of a file, by the names in its first line; between cells a semicolon, a comma or a tab. */
export function readCsv(csv: string) {
  const { data, meta } = Papa.parse<Record<string, string>>(csv.replace(/^\u{feff}/u, ''), {
    header: true,
    skipEmptyLines: 'greedy',
    delimitersToGuess: [';', ',', '\t'],
  });
  return { columns: meta.fields ?? [], lines: data };
}

type Cell = string | number;

/**
 * Lines of a file for staff: a Danish spreadsheet opens it in columns, and reads a point in a number
 * as that of a date. What customers typed must never be a formula there.
 */
export const csvLines = (rows: readonly (readonly Cell[])[]): string =>
  Papa.unparse(
    rows.map((row) =>
      row.map((cell) => (typeof cell === 'number' ? String(cell).replace('.', ',') : cell)),
    ),
    { newline: '\r\n', escapeFormulae: FORMULA, delimiter: ';' },
  );

/** The file, with the mark by which a spreadsheet knows its letters. */
export const csvFile = (lines: readonly string[]): string => `\u{feff}${lines.join('\r\n')}\r\n`;
