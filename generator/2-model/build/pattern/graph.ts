import type { Automaton } from './automaton.ts';
import { stronglyConnected } from './components.ts';

/** Two atoms of a pattern that take the same characters. */
export type Rivals = readonly [string, string];

/** An automaton with what both criteria ask of it. */
export interface Graph {
  readonly size: number;
  readonly doubled: Automaton['doubled'];
  atom(position: number): string;
  steps(position: number): readonly number[];
  /** Whether the atoms at two positions take a character in common. */
  overlap(a: number, b: number): boolean;
  /** Whether two positions lead to each other. */
  areInOneLoop(a: number, b: number): boolean;
  /** Whether a position leads back to itself. */
  isLoop(position: number): boolean;
  /** Whether the engine may leave the loop of a position with a match, so that it never tries all the ways through it. */
  mayEnd(position: number): boolean;
}

/**
 * @param overlap whether two atoms take a character in common.
 */
export function createGraph(automaton: Automaton, overlap: (a: string, b: string) => boolean): Graph {
  const { atoms, next, doubled, last } = automaton;
  const lists = next.map((set) => [...set]);
  const steps = (position: number): readonly number[] => lists[position] ?? [];
  const components = stronglyConnected(atoms.length, steps);
  const ends = new Set(Array.from(last, (position) => components[position]));
  const atom = (position: number): string => atoms[position] ?? '';
  const areInOneLoop = (a: number, b: number): boolean => components[a] === components[b];
  return {
    size: atoms.length,
    doubled,
    atom,
    steps,
    overlap: (a, b) => overlap(atom(a), atom(b)),
    areInOneLoop,
    isLoop: (position) => steps(position).some((to) => areInOneLoop(position, to)),
    mayEnd: (position) => ends.has(components[position]),
  };
}
