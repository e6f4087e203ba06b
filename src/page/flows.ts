/** So few nodes are watched each for itself, so their order on the screen does not matter. */
export const FEW = 3;
/** An element with so many children is a list, whose items follow each other down the screen. */
const LIST = 8;

/**
 * Divides nodes in document order where the screen need not follow that order: between the columns of a
 * layout, a sidebar and the text beside it. What is left together lies between its first and its last.
 */
export function flowsOf<T extends Node>(nodes: readonly T[]): (readonly T[])[] {
  const [first] = nodes;
  const last = nodes.at(-1);
  if (nodes.length <= FEW || !first || !last || first === last) return [nodes];
  let around: Node | null = first;
  while (around && !around.contains(last)) around = around.parentNode;
  if (!around) return nodes.map((node) => [node]);
  if (around.nodeType === 1 && (around as Element).childElementCount >= LIST) return [nodes];
  const groups: T[][] = [];
  let branch: Node | undefined;
  for (const node of nodes) {
    const own = branchOf(node, around);
    if (own === branch) groups.at(-1)?.push(node);
    else groups.push([node]);
    branch = own;
  }
  return groups.length > 1 ? groups.flatMap(flowsOf<T>) : groups;
}

/** The child of an ancestor that a node stands in. */
function branchOf(node: Node, ancestor: Node): Node {
  let at = node;
  while (at.parentNode && at.parentNode !== ancestor) at = at.parentNode;
  return at;
}
