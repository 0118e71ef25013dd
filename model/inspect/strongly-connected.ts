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
  const search = new ComponentSearch(size, next);
  for (const root of roots) search.visit(root);
  return search.components;
}

/** A node on the path of the search, and the successors that the search visits next. */
interface Step {
  readonly node: number;
  readonly successors: readonly number[];
  /** The index of the next successor. */
  at: number;
}

/** The depth-first search of Tarjan's algorithm. */
class ComponentSearch {
  /** The component of each node. Nodes without a component have -1. */
  readonly components: Int32Array;
  readonly #next: (node: number) => readonly number[];
  /** When the search entered each node. Nodes that the search has not reached have -1. */
  readonly #order: Int32Array;
  /** The earliest node that is known to be in the same component, as a value of `#order`. */
  readonly #low: Int32Array;
  /** The nodes without a component. */
  readonly #open: number[] = [];
  #entered = 0;
  #completed = 0;

  constructor(size: number, next: (node: number) => readonly number[]) {
    this.components = new Int32Array(size).fill(-1);
    this.#order = new Int32Array(size).fill(-1);
    this.#low = new Int32Array(size);
    this.#next = next;
  }

  /** Visits all nodes that can be reached from a node, and assigns them to components. */
  visit(root: number): void {
    if (this.#order[root] !== -1) return;
    const path = [this.#enter(root)];
    for (let step = path.at(-1); step !== undefined; step = path.at(-1)) {
      const successor = step.successors[step.at++];
      if (successor === undefined) {
        path.pop();
        this.#leave(step.node, path.at(-1)?.node);
      } else if (this.#order[successor] === -1) {
        path.push(this.#enter(successor));
      } else if (this.components[successor] === -1) {
        this.#lower(step.node, this.#order[successor]);
      }
    }
  }

  #enter(node: number): Step {
    this.#order[node] = this.#entered;
    this.#low[node] = this.#entered;
    this.#entered++;
    this.#open.push(node);
    return { node, successors: this.#next(node), at: 0 };
  }

  /** If no earlier node is in the component of the node, completes the component. */
  #leave(node: number, parent: number | undefined): void {
    if (parent !== undefined) this.#lower(parent, this.#low[node]);
    if (this.#low[node] !== this.#order[node]) return;
    for (let member = this.#open.pop(); member !== undefined; member = this.#open.pop()) {
      this.components[member] = this.#completed;
      if (member === node) break;
    }
    this.#completed++;
  }

  #lower(node: number, order = 0): void {
    this.#low[node] = Math.min(this.#low[node] ?? 0, order);
  }
}
