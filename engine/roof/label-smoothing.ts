import { minCut } from './min-cut.ts';

export type Neighbours = readonly (readonly [a: number, b: number, cost: number])[];

/**
 * One label for every node, so that what the nodes say and what parts neighbours with unlike labels cost least together.
 * @param costs per node its cost under every label, ≥ 0
 * @param neighbours pairs of nodes, and what it costs to label them unlike, ≥ 0
 * @param labels how many, ≥ 1
 * @param start labels to begin with; without them each node's cheapest
 * @returns a label for every node; within a factor of two of the least sum, in practice a few per cent
 * @source α-expansion, Boykov, Veksler and Zabih 2001, doi:10.1109/34.969114
 */
export function smoothedLabels(
  costs: readonly Float64Array[],
  neighbours: Neighbours,
  labels: number,
  start: Int32Array | null = null,
): Int32Array<ArrayBuffer> {
  const current = new Int32Array(costs.length);
  current.set(start ?? costs.map((own) => own.indexOf(Math.min(...own))));
  const graph = graphOf(costs.length, neighbours);
  const changedAt = new Int32Array(costs.length);
  let unchanged = 0;
  for (let turn = 0; turn < 4 * labels && unchanged < labels; turn++) {
    const since = turn - labels;
    const asked = askedFor(current, turn % labels, costs, graph);
    const anew = since < 0 ? asked : touchedSince(asked, changedAt, since, graph);
    const changed = expand(current, anew, turn % labels, costs, graph);
    for (const node of changed) changedAt[node] = turn;
    unchanged = changed.length > 0 ? 0 : unchanged + 1;
  }
  return current;
}

/**
 * Of the nodes asked, those that hang together with a change since the label's last turn: the others have answered.
 * @param since the label's last turn
 */
function touchedSince(
  asked: Int32Array,
  changedAt: Int32Array,
  since: number,
  { first, other }: Graph,
): Int32Array {
  const isAsked = new Uint8Array(changedAt.length);
  for (const node of asked) isAsked[node] = 1;
  const touched: number[] = [];
  const take = (node: number) => {
    if (isAsked[node] === 0) return;
    isAsked[node] = 0;
    touched.push(node);
  };
  for (const node of asked) {
    let isTouched = changedAt[node]! > since;
    for (let edge = first[node]!; edge < first[node + 1]! && !isTouched; edge++) {
      isTouched = changedAt[other[edge]!]! > since;
    }
    if (isTouched) take(node);
  }
  for (let at = 0; at < touched.length; at++) {
    const node = touched[at]!;
    for (let edge = first[node]!; edge < first[node + 1]!; edge++) take(other[edge]!);
  }
  return Int32Array.from(touched);
}

/** Each node's neighbours in a row: those of node n from first[n] to first[n + 1]. */
type Graph = {
  readonly first: Int32Array;
  readonly other: Int32Array;
  readonly cost: Float64Array;
};

function graphOf(nodes: number, neighbours: Neighbours): Graph {
  const first = new Int32Array(nodes + 1);
  for (const [a, b] of neighbours) {
    first[a + 1]! += 1;
    first[b + 1]! += 1;
  }
  for (let node = 0; node < nodes; node++) first[node + 1]! += first[node]!;
  const filled = first.slice();
  const other = new Int32Array(2 * neighbours.length);
  const cost = new Float64Array(2 * neighbours.length);
  for (const [a, b, apart] of neighbours) {
    other[filled[a]!] = b;
    cost[filled[a]!++] = apart;
    other[filled[b]!] = a;
    cost[filled[b]!++] = apart;
  }
  return { first, other, cost };
}

/** A node among its like that a label would cost this much more keeps its own, unasked: asking costs time. */
const OUT_OF_QUESTION = 0.5;

