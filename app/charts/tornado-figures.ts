import type { TornadoRow } from '../../words/report/tornado-rows.ts';
import type { Range } from './chart-scale.ts';

/** How far a row moves the result [yr]; one that is never paid back moves it furthest. */
export function spanYears(row: TornadoRow, resultYears: number): number {
  const reached = [resultYears, ...row.ends.map((end) => end.years ?? Infinity)];
  return Math.max(...reached) - Math.min(...reached);
}

/** Rows with the widest span first. */
export function bySpan(rows: readonly TornadoRow[], resultYears: number): readonly TornadoRow[] {
  return rows.toSorted((a, b) => {
    const [left, right] = [spanYears(a, resultYears), spanYears(b, resultYears)];
    return left === right ? 0 : right - left;
  });
}

/** From the shortest to the longest payback of all rows. */
export function tornadoDomain(rows: readonly TornadoRow[], resultYears: number): Range {
  const reached = rows.flatMap((row) => row.ends.flatMap((end) => end.years ?? []));
  const low = Math.min(resultYears, ...reached);
  const high = Math.max(resultYears, ...reached);
  // Never of zero width: possibly no row moves the result.
  return high - low < 0.5 ? [low - 0.5, high + 0.5] : [low, high];
}
