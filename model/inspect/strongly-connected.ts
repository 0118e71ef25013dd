/**
 * Returns the strongly connected component of each node of a graph. Two nodes have the same component number if each can be reached
 * from the other. The function is Tarjan's algorithm without recursion.
 *
 * @param roots the nodes to start from. A node that cannot be reached from them has the number -1.
 */
export function stronglyConnected(
  size: number,
  next: (node: number) => readonly number[],
  roots: Iterable<number> = Array(size).keys(),
): Int32Array {
  const component = new Int32Array(size).fill(-1);
  const order = new Int32Array(size).fill(-1);
  const low = new Int32Array(size);
  const open: number[] = [];
  let count = 0;
  let components = 0;

  for (const root of roots) {
    if (order[root] !== -1) continue;
    const path = [{ node: root, successors: enter(root), at: 0 }];
    for (let step = path.at(-1); step !== undefined; step = path.at(-1)) {
      const { node } = step;
      const successor = step.successors[step.at++];
      if (successor === undefined) {
        path.pop();
        leave(node, path.at(-1)?.node);
      } else if (order[successor] === -1) {
        path.push({ node: successor, successors: enter(successor), at: 0 });
      } else if (component[successor] === -1) {
        low[node] = Math.min(low[node] ?? 0, order[successor] ?? 0);
      }
    }
  }
  return component;

  function enter(node: number): readonly number[] {
    order[node] = count;
    low[node] = count;
    count++;
    open.push(node);
    return next(node);
  }

  function leave(node: number, parent: number | undefined): void {
    if (parent !== undefined) low[parent] = Math.min(low[parent] ?? 0, low[node] ?? 0);
    if (low[node] !== order[node]) return;
    for (let member = open.pop(); member !== undefined; member = open.pop()) {
      component[member] = components;
      if (member === node) break;
    }
    components++;
  }
}
