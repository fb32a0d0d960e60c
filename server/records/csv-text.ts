import Papa from 'papaparse';
import { FORMULA } from '../../domain/csv-formula.ts';
import { isDay } from '../../domain/calendar-days.ts';

/** The text of a file from a spreadsheet: UTF-8 or UTF-16, or else what Windows saves Danish letters in. */
export function csvText(bytes: Uint8Array<ArrayBuffer>): string {
  const utf16 = utf16Of(bytes);
  if (utf16 !== null) return new TextDecoder(utf16).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Every other byte of Latin letters in UTF-16 is zero; a mark at the beginning may be missing. */
function utf16Of(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (first === undefined || second === undefined || (first === 0) === (second === 0)) return null;
  return first === 0 ? 'utf-16be' : 'utf-16le';
}

/**
 * A cell as it was typed: files of ours have a sign before what a spreadsheet would take for a formula, and a Danish
 * spreadsheet writes a day as 01-11-2026.
 */
export function cellText(cell: string | undefined): string {
  const text = (cell ?? '').trim().replace(/^'(?=[=+\-@])/, '');
  const [, day, sign, month, year] = /^(\d{1,2})([-./])(\d{1,2})\2(\d{4})$/.exec(text) ?? [];
  if (sign === undefined) return text;
  const iso = `${year}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}`;
  return isDay(iso) ? iso : text;
}

export type CsvRow = {
  /** Of the spreadsheet, in which the first row has the names: blank rows count. */
  readonly row: number;
  readonly cells: Readonly<Record<string, string>>;
};

/** A line by which a program says what stands between cells. No spreadsheet shows it. */
const SEPARATOR_LINE = /^sep=(.)\r?\n/i;

/** The sign that stands most often in the first row: names of columns hold none of them. */
function separatorOf(lines: string): string {
  const [names = ''] = lines.trimStart().split('\n', 1);
  const often = (sign: string) => names.split(sign).length;
  return [';', ',', '\t'].toSorted((one, other) => often(other) - often(one))[0]!;
}

/** Ten times as many as any table of ours has. */
const MOST_COLUMNS = 500;

/**
 * The rows of a file, by the names in its first one; between cells a semicolon, a comma or a tab.
 * @returns nothing for a file with more columns than any table
 */
export function readCsv(csv: string): {
  readonly columns: readonly string[];
  readonly rows: readonly CsvRow[];
} {
  const text = csv.replace(/^\u{feff}/u, '');
  const [line = '', separator] = SEPARATOR_LINE.exec(text) ?? [];
  const lines = text.slice(line.length);
  const { data } = Papa.parse<string[]>(lines, { delimiter: separator ?? separatorOf(lines) });
  const isBlank = (cells: readonly string[]) => cells.every((cell) => cell.trim() === '');
  const head = data.findIndex((cells) => !isBlank(cells));
  const columns = (data[head] ?? []).map((name) => name.trim());
  if (columns.length > MOST_COLUMNS) return { columns: [], rows: [] };
  const rows = data.flatMap((cells, index): readonly CsvRow[] => {
    if (index <= head || isBlank(cells)) return [];
    const named = columns.map((name, column) => [name, cells[column] ?? ''] as const);
    return [{ row: index + 1, cells: Object.fromEntries(named) }];
  });
  return { columns, rows };
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
