/**
 * Cheapest cut between a source and a sink (Dinic): which nodes stay with the source.
 * @param nodes how many, source and sink apart
 * @param toSource cost of leaving a node with the sink, length nodes, ≥ 0
 * @param toSink cost of leaving a node with the source, length nodes, ≥ 0
 * @param edges four numbers for each: two nodes, and what it costs to part them, in the one direction and in the other
 * @returns 1 for every node on the source's side
 * @source Dinic 1970
 */
export function minCut(
  nodes: number,
  toSource: ArrayLike<number>,
  toSink: ArrayLike<number>,
  edges: readonly number[],
): Uint8Array {
  const [source, sink] = [nodes, nodes + 1];
  const most = 2 * (2 * nodes + edges.length / 4);
  const first = new Int32Array(nodes + 2).fill(-1);
  const next = new Int32Array(most);
  const head = new Int32Array(most);
  const room = new Float64Array(most);
  let count = 0;
  const addOne = (from: number, to: number, capacity: number) => {
    head[count] = to;
    room[count] = capacity;
    next[count] = first[from]!;
    first[from] = count++;
  };
  const add = (from: number, to: number, there: number, back: number) => {
    addOne(from, to, there);
    addOne(to, from, back);
  };
  for (let node = 0; node < nodes; node++) {
    const both = Math.min(toSource[node]!, toSink[node]!);
    add(source, node, toSource[node]! - both, 0);
    add(node, sink, toSink[node]! - both, 0);
  }
  for (let at = 0; at < edges.length; at += 4) {
    add(edges[at]!, edges[at + 1]!, edges[at + 2]!, edges[at + 3]!);
  }
  const level = new Int32Array(nodes + 2);
  const queue = new Int32Array(nodes + 2);
  const current = new Int32Array(nodes + 2);
  const reach = () => {
    level.fill(-1);
    level[source] = 0;
    queue[0] = source;
    for (let at = 0, end = 1; at < end; at++) {
      const node = queue[at]!;
      for (let edge = first[node]!; edge >= 0; edge = next[edge]!) {
        if (room[edge]! <= EPSILON || level[head[edge]!]! >= 0) continue;
        level[head[edge]!] = level[node]! + 1;
        queue[end++] = head[edge]!;
      }
    }
    return level[sink]! >= 0;
  };
  const push = (node: number, flow: number): number => {
    if (node === sink) return flow;
    let sent = 0;
    for (; current[node]! >= 0; current[node] = next[current[node]!]!) {
      const edge = current[node]!;
      if (room[edge]! <= EPSILON || level[head[edge]!] !== level[node]! + 1) continue;
      const part = push(head[edge]!, Math.min(flow - sent, room[edge]!));
      room[edge]! -= part;
      room[edge ^ 1]! += part;
      sent += part;
      if (flow - sent <= EPSILON) return sent;
    }
    return sent;
  };
  while (reach()) {
    current.set(first);
    push(source, Infinity);
  }
  return Uint8Array.from(level.subarray(0, nodes), (depth) => (depth >= 0 ? 1 : 0));
}

const EPSILON = 1e-9;
