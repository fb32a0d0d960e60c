import { minCut } from './min-cut.ts';

export type Neighbours = readonly (readonly [a: number, b: number, cost: number])[];

/**
 * One label for every node, so that what the nodes say and what parts neighbours with unlike labels cost least together.
 * @param costs per node its cost under every label, ≥ 0
 * @param neighbours pairs of nodes, and what it costs to label them unlike, ≥ 0
 * @param labels how many, ≥ 1
 * @returns a label for every node; within a factor of two of the least sum, in practice a few per cent
 * @source α-expansion, Boykov, Veksler and Zabih 2001, doi:10.1109/34.969114
 */
export function smoothedLabels(
  costs: readonly Float64Array[],
  neighbours: Neighbours,
  labels: number,
): Int32Array {
  const current = Int32Array.from(costs, (own) => own.indexOf(Math.min(...own)));
  let unchanged = 0;
  for (let turn = 0; turn < 4 * labels && unchanged < labels; turn++) {
    unchanged = expand(current, turn % labels, costs, neighbours) ? 0 : unchanged + 1;
  }
  return current;
}

/** Lets every node change to one label where that lowers the sum; says whether any did. */
function expand(
  current: Int32Array,
  label: number,
  costs: readonly Float64Array[],
  neighbours: Neighbours,
): boolean {
  const keep = Float64Array.from(costs, (own, node) => own[current[node]!]!);
  const change = Float64Array.from(costs, (own) => own[label]!);
  const edges: [number, number, number, number][] = [];
  for (const [a, b, cost] of neighbours) {
    const [isA, isB] = [current[a] === label, current[b] === label];
    if (isA && isB) continue;
    const parted = current[a] === current[b] ? 0 : cost;
    if (isA) keep[b]! += cost;
    else if (isB) keep[a]! += cost;
    else if (parted === 0) edges.push([a, b, cost, cost]);
    else {
      // Both keep: cost; one changes: cost; both change: none.
      keep[a]! += cost;
      edges.push([a, b, 0, cost]);
    }
  }
  // The source's side keeps its label.
  const keeps = minCut(costs.length, change, keep, edges);
  let changed = false;
  for (let node = 0; node < current.length; node++) {
    if (keeps[node] === 1 || current[node] === label) continue;
    current[node] = label;
    changed = true;
  }
  return changed;
}
