import { stronglyConnected } from './components.ts';
import type { Graph, Rivals } from './graph.ts';

/** Two ways from a position back to it that take the same characters: each round doubles the number of ways. */
export function exponential(graph: Graph): Rivals | undefined {
  const { size, doubled, atom, steps, overlap, areInOneLoop, mayEnd } = graph;
  const twice = doubled.find(([from, to]) => from !== 0 && areInOneLoop(from, to) && !mayEnd(to));
  if (twice !== undefined) return [atom(twice[0]), atom(twice[1])];

  const first = (pair: number): number => Math.floor(pair / size);
  const second = (pair: number): number => pair % size;
  // Both ways stay in the loop, and read the same.
  const components = stronglyConnected(size * size, (pair) => {
    const [a, b] = [first(pair), second(pair)];
    if (!areInOneLoop(a, b)) return [];
    const inLoop = (to: number): boolean => areInOneLoop(a, to);
    return steps(a)
      .filter(inLoop)
      .flatMap((toA) =>
        steps(b)
          .filter((toB) => inLoop(toB) && overlap(toA, toB))
          .map((toB) => toA * size + toB),
      );
  });
  const meeting = new Set<number | undefined>();
  for (let at = 0; at < size; at++) if (!mayEnd(at)) meeting.add(components[at * size + at]);
  for (let pair = 0; pair < size * size; pair++) {
    if (first(pair) < second(pair) && meeting.has(components[pair])) return [atom(first(pair)), atom(second(pair))];
  }
  return undefined;
}
