import type { DFA } from 'refa';
import type { Language } from './language.ts';

type State = DFA.ReadonlyNode;

/**
 * Returns the number of characters of the shortest and of the longest string of a language. The longest number is `Infinity` if the strings
 * can have any length. Returns undefined if the language is empty.
 */
export function lengthsOf(language: Language): readonly [shortest: number, longest: number] | undefined {
  const distances = distancesToEnd(language);
  const shortest = distances.get(language.initial);
  // The two marks are not part of the string.
  return shortest === undefined ? undefined : [shortest - 2, longestWord(language.initial, distances) - 2];
}

/** Returns the states from which a final state can be reached, and the smallest number of characters to a final state. */
function distancesToEnd(language: Language): ReadonlyMap<State, number> {
  const sources = new Map<State, State[]>();
  for (const state of language.nodes()) {
    for (const target of state.out.values()) {
      const known = sources.get(target) ?? [];
      sources.set(target, known);
      known.push(state);
    }
  }
  const distances = new Map<State, number>(Array.from(language.finals, (state) => [state, 0]));
  for (const [state, distance] of distances)
    for (const source of sources.get(state) ?? []) if (!distances.has(source)) distances.set(source, distance + 1);
  return distances;
}

/** Returns the length of the longest word. Returns `Infinity` if the states form a loop. */
function longestWord(initial: State, useful: ReadonlyMap<State, number>): number {
  const lengths = new Map<State, number>();
  const open = new Set<State>();
  const targetsOf = (state: State): State[] => [...state.out.values()].filter((target) => useful.has(target));
  // A stack in place of recursion, because a string can have thousands of characters.
  const stack: State[] = [initial];
  for (let state = stack.at(-1); state !== undefined; state = stack.at(-1)) {
    const targets = targetsOf(state);
    const missing = targets.filter((target) => !lengths.has(target));
    if (missing.length === 0) {
      lengths.set(state, Math.max(0, ...targets.map((target) => 1 + (lengths.get(target) ?? 0))));
      open.delete(state);
      stack.pop();
    } else if (missing.some((target) => open.has(target))) {
      return Infinity;
    } else {
      open.add(state);
      stack.push(...missing);
    }
  }
  return lengths.get(initial) ?? 0;
}
