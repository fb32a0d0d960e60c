export type Block = {
  /** Texts by the key of the cell that they go into. */
  readonly texts: Readonly<Record<string, string>>;
  /** Cells of the block that the sheet has no place for. */
  readonly leftOut: number;
};

/**
 * Where a block of a spreadsheet goes. Blanks leave a cell as it is.
 * @param rows keys of the sheet's cells, line by line
 * @param at the cell that the block begins in
 */
export function placeBlock(text: string, rows: readonly (readonly string[])[], at: string): Block {
  const top = rows.findIndex((row) => row.includes(at));
  const left = rows[top]?.indexOf(at) ?? 0;
  const texts: Record<string, string> = {};
  let leftOut = 0;
  const lines = text.replace(/\r?\n$/, '').split(/\r?\n/);
  for (const [down, line] of lines.entries()) {
    for (const [across, cell] of line.split('\t').entries()) {
      if (cell.trim() === '') continue;
      const key = rows[top + down]?.[left + across];
      if (key === undefined) leftOut += 1;
      else texts[key] = cell.trim();
    }
  }
  return { texts, leftOut };
}
