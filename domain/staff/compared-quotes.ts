import type { StaffLine } from './quotes.ts';

/** A line of two quotes; null: the one does not have it. */
export type ComparedLine = {
  readonly key: string;
  /** As it is called: that of the newer one, where it has it. */
  readonly line: StaffLine;
  readonly before: StaffLine | null;
  readonly after: StaffLine | null;
};

type ComparedLines = {
  readonly equal: readonly ComparedLine[];
  readonly differing: readonly ComparedLine[];
};

/** Two quotes line by line: what is the same in both, and what is not, in the order of the newer one. */
export function comparedLines(
  before: readonly StaffLine[],
  after: readonly StaffLine[],
): ComparedLines {
  const older = keyed(before);
  const newer = keyed(after);
  const all = [...new Set([...newer.keys(), ...older.keys()])].map((key): ComparedLine => {
    const [was, is] = [older.get(key) ?? null, newer.get(key) ?? null];
    return { key, line: (is ?? was)!, before: was, after: is };
  });
  return { equal: all.filter(isEqual), differing: all.filter((line) => !isEqual(line)) };
}

/** Two of one code stand in their order. */
function keyed(lines: readonly StaffLine[]): ReadonlyMap<string, StaffLine> {
  const seen = new Map<string, number>();
  return new Map(
    lines.map((line) => {
      const nth = seen.get(line.code) ?? 0;
      seen.set(line.code, nth + 1);
      return [`${line.code} ${nth}`, line];
    }),
  );
}

const isEqual = ({ before, after }: ComparedLine): boolean =>
  before !== null &&
  after !== null &&
  before.totalOre === after.totalOre &&
  before.quantity === after.quantity &&
  before.rule === after.rule &&
  (before.manual === null) === (after.manual === null);
