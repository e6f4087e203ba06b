/** An edge of a flow: up to `capacity` from one node to another, each unit with its gain. */
export interface Edge {
  readonly from: number;
  readonly to: number;
  readonly capacity: number;
  readonly gain: number;
}

/**
 * The flow of exactly `amount` from node 0 to node 1 with the highest gain in all, as an amount for each edge;
 * undefined where not so much can flow. By successive best paths: exact for whole numbers.
 */
export function bestFlow(
  nodes: number,
  edges: readonly Edge[],
  amount: number,
): number[] | undefined {
  const flow = edges.map(() => 0);
  let left = amount;
  while (left > 0) {
    const path = bestPath(nodes, edges, flow);
    if (!path) return undefined;
    let step = left;
    for (const at of path)
      step = Math.min(
        step,
        at >= 0 ? (edges[at] as Edge).capacity - (flow[at] as number) : (flow[~at] as number),
      );
    for (const at of path) {
      if (at >= 0) flow[at] = (flow[at] as number) + step;
      else flow[~at] = (flow[~at] as number) - step;
    }
    left -= step;
  }
  return flow;
}

/** The path of highest gain from 0 to 1 that has room, as edges; `~i` is edge i taken backwards. */
function bestPath(
  nodes: number,
  edges: readonly Edge[],
  flow: readonly number[],
): number[] | undefined {
  const gain = new Array<number>(nodes).fill(Number.NEGATIVE_INFINITY);
  const by = new Array<number | undefined>(nodes).fill(undefined);
  gain[0] = 0;
  for (let changed = true; changed; ) {
    changed = false;
    for (let i = 0; i < edges.length; i++) {
      const { from, to, capacity, gain: each } = edges[i] as Edge;
      const sent = flow[i] as number;
      if (sent < capacity && (gain[from] as number) + each > (gain[to] as number)) {
        gain[to] = (gain[from] as number) + each;
        by[to] = i;
        changed = true;
      }
      if (sent > 0 && (gain[to] as number) - each > (gain[from] as number)) {
        gain[from] = (gain[to] as number) - each;
        by[from] = ~i;
        changed = true;
      }
    }
  }
  if (gain[1] === Number.NEGATIVE_INFINITY) return undefined;
  const path: number[] = [];
  for (let node = 1; node !== 0; ) {
    const at = by[node] as number;
    path.push(at);
    node = at >= 0 ? (edges[at] as Edge).from : (edges[~at] as Edge).to;
  }
  return path;
}
