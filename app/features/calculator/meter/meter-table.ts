import Papa from 'papaparse';
import { meterColumns, type MeterColumns } from './meter-columns.ts';

/** What stands above the header in an export that begins with a title. */
const MOST_ROWS_ABOVE = 20;
const SEPARATORS = [';', '\t', ',', '|'];

/** The rows between one header and the next, or the file's end. */
export type MeterBlock = {
  readonly columns: MeterColumns;
  readonly rows: readonly (readonly string[])[];
};

/**
 * The cells of a text file of readings.
 * @returns null where no line of its start is the header of a meter file
 */
export function meterCells(text: string): readonly (readonly string[])[] | null {
  const delimiter = delimiterOf(text);
  if (delimiter === null) return null;
  const { data } = Papa.parse<string[]>(text, { delimiter, skipEmptyLines: 'greedy' });
  return delimiter === ',' ? withDecimalCommas(data) : data;
}

/** By hand: who guesses the delimiter is misled by decimal commas. */
function delimiterOf(text: string): string | null {
  for (const line of text.slice(0, 10_000).split(/\r\n|\n|\r/, MOST_ROWS_ABOVE)) {
    const found = SEPARATORS.find((sign) => meterColumns(line.split(sign)) !== null);
    if (found !== undefined) return found;
  }
  return null;
}

/** Cells as blocks below their headers: two downloads that were joined have a header each. */
export function meterBlocks(cells: readonly (readonly string[])[]): readonly MeterBlock[] {
  const blocks: { columns: MeterColumns; rows: (readonly string[])[] }[] = [];
  cells.forEach((row) => {
    const columns = mayBeHeader(row) ? meterColumns(row) : null;
    if (columns === null) blocks.at(-1)?.rows.push(row);
    else blocks.push({ columns, rows: [] });
  });
  return blocks;
}

/** A reading begins with a digit in some cell; to look for column names in every row would take most of the time. */
function mayBeHeader(row: readonly string[]): boolean {
  return !row.some((cell) => /^\s*["'=]*\d/.test(cell));
}

/** In a file with commas between its cells an amount without quotes, «0,500», is two cells. Other long rows say nothing. */
function withDecimalCommas(cells: readonly (readonly string[])[]): readonly (readonly string[])[] {
  let columns: MeterColumns | null = null;
  return cells.map((row) => {
    columns = (mayBeHeader(row) ? meterColumns(row) : null) ?? columns;
    if (columns === null || row.length <= columns.count) return row;
    const [whole = '', decimals = ''] = row.slice(columns.amount);
    const isSplit =
      row.length === columns.count + 1 && /^-?\d+$/.test(whole) && /^\d+$/.test(decimals);
    return isSplit ? row.toSpliced(columns.amount, 2, `${whole},${decimals}`) : [];
  });
}
