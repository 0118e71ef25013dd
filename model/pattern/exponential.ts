import { stronglyConnected } from '../inspect/strongly-connected.ts';
import type { Graph, Rivals } from './graph.ts';

/** The largest number of steps that the analysis examines. A pattern that needs more steps counts as harmless. */
const mostSteps = 500_000;

/**
 * Finds two different paths that match the same text. Both paths lead from one position back to this position. Each repetition of this text
 * doubles the number of ways to match. Returns an atom of each path. Returns undefined if no such paths are found.
 */
export function exponential(graph: Graph): Rivals | undefined {
  const { size, doubled, atom, areInOneLoop, mayEnd } = graph;
  const twice = doubled.find(([from, to]) => areInOneLoop(from, to) && !mayEnd(to));
  if (twice !== undefined) return [atom(twice[0]), atom(twice[1])];

  const loops = Array.from({ length: size }, (_, at) => at).filter((at) => !mayEnd(at));
  const fork = loops.map((at) => quickFork(at, graph)).find((found) => found !== undefined);
  if (fork !== undefined) return fork;

  const first = (pair: number): number => Math.floor(pair / size);
  const second = (pair: number): number => pair % size;
  const budget = { left: mostSteps };
  const pairsAfter = (pair: number): readonly number[] => commonSteps(first(pair), second(pair), graph, budget);
  const diagonal = loops.map((at) => at * size + at);
  const components = stronglyConnected(size * size, pairsAfter, diagonal);
  const meeting = new Set<number | undefined>(diagonal.map((pair) => components[pair]));
  for (let pair = 0; pair < size * size; pair++) {
    if (first(pair) < second(pair) && meeting.has(components[pair])) return [atom(first(pair)), atom(second(pair))];
  }
  return undefined;
}

/**
 * Returns the pairs of positions that two paths can reach from `a` and `b` with one step each. The steps stay in the loop, and match a common
 * character. A pair is one number: the position on the first path, multiplied by the size of the graph, plus the position on the second path.
 */
function commonSteps(a: number, b: number, graph: Graph, budget: { left: number }): readonly number[] {
  const { size, steps, overlap, areInOneLoop } = graph;
  const found: number[] = [];
  for (const toA of steps(a)) {
    if (!areInOneLoop(a, toA)) continue;
    for (const toB of steps(b)) {
      if (budget.left-- > 0 && areInOneLoop(a, toB) && overlap(toA, toB)) found.push(toA * size + toB);
    }
  }
  return found;
}

/**
 * Quickly finds two short paths that match the same text. Most slow patterns have such paths. Both paths start at `position`. Their first
 * steps match a common character, and their second steps lead to the same position.
 */
function quickFork(position: number, { steps, atom, overlap, areInOneLoop }: Graph): Rivals | undefined {
  const near = steps(position).filter((to) => areInOneLoop(position, to));
  for (const [index, a] of near.entries()) {
    for (const b of near.slice(index + 1)) {
      if (!overlap(a, b)) continue;
      const meets = steps(a).some((to) => areInOneLoop(position, to) && steps(b).includes(to));
      if (meets) return [atom(a), atom(b)];
    }
  }
  return undefined;
}