/** Lets nodes change to one label where that lowers the sum; says which did. */
function expand(
  current: Int32Array,
  asked: Int32Array,
  label: number,
  costs: readonly Float64Array[],
  graph: Graph,
): readonly number[] {
  if (asked.length === 0) return [];
  const place = new Int32Array(current.length).fill(-1);
  asked.forEach((node, at) => {
    place[node] = at;
  });
  const keep = Float64Array.from(asked, (node) => costs[node]![current[node]!]!);
  const change = Float64Array.from(asked, (node) => costs[node]![label]!);
  const edges: number[] = [];
  asked.forEach((node, at) => {
    for (let edge = graph.first[node]!; edge < graph.first[node + 1]!; edge++) {
      const other = graph.other[edge]!;
      const cost = graph.cost[edge]!;
      const isAlike = current[other] === current[node];
      if (place[other]! < 0) {
        if (current[other] === label) keep[at]! += cost;
        else {
          change[at]! += cost;
          if (!isAlike) keep[at]! += cost;
        }
      } else if (node < other) {
        if (isAlike) edges.push(at, place[other]!, cost, cost);
        else {
          // Both keep: cost; one changes: cost; both change: none.
          keep[at]! += cost;
          edges.push(at, place[other]!, 0, cost);
        }
      }
    }
  });
  // The source's side keeps its label.
  const keeps = minCut(asked.length, change, keep, edges);
  const changed = [...asked].filter((_, at) => keeps[at] === 0);
  if (!isLess(current, changed, label, costs, graph)) return [];
  for (const node of changed) current[node] = label;
  return changed;
}

/** Less than this is the rounding of a sum. */
const ROUNDING = 1e-9;

/** Whether the sum falls if these nodes change: between two that are alike, labels would turn to and fro to the end. */
function isLess(
  current: Int32Array,
  changed: readonly number[],
  label: number,
  costs: readonly Float64Array[],
  { first, other, cost }: Graph,
): boolean {
  const changes = new Uint8Array(current.length);
  for (const node of changed) changes[node] = 1;
  let more = 0;
  for (const node of changed) {
    const own = current[node]!;
    more += costs[node]![label]! - costs[node]![own]!;
    for (let edge = first[node]!; edge < first[node + 1]!; edge++) {
      const beside = other[edge]!;
      const parts = current[beside] === own ? 0 : cost[edge]!;
      // The pair is met at both its ends.
      if (changes[beside] === 1) more -= parts / 2;
      else more += (current[beside] === label ? 0 : cost[edge]!) - parts;
    }
  }
  return more < -ROUNDING;
}

/**
 * The nodes that a label may be better for. One that the label costs more than all its neighbours could save by it keeps
 * its own in every best answer, and is then a neighbour that saves the others less: most nodes need not be asked.
 */
function askedFor(
  current: Int32Array,
  label: number,
  costs: readonly Float64Array[],
  { first, other, cost }: Graph,
): Int32Array {
  const nodes = current.length;
  const dearer = new Float64Array(nodes);
  const isOpen = new Uint8Array(nodes);
  let isWanted = false;
  for (let node = 0; node < nodes; node++) {
    const own = current[node]!;
    if (own === label) {
      isWanted = true;
      continue;
    }
    dearer[node] = costs[node]![label]! - costs[node]![own]!;
    if (dearer[node]! < 0) isWanted = true;
    isOpen[node] = dearer[node]! <= OUT_OF_QUESTION ? 1 : 0;
    for (let edge = first[node]!; edge < first[node + 1]! && isOpen[node] === 0; edge++) {
      if (current[other[edge]!] !== own) isOpen[node] = 1;
    }
  }
  if (!isWanted) return new Int32Array(0);
  const saved = new Float64Array(nodes);
  const closed: number[] = [];
  const closeIfDear = (node: number) => {
    if (isOpen[node] === 0 || dearer[node]! < saved[node]!) return;
    isOpen[node] = 0;
    closed.push(node);
  };
  for (let node = 0; node < nodes; node++) {
    if (isOpen[node] === 0) continue;
    for (let edge = first[node]!; edge < first[node + 1]!; edge++) {
      const beside = other[edge]!;
      if (isOpen[beside] === 1 || current[beside] === label) saved[node]! += cost[edge]!;
      else if (current[beside] === current[node]) saved[node]! -= cost[edge]!;
    }
  }
  for (let node = 0; node < nodes; node++) closeIfDear(node);
  for (let at = 0; at < closed.length; at++) {
    const node = closed[at]!;
    for (let edge = first[node]!; edge < first[node + 1]!; edge++) {
      const beside = other[edge]!;
      if (isOpen[beside] === 0) continue;
      saved[beside]! -= current[beside] === current[node] ? 2 * cost[edge]! : cost[edge]!;
      closeIfDear(beside);
    }
  }
  const asked: number[] = [];
  for (let node = 0; node < nodes; node++) if (isOpen[node] === 1) asked.push(node);
  return Int32Array.from(asked);
}
