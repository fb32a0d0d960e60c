import { allMatches } from './offer-lines.ts';
import { joined, pieceOf, type PlacedLine } from './placed-line.ts';

// A table that is copied out of a PDF breaks long cells: what belongs to one row stands in several lines, each piece
// under the cell that it goes on with.

type Cell = PlacedLine & { readonly column: number };

const GAP = /\t| {3,}/g;
const NUMBERS_ONLY = /^[\s\d.,%-]*\d[\s\d.,%-]*$/;
const WORDS = /\p{L}{2}|\d|^W$/u;
/** Sums stand under a table and go on with none of its rows. */
const SUM =
  /(?<!\p{L})(?:sub-?total|total|i alt|ialt|netto|net|moms|vat|sum|rabat|discount|at betale|to pay|beløb)(?!\p{L})/iu;
/** «produktgaranti 25 år» over «ydelsesgaranti 30 år»: two facts and no broken cell. */
const FACT = /\d\s*(?:år|years?|yrs?|kr|kwh?|kwp)(?![\p{L}\d])/iu;
/** As far apart two pieces of one cell may begin [signs]. */
const SAME_COLUMN = 1;
/** No cell is broken into more, and no row has more. */
const MOST_PIECES = 6;
const MOST_CELLS = 12;

/** The lines of a text with each row of its tables in one line. */
export function wholeRows(lines: readonly PlacedLine[]): readonly PlacedLine[] {
  const whole: PlacedLine[] = [];
  let row: readonly Cell[] = [];
  let pieces = 0;
  for (const line of withNames(lines)) {
    const cells = line.text.search(GAP) < 0 ? [] : cellsOf(line);
    if (pieces < MOST_PIECES && goesOn(row, cells)) {
      row = withPieces(row, cells);
      whole[whole.length - 1] = joined(row, 3);
      pieces += 1;
    } else {
      whole.push(line);
      row = cells.length > MOST_CELLS ? [] : cells;
      pieces = 0;
    }
  }
  return whole;
}

const INDENTED = /^(?: {1,4}|\t)(?=\p{L})/u;
const NAME = /^[\p{L}\d][^:;!?|]{3,60}[^\s.:;,!?|]$/u;

/** «Inverter X3-Hybrid» over « G4 10.0 kW   1   15,500»: a row whose name was broken, in a table whose rows are not indented. */
function withNames(lines: readonly PlacedLine[]): readonly PlacedLine[] {
  const whole: PlacedLine[] = [];
  lines.forEach((line, index) => {
    const above = lines[index - 1];
    const below = lines[index + 1];
    const name = whole.at(-1);
    const isBroken =
      name !== undefined &&
      name === above &&
      INDENTED.test(line.text) &&
      NAME.test(name.text.trimEnd()) &&
      name.text.trimEnd().search(GAP) < 0 &&
      !INDENTED.test(below?.text ?? '') &&
      NUMBERS_ONLY.test(cellsOf(line).at(-1)?.text ?? '') &&
      cellsOf(line).length > 2;
    if (!isBroken) whole.push(line);
    else {
      const blanks = INDENTED.exec(line.text)?.[0].length ?? 0;
      const start = pieceOf(name, 0, name.text.trimEnd().length);
      whole[whole.length - 1] = joined([start, pieceOf(line, blanks)], 1);
    }
  });
  return whole;
}

/** Cells with the column in which each begins; a tab moves on by one column that is as wide as it needs to be. */
function cellsOf(line: PlacedLine): readonly Cell[] {
  const cells: Cell[] = [];
  let start = 0;
  let tabs = 0;
  for (const gap of [...allMatches(line.text, GAP), { index: line.text.length, 0: '' }]) {
    const piece = pieceOf(line, start, gap.index);
    const lead = piece.text.length - piece.text.trimStart().length;
    if (piece.text.trim() !== '') {
      const column = line.text.includes('\t') ? tabs * 10 : start + lead;
      cells.push({ ...pieceOf(piece, lead, piece.text.trimEnd().length), column });
    }
    start = gap.index + gap[0].length;
    if (gap[0] === '\t') tabs += 1;
  }
  return cells;
}

const isUnder = (cell: Cell) => (other: Cell) =>
  Math.abs(cell.column - other.column) <= SAME_COLUMN;

/** Whether a line goes on with a row: its first cell is empty, and what it holds stands under cells or fills empty ones. */
function goesOn(row: readonly Cell[], cells: readonly Cell[]): boolean {
  const [first] = cells;
  if (row.length < 2 || first === undefined || cells.length > MOST_CELLS) return false;
  const isIndented = row.slice(1).some(isUnder(first));
  const hasNumbers = (some: readonly Cell[]) =>
    some.slice(1).some(({ text }) => NUMBERS_ONLY.test(text));
  return (
    isIndented &&
    WORDS.test(first.text) &&
    !NUMBERS_ONLY.test(first.text) &&
    !cells.some(({ text }) => SUM.test(text)) &&
    !(hasNumbers(row) && hasNumbers(cells)) &&
    !(hasFact(row) && hasFact(cells))
  );
}

const hasFact = (cells: readonly Cell[]) => cells.some(({ text }) => FACT.test(text));

function withPieces(row: readonly Cell[], cells: readonly Cell[]): readonly Cell[] {
  const longer = row.map((cell) => {
    const piece = cells.find(isUnder(cell));
    return piece === undefined ? cell : { ...joined([cell, piece], 1), column: cell.column };
  });
  const further = cells.filter((cell) => !row.some(isUnder(cell)));
  return [...longer, ...further].toSorted((a, b) => a.column - b.column);
}
