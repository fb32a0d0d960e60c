/** A run of signs that stand beside each other in what was pasted, too. */
type Run = { readonly text: string; readonly at: number };

/** A line of what was pasted, made of the runs that were kept of it. */
export type PlacedLine = { readonly text: string; readonly runs: readonly Run[] };

/** The lines of a text, with their places in it; of several empty ones in a row only the first. */
export function placedLines(text: string): readonly PlacedLine[] {
  const lines: PlacedLine[] = [];
  let at = 0;
  for (const line of text.split('\n')) {
    if (line !== '' || lines.at(-1)?.text !== '') lines.push(lineOf({ text: line, at }));
    at += line.length + 1;
  }
  return lines;
}

const lineOf = (run: Run): PlacedLine => ({ text: run.text, runs: [run] });

/** What stands in a line from one sign to another. */
export function pieceOf(line: PlacedLine, start: number, end = line.text.length): PlacedLine {
  if (start === 0 && end === line.text.length) return line;
  const runs: Run[] = [];
  let at = 0;
  for (const run of line.runs) {
    const from = Math.max(start - at, 0);
    const to = Math.min(end - at, run.text.length);
    if (from < to) runs.push({ text: run.text.slice(from, to), at: run.at + from });
    at += run.text.length;
  }
  return { text: line.text.slice(start, end), runs };
}

/** Pieces as one line, with blanks between them. */
export function joined(pieces: readonly PlacedLine[], blanks: number): PlacedLine {
  const gap = ' '.repeat(blanks);
  const runs = pieces.flatMap((piece, index) =>
    index === 0 ? piece.runs : [{ text: gap, at: piece.runs[0]?.at ?? 0 }, ...piece.runs],
  );
  return { text: pieces.map(({ text }) => text).join(gap), runs };
}

/** The place of each sign of these lines, and of the ends between them. */
export function placesOf(lines: readonly PlacedLine[]): readonly number[] {
  const places: number[] = [];
  for (const { runs } of lines) {
    for (const { text, at } of runs) {
      for (let sign = 0; sign < text.length; sign += 1) places.push(at + sign);
    }
    places.push((places.at(-1) ?? -1) + 1);
  }
  return places;
}
