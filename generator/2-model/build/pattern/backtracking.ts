import { createAutomaton } from './automaton.ts';
import { createCharacters } from './characters.ts';
import { exponential } from './exponential.ts';
import { createGraph, type Graph, type Rivals } from './graph.ts';
import { polynomial } from './polynomial.ts';
import { looks, matchesAnywhere, parsePattern, type Syntax } from './syntax.ts';

/** The time that a pattern can need for a text that it does not match, and the two atoms that match the same characters. */
export interface Backtracking {
  /**
   * Exponential: each further character multiplies the time. Polynomial: the time grows with the square of the length or faster.
   */
  readonly growth: 'exponential' | 'polynomial';
  readonly atoms: Rivals;
}

/**
 * Returns the backtracking that a text can cause if the pattern does not match it: the engine tries every way to match, and some
 * patterns have exponentially many. The result is exact for regular expressions in the mathematical sense, by the criteria of
 * Weber and Seidl (On the degree of ambiguity of finite automata, 1991). Back references and patterns of more than 150 atoms are
 * not analysed.
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
