import type { Range } from './chart-scale.ts';

/** Dots that stand above one another. */
export type DotStack = {
  /** The column's left edge, in the figure's own unit. */
  readonly from: number;
  /** Sorted figures, the lowest at the bottom. */
  readonly values: readonly number[];
};

/** Sorted figures in columns of one width; empty columns are left out. */
export function dotStacks(sorted: readonly number[], binWidth: number): readonly DotStack[] {
  const stacks = new Map<number, number[]>();
  for (const value of sorted) {
    const from = Math.floor(value / binWidth) * binWidth;
    const stack = stacks.get(from);
    if (stack) stack.push(value);
    else stacks.set(from, [value]);
  }
  return [...stacks].map(([from, values]) => ({ from, values }));
}

/** The smallest column of 1, 2 or 5 · 10ⁿ times 50 that needs at most so many columns. */
export function binWidthFor([low, high]: Range, mostColumns: number): number {
  for (let power = 50; ; power *= 10) {
    for (const step of [1, 2, 5]) {
      const width = step * power;
      if (Math.floor(high / width) - Math.floor(low / width) < mostColumns) return width;
    }
  }
}

/** As far apart as the fullest column and the columns' own width allow [px]. */
export function dotPitch(
  stacks: readonly { readonly values: readonly unknown[] }[],
  { columnPx, heightPx, mostPx }: { columnPx: number; heightPx: number; mostPx: number },
): number {
  const fullest = Math.max(1, ...stacks.map(({ values }) => values.length));
  return Math.min(mostPx, columnPx, heightPx / fullest);
}
