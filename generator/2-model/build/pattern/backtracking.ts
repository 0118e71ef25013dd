import { createAutomaton } from './automaton.ts';
import { createCharacters } from './characters.ts';
import { exponential } from './exponential.ts';
import { createGraph, type Graph, type Rivals } from './graph.ts';
import { polynomial } from './polynomial.ts';
import { looks, matchesAnywhere, parsePattern, type Syntax } from './syntax.ts';

/** How much work a pattern can make of a text that it refuses, and the atoms that both take the same characters of it. */
export interface Backtracking {
  /** Whether each further character multiplies the work, or adds to it as much as there are characters before it. */
  readonly growth: 'exponential' | 'polynomial';
  readonly atoms: Rivals;
}

/**
 * Whether a text that a pattern refuses can keep the engine busy: the engine tries every way to match, and some patterns have more ways
 * than anybody can wait for. It is exact for regular expressions as mathematics knows them, by the criteria of Weber and Seidl (On the
 * degree of ambiguity of finite automata, 1991); references back to groups are left out, as are patterns of more than 150 atoms.
 *
 * @param pattern a regular expression with the flag `u`.
 */
export function backtrackingOf(pattern: string): Backtracking | undefined {
  const syntax = parsePattern(pattern);
  const overlap = createCharacters(pattern);
  const parts = [syntax, ...looks(syntax)].filter((part) => !matchesAnywhere(part));
  const graphOf = (part: Syntax, isBoundEndless: boolean): Graph[] => {
    const automaton = createAutomaton(part, part === syntax, isBoundEndless);
    return automaton === undefined ? [] : [createGraph(automaton, overlap)];
  };
  for (const graph of parts.flatMap((part) => graphOf(part, true))) {
    const atoms = exponential(graph);
    if (atoms !== undefined) return { growth: 'exponential', atoms };
  }
  for (const graph of parts.flatMap((part) => graphOf(part, false))) {
    const atoms = polynomial(graph);
    if (atoms !== undefined) return { growth: 'polynomial', atoms };
  }
  return undefined;
}
