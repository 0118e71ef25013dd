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
      if (areInOneLoop(p, q) || mayEnd(q) || !divides(p, q, graph, budget)) continue;
      return [p === 0 ? matchStart : atom(p), atom(q)];
    }
  }
  return undefined;
}

/** Returns true if the same text matches on three paths: from `p` to `p`, from `p` to `q`, and from `q` to `q`. */
function divides(p: number, q: number, graph: Graph, budget: { left: number }): boolean {
  const { size, steps, overlap, areInOneLoop } = graph;
  const stateOf = (a: number, b: number, c: number): number => (a * size + b) * size + c;
  const goal = stateOf(p, q, q);
  const seen = new Set([stateOf(p, p, q)]);
  // Iterating over a set also visits the elements that are added during the iteration.
  for (const state of seen) {
    const [a, b, c] = [Math.floor(state / size / size), Math.floor(state / size) % size, state % size];
    for (const toA of steps(a)) {
      if (!areInOneLoop(toA, p)) continue;
      for (const toC of steps(c)) {
        if (!areInOneLoop(toC, q) || !overlap(toA, toC)) continue;
        for (const toB of steps(b)) {
          if (budget.left-- < 0) return false;
          if (overlap(toA, toB) && overlap(toB, toC)) seen.add(stateOf(toA, toB, toC));
        }
      }
    }
    if (seen.has(goal)) return true;
  }
  return false;
}
