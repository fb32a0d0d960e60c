/** Rows of numbers from a table of text; a cell that is no number becomes NaN. */
export function numberRows(table: string): number[][] {
  return textRows(table).map((cells) => cells.map(Number));
}

/** Rows of cells from a table of text. */
export function textRows(table: string): string[][] {
  return table
    .trim()
    .split('\n')
    .map((line) => line.split(' '));
}

/** A value from a row; a missing one is a mistake in the table. */
export function cell(row: readonly number[], column: number): number {
  const value = row[column];
  if (value === undefined || Number.isNaN(value))
    throw new RangeError(`no number in column ${column}`);
  return value;
}
