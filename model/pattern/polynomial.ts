import type { Graph, Rivals } from './graph.ts';

/** The largest number of steps that the analysis examines. A pattern that needs more steps counts as harmless. */
const mostSteps = 500_000;

/** The phrase in messages for position 0, which represents all text before the match. */
export const matchStart = 'The text before the match';

/**
 * Finds two consecutive loops that match the same text. A text can then be divided between the two loops at every position, and the regular
 * expression engine tries all positions. Returns an atom of each loop. Returns undefined if no such loops are found.
 */
export function polynomial(graph: Graph): Rivals | undefined {
  const { size, atom, isLoop, areInOneLoop, mayEnd } = graph;
  const loops = Array.from({ length: size }, (_, position) => position).filter(isLoop);
  const budget = { left: mostSteps };
  for (const p of loops) {
    for (const q of loops) {
      if (areInOneLoop(p, q) || mayEnd(q) || !new ThreePaths(p, q, graph, budget).exist()) continue;
      return [p === 0 ? matchStart : atom(p), atom(q)];
    }
  }
  return undefined;
}

/** The search for a text that matches on three paths: from `p` to `p`, from `p` to `q`, and from `q` to `q`. */
class ThreePaths {
  readonly #p: number;
  readonly #q: number;
  readonly #graph: Graph;
  readonly #budget: { left: number };
  /** The states that are reached until now. A state is a position on each of the paths, as one number. */
  readonly #reached: Set<number>;

  /** @param budget the number of steps that this search and the next ones may examine. */
  constructor(p: number, q: number, graph: Graph, budget: { left: number }) {
    this.#p = p;
    this.#q = q;
    this.#graph = graph;
    this.#budget = budget;
    this.#reached = new Set([this.#stateOf(p, p, q)]);
  }

  /** Returns false if such a text does not exist, or if the budget is exhausted. */
  exist(): boolean {
    const goal = this.#stateOf(this.#p, this.#q, this.#q);
    // Iterating over a set also visits the elements that are added during the iteration.
    for (const state of this.#reached) {
      if (!this.#stepFrom(state)) return false;
      if (this.#reached.has(goal)) return true;
    }
    return false;
  }

  #stateOf(a: number, b: number, c: number): number {
    const { size } = this.#graph;
    return (a * size + b) * size + c;
  }

  /** Adds the states after a state. The first and the last path stay in their loops. Returns false if the budget is exhausted. */
  #stepFrom(state: number): boolean {
    const { size, steps, overlap, areInOneLoop } = this.#graph;
    const [a, b, c] = [Math.floor(state / size / size), Math.floor(state / size) % size, state % size];
    const lasts = steps(c).filter((to) => areInOneLoop(to, this.#q));
    for (const toA of steps(a)) {
      if (!areInOneLoop(toA, this.#p)) continue;
      for (const toC of lasts) if (overlap(toA, toC) && !this.#stepBetween(toA, b, toC)) return false;
    }
    return true;
  }

  /** Adds the states in which the first and the last path are at the given positions, and the middle path has left `b`. */
  #stepBetween(toA: number, b: number, toC: number): boolean {
    const { steps, overlap } = this.#graph;
    for (const toB of steps(b)) {
      if (this.#budget.left-- < 0) return false;
      if (overlap(toA, toB) && overlap(toB, toC)) this.#reached.add(this.#stateOf(toA, toB, toC));
    }
    return true;
  }
}
