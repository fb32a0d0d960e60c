import fc from 'fast-check';
import { expect, test } from 'vitest';
import { smoothedLabels, type Neighbours } from './label-smoothing.ts';

const LABELS = 3;
const SIDE = 3;

/** A grid of 3 × 3 nodes with random costs. */
const grids = fc.record({
  costs: fc.array(
    fc.array(fc.integer({ min: 0, max: 20 }), { minLength: LABELS, maxLength: LABELS }),
    { minLength: SIDE * SIDE, maxLength: SIDE * SIDE },
  ),
  parting: fc.integer({ min: 0, max: 12 }),
});

const pairs = (parting: number): Neighbours =>
  Array.from({ length: SIDE * SIDE }, (_, node) => node).flatMap((node) => [
    ...(node % SIDE < SIDE - 1 ? [[node, node + 1, parting] as const] : []),
    ...(node < SIDE * (SIDE - 1) ? [[node, node + SIDE, parting] as const] : []),
  ]);

function sumOf(labels: ArrayLike<number>, costs: readonly Float64Array[], between: Neighbours) {
  const own = costs.reduce((sum, cost, node) => sum + cost[labels[node]!]!, 0);
  return between.reduce((sum, [a, b, cost]) => sum + (labels[a] === labels[b] ? 0 : cost), own);
}

/** By trying them all. */
function leastOf(
  count: number,
  costs: readonly Float64Array[],
  between: Neighbours,
  optionsOf: (node: number) => readonly number[],
): number {
  const labels = new Int32Array(count);
  const tryFrom = (node: number): number => {
    if (node === count) return sumOf(labels, costs, between);
    let least = Infinity;
    for (const label of optionsOf(node)) {
      labels[node] = label;
      least = Math.min(least, tryFrom(node + 1));
    }
    return least;
  };
  return tryFrom(0);
}

test('no change of nodes to one label lowers the sum any further', { timeout: 60_000 }, () => {
  fc.assert(
    fc.property(grids, ({ costs: whole, parting }) => {
      // Inner nodes that a label costs half more are not asked: here every label is within that.
      const costs = whole.map((own) => Float64Array.from(own, (cost) => cost / 40));
      const between = pairs(parting / 40);
      const found = smoothedLabels(costs, between, LABELS);
      const sum = sumOf(found, costs, between);
      for (let label = 0; label < LABELS; label++) {
        const least = leastOf(costs.length, costs, between, (node) => [found[node]!, label]);
        expect(sum).toBeLessThan(least + 1e-9);
      }
      expect(sum).toBeLessThanOrEqual(
        2 * leastOf(costs.length, costs, between, () => [0, 1, 2]) + 1e-9,
      );
    }),
    { numRuns: 150 },
  );
});

test('from labels to begin with it comes to the same rest', () => {
  const costs = [0, 0, 0.8, 0, 1, 1].map((first) => Float64Array.of(first, 1 - first));
  const between: Neighbours = [0, 1, 2, 3, 4].map((node) => [node, node + 1, 0.6] as const);
  expect([...smoothedLabels(costs, between, 2)]).toEqual([0, 0, 0, 0, 1, 1]);
  expect([...smoothedLabels(costs, between, 2, Int32Array.of(0, 0, 0, 0, 0, 0))]).toEqual([
    0, 0, 0, 0, 1, 1,
  ]);
});

test('between two sums that are alike it rests, and goes on with what is left', () => {
  // Of the sums along the way two are alike; found by the test above.
  const fortieths = [
    [0, 2, 3],
    [4, 0, 3],
    [0, 0, 0],
    [9, 10, 5],
    [7, 17, 3],
    [4, 0, 3],
    [0, 1, 6],
    [4, 3, 3],
    [5, 0, 6],
  ];
  const costs = fortieths.map((own) => Float64Array.from(own, (cost) => cost / 40));
  const between = pairs(3 / 40);
  const found = smoothedLabels(costs, between, LABELS);
  for (let label = 0; label < LABELS; label++) {
    const least = leastOf(costs.length, costs, between, (node) => [found[node]!, label]);
    expect(sumOf(found, costs, between)).toBeLessThan(least + 1e-9);
  }
});
