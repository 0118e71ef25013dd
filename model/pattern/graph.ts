import type { Automaton } from './automaton.ts';
import { stronglyConnected } from '../inspect/strongly-connected.ts';

/** Two atoms of a pattern that match the same characters. */
export type Rivals = readonly [string, string];

/** An automaton with the functions that `exponential` and `polynomial` need. */
export interface Graph {
  readonly size: number;
  readonly doubled: Automaton['doubled'];
  atom(position: number): string;
  steps(position: number): readonly number[];
  /** Returns true if the atoms at two positions match a common character. */
  overlap(a: number, b: number): boolean;
  /** Returns true if each of the two positions can be reached from the other. */
  areInOneLoop(a: number, b: number): boolean;
  /** Returns true if a position can be reached from itself. */
  isLoop(position: number): boolean;
  /**
   * Returns true if a match can end in the loop that contains a position. The regular expression engine then finds a match, and does not
   * try the other paths through the loop.
   */
  mayEnd(position: number): boolean;
}

/** @param overlap returns true if two atoms match a common character. */
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
